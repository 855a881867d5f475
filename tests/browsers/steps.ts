/** A walk's single steps: each waits for what it needs. */
import { byLabel, byRole, byText, type DrivenBrowser, type DrivenElement } from './browser.ts'

const WAIT_MS = 60_000
/** A book takes twenty seconds, and minutes on a machine that is busy with other things. */
export const BOOK_MS = 240_000
const LOOK_EVERY_MS = 200
const WORDS_HEARD = 3

/** The word that is lit while it is heard (packages/sound/read-along.ts): it moves by the clock of the sound. */
const LIT_WORD = `return [...(CSS.highlights?.get('spoken-word') ?? [])].map(String)[0] ?? null`

/** Words are lit one after the other: the sound's clock runs. */
export async function hear(browser: DrivenBrowser): Promise<void> {
  const heard = new Set<string>()
  await until('words that are heard', async () => {
    const word = await browser.evaluate<string | null>(LIT_WORD)
    if (word) heard.add(word)
    return heard.size >= WORDS_HEARD
  })
}

export const press = (browser: DrivenBrowser, role: string, name: string | RegExp, timeoutMs?: number) =>
  act(browser, `to press the ${role} ${name}`, byRole(role, name), (element) => element.press(), timeoutMs)

export const fill = (browser: DrivenBrowser, label: string, text: string) =>
  act(browser, `to fill ${label}`, byLabel(label), (element) => element.fill(text))

export const see = (browser: DrivenBrowser, text: string, timeoutMs?: number) =>
  act(browser, `to see ${text}`, byText(text), undefined, timeoutMs)

/** Once it is there. */
export const act = (
  browser: DrivenBrowser,
  what: string,
  find: string,
  how: (element: DrivenElement) => Promise<void> = () => Promise.resolve(),
  timeoutMs?: number,
) =>
  until(
    what,
    async () => {
      const element = await browser.find(find)
      if (element) await how(element)
      return element !== null
    },
    timeoutMs,
  )

export const at = (browser: DrivenBrowser, path: string) =>
  until(`to be at ${path}`, async () => (await browser.evaluate('return location.pathname')) === path)

export async function until(what: string, isSo: () => Promise<boolean>, timeoutMs = WAIT_MS): Promise<void> {
  const deadline = Date.now() + timeoutMs
  let reason: unknown
  while (Date.now() < deadline) {
    try {
      if (await isSo()) return
    } catch (error) {
      // Covered, moving or gone in between: it is looked for again.
      reason = error
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  throw new Error(`Waited in vain ${what}`, { cause: reason })
}
