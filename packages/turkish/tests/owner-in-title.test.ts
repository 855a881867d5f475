import { expect, test } from 'vitest'
import { joinNames } from '#turkish/joined-names.ts'
import { ownerInTitle } from '#turkish/suffix.ts'

const ownerOf = (...names: string[]) => {
  const { name } = joinNames(names.map((one) => ({ name: one })))
  return ownerInTitle(name)
}

test.each([
  [['Defne'], 'Defne’nin'],
  [['Defne', 'Ali'], 'Defne ile Ali’nin'],
  [['Defne', 'Ali', 'Can'], 'Defne, Ali ve Can’ın'],
  [['Max', 'Ali'], 'Max ile Ali’nin'],
])('makes %j the owner of a title: %s', (names, owner) => expect(ownerOf(...names)).toBe(owner))

test.each([
  [['Max'], 'Max ve'],
  [['Defne', 'Max'], 'Defne, Max ve'],
  [['Defne', 'Ali', 'Max'], 'Defne, Ali, Max ve'],
  [['Ali Efe', 'Ayşe Nur', 'Max'], 'Ali Efe, Ayşe Nur, Max ve'],
])('joins %j and the title as one list if the last suffix is unknown: %s', (names, owner) =>
  expect(ownerOf(...names)).toBe(owner),
)
