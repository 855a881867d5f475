/** @throws RangeError if the text is no whole number */
export function wholeNumber(option: string, text: string): number {
  const number = Number(text)
  if (Number.isSafeInteger(number) && number >= 0) return number
  throw new RangeError(`${option} wants a whole number, not '${text}'`)
}
