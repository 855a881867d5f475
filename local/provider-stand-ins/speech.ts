const SAMPLE_RATE = 24_000
/** Seconds for one letter, as in a calm voice. */
export const LETTER_S = 0.07

/** A hum as long as the text: 24,000 samples a second of 16 bit. */
export function spokenPcm(text: string): Buffer {
  const samples = Int16Array.from(
    { length: Math.round(text.length * LETTER_S * SAMPLE_RATE) },
    (_, index) => 9_000 * Math.sin(index / 17),
  )
  return Buffer.from(samples.buffer)
}
