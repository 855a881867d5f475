/** One word for one thing, in every sentence of the product; tests/text/legal.test.ts reads the legal texts. */
import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '#ops/check-traceability/catalogue.ts'
import { SHARED_BOOK_PREVIEW } from '#domain/link-preview.ts'
import { GIFT } from '#text/gift.ts'
import { LANDING } from '#text/landing.ts'
import { RECORD_VOICE } from '#text/record-voice.ts'
import { SHARE_BOOK } from '#text/share-book.ts'

interface Sentence {
  /** The path of a sentence, such as `gift.state.open`. */
  at: string
  text: string
}

const modules = import.meta.glob<Record<string, unknown>>('../../src/text/*.ts', { eager: true })
const NAME = 'Defne'

/** A function gets a name for each of its values, or else a number. */
function sentencesIn(value: unknown, at: string): Sentence[] {
  if (typeof value === 'string') return [{ at, text: value }]
  if (typeof value === 'function') return sentencesIn(written(value as (...values: unknown[]) => unknown), at)
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => sentencesIn(inner, `${at}.${key}`))
    : []
}

const written = (write: (...values: unknown[]) => unknown): unknown => withValue(write, NAME) ?? withValue(write, 3)

function withValue(write: (...values: unknown[]) => unknown, value: unknown): unknown {
  try {
    return write(value, value, value)
  } catch {
    return null
  }
}

const sentences = [
  ...Object.entries(modules).flatMap(([file, texts]) =>
    Object.values(texts).flatMap((text) => sentencesIn(text, file.replace(/^.*\/([\w-]+)\.ts$/, '$1'))),
  ),
  ...sentencesIn(SHARED_BOOK_PREVIEW, 'link-preview'),
]

/** The specification's sentences, which must stay letter for letter. */
const quoted = CATALOGUE.map(({ text }) => text)
const isQuoted = (text: string) => quoted.some((one) => text === one || (one.length > 12 && text.includes(one)))

const faults = (isFault: (sentence: Sentence) => boolean): string[] =>
  sentences.filter((sentence) => !isQuoted(sentence.text) && isFault(sentence)).map(({ at, text }) => `${at}: ${text}`)

test('reads all sentences of the product', () => {
  expect(sentences.length).toBeGreaterThan(700)
})

describe.each([
  [
    'money is iade edilir',
    /(?<!\p{L})para(sı|nız)|(öde|ücret|kart|tutar)\p{L}*( \p{L}+)? geri (öde|ver|gönder|gel|al)|geri öde|kendiliğinden iade/iu,
  ],
  ['dâhil has its circumflex', /(?<!\p{L})dahil/iu],
  ['a tale is a masal', /hikaye/iu],
  ['what fails is tried tekrar', /yeniden den|bir daha den/iu],
  ['a connection is an internet bağlantısı that one checks', /bağlantınız[aı] (bak|denetle)|internetinizi/iu],
  ['characters are counted as karakter', /(\d|en (fazla|çok)).{0,12} harf|harf kaldı/iu],
  ['a notification is a bildirim', /(?<!\p{L})haber(i|ler|leri|lerin)(?!\p{L})/iu],
  ['a photo is cropped on the cihaz', /telefonunuzda/iu],
  ['a hero is kaydedilir', /(?<!\p{L})sakla(ndı|nıyor|namadı|nmıyor)\.|sakladığınız (kahraman|portre)/iu],
  ['the shop is biz', /satıcı(ya|nın anla|dan)/iu],
  ['no price stands in a text', /[1-9]\d* TL/u],
])('%s', (_, fault) => {
  test('finds no sentence with another wording', () => {
    expect(faults(({ text }) => fault.test(text))).toEqual([])
  })
})

describe('the product says siz', () => {
  /** Sentences to the child on the card, and messages that a parent sends to family or friends. */
  const toOnesOwn = new Set<string>([
    GIFT.onCard.greeting,
    GIFT.onCard.usual,
    GIFT.fromHint,
    GIFT.linkMessage(NAME),
    RECORD_VOICE.inviteWords(NAME, NAME),
    SHARE_BOOK.message(NAME, NAME),
  ])
  const SEN =
    /(?<!\p{L})(sen|sana|seni|senin|senden|sende|seninle|hikayen|sesinle|okudun|okudukların)(?!\p{L})|\p{L}(bilirsin|[ae]rsin|[ıi]rsın|[uü]rsun|[ae]caksın|[ae]ceksin|yorsun|d[iı]ğin|d[uü]ğun)(?!\p{L})/iu

  test('the product says siz to all but a child and a parent’s own family or friends', () => {
    expect(faults(({ text }) => !toOnesOwn.has(text) && SEN.test(text))).toEqual([])
  })
})

test('a question ends with a question mark', () => {
  expect(faults(({ at, text }) => /Question$/u.test(at) && !text.endsWith('?'))).toEqual([])
})

test('a label in running text stands between quotation marks', () => {
  const PLACES = [
    'Hesabım',
    'Kitaplığım',
    'Keşfet',
    'Hediyelerim',
    'Sorun bildir',
    'Hediye et',
    'Cihaza indir',
    'Biz Kimiz?',
  ]
  const running = (text: string, label: string) => {
    const at = text.indexOf(label)
    return at >= 0 && text !== label && text[at - 1] !== '“' && !/\p{L}/u.test(text[at + label.length] ?? '')
  }
  expect(faults(({ text }) => PLACES.some((label) => running(text, label)))).toEqual([])
})

/** A button is a command to the product, in the bare imperative; a heading or a hint asks the parent, with -in. */
test('a button has the bare imperative', () => {
  const NOT_PRESSED =
    /title|heading|label|lead|hint|steps|needed|missing|problem|greeting|asked|page$|social|turnDevice/iu
  const lastWord = (text: string) => /(\p{L}+)$/u.exec(text)?.[1]?.toLocaleLowerCase('tr') ?? ''
  const labels = sentences.filter(({ text }) => text.length < 40)
  const commands = new Set(labels.map(({ text }) => lastWord(text)))
  const isPolite = (word: string): boolean => {
    const [, stem = ''] = /^(.{2,}?)y?[ıiuü]n$/u.exec(word) ?? []
    return stem !== '' && (commands.has(stem) || commands.has(stem.replace(/d$/u, 't')))
  }
  const polite = labels.filter(({ at, text }) => !NOT_PRESSED.test(at) && isPolite(lastWord(text)))
  expect(polite.map(({ at, text }) => `${at}: ${text}`)).toEqual([])
})

test('the landing page says digital in its hero sentence and first in the offer', () => {
  expect(LANDING.hero.lead).toMatch(/dijital/iu)
  expect(LANDING.offer.list[0]).toMatch(/^dijital/iu)
  expect(LANDING.questions.list[0].asked).toMatch(/dijital/iu)
})
