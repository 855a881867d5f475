/** The reader alone in a real browser: it gets its book, storage and clock, and runs without Firebase. */
import AxeBuilder from '@axe-core/playwright'
import { devices, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { servePage, type ServedPage } from '#local/sample-book/serve-page.ts'
import { OPENING_STEP_MS } from '#features/reader/model/reader-times.ts'
import { READER } from '#text/reader.ts'
import type {} from './pages/reader/main.tsx'
import { runsAllSizes } from './screens/screen.ts'
import { finger } from './support/finger.ts'
import { expect, test } from './support/fixtures.ts'
import { advanceOpening } from './support/opening.ts'

const PHONE = {
  userAgent: devices['Pixel 7'].userAgent,
  viewport: { width: 844, height: 390 },
  isMobile: true,
  hasTouch: true,
}

const UPRIGHT = { width: 390, height: 844 }

interface Heard {
  loop: boolean
  seconds: number
  node: AudioBufferSourceNode
  fromS: number
  begunAtS: number
}
declare global {
  interface Window {
    heard: Heard[]
    heardClips: () => Heard[]
    /** Each gain node that the player has created. */
    gains: GainNode[]
    /** Number of clips that the decoder got, and has decoded. */
    clips: { given: number; decoded: number }
    wakeLocks: string[]
    /** Utterances that the stand-in for the device's voice got; null for a cancel. */
    spoken: (SpeechSynthesisUtterance | null)[]
  }
}

let served: ServedPage
/** Page turns are animated here, because most parents have not asked for reduced motion. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.beforeAll(async () => {
  served = await servePage(new URL('pages/reader', import.meta.url))
})
test.afterAll(() => served.close())

/** Opens the reader and skips the eight seconds of its opening. */
async function open(page: Page, parameters = ''): Promise<void> {
  await page.addInitScript(() => {
    window.heard = []
    // Clips are longer than two seconds, the sound of a turn is shorter.
    window.heardClips = () => window.heard.filter(({ loop, seconds }) => !loop && seconds > 2)
    window.gains = []
    window.GainNode = class extends GainNode {
      constructor(...made: ConstructorParameters<typeof GainNode>) {
        super(...made)
        window.gains.push(this)
      }
    }
    window.clips = { given: 0, decoded: 0 }
    window.wakeLocks = []
    const { decodeAudioData } = BaseAudioContext.prototype
    BaseAudioContext.prototype.decodeAudioData = async function (this: BaseAudioContext, bytes: ArrayBuffer) {
      window.clips.given += 1
      const buffer = await decodeAudioData.call(this, bytes)
      window.clips.decoded += 1
      return buffer
    }
    const { start } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, ...when: [number?, number?]) {
      window.heard.push({
        loop: this.loop,
        seconds: this.buffer?.duration ?? 0,
        node: this,
        fromS: when[1] ?? 0,
        begunAtS: this.context.currentTime,
      })
      start.apply(this, when)
    }
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: (kind: string) =>
          Promise.resolve({ released: false, release: () => Promise.resolve(), kind: window.wakeLocks.push(kind) }),
      },
    })
  })
  await page.clock.install()
  await page.goto(`${served.url}?${parameters}`)
  await openBook(page)
}

async function openBook(page: Page): Promise<void> {
  const reader = page.getByRole('dialog', { name: 'Sihirli Orman Macerası' })
  await expect(reader).toBeVisible()
  await advanceOpening(page, reader)
  await expect(page.getByRole('toolbar', { includeHidden: true })).toBeAttached()
  await page.clock.resume()
}

/** Waits until the page reports this place, and ends turns at once, because their duration has its own test. */
const liesOpen = (page: Page, where: string) =>
  page.waitForFunction((wanted) => {
    for (const animation of document.getAnimations()) if (!(animation instanceof CSSAnimation)) animation.finish()
    return document.querySelector('output')?.textContent === wanted
  }, where)
const music = (page: Page) => page.evaluate(() => window.heard.filter(({ loop }) => loop).length)
const clips = (page: Page) => page.evaluate(() => window.heardClips().length)
/** The clip may not be the last sound: on a busy machine that of the turn before it comes later. */
const endClip = (page: Page) => page.evaluate(() => window.heardClips().at(-1)?.node.dispatchEvent(new Event('ended')))
const press = (page: Page, key: string) => page.keyboard.press(key)

test.describe('on a desktop', () => {
  test("plays music, then narration; a clip's end turns the page; mute stops both", async ({ page }) => {
    await open(page)
    await expect.poll(() => music(page)).toBe(1)
    expect(await clips(page)).toBe(0)
    await press(page, 'ArrowRight')
    await liesOpen(page, 'Sayfa 1 ve 2, toplam 12')
    await expect.poll(() => clips(page)).toBe(1)
    await endClip(page)
    await liesOpen(page, 'Sayfa 3 ve 4, toplam 12')
    await expect.poll(() => clips(page)).toBe(2)
    await page.getByRole('button', { name: 'Sesli okuma', exact: true }).click()
    await endClip(page)
    await press(page, 'ArrowRight')
    await liesOpen(page, 'Sayfa 5 ve 6, toplam 12')
    expect(await clips(page)).toBe(2)
  })

  test('lowers the music while the voice speaks, and changes no volume setting', async ({ page }) => {
    await open(page)
    await expect.poll(() => music(page)).toBe(1)
    // The fourth gain lowers the music; the first three are the parent's volumes.
    const sunkenTo = () => page.evaluate(() => window.gains[3]?.gain.value)
    const volumes = () => page.evaluate(() => window.gains.slice(0, 3).map(({ gain }) => gain.value.toFixed(2)))
    expect(await sunkenTo()).toBe(1)
    await press(page, 'ArrowRight')
    await expect.poll(() => clips(page)).toBe(1)
    await expect.poll(sunkenTo).toBeLessThan(10 ** (-10 / 20))
    expect(await sunkenTo()).toBeGreaterThan(10 ** (-12 / 20))
    expect(await volumes()).toEqual(['0.35', '0.40', '0.50'])
    await page.getByRole('button', { name: 'Sesli okuma', exact: true }).click()
    await expect.poll(sunkenTo).toBeGreaterThan(0.95)
    expect(await volumes()).toEqual(['0.35', '0.40', '0.50'])
  })

  test('resumes music and a chosen theme at their old position', async ({ page }) => {
    await open(page)
    const begun = () =>
      page.evaluate(() => window.heard.filter(({ loop }) => loop).map(({ node, fromS }) => [node.loopStart, fromS]))
    await expect.poll(() => music(page)).toBe(1)
    await page.waitForFunction(() => {
      const first = window.heard.find(({ loop }) => loop)
      return first && first.node.context.currentTime > first.begunAtS + 1
    })
    await page.getByRole('button', { name: 'Müzik', exact: true }).click()
    await page.getByRole('button', { name: 'Müzik', exact: true }).click()
    await expect.poll(() => music(page)).toBe(2)
    const [[loopStart = 0, first] = [], [, again] = []] = await begun()
    expect(first).toBe(loopStart)
    expect(again).toBeGreaterThan(loopStart + 0.5)
    await page.getByRole('button', { name: 'Müzik teması: Uyku' }).click()
    await page.getByText('Eğlence').click()
    await expect.poll(() => music(page)).toBe(3)
    await page.getByText('Uyku', { exact: true }).last().click()
    await expect.poll(() => music(page)).toBe(4)
    expect((await begun()).at(-1)?.[1]).toBeGreaterThan(again ?? Infinity)
  })

  test('hides the note about sound at a key press, even if no sound can start', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(BaseAudioContext.prototype, 'state', { get: () => 'suspended' })
      AudioContext.prototype.resume = () => new Promise(() => undefined)
    })
    await open(page)
    const note = page.getByText('Ses, ilk dokunuşunuzla başlar.')
    await expect(note).toBeVisible()
    await press(page, 'ArrowRight')
    await expect(note).toBeHidden()
    await liesOpen(page, 'Sayfa 1 ve 2, toplam 12')
  })

  test('fetches all paintings while the closed book shows its cover', async ({ page }) => {
    const fetched = new Set<string>()
    page.on('requestfinished', (request) => fetched.add(new URL(request.url()).pathname))
    await open(page)
    await expect.poll(() => [...fetched].filter((path) => path.includes('/spread-')).length).toBe(6)
  })

  test('hides the bar after three seconds without focus, shows it at a mouse move', async ({ page }) => {
    await open(page)
    const bar = page.getByRole('toolbar', { name: 'Okuma denetimleri' })
    await page.mouse.move(300, 100)
    await page.clock.runFor(3_000)
    await expect(bar).toHaveAttribute('data-away', 'true')
    await page.mouse.move(310, 110)
    await expect(bar).toHaveAttribute('data-away', 'false')
    await page.getByRole('button', { name: 'Sonraki sayfa' }).focus()
    await press(page, 'Tab')
    await page.clock.runFor(9_000)
    await expect(bar).toHaveAttribute('data-away', 'false')
  })

  test('reports one view, opens at the saved page, and keeps the screen awake', async ({ page }) => {
    await open(page, '&remember')
    await press(page, 'ArrowRight')
    await liesOpen(page, 'Sayfa 1 ve 2, toplam 12')
    await press(page, 'ArrowRight')
    await liesOpen(page, 'Sayfa 3 ve 4, toplam 12')
    expect((await page.evaluate(() => window.reader.events)).filter((what) => what === 'viewed')).toHaveLength(1)
    expect(await page.evaluate(() => window.wakeLocks)).toEqual(['screen'])
    await page.reload()
    await openBook(page)
    await liesOpen(page, 'Sayfa 3 ve 4, toplam 12')
  })

  test('closes the reader during a page turn, and opens it again', async ({ page }) => {
    await open(page)
    await press(page, 'ArrowRight')
    await page.getByRole('button', { name: 'Kapat' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.evaluate(() => window.reader.reopen())
    await openBook(page)
    await liesOpen(page, 'Kapak')
  })

  test('shows no axe fault in an open book', async ({ page }) => {
    await open(page)
    await press(page, 'ArrowRight')
    await liesOpen(page, 'Sayfa 1 ve 2, toplam 12')
    // Focus a control to keep the bar visible, because a half faded bar has too little contrast.
    await page.getByRole('button', { name: 'Sonraki sayfa' }).focus()
    await press(page, 'Tab')
    await expect(page.getByRole('toolbar')).toHaveCSS('opacity', '1')
    const { violations } = await new AxeBuilder({ page }).include('dialog').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
  })

  test('loads the first pages before the reader opens', async ({ page }) => {
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route('**/music/sleep.mp3', async (route) => {
      await held
      await route.continue()
    })
    await page.clock.install()
    const clip = page.waitForRequest(/narration-1\.(opus|mp3)/)
    await page.goto(served.url)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.clock.runFor(READER.openingSteps.length * OPENING_STEP_MS + 1_000)
    await clip
    await expect(page.getByText('Son dokunuşlar yapılıyor')).toHaveAttribute('aria-current', 'step')
    await expect(page.getByText('Masalınız Hazır!')).toBeHidden()
    letThrough()
    await expect(page.getByText('Masalınız Hazır!')).toBeVisible()
  })

  test("offers 'read again', the next book and an own book at the end, by keyboard too", async ({ page }) => {
    await open(page)
    await press(page, 'End')
    await liesOpen(page, 'Son')
    const ways = page.getByRole('navigation')
    await expect(ways.getByRole('button')).toHaveCount(3)
    const ending = await page.locator('[data-role=open] [data-leaf=ending]').boundingBox()
    for (const way of await ways.getByRole('button').all())
      expect((await way.boundingBox())?.x).toBeGreaterThan((ending?.x ?? 0) + (ending?.width ?? 0))
    await ways.getByRole('button', { name: 'Sıradaki masal Uzay Yolculuğu' }).press('Enter')
    await ways.getByRole('button', { name: 'Kahramanı çocuğunuz olsun' }).press('Enter')
    expect(await page.evaluate(() => window.reader.events)).toEqual(['viewed', 'next', 'own'])
    await ways.getByRole('button', { name: 'Tekrar oku' }).press('Enter')
    await liesOpen(page, 'Kapak')
    await expect(ways).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Sihirli Orman Macerası' }).first()).toBeFocused()
  })

  test('fits a small book and every control into a narrow window', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page)
    await press(page, 'ArrowRight')
    await liesOpen(page, 'Sayfa 1 ve 2, toplam 12')
    await expectWordsOnPaintings(page)
    for (const button of await page.getByRole('toolbar').getByRole('button').all())
      await expect(button).toBeInViewport({ ratio: 1 })
  })
})

/** Desktops, a tablet, and phones held sideways, from the largest to the smallest on sale. */
const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 932, height: 430 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 568, height: 320 },
]

test.describe('words', () => {
  for (const name of runsAllSizes ? ['usual', 'long'] : ['long'])
    test(`keeps words in their box on the painting at every size (${name} name)`, async ({ page }) => {
      await page.goto(`${served.url}?show=pages&name=${name}`)
      await page.waitForFunction(() => window.reader.book !== null)
      await page.evaluate(() => document.fonts.ready)
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await eachSpread(page, expectWordsOnPaintings)
      }
    })

  test('puts larger words beneath the pictures when letters are at 200 %', async ({ page }) => {
    await page.goto(`${served.url}?show=pages&name=long`)
    await page.waitForFunction(() => window.reader.book !== null)
    await page.evaluate(() => document.fonts.ready)
    const letterPx = () =>
      page
        .locator('[data-words]')
        .first()
        .evaluate((words) => parseFloat(getComputedStyle(words).fontSize))
    for (const size of [SIZES[1], SIZES[4]]) {
      if (size) await page.setViewportSize(size)
      const usual = await letterPx()
      const style = await page.addStyleTag({ content: 'html { font-size: 200% }' })
      await expect.poll(letterPx).toBeGreaterThan(usual)
      await eachSpread(page, expectWordsBeneathPictures)
      await style.evaluate((element) => element.parentNode?.removeChild(element))
    }
  })

  test('keeps a contrast of 7 to 1 for words beneath any picture', async ({ page }) => {
    await page.goto(`${served.url}?show=pages&pictures=marks`)
    await page.waitForFunction(() => window.reader.book !== null)
    await page.addStyleTag({
      content: 'html { font-size: 200% } [data-words], [data-leaf] > span { visibility: hidden }',
    })
    await expect(page.locator('[data-layout=beneath]')).toHaveCount(1)
    for (const index of [1, 3, 5, 7, 9, 11]) {
      await page.evaluate((to) => window.reader.book?.turnToPage(to), index)
      await page.waitForFunction((to) => window.reader.book?.getCurrentPageIndex() === to, index)
      const band = await page
        .locator('[data-flip-book=page][data-role=open] [data-leaf=left] div:has(> [data-words])')
        .boundingBox()
      if (!band) throw new Error('The words have no place')
      // Compare the area of the words only: the page's outer edge reflects light but has no words.
      const clip = { ...band, x: band.x + band.width * 0.08, width: band.width * 0.85 }
      const { data } = await sharp(await page.screenshot({ clip }))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      let brightest = 0
      for (let at = 0; at < data.length; at += 3)
        brightest = Math.max(brightest, luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]))
      const CREAM = luminance([255, 244, 214])
      expect((CREAM + 0.05) / (brightest + 0.05)).toBeGreaterThan(7)
    }
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('starts preloaded music and narration at the first tap; turns by a swipe', async ({ page }) => {
    await open(page)
    expect(await music(page)).toBe(0)
    // Decoded so far: the Opus probe, the music, the page-turn sound, the first spread's clip.
    await expect.poll(() => page.evaluate(() => window.clips)).toEqual({ given: 4, decoded: 4 })
    await expect(page.getByText('Sesli okuma ve müzik ile')).toBeVisible()
    await page.getByRole('button', { name: 'Hikayeyi Başlat' }).tap()
    await expect.poll(() => music(page)).toBe(1)
    expect(await page.evaluate(() => window.clips.given)).toBe(4)
    await expect(page.getByRole('button', { name: 'Sesli okuma', exact: true })).toHaveAttribute('aria-pressed', 'true')

    const hand = await finger(page)
    await hand.swipe(520, 220, -140)
    await liesOpen(page, 'Sayfa 1 ve 2, toplam 12')
    await expect.poll(() => clips(page)).toBe(1)
  })

  test(
    'fills the window of a phone with the book, its controls beside it',
    { tag: '@full-browser' },
    async ({ page }) => {
      await open(page)
      await page.getByRole('button', { name: 'Hikayeyi Başlat' }).tap()
      await press(page, 'ArrowRight')
      await liesOpen(page, 'Sayfa 1 ve 2, toplam 12')
      for (const size of [
        { width: 932, height: 430 },
        { width: 844, height: 390 },
        { width: 740, height: 360 },
      ]) {
        await page.setViewportSize(size)
        const sides = () =>
          page
            .locator('[data-flip-book=page][data-role=open]')
            .evaluateAll((pages) => pages.map((side) => side.getBoundingClientRect()).sort((one, two) => one.x - two.x))
        // The book is laid out again in the window's next frame.
        await expect.poll(async () => Math.abs(((await sides())[0]?.height ?? 0) - (size.height - 16))).toBeLessThan(4)
        const [left, right] = await sides()
        for (const button of await page.getByRole('toolbar').getByRole('button').all()) {
          await expect(button).toBeInViewport({ ratio: 1 })
          const { x = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {}
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
          expect(x + width <= (left?.left ?? 0) || x >= (right?.right ?? 0)).toBe(true)
        }
      }
    },
  )

  test("puts controls on the book's outer edge if there is no space beside it", async ({ page }) => {
    await page.setViewportSize({ width: 667, height: 375 })
    await open(page)
    await page.getByRole('button', { name: 'Hikayeyi Başlat' }).tap()
    for (const button of await page.getByRole('toolbar').getByRole('button').all()) {
      await expect(button).toBeInViewport({ ratio: 1 })
      const { x = 0, width = 0 } = (await button.boundingBox()) ?? {}
      expect(x + width <= 56 || x >= 667 - 56).toBe(true)
    }
  })

  test('fits the longest dedication on the title page, whatever its letters', async ({ page }) => {
    for (const dedication of ['Canım Defne’ye', 'küçük kızımıza '.repeat(9), 'W'.repeat(140), 'ığüşöç'.repeat(23)]) {
      await page.goto(`${served.url}?show=pages&dedication=${encodeURIComponent(dedication)}`)
      await expect(page.locator('[data-role=open] [data-leaf=cover]')).toBeVisible()
      await page.evaluate(() => window.reader.book?.turnToPage(1))
      const lettering = page.locator('[data-role=open] [data-leaf=title] p').last()
      await expect(lettering).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      const { letterPx, text, frame } = await lettering.evaluate((shown) => {
        const range = document.createRange()
        range.selectNodeContents(shown)
        const letters = range.getBoundingClientRect()
        const picture = shown.parentElement?.getBoundingClientRect() ?? new DOMRect()
        return {
          letterPx: parseFloat(getComputedStyle(shown).fontSize),
          text: { top: letters.top, bottom: letters.bottom, left: letters.left, right: letters.right },
          frame: { top: picture.top, bottom: picture.bottom, left: picture.left, right: picture.right },
        }
      })
      expect(letterPx).toBeGreaterThan(11)
      expect(text.left).toBeGreaterThanOrEqual(frame.left)
      expect(text.right).toBeLessThanOrEqual(frame.right)
      expect(text.top).toBeGreaterThan(frame.top)
      expect(text.bottom).toBeLessThan(frame.bottom)
    }
  })

  test(
    'swipes, highlights and reads aloud a picture book on an upright phone',
    { tag: '@full-browser' },
    async ({ page }) => {
      await open(page, `dedication=${encodeURIComponent('Canım Defne’ye')}`)
      await page.getByRole('button', { name: 'Hikayeyi Başlat' }).tap()
      await page.getByRole('button', { name: 'Sesli okuma', exact: true }).tap()
      await page.setViewportSize(UPRIGHT)
      const prompt = page.getByRole('alert')
      await expect(prompt.getByText('Lütfen Cihazınızı Yan Çevirin')).toBeVisible()
      await prompt.getByRole('button', { name: 'Dik oku' }).tap()
      await expect(page.getByRole('article').getByText('Canım Defne’ye')).toBeInViewport()

      await page.getByRole('button', { name: 'Sonraki sayfa' }).tap()
      const slide = page.locator('section:has([data-words])').first()
      await expect(slide.locator('[data-words]')).toBeInViewport({ ratio: 1 })
      await expect.poll(() => clips(page)).toBe(1)
      await expect.poll(() => page.evaluate(() => CSS.highlights.get('spoken-word')?.size)).toBe(1)

      // On the painting: on the words, a finger that a slow machine lets rest is a long press.
      const hand = await finger(page)
      await hand.drag(300, 200, -260)
      // A page that is turned by hand is read from its first word.
      await liesOpen(page, 'Sayfa 2, toplam 12')
      await expect.poll(() => clips(page)).toBe(2)
      expect(await page.evaluate(() => window.heardClips().at(-1)?.fromS)).toBeGreaterThan(1)
      // The finger comes while the button's turn is still moving.
      await page.getByRole('button', { name: 'Sonraki sayfa' }).tap()
      await hand.drag(300, 200, -260)
      await liesOpen(page, 'Sayfa 4, toplam 12')
      await press(page, 'ArrowLeft')
      await liesOpen(page, 'Sayfa 3, toplam 12')
      await press(page, 'ArrowRight')
      await liesOpen(page, 'Sayfa 4, toplam 12')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(UPRIGHT.width)
      const controls = await page.getByRole('toolbar').getByRole('button').all()
      const rows = new Set(await Promise.all(controls.map(async (button) => Math.round((await centreOf(button)).y))))
      expect([...rows]).toHaveLength(1)

      // Turned sideways again, the phone shows the book open at the same place; upright again, it shows that page.
      await page.setViewportSize(PHONE.viewport)
      await liesOpen(page, 'Sayfa 3 ve 4, toplam 12')
      await expect(page.getByRole('toolbar')).toBeVisible()
      await page.setViewportSize(UPRIGHT)
      await liesOpen(page, 'Sayfa 4, toplam 12')
    },
  )

  test('shows half a painting and words of 20 px on each page without scrolling', async ({ page }) => {
    await page.setViewportSize(UPRIGHT)
    await page.goto(`${served.url}?show=longest`)
    for (let book = 0; await page.evaluate((number) => window.reader.openLongest(number), book); book += 1) {
      await page.getByRole('button', { name: 'Dik oku' }).tap()
      await page.evaluate(() => document.fonts.ready)
      const slides = page.locator('section:has([data-words])')
      await expect(slides).toHaveCount(12)
      await expect(async () => expect(await slides.evaluateAll(tightPages), `book ${book}`).toEqual([])).toPass()
    }
  })

  test("reads aloud by the device's Turkish voice, highlights words, stops by its switch", async ({ page }) => {
    await page.addInitScript(() => {
      const spoken: (SpeechSynthesisUtterance | null)[] = []
      const voices = [
        { lang: 'en-US', localService: true, voiceURI: 'samantha' },
        { lang: 'tr-TR', localService: false, voiceURI: 'emel' },
        { lang: 'tr-TR', localService: true, voiceURI: 'yelda' },
      ]
      const synthesis = Object.assign(new EventTarget(), {
        getVoices: () => voices,
        speaking: false,
        pending: false,
        speak: (said: SpeechSynthesisUtterance) => {
          synthesis.speaking = true
          spoken.push(said)
        },
        cancel: () => {
          synthesis.speaking = false
          spoken.push(null)
        },
      })
      Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
      window.SpeechSynthesisUtterance = class extends EventTarget {
        text: string
        constructor(text: string) {
          super()
          this.text = text
        }
      } as never
      window.spoken = spoken
    })
    await page.setViewportSize(UPRIGHT)
    await open(page)
    await page.getByRole('alert').getByRole('button', { name: 'Dik oku' }).tap()
    await page.getByRole('button', { name: /Müzik teması/ }).tap()
    await page.getByText('Cihazın sesi').tap()
    await press(page, 'Escape')
    await press(page, 'ArrowRight')
    const said = () =>
      page.evaluate(() => {
        const { text, voice, lang } = window.spoken.findLast(Boolean) as SpeechSynthesisUtterance
        return { text, voice: voice?.voiceURI, lang }
      })
    const words = page.getByRole('article').locator('[data-words]')
    const texts = await words.allTextContents()
    await expect.poll(said).toEqual({ text: texts[0], voice: 'yelda', lang: 'tr-TR' })
    expect(await clips(page)).toBe(0)
    await page.evaluate(() => {
      const utterance = window.spoken.findLast(Boolean)
      const charIndex = utterance?.text.indexOf(' ') ?? 0
      utterance?.dispatchEvent(Object.assign(new Event('boundary'), { name: 'word', charIndex: charIndex + 1 }))
    })
    const lit = () => page.evaluate(() => [...(CSS.highlights.get('spoken-word') ?? [])].map(String))
    await expect.poll(lit).toEqual([texts[0]?.split(' ')[1]])
    // Tapping a word starts the reading at it.
    const rest = texts[0]?.slice(texts[0].indexOf(' ') + 1) ?? ''
    await words.first().evaluate((shown) => {
      const range = new Range()
      const at = shown.textContent?.indexOf(' ') ?? 0
      range.setStart(shown.firstChild ?? shown, at + 2)
      range.setEnd(shown.firstChild ?? shown, at + 3)
      const { x, y } = range.getBoundingClientRect()
      for (const type of ['pointerdown', 'pointerup'])
        shown.dispatchEvent(
          new PointerEvent(type, { bubbles: true, clientX: x + 1, clientY: y + 1, isPrimary: true, pointerId: 7 }),
        )
    })
    await expect.poll(said).toEqual({ text: rest, voice: 'yelda', lang: 'tr-TR' })
    // The device reads the right page after the left one, and then the next spread.
    await page.evaluate(() => window.spoken.findLast(Boolean)?.dispatchEvent(new Event('end')))
    await expect.poll(said).toMatchObject({ text: texts[1] })
    await page.evaluate(() => window.spoken.findLast(Boolean)?.dispatchEvent(new Event('end')))
    await liesOpen(page, 'Sayfa 3, toplam 12')
    await expect.poll(said).toMatchObject({ text: texts[2] })
    await page.getByRole('button', { name: 'Sesli okuma' }).tap()
    await expect.poll(() => page.evaluate(() => window.spoken.at(-1))).toBeNull()
    await expect.poll(lit).toEqual([])
  })

  test('offers no device voice if the device has no Turkish voice', async ({ page }) => {
    await page.setViewportSize(UPRIGHT)
    await open(page)
    await page.getByRole('alert').getByRole('button', { name: 'Dik oku' }).tap()
    await page.getByRole('button', { name: /Müzik teması/ }).tap()
    await expect(page.getByText('Uyku vakti')).toBeVisible()
    await expect(page.getByText('Cihazın sesi')).toHaveCount(0)
  })

  test('shows the picture book at letters of 200 %, without axe faults', async ({ page }) => {
    await page.setViewportSize(UPRIGHT)
    await open(page)
    await page.getByRole('alert').getByRole('button', { name: 'Dik oku' }).tap()
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    await press(page, 'ArrowRight')
    const words = page.getByRole('article').locator('[data-words]').first()
    await expect(words).toBeInViewport()
    await expect(async () => {
      const { left, right } = await words.evaluate((shown) => shown.getBoundingClientRect())
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(UPRIGHT.width)
    }).toPass()
    const { violations } = await new AxeBuilder({ page }).include('dialog').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
  })
})

/** Runs in the page. @returns what is wrong with each slide of words */
function tightPages(slides: Element[]): string[] {
  return slides.flatMap((slide, index) => {
    const words = slide.querySelector('[data-words]') ?? slide
    const painting = slide.querySelector('[data-side]') ?? slide
    const faults = [
      slide.scrollHeight > slide.clientHeight && 'scrolls',
      painting.clientHeight < window.innerHeight / 2 - 1 && `painting of ${painting.clientHeight} px`,
      parseFloat(getComputedStyle(words).fontSize) < 20 && 'small letters',
      words.getBoundingClientRect().bottom > slide.getBoundingClientRect().bottom && 'cut words',
    ]
    return faults.flatMap((fault) => (fault ? [`page ${index + 1}: ${fault}`] : []))
  })
}

async function centreOf(button: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

/** WCAG 2.2, relative luminance: 0–1. */
function luminance(colour: readonly [number, number, number]): number {
  const [red, green, blue] = colour.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

async function eachSpread(page: Page, look: (page: Page) => Promise<void>): Promise<void> {
  for (const index of [1, 3, 5, 7, 9, 11]) {
    await page.evaluate((to) => window.reader.book?.turnToPage(to), index)
    await page.waitForFunction((to) => window.reader.book?.getCurrentPageIndex() === to, index)
    // After a resize the reader fits its letters in later frames.
    await expect(() => look(page)).toPass()
  }
}

/** The painting fills its page, and the words stand in their box upon it. */
async function expectWordsOnPaintings(page: Page): Promise<void> {
  await expect(page.locator('[data-layout=painted]')).toHaveCount(1)
  const sides = await sidesOf(page)
  expect(sides).toHaveLength(2)
  for (const { words, wider, picture, box, page: leaf } of sides) {
    expect(words.height).toBeGreaterThan(0)
    expect(wider).toBe(0)
    expect(picture.height).toBeCloseTo(leaf.height, 0)
    expect(picture.width).toBeGreaterThanOrEqual(leaf.width - 1)
    for (const room of [box, leaf]) {
      expect(words.top).toBeGreaterThanOrEqual(room.top - 1)
      expect(words.bottom).toBeLessThanOrEqual(room.bottom + 1)
      expect(words.left).toBeGreaterThanOrEqual(room.left - 1)
      expect(words.right).toBeLessThanOrEqual(room.right + 1)
    }
  }
}

const sidesOf = (page: Page) =>
  page.locator('[data-flip-book=page][data-role=open] [data-leaf]').evaluateAll((leaves) =>
    leaves.map((leaf) => {
      const rect = (element: Element | null) => (element ? element.getBoundingClientRect() : new DOMRect())
      const words = leaf.querySelector('[data-words]')
      // Measure the box of the lines: the letters' own box is higher, because the large first letter has an empty space
      // around its ink.
      return {
        words: rect(words).toJSON(),
        box: rect(words?.parentElement ?? null).toJSON(),
        wider: words ? words.scrollWidth - words.clientWidth : 0,
        picture: rect(leaf.querySelector('img')).toJSON(),
        page: rect(leaf).toJSON(),
      }
    }),
  )

async function expectWordsBeneathPictures(page: Page): Promise<void> {
  const sides = await sidesOf(page)
  expect(sides).toHaveLength(2)
  for (const { words, wider, picture, page: leaf } of sides) {
    expect(words.height).toBeGreaterThan(0)
    expect(wider).toBe(0)
    expect(words.top).toBeGreaterThanOrEqual(picture.bottom - 1)
    expect(words.bottom).toBeLessThanOrEqual(leaf.bottom)
    expect(words.left).toBeGreaterThanOrEqual(leaf.left)
    expect(words.right).toBeLessThanOrEqual(leaf.right)
  }
}
