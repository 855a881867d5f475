import { DASHBOARD } from '#text/dashboard.ts'
import { BookCover } from '#ui/book.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { Medallion } from '#ui/medallion.tsx'
import { Ribbon } from '#ui/ribbon.tsx'
import { Tags } from '#ui/tags.tsx'
import type { StoryTemplate } from '#domain/template.ts'
import { classNames } from '#ui/class-names.ts'
import type { TemplateActions } from './template-actions.ts'
import styles from './featured-template.module.css'

/** The newest weekly favourite, large, with its actions always in sight. */
export function FeaturedTemplate({ template, onRead, onTry, onCover }: TemplateActions & { template: StoryTemplate }) {
  const { title, description, tags, thumbnailURL, coverImageURL, originalPhotoURL } = template
  return (
    <section className={styles.featured} aria-labelledby="featured-title">
      <div className={styles.picture}>
        <Ribbon className={styles.ribbon}>{DASHBOARD.ribbon}</Ribbon>
        <BookCover src={thumbnailURL || coverImageURL} alt="" bookId={template.id}>
          {onCover?.(template)}
        </BookCover>
        {originalPhotoURL && (
          <Medallion src={originalPhotoURL} alt={DASHBOARD.originalPhoto} className={styles.medallion} />
        )}
      </div>
      <div className={styles.words}>
        <p className={classNames('hand', styles.note)}>{DASHBOARD.favouriteNote}</p>
        <h2 id="featured-title">{title}</h2>
        <p className={styles.description}>{description}</p>
        <Tags tags={tags} />
        <div className={styles.actions}>
          <Button onClick={() => onTry(template)} aria-describedby="featured-title">
            {DASHBOARD.tryNow}
          </Button>
          <Button variant="paper" onClick={() => onRead(template)} aria-describedby="featured-title">
            <Icon name="book" />
            {DASHBOARD.read}
          </Button>
          <p className={styles.hint}>{DASHBOARD.tryNote}</p>
        </div>
      </div>
    </section>
  )
}
