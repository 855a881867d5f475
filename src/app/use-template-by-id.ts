import * as v from 'valibot'
import { templateIdSchema } from '#domain/ids.ts'
import { asProblem } from '#domain/problem.ts'
import type { StoryTemplate } from '#domain/template.ts'
import { readTemplate } from '#firebase/templates.ts'
import { useNamedByAddress } from './use-named-by-address.ts'

/** The template that the address names, also one that is too old for the shelf's window. */
export const useTemplateById = (
  id: string | null,
  shown: StoryTemplate[],
  listIsReady: boolean,
  onMissing: () => void,
): StoryTemplate | null =>
  useNamedByAddress({ id, shown: listIsReady ? shown : null, fetchOne: fetchTemplate, onMissing })

async function fetchTemplate(id: string): Promise<StoryTemplate | null> {
  const parsed = v.safeParse(templateIdSchema, id)
  if (!parsed.success) return null
  try {
    return await readTemplate(parsed.output)
  } catch (error) {
    console.warn(`template ${id}: ${asProblem(error).code}`, error)
    return null
  }
}
