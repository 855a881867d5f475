import { beforeEach, expect, test, vi } from 'vitest'
import { Problem, type ProblemCode } from '#domain/problem.ts'
import { paymentSentence } from '#features/payment/payment-problem.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

test.each<[ProblemCode, string]>([
  ['missing-data', 'Lütfen tüm bilgileri doldurun'],
  ['checkout-failed', 'Hikaye oluşturma başlatılamadı'],
  ['network', 'Hikaye oluşturma başlatılamadı'],
  ['unknown', 'Bir hata oluştu'],
])('%s: %s', (code, sentence) => {
  expect(paymentSentence(new Problem(code, 'Failed to create checkout session: 502'))).toBe(sentence)
})
