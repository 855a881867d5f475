/** Database calls for the templates of the shelf, of the choice of tales, and of an address that names one. */
import * as v from 'valibot'
import { templateIdSchema } from '#domain/ids.ts'
import type { StoryTemplate } from '#domain/template.ts'
import type { TemplateList, TemplateSource } from '#features/dashboard/use-templates.ts'
import { readTemplate, readTemplateDetails, watchFavourites, watchTemplates } from '#firebase/templates.ts'
import { fetchOnce } from './dialogs/opened-by-address.tsx'

export const templateSource: TemplateSource = { watchFavourites, watchTemplates, readTemplateDetails }

/** The favourite first; null while the list loads. */
export function everyTemplate(list: TemplateList): StoryTemplate[] | null {
  if (list.is === 'loading') return null
  return list.featured ? [list.featured, ...list.others] : list.others
}

/** @param id as it stands in the address */
export const fetchTemplate = (id: string | null) =>
  fetchOnce('address: template', async () => {
    const parsed = v.safeParse(templateIdSchema, id)
    return parsed.success ? readTemplate(parsed.output) : null
  })
