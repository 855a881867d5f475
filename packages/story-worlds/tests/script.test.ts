import { describe, expect, test } from 'vitest'
import { CHILD_AGES, GENDERS } from '#domain/child.ts'
import { storyWorlds } from '#stories/library.ts'
import { renderTexts, type Reader, type StoryScript, type TextLength } from '#stories/script.ts'
import { judgedEndings } from '#turkish/tests/judge.ts'
import { ALL_ROWS } from '#turkish/tests/names/all.ts'

/** Ten thousand renderings of a story take a second or two, and longer on a busy machine. */
const SLOW_MACHINE_MS = 60_000
const CASES = ['genitive', 'accusative', 'dative', 'locative', 'ablative', 'instrumental']

/** The texts for a child, with the reference list's endings instead of the product's. */
function judged(texts: readonly string[], name: string): string {
  const endings = judgedEndings(name).split(' ')
  return texts
    .join('\n')
    .replaceAll('{child}', name)
    .replace(/\{child:(\w+)\}/g, (_, word: string) => `${name}’${endings[CASES.indexOf(word)]}`)
}

describe.each(storyWorlds)('the script of $id', ({ script }) => {
  test(
    'fills every name at every age and gender, with the reference list’s endings',
    () => {
      const wrong: unknown[] = []
      for (const { name, certain } of ALL_ROWS) {
        const toldIn = (length: TextLength) =>
          judged(
            script.texts.map((side) => (certain ? side[length] : (side[`${length}WithoutEnding`] ?? side[length]))),
            name,
          )
        const whole = { short: toldIn('short'), long: toldIn('long'), longest: toldIn('longest') }
        for (const age of CHILD_AGES)
          for (const gender of GENDERS) {
            const told = renderTexts(script, { name, age, gender }).join('\n')
            if (told !== whole[age <= 4 ? 'short' : age <= 6 ? 'long' : 'longest'] || /[{}]|undefined/.test(told))
              wrong.push({ name, age, gender, told })
          }
      }
      expect(wrong).toEqual([])
    },
    SLOW_MACHINE_MS,
  )

  test('writes no ending after a name with an uncertain ending', () => {
    for (const { name } of ALL_ROWS.filter(({ certain }) => !certain))
      for (const age of [4, 5, 8])
        expect(renderTexts(script, { name, age, gender: 'female' }).join(' ')).not.toContain(`${name}'`)
  })
})

describe.each(storyWorlds)('the script of $id, of sisters and brothers', ({ script }) => {
  const [ali, can] = [{ name: 'Ali' }, { name: 'Can' }]
  const families = [
    { siblings: [ali], joined: 'Defne ile Ali' },
    { siblings: [ali, can], joined: 'Defne, Ali ve Can' },
  ]
  const told = (siblings: Reader['siblings'], age: number) =>
    renderTexts(script, { name: 'Defne', age, gender: 'female', siblings })

  test('has a text for sisters and brothers for each text of the tale', () => {
    expect(script.together).toHaveLength(script.texts.length)
  })

  test.each(families)('names $joined together, and each child alone', ({ siblings, joined }) => {
    for (const age of CHILD_AGES) {
      const whole = told(siblings, age).join(' ')
      expect(whole).not.toMatch(/[{}]|undefined/)
      expect(whole.split(joined).length, `${age} years`).toBeGreaterThan(3)
      if (age > 4)
        for (const { name } of [{ name: 'Defne' }, ...siblings]) expect(whole.replaceAll(joined, '')).toContain(name)
    }
  })

  test.each(families)('adds the ending of $joined to the name of the last child', ({ siblings, joined }) => {
    const endings = [
      ...told(siblings, 6)
        .join(' ')
        .matchAll(new RegExp(`${joined}(’\\p{L}+)?`, 'gu')),
    ].map(([, ending]) => ending)
    const last = siblings.at(-1)?.name
    for (const ending of endings)
      expect([undefined, ...(last === 'Ali' ? ['’nin', '’yi', '’ye'] : ['’ın', '’ı', '’a'])]).toContain(ending)
    expect(endings.some(Boolean)).toBe(true)
  })

  test('writes no ending for any of several names if one ending is uncertain', () => {
    for (const names of [
      ['Alex', 'Ali'],
      ['Ali', 'Alex'],
      ['Ali', 'Can', 'Alex'],
      ['Alex', 'Max'],
    ]) {
      const [name = '', ...others] = names
      for (const age of [3, 6, 8])
        expect(
          renderTexts(script, { name, age, gender: 'male', siblings: others.map((other) => ({ name: other })) }).join(
            ' ',
          ),
        ).not.toMatch(/(Alex|Max|Ali|Can)[’']/)
    }
  })

  test('uses plural verbs for children who act together', () => {
    for (const age of CHILD_AGES)
      for (const [, deed = ''] of told([ali], age)
        .join(' ')
        .matchAll(/Defne ile Ali (?!ise )([^.!?“”:;]+)/gu))
        expect(deed).toMatch(/l[ae]r(?:mış|miş|dı|di)?(?:,|$)/u)
  })
})

describe('the words of one child', () => {
  const [forest] = storyWorlds
  const textsOf = (name: string, age: number, childNameForm?: string) =>
    renderTexts(forest?.script as StoryScript, { name, age, gender: 'female', ...(childNameForm && { childNameForm }) })

  test('gives the short story to ages two to four, the longest to seven and eight', () => {
    expect(textsOf('Defne', 4)[0]).toBe(
      'Bir varmış, bir yokmuş. Bir akşam Defne yeni, kırmızı pelerinini giymiş. Cam tıkırdamış: Tık, tık, tık! Gelen minik bir tilkiymiş.',
    )
    expect(textsOf('Defne', 5)[0]).toContain('fırıl fırıl dönüyormuş')
    expect(textsOf('Defne', 5)[0]).not.toContain('çan gibi açılıyormuş')
    expect(textsOf('Defne', 7)[0]).toContain('çan gibi açılıyormuş')
  })

  test('adds the ending to a name', () => {
    expect(textsOf('Defne', 6)[3]).toContain('Defne’nin başına bir meşe palamudu düşmüş')
    expect(textsOf('Kemal', 6)[6]).toContain('Küçük tilki Kemal’e sokulmuş')
  })

  test('omits an uncertain ending of a name until the parent chooses an ending', () => {
    expect(textsOf('Alex', 6)[3]).toContain('başının üstünde bir ses duymuş Alex')
    expect(textsOf('Alex', 6, 'Alex’in')[3]).toContain('Alex’in başına bir meşe palamudu düşmüş')
    expect(textsOf('Alex', 6, 'Max’ın')[3]).toContain('başının üstünde bir ses duymuş Alex')
  })
})

describe('the tokens of a script', () => {
  const told = (long: string, child: { name: string; gender: 'female' | 'male' }) => {
    const script: StoryScript = {
      title: 'x',
      teaser: '',
      description: '',
      tags: [],
      texts: [{ long, short: '', longest: '' }],
      together: [],
    }
    return renderTexts(script, { ...child, age: 6 })[0]
  }
  const girl = { name: 'Defne', gender: 'female' } as const
  const boy = { name: 'Can', gender: 'male' } as const

  test('replaces the token of a child’s family', () => {
    expect(told('{child:plural} geldi.', girl)).toBe('Defnegil geldi.')
  })

  test('chooses words for a girl or a boy', () => {
    const text = '“Buyurun, {female:küçük hanım|male:küçük bey},” dedi {child:dative} baykuş.'
    expect(told(text, girl)).toBe('“Buyurun, küçük hanım,” dedi Defne’ye baykuş.')
    expect(told(text, boy)).toBe('“Buyurun, küçük bey,” dedi Can’a baykuş.')
  })

  test.each(['{anne}', '{child:}', '{child:vocative}', '{child:constructor}', '{female:kız}', '{}'])(
    'refuses the unknown token %s',
    (token) => {
      expect(() => told(`Merhaba ${token}!`, girl)).toThrow(token)
    },
  )
})
