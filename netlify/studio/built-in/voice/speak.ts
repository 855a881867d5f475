/** Asks the voice's process for sound: text in, samples and word times out. */
import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import * as v from 'valibot'
import { Problem } from '#domain/problem.ts'
import { assetPath } from '../assets.ts'

const SCRIPT = 'netlify/studio/built-in/voice/espeak-process.mjs'
/** Reads a minute of speech in under a second; what takes this long hangs. */
const TIMEOUT_MS = 20_000

const answerSchema = v.object({
  sampleRate: v.number(),
  paragraphs: v.array(v.object({ pcm: v.string(), words: v.array(v.object({ text: v.string(), startMs: v.number() })) })),
})

export interface SpokenParagraph {
  /** −1 … 1 */
  samples: Float32Array
  words: { text: string; startMs: number }[]
}

/** @throws Problem 'production-failed' where the process fails, hangs or answers nonsense */
export async function speak(
  paragraphs: readonly string[],
  voice: { rate: number; pitch: number },
): Promise<{ sampleRate: number; paragraphs: SpokenParagraph[] }> {
  const { sampleRate, paragraphs: spoken } = await ask({ paragraphs, ...voice })
  return { sampleRate, paragraphs: spoken.map(({ pcm, words }) => ({ samples: samplesOf(Buffer.from(pcm, 'base64')), words })) }
}

async function ask(question: object): Promise<v.InferOutput<typeof answerSchema>> {
  try {
    // No environment: the process needs none, and ours holds keys.
    const child = spawn(process.execPath, [assetPath(SCRIPT)], { env: {}, stdio: ['pipe', 'pipe', 'pipe'], timeout: TIMEOUT_MS })
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    child.stdin.end(JSON.stringify(question))
    const [answer, complaint, exitCode] = await Promise.all([buffer(child.stdout), buffer(child.stderr), ended])
    if (exitCode !== 0) throw new Error(`the voice ended with ${exitCode}: ${complaint.toString().slice(0, 500)}`)
    return v.parse(answerSchema, JSON.parse(answer.toString()))
  } catch (error) {
    throw new Problem('production-failed', 'The built-in voice failed', { cause: error })
  }
}

function samplesOf(pcm: Buffer): Float32Array {
  const samples = new Float32Array(pcm.length >> 1)
  for (let i = 0; i < samples.length; i++) samples[i] = pcm.readInt16LE(i * 2) / 32_768
  return samples
}
