/**
 * `npm run ops -- measure-voice`: measures every stored clip, and today's reading for the youngest and the oldest
 * child, prints one table and fails if a gate is missed. `-- kept` measures only the stored clips.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DEFAULT_VOLUMES, MUSIC_BENEATH_VOICE_DB } from '#sound/music-themes.ts'
import { opusUrl } from '#media/clip.ts'
import type { SpokenWord } from '#media/spoken-word.ts'
import { readWordTimes } from '#media/word-times.ts'
import { chooseNarrator } from '#netlify/studio/choose-narrator.ts'
import { SAMPLE_CHILD, storyWorlds, templateRecord } from '#stories/library.ts'
import { renderTexts } from '#stories/script.ts'
import { decodeOpus, DECODED_RATE } from './decode-opus.ts'
import { leadsBy, missedGates, slowerAtTheEnd, type Row } from './gates.ts'
import { measureClip } from './measures.ts'

const PUBLIC = path.resolve(import.meta.dirname, '../../public')
const AGES_READ_NOW = [3, 8]
const narrator = chooseNarrator({ NARRATOR: 'built-in' })

const measured = async (opus: Uint8Array, words: readonly SpokenWord[]) =>
  measureClip(await decodeOpus(opus), DECODED_RATE, words)

async function keptRows(): Promise<Row[]> {
  const rows: Row[] = []
  for (const world of storyWorlds)
    for (const [spread, url] of templateRecord(world).narrationURLs.entries()) {
      const opus = readFileSync(path.join(PUBLIC, opusUrl(url) ?? url))
      rows.push({ book: world.id, age: SAMPLE_CHILD.age, spread, ...(await measured(opus, readWordTimes(opus))) })
    }
  return rows
}

async function rowsReadNow(age: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const world of storyWorlds) {
    const texts = renderTexts(world.script, { ...SAMPLE_CHILD, age })
    const spreads = texts.length / 2
    for (let spread = 0; spread < spreads; spread += 1) {
      const text = texts.slice(2 * spread, 2 * spread + 2).join('\n\n')
      const clip = await narrator.speak(text, { age, isLastSpread: spread === spreads - 1 })
      rows.push({ book: world.id, age, spread, ...(await measured(clip.opus.bytes, clip.words)) })
    }
  }
  return rows
}

const number = (value: number, digits: number, width: number) => value.toFixed(digits).padStart(width)

function print(row: Row): void {
  const sounds = row.sounds.map(({ word, seconds }) => `${word} ${seconds.toFixed(1)}`).join('  ')
  const missed = missedGates(row)
  console.log(
    [
      `${row.book} ${row.spread + 1}`.padEnd(26),
      number(row.age, 0, 3),
      number(row.seconds, 1, 6),
      number(row.syllablesASecond, 2, 6),
      number(100 * row.silence, 0, 7),
      number(row.rests, 0, 5),
      number(row.lufs, 1, 7),
      number(row.peakDb, 1, 6),
      number(row.melody, 1, 8),
      number(leadsBy(row, 0), 1, 7),
      number(leadsBy(row, MUSIC_BENEATH_VOICE_DB), 1, 7),
      `  ${sounds}`,
      missed.length > 0 ? `  MISSED: ${missed.join(', ')}` : '',
    ].join(' '),
  )
}

console.log(
  `${'clip'.padEnd(26)} age     s  syl/s silence rests    LUFS  peak   melody   lead  ducked   drawn out (s)\n` +
    `Volumes ${DEFAULT_VOLUMES.narration} and ${DEFAULT_VOLUMES.music}; music sinks by ${-MUSIC_BENEATH_VOICE_DB} dB.`,
)
const rows = await keptRows()
if (!process.argv.includes('kept')) for (const age of AGES_READ_NOW) rows.push(...(await rowsReadNow(age)))
rows.forEach(print)
const late = slowerAtTheEnd(rows)
for (const { book, age, share, isSlower } of late)
  console.log(
    `${`${book}, age ${age}`.padEnd(40)} last spread at ${share.toFixed(2)} of the others' pace${isSlower ? '' : '  MISSED'}`,
  )
const missed =
  rows.reduce((sum, row) => sum + missedGates(row).length, 0) + late.filter(({ isSlower }) => !isSlower).length
console.log(`${rows.length} clips, ${missed} gates missed`)
process.exitCode = missed > 0 ? 1 : 0
