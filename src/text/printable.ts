import { unprintableIn } from '#domain/printable.ts'

/** Shown beneath text typed for a book. @returns '' if every character can be printed */
export function notPrintable(text: string): string {
  const missing = unprintableIn(text)
  return missing.length === 0 ? '' : `Kapağa ve baskıya yazılamıyor, orada çıkmaz: ${missing.join(' ')}`
}
