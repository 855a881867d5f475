const format = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', year: 'numeric' })

/** '26 Kasım 2026', in the reader's time zone. @param at milliseconds since 1970 */
export const longDay = (at: number): string => format.format(at)
