/**
 * Renders the reader's music and the sound of a page into public/music: the scores in ops/music/themes, played by
 * FluidSynth with FluidR3, cut to loops, at one loudness. The results are committed.
 *
 *     npm run ops -- build-music            everything
 *     npm run ops -- build-music sleep   one of: sleep, story, fun, page-flip
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { encodeMp3, playMidi, requireInstruments, SAMPLE_RATE } from './music/instruments.ts'
import { cutLoop, MARGIN_S } from './music/loop.ts'
import { atLoudness, underTheNarrator } from './music/mix.ts'
import { midiFile } from './music/midi-file.ts'
import { pageFlip } from './music/page-flip.ts'
import { secondsOf, type Score } from './music/score.ts'
import { themes } from './music/themes/themes.ts'

const FOLDER = path.resolve(import.meta.dirname, '../public/music')
/** The first pass fills the room with sound, the second is kept, the third only lets the second ring out. */
const PASSES = 3
const THEME_KBPS = 92
const PAGE_FLIP_KBPS = 64

async function renderTheme(name: string, score: Score): Promise<void> {
  await save(`scores/${name}.mid`, midiFile(score, 1))
  const passes = playMidi(midiFile(score, PASSES))
  const loops = passes.map((channel) => cutLoop(underTheNarrator(channel, SAMPLE_RATE), secondsOf(score), SAMPLE_RATE))
  await save(`${name}.mp3`, encodeMp3(atLoudness(loops, SAMPLE_RATE), THEME_KBPS))
  console.log(`        loop ${MARGIN_S} – ${(MARGIN_S + secondsOf(score)).toFixed(4)} s`)
}

async function save(name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(path.join(FOLDER, name)), { recursive: true })
  await writeFile(path.join(FOLDER, name), bytes)
  console.log(`${String(Math.round(bytes.length / 1_000)).padStart(5)} kB  public/music/${name}`)
}

requireInstruments()
const [only] = process.argv.slice(2)
for (const [name, compose] of Object.entries(themes)) if (!only || only === name) await renderTheme(name, compose())
if (!only || only === 'page-flip') await save('page-flip.mp3', encodeMp3([pageFlip(SAMPLE_RATE)], PAGE_FLIP_KBPS))
