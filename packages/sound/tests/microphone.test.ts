// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openMicrophone } from '../microphone.ts'

class Track extends EventTarget {
  readyState: 'live' | 'ended' = 'live'
  muted = false
  stop = vi.fn(() => void (this.readyState = 'ended'))
}
class FakeRecorder extends EventTarget {
  state = 'inactive'
  mimeType = 'audio/webm'
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['voice']) }))
    this.dispatchEvent(new Event('stop'))
  }
}
class FakeContext {
  createAnalyser = () => ({ fftSize: 16, getFloatTimeDomainData: () => undefined })
  createMediaStreamSource = () => ({ connect: () => undefined })
  resume = () => Promise.resolve()
  close = () => Promise.resolve()
}

let track: Track
let audioSession: { type: string }
const open = vi.fn<() => Promise<{ getTracks: () => Track[] }>>()
beforeEach(() => {
  track = new Track()
  audioSession = { type: 'playback' }
  open.mockReset().mockImplementation(() => Promise.resolve({ getTracks: () => [track] }))
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  vi.stubGlobal('AudioContext', FakeContext)
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: open }, configurable: true })
  Object.defineProperty(navigator, 'audioSession', { value: audioSession, configurable: true })
})
afterEach(() => vi.unstubAllGlobals())

test('opens the microphone on an iPhone right after a narration', async () => {
  let asked = ''
  open.mockImplementation(() => {
    asked = audioSession.type
    return Promise.resolve({ getTracks: () => [track] })
  })
  const microphone = await openMicrophone()
  expect(asked).toBe('play-and-record')
  microphone.close()
  expect(audioSession.type).toBe('auto')
})

test.each([
  ['NotAllowedError', 'microphone-refused'],
  ['SecurityError', 'microphone-refused'],
  ['NotFoundError', 'microphone-missing'],
  ['NotReadableError', 'microphone-failed'],
  ['InvalidStateError', 'microphone-failed'],
  ['AbortError', 'microphone-failed'],
])('reports the microphone error %s as %s, and resets the tab’s audio session', async (name, code) => {
  open.mockRejectedValue(new DOMException('no', name))
  await expect(openMicrophone()).rejects.toMatchObject({ code })
  expect(audioSession.type).toBe('auto')
})

test('reports a browser that cannot record', async () => {
  vi.stubGlobal('MediaRecorder', undefined)
  await expect(openMicrophone()).rejects.toMatchObject({ code: 'microphone-unsupported' })
})

test('marks a stopped recording as complete', async () => {
  const recording = (await openMicrophone()).record()
  recording.stop()
  await expect(recording.ended).resolves.toMatchObject({ isInterrupted: false })
})

test('marks a recording as interrupted by a call, and its microphone as lost', async () => {
  const microphone = await openMicrophone()
  const recording = microphone.record()
  expect(microphone.isLive()).toBe(true)
  track.muted = true
  track.dispatchEvent(new Event('mute'))
  await expect(recording.ended).resolves.toMatchObject({ isInterrupted: true })
  expect(microphone.isLive()).toBe(false)
})
