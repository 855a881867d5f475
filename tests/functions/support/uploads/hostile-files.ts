/** Files that people may send instead of a photo, by mistake or in bad faith. All are made here, in code. */
import sharp from 'sharp'
import type { ProblemCode } from '#domain/problem.ts'
import {
  chunk,
  claimSize,
  EOI,
  frame,
  imageData,
  jpegOfScans,
  jpegOfSize,
  png,
  pngHeader,
  segment,
  SOI,
  webpOfSize,
  withChunks,
  withSegments,
} from './bytes.ts'

/** Written into every place that can carry text. No stored picture may contain it. */
export const SECRET = 'gizli-ev-adresi'

export interface HostileFile {
  name: string
  bytes: Buffer
  /** The problem code of the refusal; 'cleaned' if it becomes a picture; 'either' if decoders may differ. */
  ends: ProblemCode | 'cleaned' | 'either'
}

type Picture = ReturnType<typeof sharp>

const ascii = (text: string): Buffer => Buffer.from(text, 'latin1')
const file = (name: string, bytes: Buffer, ends: HostileFile['ends']): HostileFile => ({ name, bytes, ends })
const SIDE = 480
const MAX_BYTES = 1_500_000

const plain = () =>
  sharp({
    create: {
      width: SIDE,
      height: SIDE,
      channels: 3,
      background: '#c97',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })

export async function hostileFiles(): Promise<HostileFile[]> {
  const jpeg = await plain().jpeg().toBuffer()
  const pngFile = await plain().png().toBuffer()
  const webp = await plain().webp().toBuffer()
  return [
    ...otherTypes(),
    ...lyingHeaders(jpeg),
    ...(await brokenFiles(jpeg, pngFile, webp)),
    ...sizes(jpeg),
    ...(await unusualPictures(jpeg)),
    ...(await manyScans()),
    ...(await carriers(jpeg, pngFile, webp)),
    ...polyglots(jpeg, pngFile, webp),
  ]
}

/** Files that are no photos, whatever their names say. */
function otherTypes(): HostileFile[] {
  const box = (brand: string) => Buffer.concat([Buffer.from([0, 0, 0, 24]), ascii(`ftyp${brand}`), Buffer.alloc(64)])
  const wrong: [name: string, bytes: Buffer][] = [
    ['one byte', Buffer.from([0xff])],
    ['the start of a JPEG and nothing more', Buffer.from([0xff, 0xd8, 0xff])],
    ['the signature of a PNG and nothing more', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['the signature of a WebP and nothing more', ascii('RIFF\0\0\0\0WEBPVP8 ')],
    ['text', ascii('Bu bir fotoğraf değil.')],
    ['text in UTF-16', Buffer.from('\ufeffselam', 'utf16le')],
    ['zeros', Buffer.alloc(MAX_BYTES)],
    ['fill bytes without an end', Buffer.alloc(MAX_BYTES, 0xff)],
    ['JSON', ascii('{"photo":1}')],
    ['a script', ascii('#!/bin/sh\nrm -rf /')],
    ['HTML', ascii('<!doctype html><script>alert(1)</script>')],
    ['SVG', ascii('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>alert(1)</script></svg>')],
    [
      'SVG that names a file',
      ascii('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
    ],
    ['a GIF', Buffer.concat([ascii('GIF89a'), Buffer.from([0xf4, 1, 0xf4, 1, 0, 0, 0]), EOI])],
    ['a BMP', Buffer.concat([ascii('BM'), Buffer.alloc(100)])],
    ['a TIFF, small end first', Buffer.concat([ascii('II*\0'), Buffer.alloc(100)])],
    ['a TIFF, big end first', Buffer.concat([ascii('MM\0*'), Buffer.alloc(100)])],
    ['an icon', Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(100)])],
    ['a PDF', ascii('%PDF-1.7\n%âãÏÓ')],
    ['a ZIP', Buffer.concat([ascii('PK\x03\x04'), Buffer.alloc(100)])],
    ['a gzip', Buffer.concat([Buffer.from([0x1f, 0x8b, 8]), Buffer.alloc(100)])],
    ['an MP4', box('isom')],
    ['a HEIC', box('heic')],
    ['an AVIF', box('avif')],
    ['a JPEG XL', Buffer.concat([Buffer.from([0xff, 0x0a]), Buffer.alloc(100)])],
    ['a JPEG 2000', Buffer.concat([Buffer.from([0, 0, 0, 12]), ascii('jP  \r\n\x87\n'), Buffer.alloc(100)])],
    ['a Photoshop file', Buffer.concat([ascii('8BPS\0\x01'), Buffer.alloc(100)])],
    ['a Windows program', Buffer.concat([ascii('MZ'), Buffer.alloc(100)])],
    ['a Linux program', Buffer.concat([ascii('\x7fELF'), Buffer.alloc(100)])],
    ['a WAV in the coat of a WebP', ascii(`RIFF\0\0\0\0WAVE${'\0'.repeat(40)}`)],
    ['a WebP of an unknown kind', ascii(`RIFF\0\0\0\0WEBPVP9X${'\0'.repeat(40)}`)],
  ]
  return [
    file('nothing', Buffer.alloc(0), 'photo-missing'),
    ...wrong.map(([name, bytes]) => file(name, bytes, 'photo-wrong-type')),
  ]
}

/** Small files that claim to be large, and headers that make no sense. */
function lyingHeaders(jpeg: Buffer): HostileFile[] {
  const bombs: [name: string, bytes: Buffer][] = [
    ['a JPEG of 30 megapixels', jpegOfSize(6_000, 5_000)],
    ['a JPEG of 65,535 on each side', jpegOfSize(65_535, 65_535)],
    ['a PNG of 100,000 on each side', png(pngHeader(100_000, 100_000), imageData(Buffer.alloc(1_000)))],
    [
      'a PNG of two thousand million on each side',
      png(pngHeader(0x7fff_ffff, 0x7fff_ffff), imageData(Buffer.alloc(9))),
    ],
    ['a PNG of one pixel by two thousand million', png(pngHeader(0x7fff_ffff, 1), imageData(Buffer.alloc(9)))],
    [
      'a PNG of 20,000 on each side, a bit a pixel',
      png(pngHeader(20_000, 20_000, 1), imageData(Buffer.alloc(2_000_000))),
    ],
    ['a WebP of 16,777,216 on each side', webpOfSize('VP8X', 16_777_216, 16_777_216)],
    ['a lossless WebP of 16,384 on each side', webpOfSize('VP8L', 16_384, 16_384)],
    ['a lossy WebP of 16,383 on each side', webpOfSize('VP8 ', 16_383, 16_383)],
    ['a JPEG of one pixel more than may be', jpegOfSize(5_000, 5_001)],
  ]
  return [
    ...bombs.map(([name, bytes]) => file(name, bytes, 'photo-too-many-pixels')),
    file('a JPEG of no width', jpegOfSize(0, 500), 'photo-unreadable'),
    file('a PNG of no height', png(pngHeader(500, 0), imageData(Buffer.alloc(1))), 'photo-unreadable'),
    file(
      'a JPEG that is two frames, the second a bomb',
      Buffer.concat([SOI, frame(500, 500), frame(65_535, 65_535), EOI]),
      'photo-unreadable',
    ),
    file('a JPEG whose frame claims four times its data', claimSize(jpeg, 2 * SIDE, 2 * SIDE), 'either'),
    file('a JPEG without a frame', Buffer.concat([SOI, EOI]), 'photo-wrong-type'),
    file(
      'a JPEG whose segment has no length',
      Buffer.concat([SOI, segment(0xe1, Buffer.alloc(0), 0), EOI]),
      'photo-wrong-type',
    ),
    file(
      'a JPEG whose segment is longer than the file',
      Buffer.concat([SOI, segment(0xe1, Buffer.alloc(10), 65_535), EOI]),
      'photo-wrong-type',
    ),
    file(
      'a JPEG of 100,000 empty segments',
      Buffer.concat([SOI, ...Array<Buffer>(100_000).fill(segment(0xe2, Buffer.alloc(0))), EOI]),
      'photo-wrong-type',
    ),
    file('a lossless WebP that is a header', webpOfSize('VP8L', 500, 500), 'photo-unreadable'),
  ]
}

async function brokenFiles(jpeg: Buffer, pngFile: Buffer, webp: Buffer): Promise<HostileFile[]> {
  const cut = (bytes: Buffer, part: number) => bytes.subarray(0, Math.floor(bytes.length * part))
  const scrambled = Buffer.from(jpeg)
  for (let at = Math.floor(jpeg.length / 2); at < jpeg.length - 2; at += 7) scrambled[at] = (at * 31) & 0x7f
  const wrongSum = Buffer.from(pngFile)
  wrongSum[40] = (wrongSum[40] ?? 0) ^ 0xff
  return [
    file('half a JPEG', cut(jpeg, 0.5), 'photo-unreadable'),
    file('nine tenths of a JPEG', cut(jpeg, 0.9), 'photo-unreadable'),
    file('a JPEG that ends behind its header', jpegOfSize(500, 500), 'photo-unreadable'),
    file('half a PNG', cut(pngFile, 0.5), 'photo-unreadable'),
    file('half a WebP', cut(webp, 0.5), 'photo-unreadable'),
    file('a PNG without data', png(pngHeader(500, 500)), 'photo-unreadable'),
    file(
      'a PNG whose data is no zlib stream',
      png(pngHeader(500, 500), chunk('IDAT', Buffer.alloc(1_000, 7))),
      'photo-unreadable',
    ),
    file('a PNG with a wrong checksum', wrongSum, 'either'),
    file(
      'a PNG whose data goes on for a hundred times its size',
      png(pngHeader(500, 500), imageData(Buffer.alloc(25_000_000))),
      'either',
    ),
    file('a JPEG with a scrambled scan', scrambled, 'either'),
  ]
}

/** Files at the limits of the accepted sizes. */
function sizes(jpeg: Buffer): HostileFile[] {
  const padded = (length: number) => Buffer.concat([jpeg, Buffer.alloc(length - jpeg.length)])
  return [
    file('as many bytes as may be', padded(MAX_BYTES), 'cleaned'),
    file('one byte more than may be', padded(MAX_BYTES + 1), 'photo-too-large'),
    file('a side of 399', claimSize(jpeg, 399, SIDE), 'photo-too-small'),
  ]
}

/** Each scan costs a pass over the whole picture, and 70,000 scans fit into the largest accepted file. */
async function manyScans(): Promise<HostileFile[]> {
  const progressive = await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#c97' } })
    .jpeg({ progressive: true })
    .toBuffer()
  return [
    file('a JPEG of 100 scans', jpegOfScans(progressive, 100), 'cleaned'),
    file('a JPEG of 101 scans', jpegOfScans(progressive, 101), 'photo-unreadable'),
    file('a JPEG of 70,000 scans', jpegOfScans(progressive, 70_000), 'photo-unreadable'),
  ]
}

async function unusualPictures(jpeg: Buffer): Promise<HostileFile[]> {
  const cleaned = async (name: string, image: Picture) => file(name, await image.toBuffer(), 'cleaned')
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({ create: { width: SIDE, height: SIDE, channels: 4, background } })
        .png()
        .toBuffer(),
    ),
  )
  return Promise.all([
    cleaned('exactly 400 on each side', sharp(jpeg).resize(400, 400).jpeg()),
    cleaned(
      'exactly 25 megapixels',
      sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: '#c97' } }).jpeg(),
    ),
    cleaned('a CMYK JPEG', plain().toColourspace('cmyk').jpeg()),
    cleaned('a progressive JPEG', plain().jpeg({ progressive: true })),
    cleaned('a grey JPEG', plain().grayscale().jpeg()),
    cleaned('a PNG of 16 bits', plain().toColourspace('rgb16').png()),
    cleaned('a PNG of grey with transparency', plain().grayscale().ensureAlpha(0.5).png()),
    cleaned('a PNG with a palette', plain().png({ palette: true, colours: 16 })),
    cleaned('an interlaced PNG', plain().png({ progressive: true })),
    cleaned('a lossless WebP with transparency', plain().ensureAlpha(0.3).webp({ lossless: true })),
    cleaned('an animated WebP', sharp(frames, { join: { animated: true } }).webp()),
    cleaned('a JPEG that lies on its side', sharp(jpeg).withMetadata({ orientation: 6 }).jpeg()),
  ])
}

/** Pictures that carry other data too. */
async function carriers(jpeg: Buffer, pngFile: Buffer, webp: Buffer): Promise<HostileFile[]> {
  const exif = {
    IFD0: { Copyright: SECRET, ImageDescription: SECRET },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 0/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '29/1 0/1 0/1' },
  }
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:source="${SECRET}"/></rdf:RDF></x:xmpmeta>`
  const app = (marker: number, head: string, length = 60_000) =>
    segment(
      marker,
      Buffer.concat([ascii(head), ascii(SECRET.repeat(Math.ceil(length / SECRET.length))).subarray(0, length)]),
    )
  const carrying = (image: Picture) => image.withExif(exif).withXmp(xmp).withIccProfile('p3')
  const text = (type: string, body: Buffer) => chunk(type, Buffer.concat([ascii('Comment\0'), body]))
  const built: [name: string, bytes: Buffer][] = [
    ['a JPEG with EXIF, a place, XMP and a colour profile', await carrying(sharp(jpeg)).jpeg().toBuffer()],
    ['a PNG with all of it', await carrying(sharp(pngFile)).png().toBuffer()],
    ['a WebP with all of it', await carrying(sharp(webp)).webp().toBuffer()],
    ['a JPEG with 60 KB of broken EXIF', withSegments(jpeg, app(0xe1, 'Exif\0\0'))],
    [
      'a JPEG with a megabyte of EXIF in pieces',
      withSegments(jpeg, ...Array.from({ length: 16 }, () => app(0xe1, 'Exif\0\0'))),
    ],
    [
      'a JPEG with a broken colour profile in pieces',
      withSegments(
        jpeg,
        ...Array.from({ length: 4 }, (_, index) => app(0xe2, `ICC_PROFILE\0${String.fromCharCode(index + 1, 4)}`)),
      ),
    ],
    ['a JPEG with IPTC', withSegments(jpeg, app(0xed, 'Photoshop 3.0\x008BIM\x04\x04\0\0', 500))],
    ['a JPEG with comments', withSegments(jpeg, app(0xfe, '<script>', 500), app(0xfe, '<?php', 500))],
    [
      'a JPEG with segments of every maker',
      withSegments(jpeg, ...Array.from({ length: 13 }, (_, index) => app(0xe3 + (index % 10), 'MAKER\0', 2_000))),
    ],
    [
      'a PNG with texts',
      withChunks(pngFile, text('tEXt', ascii(SECRET)), chunk('iTXt', ascii(`Comment\0\0\0tr\0\0${SECRET}`))),
    ],
    [
      'a PNG with its time and an unknown chunk',
      withChunks(pngFile, chunk('tIME', Buffer.from([7, 232, 1, 1, 0, 0, 0])), chunk('geHm', ascii(SECRET))),
    ],
  ]
  return built.map(([name, bytes]) => file(name, bytes, 'cleaned'))
}

/** Two files in one. */
function polyglots(jpeg: Buffer, pngFile: Buffer, webp: Buffer): HostileFile[] {
  const zip = ascii(`PK\x03\x04${SECRET}PK\x05\x06`)
  const page = ascii(`<script>${SECRET}</script>`)
  return [
    file('a JPEG with a ZIP behind it', Buffer.concat([jpeg, zip]), 'cleaned'),
    file('a JPEG with a page behind it', Buffer.concat([jpeg, page]), 'cleaned'),
    file('two JPEGs in a row', Buffer.concat([jpeg, jpeg]), 'cleaned'),
    file('a PNG with a page behind it', Buffer.concat([pngFile, page]), 'cleaned'),
    file('a WebP with a ZIP behind it', Buffer.concat([webp, zip]), 'cleaned'),
    file('a page with a JPEG behind it', Buffer.concat([page, jpeg]), 'photo-wrong-type'),
    file('a ZIP with a PNG behind it', Buffer.concat([zip, pngFile]), 'photo-wrong-type'),
    file('a PDF in the comment of a JPEG', withSegments(jpeg, segment(0xfe, ascii(`%PDF-1.7 ${SECRET}`))), 'cleaned'),
  ]
}
