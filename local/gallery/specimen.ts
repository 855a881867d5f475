import type { ReactNode } from 'react'

/** One part of the product in one of its states. */
export interface Specimen {
  /** Its address: `#story-card-unpaid` on the page, `?only=story-card-unpaid` alone. */
  id: string
  name: string
  note?: string
  /** Its source file, from the project's folder. */
  file: string
  /** How much of the page's width it is given; absent: all of it. */
  width?: 'third' | 'half'
  /** It is made for the dark rooms. */
  dark?: boolean
  /** It fills a window, so that it is shown in one of its own, so many pixels high. */
  windowPx?: number
  element: ReactNode
}
