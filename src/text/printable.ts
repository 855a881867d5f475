import { unprintableIn } from '#domain/printable.ts'

/** Beneath what is typed for a book. @returns '' where every character can be printed */
export function notPrintable(text: string): string {
  const missing = unprintableIn(text)
  return missing.length === 0 ? '' : `Kapağa ve baskıya yazılamıyor, orada çıkmaz: ${missing.join(' ')}`
}
