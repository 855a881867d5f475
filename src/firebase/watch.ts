/** Live reads of the signed-in user's data. */
import { onValue, type DataSnapshot, type Query } from 'firebase/database'
import type { Problem } from '#domain/problem.ts'
import { currentUser } from './auth.ts'
import { databaseProblem } from './deadline.ts'

/** @param name for the log. @returns a function that stops it */
export const watchOwn = (
  name: string,
  place: Query,
  onSnapshot: (snapshot: DataSnapshot) => void,
  onFailed: (problem: Problem) => void,
): (() => void) =>
  onValue(place, onSnapshot, (error) => {
    // An erasure, or a sign-out in another tab, ends the right to listen before this page notices it: that is no
    // failure (product 2.13).
    if (currentUser()) onFailed(databaseProblem(error, `watch ${name}`))
  })

/** @param parse returns null for a record that is left out */
export function listIn<Item>(snapshot: DataSnapshot, parse: (key: string, value: unknown) => Item | null): Item[] {
  const items: Item[] = []
  snapshot.forEach((child) => {
    const item = parse(child.key, child.val())
    if (item) items.push(item)
  })
  return items
}
