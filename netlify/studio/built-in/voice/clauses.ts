/** Cuts a text where a reader aloud takes breath, and says how each piece is meant. */
import { spokenWord } from './spoken-word.ts'

export interface Clause {
  /** As printed, with their punctuation. */
  words: readonly string[]
  /** Silence that follows. */
  pauseMs: number
  /** Between quotation marks: somebody in the tale speaks. */
  isDialogue: boolean
  isExclamation: boolean
  /** Sentences before it in its paragraph. */
  sentence: number
}

const PAUSE_MS = { none: 50, comma: 200, colon: 300, sentence: 480, ellipsis: 600, paragraph: 900 }

const OPENING = /^["“„«(]/
const CLOSING = /["”»)]\p{P}?$/u
/** What ends the word, without the quotation marks behind it. */
const endOf = (word: string): string => /(\.\.\.|…|[.!?;:,–—])["”»’)]*$/u.exec(word)?.[1] ?? ''

/** @param text paragraphs are parted by an empty line */
export function clausesOf(text: string): Clause[] {
  return text.split(/\n\s*\n/).flatMap((paragraph) => {
    const clauses = paragraphClauses(paragraph.split(/\s+/).filter((word) => word !== ''))
    return clauses.map((clause, index) =>
      index === clauses.length - 1 ? { ...clause, pauseMs: PAUSE_MS.paragraph } : clause,
    )
  })
}

function paragraphClauses(words: readonly string[]): Clause[] {
  const clauses: Clause[] = []
  let isDialogue = false
  let sentence = 0
  let open: string[] = []
  words.forEach((word, index) => {
    const next = words[index + 1] ?? ''
    isDialogue ||= OPENING.test(word)
    open.push(word)
    const end = endOf(word)
    const closes = CLOSING.test(word)
    if (end === '' && !closes && !OPENING.test(next) && next !== '') return
    const goesOn = /^\p{Ll}/u.test(next)
    clauses.push({ words: open, pauseMs: pauseAfter(end, goesOn), isDialogue, isExclamation: end === '!', sentence })
    if (!goesOn && PAUSE_MS.sentence <= pauseAfter(end, goesOn)) sentence += 1
    if (closes) isDialogue = false
    open = []
  })
  return clauses
}

/** @param goesOn the same sentence does: '“Gördün mü?” diye sormuş', 'Derin derin... yavaş yavaş' */
function pauseAfter(end: string, goesOn: boolean): number {
  if (end === '...' || end === '…') return goesOn ? PAUSE_MS.colon : PAUSE_MS.ellipsis
  if (end === '.' || end === '!' || end === '?') return goesOn ? PAUSE_MS.comma : PAUSE_MS.sentence
  if (end === ':' || end === ';' || end === '–' || end === '—') return PAUSE_MS.colon
  return end === ',' ? PAUSE_MS.comma : PAUSE_MS.none
}

/** As the voice is given it: the words as it can say them, and the mark that bends its melody. */
export function spokenText({ words }: Clause): { text: string; /** where each word begins */ starts: number[] } {
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
