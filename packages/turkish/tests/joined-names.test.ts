import { describe, expect, test } from 'vitest'
import { joinNames, type NamedChild } from '#turkish/joined-names.ts'
import { isSuffixCertain, withSuffix, type SuffixKind } from '#turkish/suffix.ts'

const named = (...names: string[]): NamedChild[] => names.map((name) => ({ name }))
const together = (ending: SuffixKind, ...children: NamedChild[]) => {
  const { name, childNameForm } = joinNames(children)
  return withSuffix(name, ending, childNameForm)
}

describe('names of sisters and brothers', () => {
  test.each([
    [['Defne'], 'Defne'],
    [['Defne', 'Ali'], 'Defne ile Ali'],
    [['Defne', 'Ali', 'Can'], 'Defne, Ali ve Can'],
    [['Ali Efe', 'Ayşe Nur'], 'Ali Efe ile Ayşe Nur'],
    [['Ali Efe', 'Can', 'Ayşe Nur'], 'Ali Efe, Can ve Ayşe Nur'],
    [[' Ali  Efe ', 'Can '], 'Ali Efe ile Can'],
  ])('joins the names %j as %s', (names, joined) => {
    expect(joinNames(named(...names)).name).toBe(joined)
  })

  test.each([
    ['genitive', ['Defne', 'Ali'], 'Defne ile Ali’nin'],
    ['genitive', ['Ali', 'Defne', 'Can'], 'Ali, Defne ve Can’ın'],
    ['dative', ['Ali', 'Can', 'Defne'], 'Ali, Can ve Defne’ye'],
    ['instrumental', ['Defne', 'Ömer'], 'Defne ile Ömer’le'],
    ['ablative', ['Can', 'Ayşe Nur'], 'Can ile Ayşe Nur’dan'],
    ['plural', ['Defne', 'Ali', 'Murat'], 'Defne, Ali ve Muratgil'],
  ] as const)('adds the %s of %j to the last name: %s', (ending, names, bent) => {
    expect(together(ending, ...named(...names))).toBe(bent)
  })
})

describe('a last name with an uncertain suffix', () => {
  const alex = { name: 'Alex', childNameForm: 'Alex’in' }

  test('uses the ending that the parent chose for the last name', () => {
    expect(together('genitive', { name: 'Defne' }, alex)).toBe('Defne ile Alex’in')
    expect(together('genitive', { name: 'Defne' }, { name: 'Ali' }, alex)).toBe('Defne, Ali ve Alex’in')
    expect(together('dative', { name: 'Defne' }, alex)).toBe(`Defne ile ${withSuffix('Alex', 'dative', 'Alex’in')}`)
  })

  test("leaves a name's ending uncertain if the parent chose none", () => {
    expect(isSuffixCertain('Defne ile Alex', joinNames(named('Defne', 'Alex')).childNameForm)).toBe(false)
  })

  test('ignores an ending that was chosen for another name', () => {
    expect(joinNames([alex, { name: 'Ali' }])).toEqual({ name: 'Alex ile Ali', childNameForm: undefined })
    expect(together('genitive', alex, { name: 'Ali' })).toBe('Alex ile Ali’nin')
  })
})
