import type { StoryTemplate } from '#domain/template.ts'

/** What a parent may do with a template of the shelf. */
export interface TemplateActions {
  onRead: (template: StoryTemplate) => void
  onTry: (template: StoryTemplate) => void
}
