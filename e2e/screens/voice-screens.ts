/** Recording a book: by a parent, and by a guest with a link. */
import { expect } from '@playwright/test'
import { PATHS, readAloudPath } from '#domain/site-paths.ts'
import { RECORD_VOICE } from '#text/record-voice.ts'
import { openReader } from '../support/rooms.ts'
import { invitationOf, putReadBook, openRecordedPages, openVoices } from '../support/voices.ts'
import { LYING, type Screen } from './screen.ts'

/** A tone replaces the microphone, which this browser does not have. */
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
  { name: 'record-voices', open: ({ page, account }) => openVoices(page, account), sample: true, evening: 'too' },
  {
    name: 'record-link',
    open: async (stage) => {
      await openVoices(stage.page, stage.account)
      const line = stage.page.getByRole('listitem', { name: 'Anneannem' })
      await line.getByRole('button', { name: RECORD_VOICE.inviteAnew }).click()
      await line.getByLabel(RECORD_VOICE.linkIs).scrollIntoViewIfNeeded()
    },
  },
  { name: 'record-page', open: ({ page, account }) => openRecordedPages(page, account), evening: 'too' },
  {
    name: 'record-recording',
    open: async (stage) => {
      await stage.page.addInitScript(humInto)
      await openRecordedPages(stage.page, stage.account)
      await stage.page.getByRole('button', { name: RECORD_VOICE.record }).click()
      const level = stage.page.getByRole('meter')
      await expect.poll(() => level.evaluate((meter: HTMLMeterElement) => meter.value)).toBeGreaterThan(0.3)
    },
  },
  {
    name: 'record-guest',
    open: async (stage) => {
      await putReadBook(stage.account)
      await stage.page.goto(readAloudPath(invitationOf(stage.account)))
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
      await openReader(stage.page, await putReadBook(stage.account), PATHS.myStories)
      const start = stage.page.getByRole('button', { name: 'Hikayeyi Başlat' })
      if (await start.isVisible()) await start.click()
      await stage.page.getByRole('button', { name: /^Müzik teması/ }).click()
    },
  },
]
