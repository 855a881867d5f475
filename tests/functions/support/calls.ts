/** Calls the functions as a browser does, and makes tokens with faults. */
import { UnsecuredJWT } from 'jose'
import { functionUrl, environmentVariable, type Account } from '../../support/local-env.ts'

export interface Answer {
  status: number
  body: Record<string, unknown>
}

export async function postJson(name: string, idToken: string | null, body: unknown): Promise<Answer> {
  return answerOf(
    await fetch(functionUrl(name), {
      method: 'POST',
      headers: headersOf(idToken, 'application/json'),
      body: JSON.stringify(body),
    }),
  )
}

export async function postForm(name: string, idToken: string | null, form: FormData): Promise<Answer> {
  return answerOf(await fetch(functionUrl(name), { method: 'POST', headers: headersOf(idToken), body: form }))
}

export const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  body: (await response.json()) as Answer['body'],
})

/** Reads the body of a GET to its end and returns only the status. */
export async function statusOf(url: string): Promise<number> {
  const response = await fetch(url)
  await response.arrayBuffer()
  return response.status
}

const headersOf = (idToken: string | null, contentType?: string): Record<string, string> => ({
  ...(idToken !== null && { Authorization: idToken.startsWith('Invitation ') ? idToken : `Bearer ${idToken}` }),
  ...(contentType && { 'Content-Type': contentType }),
})

/** Makes a token like those of the Auth emulator, with any fault that a test needs. */
export function tokenFor(
  { uid, email }: Account,
  {
    expiresInS = 3_600,
    signedInAgoS = 0,
    project = environmentVariable('FIREBASE_PROJECT_ID'),
    claims = {} as Record<string, unknown>,
  } = {},
): string {
  const nowS = Math.floor(Date.now() / 1_000)
  return new UnsecuredJWT({ email, user_id: uid, auth_time: nowS - signedInAgoS, ...claims })
    .setSubject(uid)
    .setIssuer(`https://securetoken.google.com/${project}`)
    .setAudience(project)
    .setIssuedAt(nowS - 7_200)
    .setExpirationTime(nowS + expiresInS)
    .encode()
}

/** Calls the function in this process, for tests that look into its stores. */
export const callHere = (name: string, idToken: string | null, body: unknown): Promise<Response> =>
  handleHere(name, headersOf(idToken, 'application/json'), JSON.stringify(body))

/** The same as callHere, with a form. */
export const callHereWithForm = (name: string, idToken: string | null, form: FormData): Promise<Response> =>
  handleHere(name, headersOf(idToken), form)

async function handleHere(name: string, headers: HeadersInit, body: BodyInit): Promise<Response> {
  const { default: handle } = (await import(`../../../netlify/functions/${name}.ts`)) as {
    default: (request: Request) => Promise<Response>
  }
  return handle(new Request(functionUrl(name), { method: 'POST', headers, body }))
}
