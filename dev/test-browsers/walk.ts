/** One parent's way from the first page to the last: register, photo, pay, two spreads with sound, library, sign-out. */
import { fileURLToPath } from 'node:url'
import { PATHS } from '#domain/site-paths.ts'
import { READER } from '#text/reader.ts'
import { byLabel, byRole, byText, FILE_INPUT, type DrivenBrowser, type DrivenElement } from './browser.ts'

const PHOTO = fileURLToPath(new URL('../../e2e/photos/astronaut.png', import.meta.url))
const WAIT_MS = 60_000
/** A book takes twenty seconds, and minutes on a machine that is busy with other things. */
const BOOK_MS = 240_000
const LOOK_EVERY_MS = 200
const WORDS_HEARD = 3
const SPREADS = 2

/** The word that is lit while it is heard (src/features/reader/read-along.ts): it moves by the clock of the sound. */
const LIT_WORD = `return [...(CSS.highlights?.get('spoken-word') ?? [])].map(String)[0] ?? null`

/** @param told of each step before it is taken. @throws where a step cannot be taken */
export async function walk(browser: DrivenBrowser, app: string, told: (step: string) => void): Promise<void> {
  told('registers')
  await browser.goTo(app)
  await press(browser, 'button', 'Ücretsiz Keşfet')
  await fill(browser, 'E-posta', `veli-${crypto.randomUUID()}@example.com`)
  await fill(browser, 'Şifre', 'bir-varmis-bir-yokmus')
  await press(browser, 'button', 'Kayıt Ol')
  await at(browser, PATHS.dashboard)

  told('says who the hero is')
  // The overlay of a successful sign-in still lies over the shelf for a moment, and takes what is pressed.
  await until('to open the wizard', async () => {
    if (await browser.find(byLabel('Çocuğun adı'))) return true
    await (await browser.find(byRole('button', /Hemen Dene/)))?.press()
    return false
  })
  await fill(browser, 'Çocuğun adı', 'Defne')
  await press(browser, 'button', 'Devam Et')
  await press(browser, 'radio', '5 yaş')
  await press(browser, 'radio', 'Kız')
  await press(browser, 'button', 'Devam Et')

  told('gives a photo')
  await act(browser, 'to choose a photo', FILE_INPUT, (input) => input.choose(PHOTO))
  await press(browser, 'checkbox', /açık rıza veriyorum/)
  await press(browser, 'button', 'Bu yüzü kullan')
  await see(browser, 'Portre hazır')

  told('pays')
  await press(browser, 'checkbox', /okudum, kabul ediyorum/)
  await press(browser, 'button', 'Hikayeni Yarat')
  await press(browser, 'button', /Öde/)
  await at(browser, PATHS.myStories)

  told('reads two spreads with sound')
  await press(browser, 'button', /Hikayeyi Oku/, BOOK_MS)
  await act(browser, 'to see the open book', byRole('toolbar', READER.controls))
  for (let spread = 0; spread < SPREADS; spread++) {
    await browser.pressRight()
    await hear(browser)
  }
  await press(browser, 'button', READER.close)

  told('sees the library and signs out')
  await see(browser, 'Hazır')
  await press(browser, 'button', 'Çıkış Yap')
  await at(browser, PATHS.landing)
}

/** Words are lit one after the other: the sound's clock runs. */
async function hear(browser: DrivenBrowser): Promise<void> {
  const heard = new Set<string>()
  await until('words that are heard', async () => {
    const word = await browser.evaluate<string | null>(LIT_WORD)
    if (word) heard.add(word)
    return heard.size >= WORDS_HEARD
  })
}

const press = (browser: DrivenBrowser, role: string, name: string | RegExp, timeoutMs?: number) =>
  act(browser, `to press the ${role} ${name}`, byRole(role, name), (element) => element.press(), timeoutMs)

const fill = (browser: DrivenBrowser, label: string, text: string) =>
  act(browser, `to fill ${label}`, byLabel(label), (element) => element.fill(text))

const see = (browser: DrivenBrowser, text: string) => act(browser, `to see ${text}`, byText(text))

/** Once it is there. */
const act = (
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

const at = (browser: DrivenBrowser, path: string) =>
  until(`to be at ${path}`, async () => (await browser.evaluate('return location.pathname')) === path)

async function until(what: string, isSo: () => Promise<boolean>, timeoutMs = WAIT_MS): Promise<void> {
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
