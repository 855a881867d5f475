import type { ReactNode } from 'react'

/** One part of the product in one of its states. */
export interface Specimen {
  /** The address: `#story-card-unpaid` on the page, `?only=story-card-unpaid` alone. */
  id: string
  name: string
  note?: string
  /** Its source file, from the project's folder. */
  file: string
  /** The share of the page's width; absent: all of it. */
  width?: 'third' | 'half'
  /** Made for the dark pages. */
  dark?: boolean
  /** The specimen fills a window: it gets a frame of this height. */
  windowPx?: number
  element: ReactNode
}
