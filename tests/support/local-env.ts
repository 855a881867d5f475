/** Requests of tests to the running local environment: accounts, the database as its owner, and a clean start. */

/** @throws if the environment is not started; `npm test` and the projects' global set-ups start it */
export function environmentVariable(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run this by 'npm test' or 'npm test -- functions|e2e'.`)
  return value
}

export const appUrl = (path = '') => `${environmentVariable('WORLD_APP_URL')}${path}`
export const functionUrl = (name: string) => appUrl(`/.netlify/functions/${name}`)
export const stripeUrl = (path: string) => `${environmentVariable('WORLD_STRIPE_URL')}${path}`
export const webhookUrl = (path: string) => `${environmentVariable('WORLD_WEBHOOK_URL')}${path}`

export interface Account {
  uid: string
  email: string
  password: string
  idToken: string
  refreshToken: string
}

let accounts = 0

/**
 * A new e-mail address for this run, with tags that make the stand-ins behave specially for this account:
 * `webhook-never`, `refund-failed` (packages/stripe-stand-in/requests.ts), `mail-fail`
 * (local/webhook-stand-in/server.ts).
 */
export const taggedEmail = (...tags: readonly string[]): string =>
  `${[`veli-${process.pid}-${Date.now()}-${++accounts}`, ...tags].join('+')}@example.test`

/** Creates an account at the Auth emulator, without the app. Each e-mail is used once in a run. */
export async function signUpByApi(email = taggedEmail(), password = 'masal-sifresi'): Promise<Account> {
  const answer = await fetch(
    `${environmentVariable('WORLD_AUTH_URL')}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local-world`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  )
  const { localId, idToken, refreshToken } = (await expectOk(answer)) as Record<
    'localId' | 'idToken' | 'refreshToken',
    string
  >
  return { uid: localId, email, password, idToken, refreshToken }
}

/**
 * Signs the user out everywhere, as a changed password does, or a Google sign-in that replaces a password.
 * @param inS seconds until then: sessions that begin earlier end too
 */
export async function endSessions({ uid: localId }: Pick<Account, 'uid'>, inS = 0): Promise<void> {
  const project = environmentVariable('FIREBASE_PROJECT_ID')
  const url = `${environmentVariable('WORLD_AUTH_URL')}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`
  const body = JSON.stringify({ localId, validSince: String(Math.floor(Date.now() / 1_000) + inS) })
  const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' }
  await expectOk(await fetch(url, { method: 'POST', headers, body }))
}

/** The database without its rules, as the functions see it. Paths have no leading slash and no `.json`. */
export const database = {
  read: async (path: string): Promise<unknown> => expectOk(await fetch(databaseUrl(path), { headers: owner })),
  write: async (path: string, value: unknown): Promise<unknown> =>
    expectOk(await fetch(databaseUrl(path), { method: 'PUT', headers: owner, body: JSON.stringify(value) })),
  update: async (path: string, value: object): Promise<unknown> =>
    expectOk(await fetch(databaseUrl(path), { method: 'PATCH', headers: owner, body: JSON.stringify(value) })),
  erase: async (path: string): Promise<unknown> =>
    expectOk(await fetch(databaseUrl(path), { method: 'DELETE', headers: owner })),
}

/** Asks until there is an answer: for work that a background function does after it has answered its caller. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false>,
  timeoutMs = 60_000,
): Promise<T> {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    const answer = await ask()
    if (answer) return answer
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Waited ${timeoutMs / 1_000} s in vain: ${what}`)
}

const owner = { Authorization: 'Bearer owner' }

const databaseUrl = (path: string, more = '') =>
  `${environmentVariable('WORLD_DATABASE_URL')}/${path}.json?ns=${environmentVariable('WORLD_DATABASE_NS')}${more}`

async function expectOk(answer: Response): Promise<unknown> {
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text}`)
  return text === '' ? null : JSON.parse(text)
}
