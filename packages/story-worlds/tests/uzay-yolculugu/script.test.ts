import { expect, test } from 'vitest'
import { renderTexts } from '#stories/script.ts'
import { script } from '#stories/uzay-yolculugu/script.ts'

const textsOf = (name: string, age: number, childNameForm?: string) =>
  renderTexts(script, { name, age, gender: 'female', ...(childNameForm && { childNameForm }) })

test('adds the grammatical ending to the child’s name', () => {
  expect(textsOf('Defne', 6)[3]).toContain('Kurabiye geldi, Defne’nin başlığına çarptı: Tok!')
  expect(textsOf('Kemal', 6)[9]).toContain('Kemal’le birbirlerine yüz soru sordular')
})

test('omits an uncertain ending of a name until the parent chooses an ending', () => {
  expect(textsOf('Alex', 6)[3]).toContain('Kurabiye geldi, uzay başlığına çarptı: Tok!')
  expect(textsOf('Alex', 6)[8]).toContain('orada Alex oturuyordu!')
  expect(textsOf('Alex', 6)[9]).toContain('İki arkadaş birbirlerine yüz soru sordular:')
  expect(textsOf('Alex', 6, 'Alex’in')[8]).toContain('Alex’in penceresine!')
})

test('ends the book with the hero’s sleep, for younger and older children', () => {
  expect(textsOf('Defne', 6)[11]).toMatch(/ve uyudu\.$/)
  expect(textsOf('Defne', 3)[11]).toMatch(/İyi geceler\.$/)
})
