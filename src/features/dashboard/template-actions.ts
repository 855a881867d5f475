import type { StoryTemplate } from '#domain/template.ts'

/** A parent's actions on a template of the shelf. */
export interface TemplateActions {
  onRead: (template: StoryTemplate) => void
  onTry: (template: StoryTemplate) => void
}
