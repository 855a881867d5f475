/**
 * The device's own Turkish voice (Web Speech API): it needs no download and stores nothing. Offered only if the voice
 * is on the device: a browser's remote voice would send the child's name to a third party.
 */
import { spokenWordsIn } from '#media/spoken-word.ts'
import { SLOW_RATE } from './clip-sound.ts'
import type { ClipEvents, ClipPart } from './player.ts'

export interface DeviceVoice {
  /** Stops any other speech. @returns a function that stops the speech */
  speak(paragraphs: readonly string[], on: ClipEvents, part?: ClipPart): () => void
}

/** A calmer speed than the voices' default. */
const RATE = 0.9

/** 'tr-TR'; Chrome on Android writes 'tr_TR', Firefox on Android 'tur-TUR'. */
const isTurkish = (lang: string): boolean => /^(tr|tur)([-_]|$)/i.test(lang)
/** Interruptions by us, by another tab or by a call: the voice did not fail. */
const CUT_OFF: readonly string[] = ['interrupted', 'canceled']

/**
 * @param onChange called now and at each change, because a browser loads its voices late. @returns a function that
 * stops watching
 */
export function watchDeviceVoice(onChange: (voice: DeviceVoice | null) => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined
  const watching = new AbortController()
  let known: string | null = null
  const look = () => {
    const voice = speechSynthesis.getVoices().find(({ lang, localService }) => localService && isTurkish(lang))
    if (known === (voice?.voiceURI ?? '')) return
    known = voice?.voiceURI ?? ''
    onChange(voice ? deviceVoice(voice) : null)
  }
  speechSynthesis.addEventListener('voiceschanged', look, { signal: watching.signal })
  look()
  return () => watching.abort()
}

function deviceVoice(voice: SpeechSynthesisVoice): DeviceVoice {
  return {
    speak(paragraphs, { word, ended, failed }, part = {}) {
      const listening = new AbortController()
      const { signal } = listening
      const passages = passagesOf(paragraphs, part)
      let at = 0
      /** Ignores late events of a passage that was cut off. */
      let saying = new AbortController()

      const say = () => {
        const passage = passages[at]
        if (!passage) {
          listening.abort()
          return ended()
        }
        saying = new AbortController()
        const { text, first } = passage
        const rate = part.slow ? RATE * SLOW_RATE : RATE
        const said = Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: 'tr-TR', rate })
        const words = spokenWordsIn(text)
        const tell = ({ name, charIndex }: SpeechSynthesisEvent) => {
          const index = words.findLastIndex((each) => each.at <= charIndex)
          const spoken = words[index]
          // The start time is unknown in advance: the voice reports it only by this event.
          if (name === 'word' && spoken) word?.(first + index, { text: spoken.text, startMs: 0 })
        }
        const goOn = () => {
          at += 1
          say()
        }
        const fail = ({ error }: SpeechSynthesisErrorEvent) => {
          listening.abort()
          const what = `The device's voice: ${error}`
          failed(CUT_OFF.includes(error) ? new DOMException(what, 'AbortError') : new Error(what))
        }
        said.addEventListener('boundary', tell, { signal: saying.signal })
        said.addEventListener('end', goOn, { signal: saying.signal })
        said.addEventListener('error', fail, { signal: saying.signal })
        speechSynthesis.speak(said)
      }
      const cutOff = () => {
        saying.abort()
        // Call `cancel` only if needed: some voices drop the speech that follows it.
        if (speechSynthesis.speaking || speechSynthesis.pending) speechSynthesis.cancel()
      }
      // Stop on a hidden page instead of pausing: on Android a pause ends the speech. The paragraph begins again later.
      const look = () => {
        cutOff()
        if (!document.hidden) say()
      }
      document.addEventListener('visibilitychange', look, { signal })
      look()
      return () => {
        listening.abort()
        cutOff()
      }
    },
  }
}

interface Passage {
  text: string
  /** Index of the passage's first word among all words, from 0. */
  first: number
}

function passagesOf(paragraphs: readonly string[], { from = 0, alone = false }: ClipPart): Passage[] {
  let first = 0
  const passages: Passage[] = []
  for (const text of paragraphs) {
    const words = spokenWordsIn(text)
    const start = words[Math.max(0, from - first)]
    if (start) {
      if (alone) return [{ text: start.text, first: from }]
      passages.push({ text: text.slice(from > first ? start.at : 0), first: Math.max(first, from) })
    }
    first += words.length
  }
  return passages
}
