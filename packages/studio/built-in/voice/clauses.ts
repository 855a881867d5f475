/** Cuts a text at the pauses of a person who reads aloud, and classifies each piece. */
import { spokenWord } from './spoken-word.ts'

export interface Clause {
  /** The printed words, with their punctuation. */
  words: readonly string[]
  /** Silence after the clause. */
  pauseMs: number
  /** In quotation marks: a character of the tale speaks. */
  isDialogue: boolean
  isExclamation: boolean
  /** A single drawn-out sound, as printed: 'Huuuk!', 'Hıııı...' */
  isDrawnOut: boolean
  /** Number of sentences before it in its paragraph. */
  sentence: number
  /** Number of finished speeches before it in its paragraph: each next speech has another speaker. */
  speech: number
}

/** Every mark has its own pause; within a sentence, pauses are as short as possible. */
const PAUSE_MS = {
  none: 50,
  comma: 220,
  goesOn: 260,
  dash: 320,
  semicolon: 360,
  colon: 420,
  sentence: 540,
  exclamation: 600,
  question: 680,
  /** A thud, a knock: a pause to let it sound. */
  sound: 740,
  ellipsis: 860,
  paragraph: 1_100,
  /** A long pause, in which the listening child breathes too. */
  breath: 1_800,
}

const OPENING = /^["“„«(]/
const CLOSING = /["”»)]\p{P}?$/u
/** Three of one vowel, as in packages/story-worlds: no Turkish word has them. */
const DRAWN_OUT = /([aeıioöuü])\1{2,}/iu
const BREATH = /^\P{L}*[hf]([ıu])\1{2,}\P{L}*$/iu
/** The mark that ends a word, without the quotation marks after it. */
const endOf = (word: string): string => /(\.\.\.|…|[.!?;:,–—])["”»’)]*$/u.exec(word)?.[1] ?? ''

/** @param text an empty line separates paragraphs */
export function clausesOf(text: string): Clause[] {
  return text.split(/\n\s*\n/).flatMap((paragraph) => {
    const clauses = paragraphClauses(paragraph.split(/\s+/).filter((word) => word !== ''))
    return clauses.map((clause, index) =>
      index === clauses.length - 1 ? { ...clause, pauseMs: Math.max(PAUSE_MS.paragraph, clause.pauseMs) } : clause,
    )
  })
}

function paragraphClauses(words: readonly string[]): Clause[] {
  const clauses: Clause[] = []
  let isDialogue = false
  let sentence = 0
  let speech = 0
  let open: string[] = []
  words.forEach((word, index) => {
    const next = words[index + 1] ?? ''
    isDialogue ||= OPENING.test(word)
    open.push(word)
    const end = endOf(word)
    const closes = CLOSING.test(word)
    const isDrawnOut = DRAWN_OUT.test(word)
    if (end === '' && !closes && !OPENING.test(next) && next !== '' && !isDrawnOut && !DRAWN_OUT.test(next)) return
    const goesOn = /^\p{Ll}/u.test(next)
    const pauseMs = pauseAfter(open, end, goesOn)
    clauses.push({ words: open, pauseMs, isDialogue, isExclamation: end === '!', isDrawnOut, sentence, speech })
    if (!goesOn && PAUSE_MS.sentence <= pauseMs) sentence += 1
    if (closes) {
      isDialogue = false
      speech += 1
    }
    open = []
  })
  return clauses
}

const PAUSE_AT: Readonly<Record<string, keyof typeof PAUSE_MS>> = {
  '.': 'sentence',
  '!': 'exclamation',
  '?': 'question',
  '...': 'ellipsis',
  '…': 'ellipsis',
  ':': 'colon',
  ';': 'semicolon',
  '–': 'dash',
  '—': 'dash',
  ',': 'comma',
}

/** @param goesOn the same sentence continues: '“Gördün mü?” diye sormuş', 'Derin derin... yavaş yavaş' */
function pauseAfter(clause: readonly string[], end: string, goesOn: boolean): number {
  const isOneWord = clause.length === 1
  if (isOneWord && BREATH.test(clause[0] ?? '')) return PAUSE_MS.breath
  if (goesOn && end !== '')
    return end === ',' ? PAUSE_MS.comma : /^(\.\.\.|…)$/.test(end) ? PAUSE_MS.colon : PAUSE_MS.goesOn
  if (isOneWord && end === '!') return PAUSE_MS.sound
  return PAUSE_MS[PAUSE_AT[end] ?? 'none']
}

/** The text for the voice: words in letters that it can speak, and the mark that sets its intonation. */
export function spokenText({ words }: Clause): { text: string; /** offset of each word */ starts: number[] } {
  const starts: number[] = []
  let text = ''
  for (const word of words) {
    if (text !== '') text += ' '
    starts.push(text.length)
    text += spokenWord(word)
  }
  const end = endOf(words.at(-1) ?? '')
  return { text: text + (end === '!' || end === '?' || end === ',' ? end : '.'), starts }
}
