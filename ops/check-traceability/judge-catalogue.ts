/** Checks that each quoted string of the specification is in the product's texts, and in the test that causes it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { formatPrice, PRICE_BEFORE_KURUS, PRICE_KURUS } from '#domain/pricing.ts'
import { CATALOGUE, type Quoted } from './catalogue.ts'

/** Strings built from a number, with their source in the code. */
const COMPOSED: Readonly<Record<string, string>> = { '5 Yaş': '${childAge} Yaş' }
const BEFORE_A_TEXT = ["'", '"', '`', ' ']

/** @returns sentences about what to fix */
export function judgeCatalogue(): string[] {
  const homes = textsByKind()
  const isAtHome = ({ text, at }: Quoted) =>
    BEFORE_A_TEXT.some((mark) => homes[at].includes(mark + (COMPOSED[text] ?? text)))
  const isCaused = ({ text, causedBy }: Quoted) => existsSync(causedBy) && read(causedBy).includes(text)
  const texts = CATALOGUE.map(({ text }) => text)
  const twice = texts.filter((text, index) => texts.indexOf(text) !== index)
  return [
    ...CATALOGUE.filter((quoted) => !isAtHome(quoted)).map(
      ({ text, at, section }) => `'${text}' (section ${section}, ${at}) stands in no text of the product.`,
    ),
    ...CATALOGUE.filter((quoted) => !isCaused(quoted)).map(
      ({ text, causedBy }) => `'${text}' is said to be read by ${causedBy}, which does not have it.`,
    ),
    ...twice.map((text) => `'${text}' stands twice in the list.`),
  ]
}

/** The files that must contain the texts of each kind. */
function textsByKind(): Record<Quoted['at'], string> {
  const sentences = readdirSync('src/text', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => read(`src/text/${file}`))
    .join('\n')
  return {
    // Prices are computed.
    page: [sentences, ...[PRICE_KURUS, PRICE_BEFORE_KURUS].map(formatPrice)].join(' '),
    toast: sentences,
    // The sentence of a failed sign-in notification is written for parents, but only logged (product 8.1).
    log: read('src/domain/problem.ts') + read('src/text/account.ts'),
    record: read('src/domain/story.ts') + sentences,
  }
}

const read = (path: string) => readFileSync(path, 'utf8')
