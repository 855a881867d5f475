import { describe, expect, test } from 'vitest'
import { CHILD_AGES, GENDERS } from '#domain/child.ts'
import { storyWorlds } from '#stories/library.ts'
import { renderTexts, type StoryScript } from '#stories/script.ts'

const NAMES = ['Defne', 'Kemal', 'Ömer', 'Gül', 'Zeynep Nur', 'Ilgaz', 'Su', 'Charlotte', 'Muhammed Abdülkadir Şehzade Çağrı Ömerhan']
const wordCount = (text: string) => text.split(/\s+/).length

describe.each(storyWorlds)('the script of $id', ({ script }) => {
  test('has a left and a right text for each of six spreads', () => {
    expect(script.texts).toHaveLength(12)
  })

  test.each(NAMES)('leaves no token in any text for %s, whatever the age and gender', (name) => {
    for (const age of CHILD_AGES)
      for (const gender of GENDERS) {
        const texts = renderTexts(script, { name, age, gender })
        expect(texts).toHaveLength(12)
        expect(texts.filter((text) => /[{}]|undefined/.test(text))).toEqual([])
        expect(texts.join(' ')).toContain(name)
      }
  })

  test('long texts have 25 to 50 words, short ones 10 to 22', () => {
    for (const { long, short } of script.texts) {
      expect(wordCount(long), long).toBeGreaterThanOrEqual(25)
      expect(wordCount(long), long).toBeLessThanOrEqual(50)
      expect(wordCount(short), short).toBeGreaterThanOrEqual(10)
      expect(wordCount(short), short).toBeLessThanOrEqual(22)
    }
  })

  test('wherever an ending is needed, there is a sentence that needs none', () => {
    for (const side of script.texts)
      for (const [text, withoutEnding] of [
        [side.long, side.longWithoutEnding],
        [side.short, side.shortWithoutEnding],
      ] as const)
        if (text.includes('{child:')) expect(withoutEnding, text).not.toContain('{child:')
  })

  test('the title ends in a possessive and the teaser fits a card', () => {
    expect(script.title).toMatch(/[ıiuü]$/)
    expect(script.teaser.length).toBeLessThanOrEqual(110)
  })
})

describe('the words of one child', () => {
  const [forest] = storyWorlds
  const textsOf = (name: string, age: number, childNameForm?: string) =>
    renderTexts(forest?.script as StoryScript, { name, age, gender: 'female', ...(childNameForm && { childNameForm }) })

  test('two to four year olds hear the short story', () => {
    expect(textsOf('Defne', 4)[0]).toBe(
      'Akşam olmuş. Defne yeni, kırmızı pelerinini giymiş. Cam çalmış: Tık, tık, tık! Gelen minik bir tilkiymiş.',
    )
    expect(textsOf('Defne', 5)[0]).toContain('fırıl fırıl dönüyormuş')
  })

  test('the name carries its ending', () => {
    expect(textsOf('Defne', 6)[3]).toContain("Defne'nin başlığına bir meşe palamudu düşmüş")
    expect(textsOf('Kemal', 6)[6]).toContain("Küçük tilki Kemal'e sokulmuş")
  })

  test('an uncertain name stands without an ending, until the parent says it', () => {
    expect(textsOf('Charlotte', 6)[3]).toContain('Kırmızı başlığa bir meşe palamudu düşmüş')
    expect(textsOf('Charlotte', 6, "Charlotte'un")[3]).toContain("Charlotte'un başlığına bir meşe palamudu düşmüş")
  })

  const scriptOf = (long: string): StoryScript => ({ title: 'x', teaser: '', description: '', tags: [], texts: [{ long, short: '' }] })

  test('the family can be meant', () => {
    expect(renderTexts(scriptOf('{child:plural} geldi.'), { name: 'Defne', age: 6, gender: 'female' })).toEqual(['Defnegil geldi.'])
  })

  test('a text can have words for a girl and words for a boy', () => {
    const script = scriptOf('“Buyurun, {female:küçük hanım|male:küçük bey},” dedi {child:dative} baykuş.')
    expect(renderTexts(script, { name: 'Defne', age: 6, gender: 'female' })).toEqual(["“Buyurun, küçük hanım,” dedi Defne'ye baykuş."])
    expect(renderTexts(script, { name: 'Can', age: 6, gender: 'male' })).toEqual(["“Buyurun, küçük bey,” dedi Can'a baykuş."])
  })

  test.each(['{anne}', '{child:}', '{child:vocative}', '{child:constructor}', '{female:kız}', '{}'])('the unknown token %s is refused', (token) => {
    expect(() => renderTexts(scriptOf(`Merhaba ${token}!`), { name: 'Defne', age: 6, gender: 'female' })).toThrow(token)
  })
})
