import sharp from 'sharp'
import { expect, test } from 'vitest'
import { COVER_SIZE } from '#media/picture.ts'
import { withSuffix } from '#turkish/suffix.ts'
import { coverLettering } from '#stories/lettering/cover-lettering.ts'

const EDGE = 60
const lettering = (name: string) =>
  coverLettering({
    size: COVER_SIZE,
    owner: name && withSuffix(name, 'genitive'),
    title: ['Sihirli Ğrman', 'Maceşğj'],
    question: 'Ğormanı kim uyutmuyor?',
  })

test.each([
  'Su',
  'İpek',
  'Işıl',
  'Göğüş',
  'Ğüşiöçı',
  'Muhammed Abdülkadir Şehzade Çağrı Ömerhan',
  'W'.repeat(40),
  'Аня',
  '♥',
])('the lettering of %s stays inside the cover’s margins', async (name) => {
  for (const { svg, box } of lettering(name)) {
    const { info } = await sharp(Buffer.from(svg))
      .trim({ background: '#00000000', threshold: 1 })
      .toBuffer({ resolveWithObject: true })
    const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)]
    expect(info.width).toBeLessThanOrEqual(COVER_SIZE.w - 2 * EDGE)
    expect(left).toBeGreaterThanOrEqual(EDGE)
    expect(top, 'cut at the top').toBeGreaterThan(0)
    expect(top + info.height, 'cut at the bottom').toBeLessThan(box.h)
  }
})

test('the cover lettering has a separate outline for every Turkish letter', () => {
  const drawings = [...'abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZâîû'].map((letter) =>
    JSON.stringify(coverLettering({ size: COVER_SIZE, owner: letter, title: ['', ''], question: '' })),
  )
  expect(new Set(drawings).size).toBe(drawings.length)
})
