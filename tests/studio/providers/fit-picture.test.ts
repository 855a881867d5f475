import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { COVER_SIZE, SPREAD_SIZE } from '#media/picture.ts'
import { fromCanvas, toCanvas } from '#studio/providers/fit-picture.ts'
import { geminiPainter } from '#studio/providers/gemini/gemini-painter.ts'
import { openAiPainter } from '#studio/providers/openai/openai-painter.ts'
import { distance } from './distance.ts'
import { UNCOUNTED } from './uncounted.ts'

/** A page on which any shift is visible: a bright sun near the upper left corner on a dark ground. */
const pageOf = ({ w, h }: { w: number; h: number }) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="${w}" height="${h}" fill="#245"/><circle cx="${w * 0.1}" cy="${h * 0.1}" r="${h * 0.08}" fill="#fe8"/><rect y="${h * 0.9}" width="${w}" height="${h * 0.1}" fill="#120"/></svg>`,
    ),
  )
    .png()
    .toBuffer()

const PAINTERS = [openAiPainter({ OPENAI_API_KEY: 'k' }, UNCOUNTED), geminiPainter({ GEMINI_API_KEY: 'k' }, UNCOUNTED)]
const SIZES = [COVER_SIZE, SPREAD_SIZE, { w: 1024, h: 1024 }]
const CASES = PAINTERS.flatMap((painter) =>
  SIZES.map((size) => ({ name: `${painter.name} ${size.w}x${size.h}`, canvas: painter.canvasFor(size), size })),
)

describe.each(CASES)('on the canvas of $name', { timeout: 60_000 }, ({ canvas, size }) => {
  test('returns a page whole and in its size, even from a larger painting', async () => {
    const page = await pageOf(size)
    const sent = await toCanvas(page, canvas)
    expect(await sharp(sent.bytes).metadata()).toMatchObject({ width: canvas.w, height: canvas.h })
    const painting = await sharp(sent.bytes)
      .resize(Math.round(canvas.w * 1.25), Math.round(canvas.h * 1.25), { fit: 'fill' })
      .png()
      .toBuffer()
    const back = await fromCanvas('somebody', painting, canvas, size)
    expect(await sharp(back).metadata()).toMatchObject({ width: size.w, height: size.h })
    expect(await distance(back, page)).toBeLessThan(3)
  })
})

test('uses picture sizes that the models offer', () => {
  expect(PAINTERS.map(({ canvasFor }) => SIZES.map(canvasFor))).toEqual([
    [
      { w: 1104, h: 1472 },
      { w: 2208, h: 1104 },
      { w: 1024, h: 1024 },
    ],
    [
      { w: 1100, h: 1467 },
      { w: 2200, h: 1238 },
      { w: 1024, h: 1024 },
    ],
  ])
})

describe('a painting that cannot be used is worth another try', () => {
  const canvas = { w: 1024, h: 1024 }
  const painting = () =>
    sharp({
      create: {
        width: 256,
        height: 256,
        channels: 3,
        background: '#777',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
  test.each([
    ['half a PNG', async () => (await painting().png().toBuffer()).subarray(0, 40_000)],
    ['half a JPEG', async () => (await painting().jpeg().toBuffer()).subarray(0, 9_000)],
    ['no picture', async () => Buffer.from('{"error":"…"}')],
    ['nothing', async () => Buffer.alloc(0)],
    ['another shape', async () => painting().resize(256, 170, { fit: 'fill' }).png().toBuffer()],
  ])('retries a painting that cannot be used: %s', async (_name, bytes) => {
    await expect(fromCanvas('somebody', await bytes(), canvas, canvas)).rejects.toMatchObject({
      code: 'unavailable',
      isPassing: true,
    })
  })
})
