import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CONSENT_TEXTS, parseConsent, type Consent } from '#domain/consent.ts'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import type { SiteFacts } from '#domain/seller.ts'
import { parseStory, type Story } from '#domain/story.ts'
import { Contract } from '#features/legal/contract.tsx'
import { LegalPage } from '#features/legal/legal-page.tsx'
import { MemoryRouter } from 'react-router-dom'

afterEach(cleanup)

const FACTS: SiteFacts = {
  seller: { name: 'Masal Kitap Ltd. Şti.', phone: '+90 216 123 45 67', email: 'destek@masal.example' },
  social: {},
  providers: { pictures: null, voice: null },
  appCheck: false,
  discount: null,
}
const ID = 'orman_uid1_1700000000000'
const story = (changes: object): Story => {
  const parsed = parseStory(ID, {
    userId: 'uid1',
    templateId: 'orman',
    childName: 'Defne',
    childAge: 5,
    title: 'Defne’nin Masalı',
    ...changes,
  })
  if (!parsed) throw new Error('no story')
  return parsed
}
const consent = (version: string): Consent => {
  const parsed = parseConsent({
    kind: 'sale',
    version,
    granted: true,
    createdAt: Date.UTC(2026, 10, 20, 9),
    storyId: ID,
  })
  if (!parsed) throw new Error('no consent')
  return parsed
}
const PAID = { amountKurus: 59_900, paidAt: Date.UTC(2026, 10, 20, 9, 5) }

test.each(Object.entries(CONSENT_TEXTS.sale))(
  'shows the contract of text %s with number, sum, day, digest and words',
  (version, digest) => {
    render(
      <Contract contract={{ is: 'ready', value: { bought: story(PAID), consent: consent(version) } }} facts={FACTS} />,
    )
    for (const words of [ID, version, digest, /599 TL, 20 Kasım 2026/]) expect(screen.getByText(words)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Mesafeli Satış Sözleşmesi' })).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'destek@masal.example' })[0]).toHaveAttribute(
      'href',
      'mailto:destek@masal.example',
    )
    expect(document.body.textContent).not.toContain('[Satıcının')
  },
)

test('shows a refund with its number in the contract', () => {
  const refunded = { ...PAID, refundedAt: Date.UTC(2026, 10, 21, 9), refundNumber: 're_123' }
  const value = { bought: story(refunded), consent: consent(CURRENT_TEXT.sale) }
  render(<Contract contract={{ is: 'ready', value }} facts={FACTS} />)
  expect(screen.getByText(/21 Kasım 2026.*iade numarası re_123/)).toBeVisible()
})

test('says that a book has no contract, or that the contract’s text is unknown', () => {
  render(<Contract contract={{ is: 'ready', value: null }} facts={FACTS} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Bu kitap için kayıtlı bir sözleşme yok.')
  cleanup()
  render(
    <Contract
      contract={{ is: 'ready', value: { bought: story(PAID), consent: consent('1999-01-01') } }}
      facts={FACTS}
    />,
  )
  expect(screen.getByRole('alert')).toBeVisible()
})

test('names the seller line by line in the information form, and today’s services', () => {
  const page = (name: 'terms' | 'privacy', facts: SiteFacts) =>
    render(
      <MemoryRouter>
        <LegalPage page={name} facts={facts} />
      </MemoryRouter>,
    )
  page('terms', FACTS)
  const form = within(screen.getByRole('heading', { name: 'Ön Bilgilendirme Formu' }).parentElement as HTMLElement)
  expect(form.getByText('Masal Kitap Ltd. Şti.')).toBeVisible()
  expect(form.getByRole('link', { name: '+90 216 123 45 67' })).toHaveAttribute('href', 'tel:+902161234567')
  cleanup()
  page('privacy', FACTS)
  expect(screen.getByText(/Bugün hiçbiri/)).toBeVisible()
  expect(screen.getByText('reCAPTCHA Enterprise bugün kullanılmıyor.')).toBeVisible()
  cleanup()
  page('privacy', { ...FACTS, appCheck: true, providers: { pictures: 'Google Gemini', voice: 'ElevenLabs' } })
  expect(screen.getByText('reCAPTCHA Enterprise bugün kullanılıyor.')).toBeVisible()
  expect(screen.getByText('Bugün: portreyi ve resimleri Google Gemini, sesleri ElevenLabs yapar.')).toBeVisible()
})
