/**
 * The voice's process. It lives from one clip to the next, because its first sentence costs a second: it loads its data
 * and compiles itself. Left alone it is ended, since beside the painting of a page it would only hold memory.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { assetPath } from '../assets.ts'

const SCRIPT = 'packages/studio/built-in/voice/espeak-process.mjs'
/** A minute of speech takes a second of one core, more where others share it; what takes this long hangs. */
const TIMEOUT_MS = 120_000
const IDLE_MS = 2_000

interface VoiceProcess {
  ask(question: string): Promise<string>
}

let running: VoiceProcess | undefined

/** @returns what the voice answers, as JSON. @throws where its process fails or hangs; the next question starts another */
export async function askVoice(question: object): Promise<unknown> {
  running ??= startVoice((gone) => {
    if (running === gone) running = undefined
  })
  return JSON.parse(await running.ask(JSON.stringify(question)))
}

/** @param onGone called as soon as it should be asked nothing more */
function startVoice(onGone: (gone: VoiceProcess) => void): VoiceProcess {
  // No environment: the process needs none, and ours holds keys.
  const child = spawn(process.execPath, [assetPath(SCRIPT)], { env: {} })
  // It answers in the order in which it is asked.
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
  // A write to a process that has just died fails here; its end tells why it died.
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
