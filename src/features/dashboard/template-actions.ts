import type { StoryTemplate } from '#domain/template.ts'

/** What a parent may do with a story of the library. */
export interface TemplateActions {
  onRead: (template: StoryTemplate) => void
  onTry: (template: StoryTemplate) => void
}
