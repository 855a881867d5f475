/** Spreads of a tale by the built-in narrator, and their measurements. */
import { expect } from 'vitest'
import { decodeOpus, DECODED_RATE } from '#ops/measure-voice/decode-opus.ts'
import { missedGates, slowerAtTheEnd, type Row } from '#ops/measure-voice/gates.ts'
import { measureClip } from '#ops/measure-voice/measures.ts'
import { chooseNarrator } from '#netlify/studio/choose-narrator.ts'
import type { Clip } from '#studio/studio.ts'
import { SAMPLE_CHILD } from '#stories/library.ts'
import { renderTexts } from '#stories/script.ts'
import type { StoryWorld } from '#stories/story-world.ts'

/** Mean size of one clip. Hardly any browser still loads the MP3s. */
const OPUS_BYTES = 150_000
const MP3_BYTES = 185_000

export const narrator = chooseNarrator({ NARRATOR: 'built-in' })

const printedWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))

export function expectReadAlong(clip: Clip, text: string): void {
  expect(clip.words.map((word) => word.text)).toEqual(printedWords(text))
  clip.words.forEach(({ startMs }, index) => {
    expect(startMs).toBeGreaterThan(clip.words[index - 1]?.startMs ?? 0)
    expect(startMs).toBeLessThan(clip.durationMs)
  })
}

/**
 * @param spreads of the tale, from 0; the last spread is read to a child who falls asleep
 * @param child whose tale is read: the youngest have shorter texts
 */
export async function readsWell(
  { id, script }: StoryWorld,
  spreads: readonly number[],
  child: Parameters<typeof renderTexts>[1] = SAMPLE_CHILD,
): Promise<void> {
  const texts = renderTexts(script, child)
  let [bytes, opusBytes] = [0, 0]
  const rows: Row[] = []
  for (const spread of spreads) {
    const text = texts.slice(2 * spread, 2 * spread + 2).join('\n\n')
    const isLastSpread = 2 * spread + 2 === texts.length
    const clip = await narrator.speak(text, { age: child.age, isLastSpread })
    expectReadAlong(clip, text)
    bytes += clip.bytes.length
    opusBytes += clip.opus.bytes.length
    const measures = measureClip(await decodeOpus(clip.opus.bytes), DECODED_RATE, clip.words)
    rows.push({ book: id, age: child.age, spread, ...measures })
  }
  expect(bytes / spreads.length).toBeLessThan(MP3_BYTES)
  expect(opusBytes / spreads.length).toBeLessThan(OPUS_BYTES)
  expect(rows.flatMap(missedGates)).toEqual([])
  expect(slowerAtTheEnd(rows).map(({ isSlower }) => isSlower)).toEqual([true])
}
