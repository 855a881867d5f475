/** A provider of speech. */
import type { SpokenParagraph } from './assemble-clip.ts'

export interface Voice {
  readonly name: string
  /** Sample rate of its speech. */
  readonly sampleRate: number
  /**
   * @param paragraph one text of the book
   * @param around the texts before and after it, so that the voice continues instead of starting anew
   * @throws ProviderFailure
   */
  speak(
    paragraph: string,
    around: { before?: string | undefined; after?: string | undefined },
    signal: AbortSignal,
  ): Promise<SpokenParagraph>
}
