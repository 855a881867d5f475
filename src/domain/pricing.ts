/** What a book costs (specification, section 9). The server charges from here; the browser only shows it. */
export const PRICE_KURUS = 59_900
export const PRICE_BEFORE_KURUS = 79_900
export const DISCOUNT_PERCENT = 25
export const CURRENCY = 'try'

/** For analytics only (sections 7 and 9): never what is charged. */
export const PURCHASE_ANALYTICS_VALUE_USD = 1

/** 59900 → '599 TL'. The display type lacks the lira sign, so the word is written. */
export const formatPrice = (kurus: number): string => `${new Intl.NumberFormat('tr-TR').format(kurus / 100)} TL`
