/** Stops workers from calling a provider that does not answer: each of them would wait for minutes. */

export interface Breaker {
  /**
   * @param call all attempts for one picture or one paragraph
   * @throws Problem 'unavailable' without calling, while the provider is suspended; otherwise the error of `call`
   */
  guard<T>(provider: string, call: () => Promise<T>): Promise<T>
}

/** A breaker that never stops a call, for code that runs alone, such as a builder of stored media. */
export const ALWAYS_ASK: Breaker = { guard: (_provider, call) => call() }
