import 'fake-indexeddb/auto'
import { act, renderHook, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Problem, type ProblemCode } from '#domain/problem.ts'
import { RECORDING_MAX_S, RECORDING_RATE, voiceIdSchema } from '#domain/voice.ts'
import { pcmOf } from '#sound/microphone.ts'
import { keepTake, readTakes } from '#features/record-voice/takes.ts'
import { usePages, type SendRecording } from '#features/record-voice/hooks/use-pages.ts'
import { expectFault } from '../../support/faults.ts'

// The fake IndexedDB cannot clone jsdom's Blob: use Node's.
vi.hoisted(() => void (globalThis.Blob = process.getBuiltinModule('node:buffer').Blob as typeof Blob))

const VOICE = v.parse(voiceIdSchema, '1'.repeat(20))
let book = 0
let whose: { owner: string; book: string }
/** The length in seconds that the browser decodes; null: it cannot. */
let decodes: number | null
beforeEach(() => {
  whose = { owner: 'uid', book: `book-${(book += 1)}` }
  decodes = 5
  vi.stubGlobal('OfflineAudioContext', FakeContext)
})
afterEach(() => vi.unstubAllGlobals())

class FakeContext {
  decodeAudioData() {
    if (decodes === null) return Promise.reject(new DOMException('no', 'EncodingError'))
    const samples = new Float32Array(decodes * RECORDING_RATE)
    return Promise.resolve({ length: samples.length, numberOfChannels: 1, getChannelData: () => samples })
  }
}

const sound = () => new Blob(['voice'])
const begin = (send: SendRecording) =>
  renderHook(() => usePages({ whose, voiceId: VOICE, name: 'Babam', clipURLs: ['', ''], send })).result
const refuse = (code: ProblemCode) => vi.fn<SendRecording>(() => Promise.reject(new Problem(code, 'refused')))
const kept = async () => (await readTakes(whose)).map(({ spread }) => spread)

test.each(['recording-silent', 'recording-too-short', 'recording-too-long', 'network', 'invitation-over'] as const)(
  'keeps a recording refused as %s on the device until it has arrived',
  async (code) => {
    if (code === 'network' || code === 'invitation-over') expectFault(/send a recording/)
    const send = refuse(code)
    const pages = begin(send)
    await act(() => pages.current.keep(1, { sound: sound(), isInterrupted: false }))
    expect(pages.current.pages[1]).toMatchObject({ is: 'unsent', problem: code, isSafe: true })
    expect(await kept()).toEqual([1])

    send.mockResolvedValueOnce('/media/clip')
    const [take] = await readTakes(whose)
    await act(() => pages.current.sendAgain(1, take?.recorded ?? sound(), true))
    expect(pages.current.pages[1]).toMatchObject({ is: 'kept', clipUrl: '/media/clip' })
    expect(await kept()).toEqual([])
  },
)

test('keeps a recording that the browser cannot decode, and does not call it silent', async () => {
  expectFault(/send a recording/)
  decodes = null
  const pages = begin(refuse('unknown'))
  await act(() => pages.current.keep(0, { sound: sound(), isInterrupted: false }))
  expect(pages.current.pages[0]).toMatchObject({ is: 'unsent', problem: 'recording-undecoded' })
  expect(await kept()).toEqual([0])
})

test('lets only the parent send an interrupted recording, also after a reload', async () => {
  const send = vi.fn<SendRecording>(() => Promise.resolve('/media/clip'))
  await keepTake(whose, { voiceId: VOICE, name: 'Babam', spread: 1, recorded: sound(), isInterrupted: true })
  const pages = begin(send)
  await waitFor(() => expect(pages.current.pages[1]).toMatchObject({ is: 'unsent', problem: 'interrupted' }))
  await act(() => pages.current.keep(0, { sound: sound(), isInterrupted: true }))
  expect(pages.current.pages[0]).toMatchObject({ is: 'unsent', problem: 'interrupted' })
  expect(send).not.toHaveBeenCalled()

  await act(() => pages.current.drop(0))
  expect(pages.current.pages[0]).toEqual({ is: 'none' })
  expect(await kept()).toEqual([1])
})

test('says that the device cannot store recordings', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  vi.stubGlobal('indexedDB', undefined)
  expectFault(/send a recording/)
  const pages = begin(refuse('network'))
  await act(() => pages.current.keep(0, { sound: sound(), isInterrupted: false }))
  expect(pages.current.pages[0]).toMatchObject({ is: 'unsent', isSafe: false })
})

test('cuts a recording at the limit if the timer was late', async () => {
  decodes = RECORDING_MAX_S + 24
  expect((await pcmOf(sound())).size).toBe(RECORDING_MAX_S * RECORDING_RATE * 2)
})
