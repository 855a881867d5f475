/**
 * A parent records a delivered book: again, by invitation, from two devices, and withdraws the recording; at the worst
 * moment too.
 */
import { voiceIdSchema } from '#domain/voice.ts'
import { endInvitation } from '#netlify/links/end-link.ts'
import { readableStory } from '#netlify/records/own-story.ts'
import { eraseVoiceForGood } from '#netlify/voices/voices.ts'
import { invite } from '#netlify/links/invitations.ts'
import { keepRecording } from '#netlify/voices/keep-recording.ts'
import * as v from 'valibot'
import { flakyCall } from './flaky-call.ts'
import { hasLeft, leave, type Parent } from './parent.ts'
import type { OutsideServices } from './outside-services.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS, type StartOptions } from './simulated-world.ts'

const VOICES = ['1', '2'].map((digit) => v.parse(voiceIdSchema, digit.repeat(20)))
const PAGES = 2
const MADE = { bytes: new Uint8Array([1]), contentType: 'audio/mpeg' }
/** Attempts of a parent; in reality the recording then waits on their device. */
const TRIES = 3

const clipOf = () =>
  flakyCall('studio: recording', () => ({ ...MADE, opus: MADE, durationMs: 1, words: [] }), { maxMs: 4 * SECOND_MS })

export function readAloud(services: OutsideServices, parent: Parent): void {
  const { world } = services
  const { random } = world
  const { uid, storyId } = parent
  /** Checks first that the account exists, like the functions. */
  const start = (name: string, act: () => Promise<unknown>, ended?: StartOptions['ended']) => {
    if (!hasLeft(services, parent)) world.start(name, act, { limitMs: MINUTE_MS, ...(ended && { ended }) })
  }
  const anyVoice = () => ({ uid, storyId, voiceId: random.pick(VOICES) })
  const record = (triesLeft = TRIES) => {
    const recording = {
      voice: anyVoice(),
      by: { name: 'Babam' },
      spread: random.between(0, PAGES - 1),
      samples: new Float32Array(1),
    }
    start(
      'record-voice',
      () => keepRecording(recording, clipOf, Date.now()),
      (how) => {
        if (how !== 'done' && triesLeft > 0)
          world.after(random.between(SECOND_MS, HOUR_MS), () => record(triesLeft - 1))
      },
    )
  }
  /** Refuses an erased book like the function, unless the erasure comes in between. */
  const ofReadableBook = async (act: () => Promise<unknown>) => {
    await readableStory(uid, storyId)
    await act()
  }
  const acts = [
    record,
    record,
    () => start('invite-voice', () => ofReadableBook(() => invite(anyVoice(), 'Anneannem', Date.now()))),
    () => start('invite-voice', () => ofReadableBook(() => endInvitation(anyVoice()))),
    () => start('erase-voice', () => eraseVoiceForGood(anyVoice())),
  ]
  for (let times = random.between(2, 8); times > 0; times -= 1)
    world.after(random.between(0, random.pick([5 * SECOND_MS, HOUR_MS])), () => random.pick(acts)())
  if (random.chance(0.2)) world.after(random.between(0, HOUR_MS), () => leave(services, parent))
}
