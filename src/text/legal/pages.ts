/** The legal pages: what the product really does. A lawyer must read them before launch; docs/legal says what only they can decide. */
import { COOKIES } from './cookies.ts'
import type { LegalPageName, LegalText } from './legal-text.ts'
import { PHOTO_CONSENT } from './photo-consent.ts'
import { PRIVACY } from './privacy.ts'
import { REFUND } from './refund.ts'
import { TERMS } from './terms.ts'
import { longDay } from '../long-day.ts'

/**
 * For each day of a text's version (src/domain/consent.ts): the subjects that it named for the first time. Each day of
 * a version needs its line.
 */
export const ADDED: Readonly<Record<string, string>> = {
  '2026-11-21': 'saklama süreleri, ölçüm çerezleri, yapay zekâ hizmetleri',
  '2026-11-25': 'çizim için ölçülen özellikler, satıcı, hukuki sebepler, haklar, aktarımlar, çizelgeler',
  '2026-11-26': 'cihaza indirilen kitaplar, kendi sesinizle okumak, davet bağlantısı',
  '2026-11-27':
    'paylaşım bağlantısı, uyku vakti, baskı dosyası, sizin yazdığınız sözler, kardeşler, saklanan kahraman, hediye kodu',
  '2026-11-28':
    'okuyan kişinin açık rızası ve sesini silmesi, yedekler, kullanılmayan hesaplar, fatura, sipariş onayı, kitabı kullanma koşulları, hediye kodunu kullanma koşulları, reCAPTCHA',
}

export const LEGAL_FRAME = {
  back: 'Ana sayfaya dön',
  short: 'Kısaca',
  updated: 'Son güncelleme: 1 Mart 2024',
  added: Object.entries(ADDED)
    .map(([day, what]) => `${longDay(Date.parse(`${day}T12:00:00Z`))} günü eklendi: ${what}.`)
    .join(' '),
} as const

export const LEGAL: Readonly<Record<LegalPageName, LegalText>> = {
  privacy: PRIVACY,
  terms: TERMS,
  refund: REFUND,
  cookies: COOKIES,
  consent: PHOTO_CONSENT,
}
