/** '25 Kasım 2026' */
const day = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', year: 'numeric' })
export const dayOf = (ms: number): string => day.format(ms)

const megabytes = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1, minimumFractionDigits: 1 })
/** '3,2 MB' */
export const sizeOf = (bytes: number): string => `${megabytes.format(bytes / 1e6)} MB`
