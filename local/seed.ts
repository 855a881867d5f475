/** Writes the story templates into the local database: at each start, and again whenever it is called. */
import { storyWorlds, templateRecord } from '#stories/library.ts'
import { DATABASE_NAMESPACE } from './environment/variables.ts'

/** Templates are a day apart, so that 'newest first' has one answer; the library's first template is the newest. */
const DAY_MS = 86_400_000

/** The whole of `storyTemplates`. */
export const templateRecords = (nowMs: number) =>
  Object.fromEntries(
    storyWorlds.map((world, index) => {
      const createdAt = nowMs - index * DAY_MS
      return [world.id, { ...templateRecord(world), createdAt, updatedAt: createdAt }]
    }),
  )

/**
 * @param databaseUrl the emulator, without its namespace
 * @throws if the database refuses, with its answer
 */
export const seedDatabase = (databaseUrl: string, nowMs = Date.now()): Promise<void> =>
  writeAsOwner(databaseUrl, 'storyTemplates', templateRecords(nowMs))

/**
 * Writes as the server does: the rules do not apply. @param path without a slash in front
 * @throws if the database refuses, with its answer
 */
export async function writeAsOwner(databaseUrl: string, path: string, value: unknown): Promise<void> {
  const answer = await fetch(`${databaseUrl}/${path}.json?ns=${DATABASE_NAMESPACE}&print=silent`, {
    method: 'PUT',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify(value),
  })
  if (!answer.ok) throw new Error(`The database refused ${path}: ${answer.status} ${await answer.text()}`)
}
