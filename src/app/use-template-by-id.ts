import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { templateIdSchema } from '#domain/ids.ts'
import { asProblem } from '#domain/problem.ts'
import type { StoryTemplate } from '#domain/template.ts'
import { readTemplate } from '#firebase/templates.ts'

/**
 * The template that the address names: from the shelf, or, where it is too old for the shelf's window, from the database.
 * @param onMissing the address names none: whoever opened it closes again
 */
export function useTemplateById(id: string | null, shown: StoryTemplate[], listIsReady: boolean, onMissing: () => void): StoryTemplate | null {
  const [fetched, setFetched] = useState<StoryTemplate | null>(null)
  const known = shown.find((template) => template.id === id) ?? (fetched?.id === id ? fetched : null)
  const wanted = id !== null && listIsReady && !known ? id : null

  useEffect(() => {
    if (!wanted) return
    let gone = false
    fetchTemplate(wanted).then((template) => {
      if (gone) return
      if (template) setFetched(template)
      else onMissing()
    })
    return () => {
      gone = true
    }
  }, [wanted, onMissing])

  return id === null ? null : known
}

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
