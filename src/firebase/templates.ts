/** Story templates: live pages by date, favourites separately (product 3.8), details one template at a time. */
import { equalTo, get, orderByChild, query, ref } from 'firebase/database'
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import type { TemplateId } from '#domain/ids.ts'
import type { Cursor, Page } from '#domain/live-pages.ts'
import { Problem } from '#domain/problem.ts'
import {
  parseStoryTemplate,
  storyTemplateDetailsSchema,
  type StoryTemplate,
  type StoryTemplateDetails,
} from '#domain/template.ts'
import { database } from './database.ts'
import { withinDeadline } from './deadline.ts'
import { watchList, watchPage } from './live-page.ts'

const TEMPLATES = { path: paths.storyTemplates, called: ['templates', 'template'], parse: parseStoryTemplate } as const

/** Favourites, however old they are, newest first. @returns a function that stops it */
export const watchFavourites = (
  onChange: (favourites: StoryTemplate[]) => void,
  onFailed: (problem: Problem) => void,
): (() => void) =>
  watchList(
    TEMPLATES,
    query(ref(database(), TEMPLATES.path), orderByChild('isWeeklyFavorite'), equalTo(true)),
    (favourites) => onChange(favourites.sort((one, other) => other.createdAt - one.createdAt)),
    onFailed,
  )

/** A page of all templates, favourites included. @returns a function that stops it */
export const watchTemplates = (
  from: Cursor | null,
  onChange: (page: Page<StoryTemplate>) => void,
  onFailed: (problem: Problem) => void,
): (() => void) => watchPage(TEMPLATES, from, onChange, onFailed)

/** One template, whether or not a list holds it; null if there is none. */
export async function readTemplate(id: TemplateId): Promise<StoryTemplate | null> {
  const snapshot = await withinDeadline(get(ref(database(), paths.storyTemplate(id))), 'read template')
  return snapshot.exists() ? parseStoryTemplate(id, snapshot.val()) : null
}

/** @throws Problem 'not-found' if the template has no pages to read */
export async function readTemplateDetails(id: TemplateId): Promise<StoryTemplateDetails> {
  const snapshot = await withinDeadline(get(ref(database(), paths.storyTemplate(id))), 'read template details')
  const parsed = v.safeParse(storyTemplateDetailsSchema, snapshot.val())
  if (!parsed.success) throw new Problem('not-found', `template ${id} has no details: ${v.summarize(parsed.issues)}`)
  return parsed.output
}
