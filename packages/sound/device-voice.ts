/**
 * The device's own Turkish voice (Web Speech API): nothing is fetched and nothing is kept. Offered only where it lies on the
 * device: what a browser sends away to be spoken would tell a stranger the child's name.
 */
import { spokenWordsIn } from '#media/spoken-word.ts'
import { SLOW_RATE } from './clip-sound.ts'
import type { ClipEvents, ClipPart } from './player.ts'

export interface DeviceVoice {
  /** Another text stops for it. @returns how to stop it */
  speak(paragraphs: readonly string[], on: ClipEvents, part?: ClipPart): () => void
}

/** Calmer than these voices read by themselves. */
const RATE = 0.9

/** 'tr-TR'; Chrome on Android says 'tr_TR', Firefox there 'tur-TUR'. */
const isTurkish = (lang: string): boolean => /^(tr|tur)([-_]|$)/i.test(lang)
/** Interruptions by us, by another tab or by a call: the voice has no fault. */
const CUT_OFF: readonly string[] = ['interrupted', 'canceled']

/** @param onChange called now and whenever another answer is right: a browser learns of its voices late. @returns how to stop */
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
      /** Events of what was cut off come late, and are not meant. */
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
          // When a word began is known to the voice alone.
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
        // Some voices lose what is said right after it.
        if (speechSynthesis.speaking || speechSynthesis.pending) speechSynthesis.cancel()
      }
      // Not paused where nobody looks: on Android that ends it. The paragraph begins again.
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
  /** Which of all words its first one is, from 0. */
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
