/** Calls of the functions as a browser makes them, and the tokens that one should not have. */
import { UnsecuredJWT } from 'jose'
import { functionUrl, worldVariable, type Account } from '../../support/world.ts'

export interface Answer { status: number; body: Record<string, unknown> }

export async function postJson(name: string, idToken: string | null, body: unknown): Promise<Answer> {
  return answerOf(await fetch(functionUrl(name), { method: 'POST', headers: headersOf(idToken, 'application/json'), body: JSON.stringify(body) }))
}

export async function postForm(name: string, idToken: string | null, form: FormData): Promise<Answer> {
  return answerOf(await fetch(functionUrl(name), { method: 'POST', headers: headersOf(idToken), body: form }))
}

export const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  body: (await response.json()) as Answer['body'],
})

/** The status of a GET whose body, read to its end, is of no interest. */
export async function statusOf(url: string): Promise<number> {
  const response = await fetch(url)
  await response.arrayBuffer()
  return response.status
}

const headersOf = (idToken: string | null, contentType?: string): Record<string, string> => ({
  ...(idToken !== null && { Authorization: `Bearer ${idToken}` }),
  ...(contentType && { 'Content-Type': contentType }),
})

/** As the Auth emulator makes them, with whatever one wants to be wrong. */
export function tokenFor({ uid, email }: Account, { expiresInS = 3_600, project = worldVariable('FIREBASE_PROJECT_ID') } = {}): string {
  const nowS = Math.floor(Date.now() / 1_000)
  return new UnsecuredJWT({ email, user_id: uid })
    .setSubject(uid)
    .setIssuer(`https://securetoken.google.com/${project}`)
    .setAudience(project)
    .setIssuedAt(nowS - 7_200)
    .setExpirationTime(nowS + expiresInS)
    .encode()
}
