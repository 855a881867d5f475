/** Each upload is refused with a code, or becomes a plain picture that contains nothing else of the file. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkPhoto } from '#media/photo.ts'
import { Problem } from '#domain/problem.ts'
import { reEncode } from '#netlify/photos/re-encode.ts'
import { hostileFiles, SECRET } from './support/uploads/hostile-files.ts'

const FILES_AT_LEAST = 60
const MEMORY_AT_MOST = 256 * 1024 * 1024
const TRACES = [SECRET, '<script', '<?php', '%PDF', 'PK\x03\x04', 'Exif', 'ICC_PROFILE', 'adobe:ns', '8BIM']

const files = await hostileFiles()

/** Checks the file as the request path does, then decodes it as the background job does. */
async function endOf(photo: Buffer): Promise<{ code: string } | { kept: Uint8Array }> {
  const wrong = checkPhoto(photo)
  if (wrong) return { code: wrong }
  try {
    return { kept: (await reEncode(photo)).bytes }
  } catch (error) {
    if (error instanceof Problem) return { code: error.code }
    throw error
  }
}

test(`tests at least ${FILES_AT_LEAST} hostile files, each with a name of its own`, () => {
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length)
  expect(files.length).toBeGreaterThanOrEqual(FILES_AT_LEAST)
})

describe('a file', () => {
  test.each(files)('handles the upload “$name”: $ends', async ({ bytes, ends }) => {
    const end = await endOf(bytes)
    if ('code' in end) return expect(ends === 'either' ? 'photo-unreadable' : ends).toBe(end.code)
    expect(['cleaned', 'either']).toContain(ends)
    const {
      format,
      width,
      height,
      channels,
      depth,
      pages = 1,
      exif,
      icc,
      xmp,
      iptc,
      orientation,
    } = await sharp(end.kept).metadata()
    expect({ format, channels, depth, pages }).toEqual({ format: 'jpeg', channels: 3, depth: 'uchar', pages: 1 })
    expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
    expect(Math.max(width, height)).toBeLessThanOrEqual(1_600)
    const text = Buffer.from(end.kept).toString('latin1')
    expect(TRACES.filter((trace) => text.includes(trace))).toEqual([])
  })
})

test.each(['tiff', 'gif', 'avif'] as const)(
  'refuses to decode %s even if the check of its type was forgotten',
  async (type) => {
    const picture = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#c97' } })
      .toFormat(type)
      .toBuffer()
    await expect(reEncode(picture)).rejects.toMatchObject({ code: 'photo-unreadable' })
  },
)

describe('the request path', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'masal-uploads-'))
    for (const [index, { bytes }] of files.entries()) writeFileSync(join(folder, String(index).padStart(3, '0')), bytes)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('checks all hostile files in one process below 256 MB, and decodes none', () => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['tests/functions/support/uploads/measure-memory.ts', folder],
      { encoding: 'utf8' },
    )
    expect(stderr).toBe('')
    const { outcomes, mostBytes, loadsSharp } = JSON.parse(stdout) as {
      outcomes: Record<string, string>
      mostBytes: number
      loadsSharp: boolean
    }
    expect(Object.values(outcomes)).toEqual(files.map(({ bytes }) => checkPhoto(bytes) ?? 'taken'))
    expect(loadsSharp).toBe(false)
    expect(mostBytes).toBeLessThan(MEMORY_AT_MOST)
  })
})
