import { describe, expect, test } from 'vitest'
import { lowerCase, upperCase, APOSTROPHE } from '#turkish/letter-case.ts'
import { isSuffixCertain, SUFFIX_KINDS, withSuffix } from '#turkish/suffix.ts'
import { suffixesOf } from './suffixes-of.ts'
import { judgedEndings } from './judge.ts'
import { ALL_ROWS } from './names/all.ts'

describe('the endings written by hand', () => {
  test('lists more than 500 different names in the tables', () => {
    expect(new Set(ALL_ROWS.map(({ name }) => name)).size).toBeGreaterThan(500)
  })

  test.each(ALL_ROWS)('adds the endings to $name: $endings ($rule)', ({ name, endings }) => {
    expect(suffixesOf(name)).toBe(endings)
  })

  test('adds the same endings in capitals and in lower case', () => {
    for (const { name, endings } of ALL_ROWS)
      for (const cased of [upperCase(name), lowerCase(name)])
        expect([cased, suffixesOf(cased)]).toEqual([cased, endings])
  })

  test('adds the same endings as a second implementation to every name of the tables', () => {
    for (const { name, endings } of ALL_ROWS) expect([name, judgedEndings(name)]).toEqual([name, endings])
  })
})

test('adds the endings that the rest of the product relies on', () => {
  expect(withSuffix('Defne', 'genitive')).toBe('Defne’nin')
  expect(withSuffix('Kemal', 'dative')).toBe('Kemal’e')
  expect(withSuffix('Ömer', 'instrumental')).toBe('Ömer’le')
  expect(withSuffix('Ayşe', 'ablative')).toBe('Ayşe’den')
  expect(withSuffix('Ali Efe', 'genitive')).toBe('Ali Efe’nin')
  expect(APOSTROPHE).toBe('’')
})

test('adds -gil for the family, without vowel harmony or apostrophe', () => {
  expect(withSuffix('Defne', 'plural')).toBe('Defnegil')
  expect(withSuffix('Murat', 'plural')).toBe('Muratgil')
  expect(withSuffix(' Ayşe  Nur ', 'plural')).toBe('Ayşe Nurgil')
  expect(withSuffix('Alex', 'plural', 'Alex’in')).toBe('Alexgil')
})

test("does not soften a name's hard consonant in writing", () => {
  expect(withSuffix('Zeynep', 'genitive')).toBe('Zeynep’in')
  expect(withSuffix('Ahmet', 'accusative')).toBe('Ahmet’i')
  expect(withSuffix('Tunç', 'dative')).toBe('Tunç’a')
})

test('drops extra spaces around and inside a name, and keeps its letters', () => {
  expect(withSuffix('  Ayşe   Nur ', 'genitive')).toBe('Ayşe Nur’un')
  expect(withSuffix('ayşe NUR', 'genitive')).toBe('ayşe NUR’un')
  expect(withSuffix('D’Angelo', 'genitive')).toBe('D’Angelo’nun')
})

test('treats I and İ as two letters', () => {
  expect(withSuffix('IŞIK', 'genitive')).toBe('IŞIK’ın')
  expect(withSuffix('ELİF', 'genitive')).toBe('ELİF’in')
  expect(withSuffix('ELI\u0307F', 'genitive')).toBe('ELİF’in')
  expect(withSuffix('Alı', 'dative')).toBe('Alı’ya')
})

test('adds an ending even to a name that it cannot read', () => {
  for (const name of ['', ' ', 'Анна', '美咲', '🦄', '---', 'constructor', '__proto__']) {
    for (const form of SUFFIX_KINDS) expect(withSuffix(name, form)).toMatch(/(’\p{L}+|gil)$/u)
  }
})

describe('the form the parent chose', () => {
  test.each([
    ['Charlotte', 'Charlotte’un', 'un u a ta tan la'],
    ['Charlotte', 'Charlotte’nin', 'nin yi ye de den yle'],
    ['Alice', 'Alice’in', 'in i e te ten le'],
    ['Patrice', 'Patrice’in', 'in i e te ten le'],
    ['Rosalie', 'Rosalie’nin', 'nin yi ye de den yle'],
    ['Therese', 'Therese’in', 'in i e de den le'],
    ['Anaïs', "Anaïs'in", 'in i e te ten le'],
    ['Anaïs', "Anaïs'nin", 'nin yi ye de den yle'],
    ['Sarah', 'Sarah’ın', 'ın ı a ta tan la'],
    ['Louis', 'Louis’in', 'in i e te ten le'],
    ['Zuhal', 'Zuhal’ın', 'ın ı a da dan la'],
    ['Анна', "Анна'nın", 'nın yı ya da dan yla'],
    ['Su', "Su'yun", 'yun yu ya da dan yla'],
    ['Su', 'Su’nun', 'nun yu ya da dan yla'],
  ])('uses the genitive of %s that the parent chose: %s', (name, form, endings) => {
    expect(suffixesOf(name, form)).toBe(endings)
  })

  test.each(["ZUHAL'IN", 'Zuhal’ın', ' Zuhal`ın ', 'zuhalın'])('accepts the parent’s genitive as typed: %s', (form) => {
    expect(withSuffix('Zuhal', 'dative', form)).toBe('Zuhal’a')
    expect(withSuffix('Zuhal', 'genitive', form)).toBe('Zuhal’ın')
  })

  test.each(['', "'in", 'in', 'Can’ın', 'Hakan’ın', "Defne'", 'Defne', 'Defne’ye', 'Defne’nın evi', 'Defnenaz’ın'])(
    'ignores a text that is not this name in the genitive: %s',
    (form) => {
      expect(suffixesOf('Defne', form)).toBe('nin yi ye de den yle')
    },
  )
})

describe('the certainty of a suffix', () => {
  test.each(ALL_ROWS)('knows whether the suffix of $name is certain: $certain ($rule)', ({ name, certain }) => {
    expect(isSuffixCertain(name)).toBe(certain)
  })

  test.each(['Alex Can', 'Wim Ege', ' Ece ', 'Gökçe'.normalize('NFD'), 'Efe 2 Can'])(
    'judges a suffix certain because of the last word: %s',
    (name) => {
      expect(isSuffixCertain(name)).toBe(true)
    },
  )

  test.each([
    ['a foreign letter', ['Alex', 'Ciwan', 'Tariq', 'Can Max', 'Chloé', 'Jørn']],
    ['no vowel', ['Lynn', 'DJ', 'Can K.', 'B', 'Анна', '美咲', '🦄', '---', '', ' ']],
    ['a digit', ['Efe 2', 'Defne2', '4can', 'R2D2']],
  ])('judges the suffix uncertain for %s: %s', (_, names) => {
    for (const name of names) expect([name, isSuffixCertain(name)]).toEqual([name, false])
  })

  test.each([
    ['a last e after a consonant', ['Brigitte', 'Mathilde', 'Elise', 'Michele', 'Geraldine', 'Wiebke', 'ELISE']],
    ['a last ey, ea or ah', ['Bailey', 'Riley', 'Shea', 'Habibah', 'Khadijah', 'Soheileh']],
    ['a last er or or', ['Cooper', 'Parker', 'Walter', 'Connor', 'Trevor']],
    ['a last en or on', ['Aiden', 'Jayden', 'Grayson', 'Harrison', 'Karen', 'Aaron', 'Simon']],
    ['a last l after a, o or u', ['Heval', 'Sidal', 'Hezal', 'Maral', 'Chantal', 'Raul Chantal', 'Karol']],
    ['a last z after a consonant', ['Schulz', 'Hertz']],
    ['a last s after e', ['James', 'Jones', 'Giles']],
    ['a French end', ['Mathieu', 'Thibeau', 'Dubois', 'Florent', 'Bernadotte', 'Elliot', 'Fleur']],
    ['two vowels at its end', ['Sergei', 'Roscoe', 'Jae', 'Joan', 'Prue']],
    ['one syllable', ['Sam', 'Ann', 'Tom', 'Jeff', 'Shay', 'Trey']],
  ])('judges the suffix uncertain for %s, read differently in another language: %s', (_, names) => {
    for (const name of names) expect([name, isSuffixCertain(name)]).toEqual([name, false])
  })

  test.each([
    ['a last e', 'Nefise Şule Beste Hale Ayse Ozge Lale Halime Fadime Saliha Refia Şerife Rukiye Hediye Nadire Raife'],
    ['a last er or ah', 'Taner Sencer İlker Ender Ejder Kevser Hacer Seher Abdullah Nasrullah Emrah Ferah Mihrimah'],
    ['a last en', 'Evren Beren Yaren Kardelen Nurten Ayten Ruken Rojen Eymen Esen Gülsen Nurşen'],
    ['a last l', 'Erdal Serdal Vural Hazal Masal Nural Birol Erol Kemal Hilal Zuhal Resul Betül Ertuğrul Yurdakul'],
    ['a last z', 'Naz Yılmaz Cengiz Filiz Elvaz Sudenaz Oğuz Kunduz'],
    ['one syllable', 'Can Cem Nur Nil Su Ay Alp Mert Berk Cenk Sarp Naz Roj Zin Gül Kuzey Bey'],
  ])("judges a Turkish name's suffix certain in spite of %s: %s", (_, names) => {
    for (const name of names.split(' ')) expect([name, isSuffixCertain(name)]).toEqual([name, true])
  })

  test.each([
    ...['Belle’in', 'Maeve’in', 'Shane’in', 'Zane’in', 'Jace’in', 'Prince’in', 'Pete’in', 'Sage’in', 'Serge’in'],
    ...['Clotilde’in', 'Coraline’in', 'Justine’in', 'Duke’un', 'Laure’un', 'Agathe’ın', 'Morgane’ın', 'Kane’in'],
    ...['Vince’in', 'Adeline’in', 'Evangeline’in', 'Elle’in', 'Mickey’nin', 'Abbey’nin', 'Chelsea’nin', 'Fatimah’nın'],
    ...['Aminah’nın', 'Carter’ın', 'Hunter’ın', 'Piper’ın', 'Zbigniew’in'],
  ])('adds the right ending to a name that once got a wrong one: %s', (genitive) => {
    const [name = ''] = genitive.split('’')
    expect(withSuffix(name, 'genitive')).toBe(genitive)
  })

  test.each(['Franz’ta', 'Lorenz’te'])('treats a last z after a consonant as voiceless: %s', (locative) => {
    const [name = ''] = locative.split('’')
    expect(withSuffix(name, 'locative')).toBe(locative)
  })

  test('judges a suffix certain if the parent chose a genitive of this name', () => {
    expect(isSuffixCertain('Alex', 'Alex’in')).toBe(true)
    expect(isSuffixCertain('Alex', 'Max’ın')).toBe(false)
    expect(isSuffixCertain('Alex', '')).toBe(false)
  })
})
