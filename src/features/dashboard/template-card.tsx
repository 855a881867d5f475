import { useId, type MouseEvent } from 'react'
import type { StoryTemplate } from '#domain/template.ts'
import { DASHBOARD } from '#text/dashboard.ts'
import { BookCover } from '#ui/book.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Medallion } from '#ui/medallion.tsx'
import { Tags } from '#ui/tags.tsx'
import type { TemplateActions } from './template-actions.ts'
import styles from './template-card.module.css'

interface TemplateCardProps extends TemplateActions {
  template: StoryTemplate
  open: boolean
  onToggle: () => void
}

/**
 * A book on the shelf. Its actions appear on hover and focus; on a device without hover, a tap on the card toggles
 * them.
 */
export function TemplateCard({ template, open, onToggle, onRead, onTry, onCover }: TemplateCardProps) {
  const titleId = useId()
  const { title, tags, thumbnailURL, coverImageURL, originalPhotoURL } = template
  const toggleOnTouch = (event: MouseEvent<HTMLElement>) => {
    const onAction = event.target instanceof Element && event.target.closest('button')
    if (!onAction && window.matchMedia('(hover: none)').matches) onToggle()
  }
  return (
    // The tap only uncovers two buttons that the keyboard reaches without it.
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions
    <article className={styles.card} data-open={open || undefined} aria-labelledby={titleId} onClick={toggleOnTouch}>
      <div className={styles.picture}>
        <BookCover src={thumbnailURL || coverImageURL} alt="" bookId={template.id} className={styles.book}>
          {onCover?.(template)}
        </BookCover>
        <div className={classNames(styles.actions, 'dark')}>
          <Button small onClick={() => onTry(template)} aria-describedby={titleId}>
            {DASHBOARD.tryNow}
          </Button>
          <Button small variant="paper" onClick={() => onRead(template)} aria-describedby={titleId}>
            {DASHBOARD.read}
          </Button>
        </div>
        {originalPhotoURL && (
          <Medallion src={originalPhotoURL} alt={DASHBOARD.originalPhoto} className={styles.medallion} />
        )}
      </div>
      <h3 id={titleId}>{title}</h3>
      <Tags tags={tags} />
    </article>
  )
}
