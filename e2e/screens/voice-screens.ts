/** Reading a book aloud: by a parent, and by whoever was sent a link. */
import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { PARAMETERS, PATHS, readAloudPath } from '#domain/site-paths.ts'
import { RECORD_VOICE } from '#text/record-voice.ts'
import { storyWorlds, templateRecord } from '#stories/library.ts'
import { database } from '../../tests/support/local-env.ts'
import { finishedStory } from '../../dev/sample-book/sample-stories.ts'
import { openReader } from '../support/rooms.ts'
import { putStories } from '../support/stories.ts'
import { LYING, type Screen, type Stage } from './screen.ts'

const INVITATION = 'ab'.repeat(20)
const voiceId = (number: number) => String(number).padStart(20, '0')
const WHOLE = voiceId(1)
const HALF = voiceId(2)

/** With its own words, and two people who read it. */
async function putBook({ account: { uid } }: Pick<Stage, 'account'>): Promise<string> {
  const [world] = storyWorlds
  const book = { ...finishedStory(uid), ...(world && { storyTexts: templateRecord(world).storyTexts }) }
  await putStories(uid, [book])
  const clips = (count: number) =>
    Object.fromEntries(book.narrationURLs.slice(0, count).map((url, spread) => [`spread-${spread}`, url]))
  const expiresAt = Date.now() + 14 * 86_400_000
  const hash = createHash('sha256').update(INVITATION).digest('hex')
  await database.write(`invitations/${hash}`, { uid, storyId: book.id, voiceId: HALF, expiresAt })
  await database.write(`voices/${uid}/${book.id}`, {
    [WHOLE]: { name: 'Babam', createdAt: 1, clips: clips(6) },
    [HALF]: { name: 'Anneannem', createdAt: 2, clips: clips(2), invitation: { hash, expiresAt } },
  })
  return book.id
}

async function toChoice(stage: Stage): Promise<void> {
  const id = await putBook(stage)
  await stage.page.goto(`${PATHS.myStories}?${PARAMETERS.record}=${id}`)
  await expect(stage.page.getByRole('listitem', { name: 'Anneannem' })).toBeVisible()
}

async function toPages(stage: Stage): Promise<void> {
  await toChoice(stage)
  await stage.page.getByRole('listitem', { name: 'Anneannem' }).getByRole('button', { name: RECORD_VOICE.goOn }).click()
  await pictureIsThere(stage.page)
}

const pictureIsThere = (page: Page) =>
  expect(page.getByRole('img', { name: RECORD_VOICE.pictureOf(3) })).toHaveJSProperty('complete', true)

/** A tone instead of a person: this browser has no microphone. */
function humInto(): void {
  navigator.mediaDevices.getUserMedia = () => {
    const context = new AudioContext()
    const tone = context.createOscillator()
    const gain = context.createGain()
    gain.gain.value = 0.2
    const end = context.createMediaStreamDestination()
    tone.connect(gain).connect(end)
    tone.start()
    return Promise.resolve(end.stream)
  }
}

export const VOICE_SCREENS: readonly Screen[] = [
  { name: 'record-voices', open: toChoice, sample: true, evening: 'too' },
  {
    name: 'record-link',
    open: async (stage) => {
      await toChoice(stage)
      const line = stage.page.getByRole('listitem', { name: 'Anneannem' })
      await line.getByRole('button', { name: RECORD_VOICE.inviteAnew }).click()
      await line.getByLabel(RECORD_VOICE.linkIs).scrollIntoViewIfNeeded()
    },
  },
  { name: 'record-page', open: toPages, evening: 'too' },
  {
    name: 'record-recording',
    open: async (stage) => {
      await stage.page.addInitScript(humInto)
      await toPages(stage)
      await stage.page.getByRole('button', { name: RECORD_VOICE.record }).click()
      const level = stage.page.getByRole('meter')
      await expect.poll(() => level.evaluate((meter: HTMLMeterElement) => meter.value)).toBeGreaterThan(0.3)
    },
  },
  {
    name: 'record-guest',
    open: async (stage) => {
      await putBook(stage)
      await stage.page.goto(readAloudPath(INVITATION))
      await expect(stage.page.getByRole('button', { name: RECORD_VOICE.goOn })).toBeVisible()
    },
  },
  {
    name: 'record-guest-over',
    open: async ({ page, allow }) => {
      allow(/status of 403/)
      await page.goto(readAloudPath('0'.repeat(40)))
      await expect(page.getByRole('heading', { name: RECORD_VOICE.guestOver })).toBeVisible()
    },
  },
  {
    name: 'reader-voices',
    sizes: LYING,
    open: async (stage) => {
      await openReader(stage.page, await putBook(stage), PATHS.myStories)
      const start = stage.page.getByRole('button', { name: 'Hikayeyi Başlat' })
      if (await start.isVisible()) await start.click()
      await stage.page.getByRole('button', { name: /^Müzik teması/ }).click()
    },
  },
]
