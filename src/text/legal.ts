/** The legal pages: what the product really does. A lawyer must read them before launch; docs/legal says what only they can decide. */
import { COOKIES } from './legal/cookies.ts'
import type { LegalPageName, LegalText } from './legal/legal-text.ts'
import { PHOTO_CONSENT } from './legal/photo-consent.ts'
import { PRIVACY } from './legal/privacy.ts'
import { REFUND } from './legal/refund.ts'
import { TERMS } from './legal/terms.ts'

export const LEGAL_FRAME = {
  back: 'Ana sayfaya dön',
  short: 'Kısaca',
  updated: 'Son güncelleme: 1 Mart 2024',
  added:
    '21 Kasım 2026’da eklendi: saklama süreleri, ölçüm çerezleri, yapay zekâ hizmetleri. 25 Kasım 2026’da eklendi: çizim için ölçülen özellikler. 26 Kasım 2026’da eklendi: satıcı, hukuki sebepler, haklar, aktarımlar, çizelgeler.',
} as const

export const LEGAL: Readonly<Record<LegalPageName, LegalText>> = {
  privacy: PRIVACY,
  terms: TERMS,
  refund: REFUND,
  cookies: COOKIES,
  consent: PHOTO_CONSENT,
}
