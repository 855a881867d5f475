import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Painting, type PaintingName } from '#ui/painting.tsx'
import styles from './notice-page.module.css'

interface NoticePageProps {
  painting: PaintingName
  title: string
  lead: string
  children?: ReactNode
}

/** A page with one message: nothing here, or something failed. */
export function NoticePage({ painting, title, lead, children }: NoticePageProps) {
  return (
    <main id="content" className={classNames('wrap', styles.page)}>
      <Painting of={painting} />
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
    </main>
  )
}
