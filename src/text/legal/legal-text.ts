/**
 * The parts of a legal page. The words that a parent agrees to are stored by version: docs/change.md says how they
 * change.
 */

export type LegalPageName = 'privacy' | 'terms' | 'refund' | 'cookies' | 'consent'

/** `fill`: values from the site's configuration, shown in this place. */
export type LegalBlock =
  string | { list: readonly string[] } | { head: readonly string[]; rows: readonly (readonly string[])[] } | LegalFill
export interface LegalFill {
  fill: 'seller' | 'providers' | 'appCheck'
}

interface LegalSection {
  /** The fragment that an address points at: /terms#on-bilgilendirme */
  id?: string
  title: string
  blocks: readonly LegalBlock[]
}

export interface LegalText {
  title: string
  intro: string
  /** A summary of the page in three or four sentences, shown first. */
  short: readonly string[]
  sections: readonly LegalSection[]
}

/** Placeholders of the stored text for words that the configuration fills in. */
export const FILLED_BY_CONFIGURATION: Readonly<Record<LegalFill['fill'], string>> = {
  seller: '[Satıcının unvanı, adresi ve iletişim bilgileri: sitenin yapılandırmasından]',
  providers: '[Bugün hangi hizmetlerin kullanıldığı: sitenin yapılandırmasından]',
  appCheck: '[reCAPTCHA Enterprise’ın bugün kullanılıp kullanılmadığı: sitenin yapılandırmasından]',
}
