import { expect, test } from 'vitest'
import { Problem, type ProblemCode } from '#domain/problem.ts'
import { transformationSentence } from '#features/create-story/model/photo-sentence.ts'

test.each<[ProblemCode, string, string]>([
  ['transformation-failed', '', 'Dönüştürme işlemi başarısız oldu'],
  ['transformation-failed', 'Yüz bulunamadı', 'Yüz bulunamadı'],
  [
    'transformation-failed',
    'photo-unreadable',
    'Bu fotoğraf açılamadı. Dosya bozuk olabilir; lütfen başka bir fotoğraf deneyin.',
  ],
  [
    'transformation-failed',
    'budget-used-up',
    'Bugün hazırlayabildiğimiz portre ve ses sayısına ulaştık. Lütfen yarın tekrar deneyin.',
  ],
  ['too-many-requests', '', 'Bugün bu işlemi çok kez yaptınız. Lütfen yarın tekrar deneyin.'],
  ['too-many-from-here', '', 'Bu ağdan kısa sürede çok fazla istek geldi. Lütfen bir saat sonra tekrar deneyin.'],
  ['consent-missing', '', 'Bu işlem için gereken onay kayıtlı değil. Lütfen onay kutusunu işaretleyip tekrar deneyin.'],
  ['not-signed-in', '', 'Oturumunuz sona ermiş. Lütfen yeniden giriş yapın.'],
  ['unavailable', '', 'Dönüştürme isteği başarısız oldu'],
  ['not-allowed', '', 'Dönüştürme isteği başarısız oldu'],
  ['transformation-unwatchable', '', 'Dönüştürme durumu takip edilemiyor'],
  ['transformation-timeout', '', 'Dönüştürme işlemi zaman aşımına uğradı'],
  ['network', '', 'Fotoğraf dönüştürülürken bir hata oluştu'],
])('turns the problem %s with the text “%s” into the sentence: %s', (code, serverText, sentence) => {
  expect(transformationSentence(new Problem(code, 'for the log'), serverText)).toBe(sentence)
})

test("limits the length of an outside producer's text", () => {
  expect(transformationSentence(new Problem('transformation-failed', ''), 'a'.repeat(5_000))).toHaveLength(200)
})
