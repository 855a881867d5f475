/** A provider of voices. */
import type { SpokenParagraph } from './assemble-clip.ts'

export interface Voice {
  readonly name: string
  /** Samples a second of what it speaks. */
  readonly sampleRate: number
  /**
   * @param paragraph one text of the book
   * @param around what is said before and after it, so that the voice does not begin anew each time
   * @throws ProviderFailure
   */
  speak(
    paragraph: string,
    around: { before?: string | undefined; after?: string | undefined },
    signal: AbortSignal,
  ): Promise<SpokenParagraph>
}
