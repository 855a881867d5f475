/** The remains of a deleted account. */
import { database, environmentVariable, type Account } from '../../support/local-env.ts'

/** All that the database still has of the user, by top-level path. */
export async function leftOver({ uid }: Account): Promise<Record<string, unknown>> {
  const rooms = ['userStories', 'transformations', 'mediaIndex', 'limits', 'quotas', 'consents']
  const found = await Promise.all(rooms.map(async (room) => [room, await database.read(`${room}/${uid}`)] as const))
  return Object.fromEntries(found.filter(([, value]) => value !== null))
}

export async function canSignIn({ email, password }: Account): Promise<boolean> {
  const url = `${environmentVariable('WORLD_AUTH_URL')}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local-world`
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ email, password }) })
  await answer.arrayBuffer()
  return answer.status === 200
}
