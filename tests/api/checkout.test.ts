import * as v from 'valibot'
import { expect, test } from 'vitest'
import { checkoutAnswerSchema } from '#domain/wire.ts'

const sendsTo = (checkoutUrl: string) => v.is(checkoutAnswerSchema, { success: true, checkoutUrl })

test('accepts only the address of a web page as pay page', () => {
  expect(sendsTo('https://checkout.stripe.com/c/pay/cs_live_1')).toBe(true)
  expect(sendsTo('http://localhost:8090/pay')).toBe(true)
  for (const elsewhere of ['javascript:alert(1)', 'data:text/html,x', 'masal:kitap', '/my-stories'])
    expect(sendsTo(elsewhere)).toBe(false)
})
