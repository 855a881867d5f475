/** The steps of the scenario: each waits for its element. */
import { byLabel, byRole, byText, type DrivenBrowser, type DrivenElement } from './browser.ts'

const WAIT_MS = 60_000
/** A book takes twenty seconds, and minutes on a busy machine. */
export const BOOK_MS = 240_000
const LOOK_EVERY_MS = 200
const WORDS_HEARD = 3

/** The highlighted word (packages/sound/read-along.ts): it moves with the clock of the sound. */
const LIT_WORD = `return [...(CSS.highlights?.get('spoken-word') ?? [])].map(String)[0] ?? null`

/** Waits until several words were highlighted: then the sound's clock runs. */
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

/** Acts on an element once it exists. */
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
      // The element was covered, moving or removed: look for it again.
      reason = error
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  throw new Error(`Waited in vain ${what}`, { cause: reason })
}
