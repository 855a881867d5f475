// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const decode = vi.fn<(file: ArrayBuffer) => Promise<unknown>>()
let says: CanPlayTypeResult
beforeEach(() => {
  vi.resetModules()
  says = 'maybe'
  decode.mockReset().mockResolvedValue({})
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockImplementation(() => says)
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = decode
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const load = async () => {
  const { clipUrl } = await import('../audio-clips.ts')
  return clipUrl
}

test('tests once whether a browser decodes Opus, and then uses Opus', async () => {
  const clipUrl = await load()
  expect(await clipUrl('/media/abc')).toBe('/media/abc?as=opus')
  expect(await clipUrl('/stories/orman/narration-1.mp3')).toBe('/stories/orman/narration-1.opus')
  expect(decode).toHaveBeenCalledTimes(1)
  const [file] = decode.mock.calls[0] ?? []
  expect(new TextDecoder().decode(file?.slice(0, 4))).toBe('OggS')
})

test('uses MP3 for playing and downloading if the browser cannot decode Opus', async () => {
  decode.mockRejectedValue(new DOMException('Decoding failed', 'EncodingError'))
  const clipUrl = await load()
  expect(await clipUrl('/media/abc')).toBe('/media/abc')
  const { mediaOf } = await import('#features/reader/book-media.ts')
  const media = await mediaOf({ coverImageURL: '', imageURLs: [], narrationURLs: ['/media/abc'] } as never)
  expect(media).toContain('/media/abc')
  expect(media.filter((url) => url.includes('opus'))).toEqual([])
})

test('uses MP3 if the decoder never answers', async () => {
  vi.useFakeTimers()
  decode.mockReturnValue(new Promise(() => undefined))
  const clipUrl = await load()
  const url = clipUrl('/media/abc')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await url).toBe('/media/abc')
  vi.useRealTimers()
})

test('does not try to decode Opus in a browser that plays no Ogg', async () => {
  says = ''
  expect(await (await load())('/media/abc')).toBe('/media/abc')
  expect(decode).not.toHaveBeenCalled()
})
