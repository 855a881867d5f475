import { render, screen } from '@testing-library/react'
import { useToasterStore } from 'react-hot-toast'
import { beforeEach, expect, test, vi } from 'vitest'
import { usePaymentReturn } from '#app/checkout/use-payment-return.ts'
import { GIFT } from '#text/gift.ts'
import { Toasts } from '#ui/toaster.tsx'
import { answerMediaQueries } from '../../support/media-queries.ts'

beforeEach(() => {
  localStorage.clear()
  answerMediaQueries(false)
})

test('says thank you after a payment, reports the story, removes the parameters', async () => {
  const { onPaid, replaced } = comeBack('session_id=cs_1&story=orman_uid1_1&read=x')
  expect(await screen.findByText('Ödeme başarılı! Hikayen hazırlanıyor...')).toBeVisible()
  expect(onPaid).toHaveBeenCalledWith({ sessionId: 'cs_1', storyId: 'orman_uid1_1', isRedeemed: false })
  expect(replaced()).toBe('read=x')
})

test('shows the toast of a payment for 5 s at the top centre', async () => {
  comeBack('session_id=cs_5')
  await screen.findByText('Ödeme başarılı! Hikayen hazırlanıyor...')
  const Shown = () => <p>{useToasterStore().toasts.map(({ duration, position }) => `${duration} ${position}`)}</p>
  render(<Shown />)
  expect(screen.getByText('5000 top-center')).toBeVisible()
})

test('reports a bought gift, or the book that a gift has paid', async () => {
  expect(comeBack('session_id=cs_3&gift=hediye_uid1_1').onPaid).toHaveBeenCalledWith({
    sessionId: 'cs_3',
    storyId: 'hediye_uid1_1',
    isRedeemed: false,
  })
  const { onPaid, replaced } = comeBack('redeemed=orman_uid1_9')
  expect(await screen.findAllByText(GIFT.redeemed)).not.toHaveLength(0)
  expect(onPaid).toHaveBeenCalledWith({ sessionId: 'orman_uid1_9', storyId: 'orman_uid1_9', isRedeemed: true })
  expect(replaced()).toBe('')
})

test('only cleans the address for a payment session that was handled before', () => {
  comeBack('session_id=cs_2')
  const { onPaid, replaced } = comeBack('session_id=cs_2')
  expect(onPaid).not.toHaveBeenCalled()
  expect(replaced()).toBe('')
})

test('ignores an address without a session id', () => {
  const { onPaid, replaced } = comeBack('story=orman_uid1_1')
  expect(onPaid).not.toHaveBeenCalled()
  expect(replaced()).toBeNull()
})

function comeBack(query: string) {
  const onPaid = vi.fn()
  let rest: string | null = null
  const parameters = new URLSearchParams(query)
  const Page = () => {
    usePaymentReturn({
      parameters,
      replaceParameters: (kept) => (rest = kept.toString()),
      onPaid,
      storage: localStorage,
    })
    return <Toasts />
  }
  render(<Page />)
  return { onPaid, replaced: () => rest }
}
