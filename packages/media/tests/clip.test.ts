import { expect, test } from 'vitest'
import { opusUrl } from '#media/clip.ts'

test.each([
  ['/media/0123', '/media/0123?as=opus'],
  ['/stories/uzay-yolculugu/narration-1.mp3', '/stories/uzay-yolculugu/narration-1.opus'],
  ['/music/sleep.mp3', null],
  ['https://example.test/media/1.mp3', null],
])('gives the address of the Opus form of %s: %s', (url, opus) => expect(opusUrl(url)).toBe(opus))
