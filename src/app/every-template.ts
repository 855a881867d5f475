import type { StoryTemplate } from '#domain/template.ts'
import type { TemplateList } from '#features/dashboard/use-templates.ts'

const NONE: StoryTemplate[] = []

/** The favourite first; none while the list is on its way. */
export function everyTemplate(list: TemplateList): StoryTemplate[] {
  if (list.is === 'loading') return NONE
  return list.featured ? [list.featured, ...list.others] : list.others
}
