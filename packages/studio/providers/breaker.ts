/** Stops workers from asking a provider that does not answer, each for itself and each for minutes. */

export interface Breaker {
  /**
   * @param call all tries of one picture or one paragraph
   * @throws Problem 'unavailable' while the provider rests, without having called; else what `call` throws
   */
  guard<T>(provider: string, call: () => Promise<T>): Promise<T>
}

/** For whoever works alone, such as a builder of kept media. */
export const ALWAYS_ASK: Breaker = { guard: (_provider, call) => call() }
