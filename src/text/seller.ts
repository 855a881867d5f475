/** The labels of the lines about the seller, and the services that are used today. */
import type { Providers, SellerField } from '#domain/seller.ts'

export const SELLER: Readonly<Record<SellerField, string>> = {
  name: 'Unvan',
  address: 'Adres',
  phone: 'Telefon',
  email: 'E-posta',
  mersis: 'MERSİS',
  tax: 'Vergi dairesi ve no.',
  kep: 'KEP',
  etbis: 'ETBİS',
  verbis: 'VERBİS',
  chamber: 'Meslek odası',
}

/** Shown on a site without configuration, such as a developer's. */
export const SELLER_UNKNOWN = 'Satıcının bilgileri bu sitede henüz yazılı değil.'

export function providersToday({ pictures, voice }: Providers): string {
  if (!pictures && !voice)
    return 'Bugün hiçbiri: portreyi, resimleri ve sesleri kendi yazılımımız yapar, bu hizmetlere hiçbir şey gönderilmez.'
  const drawn =
    pictures === null
      ? 'portreyi ve resimleri kendi yazılımımız'
      : pictures === 'other'
        ? 'portreyi sipariş verdiğimiz bir hizmet'
        : `portreyi ve resimleri ${pictures}`
  return `Bugün: ${drawn}, sesleri ${voice ?? 'kendi yazılımımız'} yapar.`
}

export const appCheckToday = (isUsed: boolean): string =>
  isUsed ? 'reCAPTCHA Enterprise bugün kullanılıyor.' : 'reCAPTCHA Enterprise bugün kullanılmıyor.'
