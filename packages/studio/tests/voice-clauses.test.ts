import { describe, expect, test } from 'vitest'
import { clausesOf, spokenText } from '#studio/built-in/voice/clauses.ts'
import { spokenWord } from '#studio/built-in/voice/spoken-word.ts'
import { wordTimes } from '#studio/built-in/voice/word-times.ts'

const cut = (text: string) => clausesOf(text).map(({ words }) => words.join(' '))
const pauses = (text: string) => clausesOf(text).map(({ pauseMs }) => pauseMs)

describe('a text is cut where a reader takes breath', () => {
  test('cuts a text at commas, ends of sentences and speech', () => {
    expect(cut('Akşam olmuş. “Benim adım Kiremit,” demiş tilki. Koşmuş, zıplamış; sonra: Tık!')).toEqual([
      'Akşam olmuş.',
      '“Benim adım Kiremit,”',
      'demiş tilki.',
      'Koşmuş,',
      'zıplamış;',
      'sonra:',
      'Tık!',
    ])
  })

  test('does not split a number', () => {
    expect(cut('Tam 3,5 metre, 1.200 adım.')).toEqual(['Tam 3,5 metre,', '1.200 adım.'])
  })

  test('cuts a text before speech, even without a punctuation mark', () => {
    expect(cut('Tilki “Gel” demiş.')).toEqual(['Tilki', '“Gel”', 'demiş.'])
  })

  test('pauses longest after a paragraph, longer after a sentence than after a comma', () => {
    const [comma = 0, sentence = 0, paragraph = 0] = pauses('Bir, iki. Üç.\n\nDört.')
    expect(comma).toBeLessThan(sentence)
    expect(sentence).toBeLessThan(paragraph)
  })

  test('pauses hardly longer after a question within a sentence than after a comma', () => {
    const [question = 0, end = 0] = pauses('“Gördün mü?” diye sormuş. Yok.')
    const [comma = 0] = pauses('Bir, iki.')
    expect(question - comma).toBeLessThan(60)
    expect(end).toBeGreaterThan(2 * comma)
  })

  test('has a different pause for each punctuation mark', () => {
    const rests = [
      'Bir iki, üç',
      'Bir iki; üç',
      'Bir iki: Üç',
      'Bir iki. Üç',
      'Bir iki! Üç',
      'Bir iki? Üç',
      'Bir iki... Üç',
    ]
    expect(new Set(rests.map((text) => pauses(text)[0])).size).toBe(rests.length)
  })

  test('pauses longer after a sound, and longest after a breath', () => {
    const [knock = 0, sentence = 0] = pauses('Tok! Palamut düşmüş. Kalkmış.')
    const [breath = 0, out = 0] = pauses('Hıııı... Fuuuu... Ne güzel.')
    expect(knock).toBeGreaterThan(sentence)
    expect([breath, out]).toEqual([1_800, 1_800])
  })

  test('separates a drawn-out sound from the clause', () => {
    const clauses = clausesOf('Sonra huuuk diye bir ses gelmiş.')
    expect(clauses.map(({ words, isDrawnOut }) => [words.join(' '), isDrawnOut])).toEqual([
      ['Sonra', false],
      ['huuuk', true],
      ['diye bir ses gelmiş.', false],
    ])
  })

  test('gives each speech of a dialogue another speaker', () => {
    expect(clausesOf('“Gördün mü?” “Yok.” “Peki.”').map(({ speech }) => speech)).toEqual([0, 1, 2])
  })

  test('distinguishes speech from the narration between two speeches', () => {
    expect(clausesOf('“Dur. Kim o?” demiş. “Ben!”').map(({ isDialogue }) => isDialogue)).toEqual([
      true,
      true,
      false,
      true,
    ])
  })

  test('keeps the punctuation mark for the intonation, and the start of each word', () => {
    const [clause] = clausesOf('“Çok güzel!”')
    expect(clause && spokenText(clause)).toEqual({ text: 'çok güzel!', starts: [0, 4] })
  })
})

describe('a name in unusual letters is said in the nearest Turkish ones', () => {
  test.each([
    ['Quentin', 'kuentin'],
    ['William', 'villiam'],
    ['Alex', 'aleks'],
    ['Charlotte', 'çarlotte'],
    ['Zoë', 'zoe'],
    ['José', 'jose'],
    ['Jørgen', 'jörgen'],
    ['Nuño', 'nunyo'],
    ['Strauß', 'strauss'],
    ['Əli', 'eli'],
    ['Łukasz', 'lukasz'],
    ['Žižek', 'zizek'],
    ['Nguyễn', 'nguyen'],
    ['Đức', 'duc'],
    ['Þór', 'tor'],
    ['Wêrdan', 'verdan'],
    ['Ælfred', 'elfred'],
  ])('replaces foreign letters by the nearest Turkish ones: %s: %s', (name, said) =>
    expect(spokenWord(name)).toBe(said),
  )

  test.each([
    ['IŞIL', 'ışıl'],
    ['İlayda', 'ilayda'],
    ['Kâmil’in', "kâmil'in"],
    ["“Zeynep'in,”", "zeyneb'in"],
    ['Efe-Can', 'efe-can'],
    ['12.', '12'],
  ])('keeps Turkish letters: %s: %s', (printed, said) => expect(spokenWord(printed)).toBe(said))

  test.each([
    ['Ahmet’e', "ahmed'e"],
    ['Yiğit’in', "yiğid'in"],
    ['Burak’ın', "burağ'ın"],
    ['Sevinç’i', "sevinc'i"],
    ['Recep’e', "receb'e"],
    ['Bülent’in', "bülend'in"],
  ])('softens the last consonant of %s before a vowel: %s', (printed, said) => expect(spokenWord(printed)).toBe(said))

  test.each([
    ['Zeynep', 'zeynep'],
    ['Zeynep’ten', "zeynep'ten"],
    ['Berk’in', "berk'in"],
    ['Mert’e', "mert'e"],
    ['Cenk’i', "cenk'i"],
    ['Hikmet’in', "hikmet'in"],
    ['Nusret’e', "nusret'e"],
    ['Philip’in', "philip'in"],
    ['Patrick’e', "patrick'e"],
    ['Filip’in', "filip'in"],
    ['Erik’e', "erik'e"],
  ])('does not soften the last consonant of %s: %s', (printed, said) => expect(spokenWord(printed)).toBe(said))

  test.each([
    ['Kemal', 'kemâl'],
    ['Hilal’in', "hilâl'in"],
    ['Betül', 'betül'],
    ['Resul', 'resûl'],
    ['Leyla', 'leylâ'],
    ['Lale’ye', "lâle'ye"],
    ['Ela', 'elâ'],
    ['selamlamış', 'selâmlamış'],
    ['lazımmış', 'lâzımmış'],
    ['lambaları', 'lâmbaları'],
  ])('marks the clear l of %s: %s', (printed, said) => expect(spokenWord(printed)).toBe(said))

  test.each(['elalem', 'alacak', 'dalga', 'kolay', 'oğlan', 'Aylin', 'Atilla'])(
    'leaves the l of %s as it is written',
    (word) => expect(spokenWord(word)).toBe(word.toLocaleLowerCase('tr-TR')),
  )

  test('treats a composed and a decomposed letter as the same', () => {
    expect(spokenWord('Çağrı'.normalize('NFD'))).toBe('çağrı')
  })

  test('omits words in other scripts instead of spelling them in English', () => {
    expect(spokenWord('Настя')).toBe('')
  })
})

describe('the time of a word', () => {
  test('uses the first of the times that the voice reports for a word', () => {
    expect(
      wordTimes(
        [0, 8],
        [
          { at: 0, startMs: 0 },
          { at: 8, startMs: 500 },
          { at: 10, startMs: 700 },
        ],
        1_000,
      ),
    ).toEqual([0, 500])
  })

  test('divides the time among words that the voice does not report', () => {
    expect(
      wordTimes(
        [0, 5, 9, 12],
        [
          { at: 0, startMs: 100 },
          { at: 12, startMs: 700 },
        ],
        1_000,
      ),
    ).toEqual([100, 300, 500, 700])
    expect(wordTimes([0, 5], [{ at: 0, startMs: 0 }], 1_000)).toEqual([0, 500])
  })

  test('never lets the time of a word precede that of the word before', () => {
    expect(
      wordTimes(
        [0, 5],
        [
          { at: 0, startMs: 300 },
          { at: 5, startMs: 200 },
        ],
        1_000,
      ),
    ).toEqual([300, 300])
  })
})
