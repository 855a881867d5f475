/** Story templates: two live windows (product 3.8), older ones as one scrolls, details one template at a time. */
import {
  endBefore,
  equalTo,
  get,
  limitToLast,
  onValue,
  orderByChild,
  query,
  ref,
  type DataSnapshot,
  type Query,
} from 'firebase/database'
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import type { TemplateId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import {
  parseStoryTemplate,
  storyTemplateDetailsSchema,
  type StoryTemplate,
  type StoryTemplateDetails,
} from '#domain/template.ts'
import { report } from '#report'
import { database } from './database.ts'
import { databaseProblem, withinDeadline } from './deadline.ts'

export const TEMPLATE_WINDOW = 24

/** Both lists newest first. A favourite may stand in both. */
export interface TemplateWindows {
  favourites: StoryTemplate[]
  latest: StoryTemplate[]
}

/** @param onChange called once both windows have answered, then at every change. @returns how to stop */
export function watchTemplates(
  onChange: (windows: TemplateWindows) => void,
  onFailed: (problem: Problem) => void,
): () => void {
  const seen: Partial<TemplateWindows> = {}
  const watchWindow = (name: keyof TemplateWindows, window: Query) =>
    onValue(
      window,
      (snapshot) => {
        seen[name] = parseList(snapshot)
        if (seen.favourites && seen.latest) onChange({ favourites: seen.favourites, latest: seen.latest })
      },
      (error) => onFailed(databaseProblem(error, `watch ${name} templates`)),
    )
  const stops = [
    watchWindow('favourites', query(templates(), orderByChild('isWeeklyFavorite'), equalTo(true))),
    watchWindow('latest', query(templates(), orderByChild('createdAt'), limitToLast(TEMPLATE_WINDOW))),
  ]
  return () => stops.forEach((stop) => stop())
}

/** The window before the oldest template that is known, newest first; empty at the end. */
export async function readOlderTemplates(oldest: StoryTemplate): Promise<StoryTemplate[]> {
  const window = query(
    templates(),
    orderByChild('createdAt'),
    endBefore(oldest.createdAt, oldest.id),
    limitToLast(TEMPLATE_WINDOW),
  )
  return parseList(await withinDeadline(get(window), 'read older templates'))
}

/** One template that no window need hold; null where there is none. */
export async function readTemplate(id: TemplateId): Promise<StoryTemplate | null> {
  const snapshot = await withinDeadline(get(ref(database(), paths.storyTemplate(id))), 'read template')
  return snapshot.exists() ? parseStoryTemplate(id, snapshot.val()) : null
}

/** @throws Problem 'not-found' where the template has no pages to read */
export async function readTemplateDetails(id: TemplateId): Promise<StoryTemplateDetails> {
  const snapshot = await withinDeadline(get(ref(database(), paths.storyTemplate(id))), 'read template details')
  const parsed = v.safeParse(storyTemplateDetailsSchema, snapshot.val())
  if (!parsed.success) throw new Problem('not-found', `template ${id} has no details: ${v.summarize(parsed.issues)}`)
  return parsed.output
}

const templates = () => ref(database(), paths.storyTemplates)

function parseList(snapshot: DataSnapshot): StoryTemplate[] {
  const list: StoryTemplate[] = []
  snapshot.forEach((child) => {
    const template = parseStoryTemplate(child.key, child.val())
    if (template) list.push(template)
    else report(new Problem('unknown', `${child.key} was left out: its record is not a template`), 'templates: parse')
  })
  return list.sort((one, other) => other.createdAt - one.createdAt)
}
