/**
 * Estimates the time of each word of a recording without word times. It matches stretches of sound between pauses with
 * the text's words, so that pauses fall on punctuation, and each stretch gets about as many letters as its length
 * suggests.
 */
import { itemAt } from '#stories/drawing/geometry.ts'
import { spokenWordsIn, type SpokenWord } from '#media/spoken-word.ts'

interface Stretch {
  fromMs: number
  toMs: number
}

const FRAME_MS = 10
/** Shorter silence is part of a consonant. */
const PAUSE_MS = 130
/** Shorter sound is a click. */
const CLICK_MS = 40
/** Distance from the loudest sound to silence in a quiet recording. */
const SILENCE_DB = 32
/** Distance from the noise to a voice in a noisy recording. */
const ABOVE_NOISE_DB = 8
/** A recording whose loudest sound is below this level contains no speech. */
const NOTHING_DB = -60

/** Cost of a pause and of no pause after a word, by the punctuation after the word. */
const AFTER = {
  sentence: { pauseCosts: 0, noneCosts: 3 },
  clause: { pauseCosts: 0.5, noneCosts: 0.4 },
  word: { pauseCosts: 2.5, noneCosts: 0 },
}
const MARKS: readonly (readonly [RegExp, keyof typeof AFTER])[] = [
  [/[.!?…]["”’]?$/, 'sentence'],
  [/[,;:–—]["”’]?$/, 'clause'],
]
const DRAWN_OUT = /(\p{L})\1\1/iu
const DRAWN_OUT_LETTERS = 8
/** Tolerance for short stretches, whose length predicts their letters badly. */
const LEEWAY_LETTERS = 4

/**
 * @param samples of the whole text, −1 … 1, mono. @returns the words in order, `startMs` from the first sample; nothing
 * for silence
 */
export function alignedWords(text: string, samples: Float32Array, sampleRate: number): SpokenWord[] {
  const words = spokenWordsIn(text).map(({ text: word }) => ({
    text: word,
    letters: lettersOf(word),
    after: MARKS.find(([mark]) => mark.test(word))?.[1] ?? 'word',
  }))
  const stretches = soundingStretches(samples, sampleRate)
  if (stretches.length === 0) return []
  return stretchesOf(words, stretches).flatMap(({ fromMs, toMs, first, end }) => {
    const within = words.slice(first, end)
    const whole = within.reduce((sum, { letters }) => sum + letters, 0)
    let passed = 0
    return within.map(({ text: word, letters }) => {
      const startMs = Math.round(fromMs + ((toMs - fromMs) * passed) / whole)
      passed += letters
      return { text: word, startMs }
    })
  })
}

/** Counts the letters of a word, and more for a drawn-out one such as Fuuuu. */
const lettersOf = (word: string): number =>
  word.replace(/[^\p{L}\p{N}]/gu, '').length + 1 + (DRAWN_OUT.test(word) ? DRAWN_OUT_LETTERS : 0)

/** @returns stretches of speech, in order */
export function soundingStretches(samples: Float32Array, sampleRate: number): Stretch[] {
  const levels = levelsOf(samples, Math.round((sampleRate * FRAME_MS) / 1_000))
  const sorted = [...levels].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? -Infinity
  const [noise, loud] = [at(0.05), at(0.97)]
  if (loud < NOTHING_DB) return []
  const threshold = Math.min(Math.max(loud - SILENCE_DB, noise + ABOVE_NOISE_DB), loud - ABOVE_NOISE_DB)
  const stretches: Stretch[] = []
  levels.forEach((level, frame) => {
    if (level < threshold) return
    const last = stretches.at(-1)
    const fromMs = frame * FRAME_MS
    if (last && fromMs - last.toMs < PAUSE_MS) last.toMs = fromMs + FRAME_MS
    else stretches.push({ fromMs, toMs: fromMs + FRAME_MS })
  })
  return stretches.filter(({ fromMs, toMs }) => toMs - fromMs >= CLICK_MS)
}

const QUIETEST_DB = -90

function levelsOf(samples: Float32Array, frame: number): number[] {
  return Array.from({ length: Math.ceil(samples.length / frame) }, (_, index) => {
    const part = samples.subarray(index * frame, (index + 1) * frame)
    const power = part.reduce((sum, sample) => sum + sample * sample, 0) / part.length
    return Math.max(QUIETEST_DB, 10 * Math.log10(power))
  })
}

interface Word {
  letters: number
  after: keyof typeof AFTER
}

/** Words from `first` to before `end`. */
type Filled = Stretch & { first: number; end: number }

/**
 * Assigns each word to one stretch, at the lowest total cost. Stretches without a word are omitted. Parents write the
 * words, and a recording may consist of pauses: the work grows with stretches times words, not with the square of the
 * words.
 */
function stretchesOf(words: readonly Word[], stretches: readonly Stretch[]): Filled[] {
  const lettersBefore = sums(words.map(({ letters }) => letters))
  const noneBefore = sums(words.map(({ after }) => AFTER[after].noneCosts))
  const all = stretches.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0)
  const lettersAMs = itemAt(lettersBefore, words.length) / all

  /**
   * For each stretch and each `end`: the first word of the stretch at the lowest cost, if `end` words are in the
   * stretches up to it.
   */
  const rows: number[][] = []
  let before = [0, ...words.map(() => Infinity)]
  stretches.forEach(({ fromMs, toMs }, index) => {
    const expected = lettersAMs * (toMs - fromMs)
    const leeway = expected + LEEWAY_LETTERS
    const isLast = index === stretches.length - 1
    const costFrom = (first: number, end: number): number => {
      const misfit = (itemAt(lettersBefore, end) - itemAt(lettersBefore, first) - expected) ** 2 / leeway
      if (first === end) return itemAt(before, first) + misfit
      const pause = isLast ? 0 : AFTER[itemAt(words, end - 1).after].pauseCosts
      return itemAt(before, first) + misfit + pause + itemAt(noneBefore, end - 1) - itemAt(noneBefore, first)
    }
    const begun = leastLines()
    const row = before.map((_, end) => {
      const letters = itemAt(lettersBefore, end)
      const best = begun.leastAt(letters - expected) ?? end
      // With the square expanded, the part that depends on `first` is a line over the letters before `end`.
      const height = itemAt(before, end) - itemAt(noneBefore, end) + letters ** 2 / leeway
      if (height < Infinity) begun.add(end, { slope: (-2 * letters) / leeway, height })
      return costFrom(end, end) < costFrom(best, end) ? end : best
    })
    rows.push(row)
    before = row.map((first, end) => costFrom(first, end))
  })

  const filled: Filled[] = []
  let end = words.length
  for (let index = stretches.length - 1; index >= 0; index--) {
    const stretch = itemAt(stretches, index)
    const first = itemAt(itemAt(rows, index), end)
    if (first < end) filled.unshift({ ...stretch, first, end })
    end = first
  }
  return filled
}

interface Line {
  slope: number
  height: number
}

/**
 * Finds the lowest of many lines at a point: each added line is steeper downwards than the last, each queried point is
 * farther right.
 */
function leastLines() {
  /** The lines that are the lowest at some point, from left to right. */
  const kept: (Line & { name: number })[] = []
  let at = 0
  const meet = (one: Line, other: Line): number => (other.height - one.height) / (one.slope - other.slope)
  const heightAt = ({ slope, height }: Line, x: number): number => slope * x + height
  return {
    add(name: number, line: Line): void {
      while (kept.length - at >= 2) {
        const [one, other] = [itemAt(kept, kept.length - 2), itemAt(kept, kept.length - 1)]
        if (meet(one, other) < meet(other, line)) break
        kept.pop()
      }
      kept.push({ ...line, name })
    },
    leastAt(x: number): number | undefined {
      while (at + 1 < kept.length && heightAt(itemAt(kept, at + 1), x) < heightAt(itemAt(kept, at), x)) at++
      return kept[at]?.name
    },
  }
}

/** @returns for each index the sum of the values before it, and at the end the sum of all */
function sums(values: readonly number[]): number[] {
  const before = [0]
  for (const value of values) before.push(itemAt(before, before.length - 1) + value)
  return before
}
