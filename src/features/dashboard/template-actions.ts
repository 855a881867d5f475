import type { ReactNode } from 'react'
import type { StoryTemplate } from '#domain/template.ts'

/** A parent's actions on a template of the shelf, and what its cover shows. */
export interface TemplateActions {
  onRead: (template: StoryTemplate) => void
  onTry: (template: StoryTemplate) => void
  /** Draws over a template's cover, for example the children that the parent keeps. */
  onCover?: (template: StoryTemplate) => ReactNode
}
