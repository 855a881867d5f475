import type { TemplateSource } from '#features/dashboard/use-templates.ts'
import { readOlderTemplates, readTemplateDetails, TEMPLATE_WINDOW, watchTemplates } from '#firebase/templates.ts'

/** Where shelf and choice of worlds get the templates from. */
export const templateSource: TemplateSource = {
  windowSize: TEMPLATE_WINDOW,
  watchTemplates,
  readOlderTemplates,
  readTemplateDetails,
}
