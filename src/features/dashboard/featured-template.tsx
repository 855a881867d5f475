import { dashboardText } from '#text/dashboard.ts'
import { BookCover } from '#ui/book.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { Medallion } from '#ui/medallion.tsx'
import { Ribbon } from '#ui/ribbon.tsx'
import { Tags } from '#ui/tags.tsx'
import type { StoryTemplate } from '#domain/template.ts'
import type { TemplateActions } from './dashboard.tsx'

/** The newest weekly favourite, large, with its actions always in sight. */
export function FeaturedTemplate({ template, onRead, onTry }: TemplateActions & { template: StoryTemplate }) {
  const { title, description, tags, thumbnailURL, coverImageURL, originalPhotoURL } = template
  return (
    <section className="featured" aria-labelledby="featured-title">
      <div className="featured__picture">
        <Ribbon className="featured__ribbon">{dashboardText.ribbon}</Ribbon>
        <BookCover src={thumbnailURL || coverImageURL} alt="" className="featured__book" />
        {originalPhotoURL && (
          <Medallion src={originalPhotoURL} alt={dashboardText.originalPhoto} className="featured__medallion" />
        )}
      </div>
      <div>
        <p className="hand featured__note">{dashboardText.favouriteNote}</p>
        <h2 id="featured-title">{title}</h2>
        <p className="featured__description">{description}</p>
        <Tags tags={tags} />
        <div className="featured__actions">
          <Button onClick={() => onTry(template)} aria-describedby="featured-title">
            {dashboardText.tryNow}
          </Button>
          <Button look="paper" onClick={() => onRead(template)} aria-describedby="featured-title">
            <Icon name="book" />
            {dashboardText.read}
          </Button>
        </div>
      </div>
    </section>
  )
}
