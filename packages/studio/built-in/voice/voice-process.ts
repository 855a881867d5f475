/**
 * The voice's process. It stays alive between clips, because its first sentence costs a second: it loads its data and
 * compiles itself. It ends when idle, because it would only take memory from the painting of a page.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { assetPath } from '../assets.ts'

const SCRIPT = 'packages/studio/built-in/voice/espeak-process.mjs'
/** A minute of speech takes a second of one core, more on a shared one; a process that takes this long hangs. */
const TIMEOUT_MS = 120_000
const IDLE_MS = 2_000

interface VoiceProcess {
  ask(question: string): Promise<string>
}

let running: VoiceProcess | undefined

/** @returns the voice's answer, as JSON. @throws if its process fails or hangs; the next request starts another */
export async function askVoice(question: object): Promise<unknown> {
  running ??= startVoice((gone) => {
    if (running === gone) running = undefined
  })
  return JSON.parse(await running.ask(JSON.stringify(question)))
}

/** @param onGone called as soon as the process accepts no more requests */
function startVoice(onGone: (gone: VoiceProcess) => void): VoiceProcess {
  // Pass no environment: the process needs none, and ours contains keys.
  const child = spawn(process.execPath, [assetPath(SCRIPT)], { env: {} })
  // The process answers requests in order.
  const unanswered: PromiseWithResolvers<string>[] = []
  let complaint = ''
  let timer: NodeJS.Timeout | undefined

  const fail = (reason: Error) => {
    onGone(voice)
    clearTimeout(timer)
    for (const { reject } of unanswered.splice(0)) reject(reason)
  }
  const watch = () => {
    clearTimeout(timer)
    timer = unanswered.length > 0 ? setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS) : setTimeout(end, IDLE_MS)
  }
  const end = () => {
    onGone(voice)
    child.stdin.end()
  }
  createInterface({ input: child.stdout }).on('line', (answer) => {
    unanswered.shift()?.resolve(answer)
    watch()
  })
  child.stderr.on('data', (text: Buffer) => (complaint = `${complaint}${text.toString()}`.slice(0, 500)))
  // A write to a process that has just died fails here; the 'close' event reports why it died.
  child.stdin.on('error', () => undefined)
  child.once('error', fail)
  child.once('close', (code, signal) => fail(new Error(`the voice ended with ${code ?? signal}: ${complaint}`)))

  const voice: VoiceProcess = {
    ask(question) {
      const answer = Promise.withResolvers<string>()
      unanswered.push(answer)
      child.stdin.write(`${question}\n`)
      watch()
      return answer.promise
    },
  }
  return voice
}
