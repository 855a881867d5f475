/**
 * The device's own Turkish voice (Web Speech API): nothing is fetched and nothing is kept. Offered only where it lies on the
 * device: what a browser sends away to be spoken would tell a stranger the child's name.
 */
import { spokenWordsIn } from '#media/spoken-word.ts'
import type { ClipEvents } from './player.ts'

export interface DeviceVoice {
  /** From the beginning; another text stops for it. @returns how to stop it */
  speak(paragraphs: readonly string[], on: ClipEvents): () => void
}

/** Calmer than these voices read by themselves. */
const RATE = 0.9

/** @param onChange called now and whenever another answer is right: a browser learns of its voices late. @returns how to stop */
export function watchDeviceVoice(onChange: (voice: DeviceVoice | null) => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined
  const watching = new AbortController()
  let known: string | null = null
  const look = () => {
    const voice = speechSynthesis.getVoices().find(({ lang, localService }) => localService && /^tr\b/i.test(lang))
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
    speak(paragraphs, { word, ended, failed }) {
      const listening = new AbortController()
      const { signal } = listening
      const firstWords = wordCountsBefore(paragraphs)
      let at = 0
      /** Events of what was cut off come late, and are not meant. */
      let saying = new AbortController()

      const say = () => {
        const text = paragraphs[at]
        if (text === undefined) {
          listening.abort()
          return ended()
        }
        saying = new AbortController()
        const said = Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang, rate: RATE })
        const words = spokenWordsIn(text)
        const first = firstWords[at] ?? 0
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
          failed(new Error(`The device's voice: ${error}`))
        }
        said.addEventListener('boundary', tell, { signal: saying.signal })
        said.addEventListener('end', goOn, { signal: saying.signal })
        said.addEventListener('error', fail, { signal: saying.signal })
        speechSynthesis.speak(said)
      }
      const cutOff = () => {
        saying.abort()
        speechSynthesis.cancel()
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

const wordCountsBefore = (paragraphs: readonly string[]): number[] => {
  let count = 0
  return paragraphs.map((text) => {
    const before = count
    count += spokenWordsIn(text).length
    return before
  })
}
