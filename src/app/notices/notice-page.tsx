import type { ReactNode } from 'react'
import { CastPicture } from '#ui/cast-picture.tsx'

interface NoticePageProps {
  title: string
  lead: string
  children?: ReactNode
}

/** A page with one message: nothing here, or something failed. */
export function NoticePage({ title, lead, children }: NoticePageProps) {
  return (
    <main
      id="content"
      className="wrap grid min-h-[80dvh] place-content-center justify-items-center gap-4 py-16 text-center"
    >
      <CastPicture />
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children}
    </main>
  )
}
