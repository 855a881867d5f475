/** The music as a browser decodes and loops it: loudness, length, and no click where it begins again. */
import { stat } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { MUSIC, MUSIC_THEMES, PAGE_FLIP_URL } from '#sound/music-themes.ts'
import { loudness } from '#studio/built-in/voice/loudness.ts'

const SAMPLE_RATE = 44_100
const MAX_BYTES = 600_000
/** Seconds compared before and after the seam of the loop. */
const SEAM_S = 0.4
/**
 * Difference that MP3 adds between two equal passages, as a share of the music. A loop that is 5 ms too long differs by
 * the whole share, 1.
 */
const CODING_NOISE = 0.25
/** At the seam of the loop, the waveform may bend this much more sharply than the music itself. */
const SHARPER = 1.5
const INAUDIBLE_BEND = 0.003

interface Heard {
  channels: Float32Array[]
  seconds: number
}

/**
 * Plays a file in the browser, as the reader's player does.
 * @param loop absent: plays once @param seconds to play; absent: the whole file
 */
async function play(
  page: Page,
  url: string,
  { loop, fromS = 0, seconds }: { loop?: { startS: number; endS: number }; fromS?: number; seconds?: number } = {},
): Promise<Heard> {
  const { samples, fileSeconds } = await page.evaluate(
    async ({ url, loop, fromS, seconds, sampleRate }) => {
      const bytes = await (await fetch(url)).arrayBuffer()
      const buffer = await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(bytes)
      const { numberOfChannels } = buffer
      const context = new OfflineAudioContext(
        numberOfChannels,
        Math.round((seconds ?? buffer.duration) * sampleRate),
        sampleRate,
      )
      const source = new AudioBufferSourceNode(
        context,
        loop ? { buffer, loop: true, loopStart: loop.startS, loopEnd: loop.endS } : { buffer },
      )
      source.connect(context.destination)
      source.start(0, fromS)
      const rendered = await context.startRendering()
      const asText = (channel: number) => {
        const raw = new Uint8Array(rendered.getChannelData(channel).slice().buffer)
        const pieces: string[] = []
        for (let at = 0; at < raw.length; at += 32_768)
          pieces.push(String.fromCharCode(...raw.subarray(at, at + 32_768)))
        return btoa(pieces.join(''))
      }
      return {
        samples: Array.from({ length: numberOfChannels }, (_, channel) => asText(channel)),
        fileSeconds: buffer.duration,
      }
    },
    { url, loop, fromS, seconds, sampleRate: SAMPLE_RATE },
  )
  return {
    channels: samples.map((text) => new Float32Array(new Uint8Array(Buffer.from(text, 'base64')).buffer)),
    seconds: fileSeconds,
  }
}

// A page of the site on which nothing else moves.
test.beforeEach(async ({ page }) => {
  await page.goto('/icon.svg')
})

for (const theme of MUSIC_THEMES) {
  const { url, loop } = MUSIC[theme]
  const lengthS = loop.endS - loop.startS

  test(`plays ${theme} as loud as the others, and loops without a click`, async ({ page }) => {
    const { channels } = await play(page, url, { loop, fromS: loop.startS, seconds: lengthS })
    expect(Math.abs(loudness(channels, SAMPLE_RATE) + 20)).toBeLessThan(1)
    expect(lengthS).toBeGreaterThanOrEqual(40)
    expect(lengthS).toBeLessThanOrEqual(90)
    expect((await stat(`public${url}`)).size).toBeLessThanOrEqual(MAX_BYTES)

    const fromS = loop.endS - SEAM_S
    const looped = await play(page, url, { loop, fromS, seconds: 2 * SEAM_S })
    // The file repeats its beginning after the loop's end, so playing it straight through gives the same sound without
    // a seam.
    const straight = await play(page, url, { fromS, seconds: 2 * SEAM_S })
    expect(straight.channels.length).toBe(2)
    straight.channels.forEach((reference, index) => {
      const channel = looped.channels[index] ?? new Float32Array()
      expect(power(channel.map((value, i) => value - (reference[i] ?? 0)))).toBeLessThan(
        CODING_NOISE * power(reference),
      )
      expect(bendAtSeam(channel)).toBeLessThan(bendAtSeam(reference) * SHARPER + INAUDIBLE_BEND)
    })
  })
}

test('limits the sound of a turning page to 250 to 400 ms', async ({ page }) => {
  const { channels, seconds } = await play(page, PAGE_FLIP_URL)
  const [samples = new Float32Array()] = channels
  const isHeard = (value: number) => Math.abs(value) > 0.01
  const heardS = (samples.findLastIndex(isHeard) - samples.findIndex(isHeard)) / SAMPLE_RATE
  expect(heardS).toBeGreaterThan(0.2)
  expect(seconds).toBeGreaterThanOrEqual(0.25)
  expect(seconds).toBeLessThanOrEqual(0.4)
})

/** Root mean square */
const power = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length)

/** The sharpest corner of the curve within 2 ms of the seam, because a click is a corner. */
function bendAtSeam(samples: Float32Array): number {
  const seam = Math.round(SEAM_S * SAMPLE_RATE)
  const reach = Math.round(0.002 * SAMPLE_RATE)
  let sharpest = 0
  for (let i = seam - reach; i <= seam + reach; i++)
    sharpest = Math.max(sharpest, Math.abs((samples[i - 1] ?? 0) - 2 * (samples[i] ?? 0) + (samples[i + 1] ?? 0)))
  return sharpest
}
