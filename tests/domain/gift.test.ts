import { expect, test } from 'vitest'
import { formatGiftCode, parseGiftCode } from '#domain/gift.ts'
import { GIFT } from '#text/gift.ts'

const CODE = '7K3DQ9TX2M5H'

test.each([
  'MASAL-7K3D-Q9TX-2M5H',
  'masal 7k3d q9tx 2m5h',
  '7K3DQ9TX2M5H',
  '7K3D-Q9TX-2M5H',
  'https://masal.example/gift#MASAL-7K3D-Q9TX-2M5H',
  'https://masal.example/gift#MASAL-7K3D-Q9TX-2M5H.',
  'MASAL-7K3D-Q9TX-2M5H?fbclid=IwAR0abcdefghijk',
  'MASAL-7K3D-Q9TX-2M5H ',
  'MASAL\u2011\u200B7K3D\u2011Q9TX\u20112M5H',
  'Kodun: MASAL-7K3D-Q9TX-2M5H, açmak için tıkla',
  'Bu masal sana; kodu MASAL 7K3D Q9TX 2M5H',
  'Elif, sana bir masal hediye ettim!\nBuradan açılıyor:\nhttp://localhost:43199/gift#MASAL-7K3D-Q9TX-2M5H',
])('finds the gift code in %j', (typed) => expect(parseGiftCode(typed)).toBe(CODE))

test('finds the code in every message that the product itself sends with a gift', () => {
  const link = `https://masal.example/gift#${formatGiftCode(CODE as never)}`
  const messages = Object.values(GIFT).flatMap((text) => {
    if (typeof text !== 'function') return []
    const said: unknown = (text as (...words: string[]) => unknown)(link, link, link)
    return typeof said === 'string' && said.includes(link) ? [said] : []
  })
  expect(messages.length).toBeGreaterThan(0)
  for (const message of messages) expect(parseGiftCode(message)).toBe(CODE)
})

test.each(['', 'MASAL', 'Sana bir masal hediye ettim', 'MASAL-7K3D-Q9TX', 'x'.repeat(1_001)])(
  'finds no gift code in %j',
  (typed) => expect(parseGiftCode(typed)).toBeNull(),
)
