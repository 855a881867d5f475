/** Requests sound from the voice's process: clauses in, samples and word times out. */
import * as v from 'valibot'
import { Problem } from '#domain/problem.ts'
import { askVoice } from './voice-process.ts'

const answerSchema = v.object({
  sampleRate: v.number(),
  clauses: v.array(v.object({ pcm: v.string(), words: v.array(v.object({ at: v.number(), startMs: v.number() })) })),
})

export interface ClauseToSpeak {
  text: string
  /** eSpeak's words a minute; they are English words, shorter than Turkish ones. */
  rate: number
  /** 0–100, 50 is the voice's own pitch. */
  pitch: number
  /** Range of the pitch: 0–100, 50 is the voice's own. */
  range: number
}

export interface SpokenClause {
  /** −1 … 1, silence at both ends */
  samples: Float32Array
  /** `at`: index of the word's first character in the clause's text. Some words have no entry, some several. */
  words: readonly { at: number; startMs: number }[]
}

/** @throws Problem 'production-failed' if the process fails, hangs or gives an invalid answer */
export async function speak(
  clauses: readonly ClauseToSpeak[],
): Promise<{ sampleRate: number; clauses: SpokenClause[] }> {
  const { sampleRate, clauses: spoken } = await ask({ clauses })
  return {
    sampleRate,
    clauses: spoken.map(({ pcm, words }) => ({ samples: samplesOf(Buffer.from(pcm, 'base64')), words })),
  }
}

async function ask(question: object): Promise<v.InferOutput<typeof answerSchema>> {
  try {
    return v.parse(answerSchema, await askVoice(question))
  } catch (error) {
    throw new Problem('production-failed', 'The built-in voice failed', { cause: error })
  }
}

function samplesOf(pcm: Buffer): Float32Array {
  const samples = new Float32Array(pcm.length >> 1)
  for (let i = 0; i < samples.length; i++) samples[i] = pcm.readInt16LE(i * 2) / 32_768
  return samples
}
