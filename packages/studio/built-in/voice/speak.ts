/** Asks the voice's process for sound: clauses in, samples and word times out. */
import * as v from 'valibot'
import { Problem } from '#domain/problem.ts'
import { askVoice } from './voice-process.ts'

const answerSchema = v.object({
  sampleRate: v.number(),
  clauses: v.array(v.object({ pcm: v.string(), words: v.array(v.object({ at: v.number(), startMs: v.number() })) })),
})

export interface ClauseToSpeak {
  text: string
  /** eSpeak's words a minute: English ones, shorter than Turkish. */
  rate: number
  /** 0–100, 50 is the voice's own. */
  pitch: number
  /** How far the pitch moves: 0–100, 50 is the voice's own. */
  range: number
}

export interface SpokenClause {
  /** −1 … 1, silence at both ends */
  samples: Float32Array
  /** `at`: where the word begins in the clause's text, in characters. Some words have none, some have several. */
  words: readonly { at: number; startMs: number }[]
}

/** @throws Problem 'production-failed' where the process fails, hangs or answers nonsense */
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
