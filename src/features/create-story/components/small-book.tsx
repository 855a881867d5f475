import { useId, type ComponentProps, type ReactNode } from 'react'
import { CREATE_STORY } from '#text/create-story.ts'
import { Dialog } from '#ui/dialog.tsx'
import { PreviewBook } from './preview-book.tsx'
import styles from './small-book.module.css'

interface SmallBookProps extends ComponentProps<typeof PreviewBook> {
  heading: string
  lead: string
  onClose: () => void
  /** Stays in view beneath the book. */
  foot?: ReactNode
}

/** The book in small, over a page. */
export function SmallBook({ heading, lead, onClose, foot, ...book }: SmallBookProps) {
  const headingId = useId()
  return (
    <Dialog onClose={onClose} labelledBy={headingId} closeLabel={CREATE_STORY.close} className={styles.dialog}>
      <div className={styles.head}>
        <h2 id={headingId}>{heading}</h2>
        <p className="lead">{lead}</p>
      </div>
      <PreviewBook {...book} />
      <div className={styles.foot}>{foot}</div>
    </Dialog>
  )
}
