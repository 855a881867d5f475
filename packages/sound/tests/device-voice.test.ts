// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchDeviceVoice, type DeviceVoice } from '../device-voice.ts'

class Utterance extends EventTarget {
  lang = ''
  text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}
let said: Utterance[]
let synthesis: EventTarget & { speaking: boolean; pending: boolean; cancel: ReturnType<typeof vi.fn> }
let voices: { lang: string; localService: boolean; voiceURI: string }[]
beforeEach(() => {
  said = []
  synthesis = Object.assign(new EventTarget(), {
    speaking: false,
    pending: false,
    getVoices: () => voices,
    speak: (utterance: Utterance) => void said.push(utterance),
    cancel: vi.fn(),
  })
  vi.stubGlobal('speechSynthesis', synthesis)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
})
afterEach(() => vi.unstubAllGlobals())

function offered(lang: string, localService = true): DeviceVoice | null {
  voices = [{ lang, localService, voiceURI: `voice-${lang}` }]
  let voice: DeviceVoice | null = null
  watchDeviceVoice((now) => (voice = now))
  return voice
}

test.each(['tr-TR', 'tr', 'TR-tr', 'tr_TR', 'tr_TR_#Latn', 'tur-TUR', 'tur-TUR-f00', 'tur'])(
  'offers a voice whose language is named %s, and sets tr-TR',
  (lang) => {
    offered(lang)?.speak(['Bir varmış.'], { ended: vi.fn(), failed: vi.fn() })
    expect(said.map((each) => each.lang)).toEqual(['tr-TR'])
  },
)

test.each(['en-US', 'trv-TW', 'turk', 'tru'])('offers no voice with the language %s', (lang) =>
  expect(offered(lang)).toBeNull(),
)

test('offers no voice that the browser speaks remotely', () => expect(offered('tr-TR', false)).toBeNull())

test('calls cancel only while the device voice is speaking', () => {
  const voice = offered('tr-TR')
  voice?.speak(['Bir.'], { ended: vi.fn(), failed: vi.fn() })
  expect(synthesis.cancel).not.toHaveBeenCalled()
  synthesis.speaking = true
  voice?.speak(['İki.'], { ended: vi.fn(), failed: vi.fn() })
  expect(synthesis.cancel).toHaveBeenCalledTimes(1)
})

test.each([
  ['interrupted', 'AbortError'],
  ['canceled', 'AbortError'],
  ['synthesis-failed', 'Error'],
])('reports the speech error %s as %s', (error, name) => {
  const failed = vi.fn<(reason: unknown) => void>()
  offered('tr-TR')?.speak(['Bir.'], { ended: vi.fn(), failed })
  said[0]?.dispatchEvent(Object.assign(new Event('error'), { error }))
  expect(failed.mock.calls.map(([reason]) => (reason as Error).name)).toEqual([name])
})
