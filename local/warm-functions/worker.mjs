/** Replaces node:worker_threads' Worker in the CLI: each Worker is one call, in a thread that its function keeps. */
import { EventEmitter } from 'node:events'
import { Worker as Thread } from 'node:worker_threads'
import { studioFor } from './real-studio.mjs'

const threadUrl = new URL('./thread.mjs', import.meta.url)
/** Keyed by the function's file and its studio. */
const threads = new Map()
let calls = 0

export class Worker extends EventEmitter {
  constructor(_url, { env, workerData }) {
    super()
    const studio = studioFor(workerData.event)
    // Code reads a variable once a thread, so each studio has its own thread.
    const { thread, waiting } = threadOf(workerData.entryFilePath, { ...env, ...studio }, studio ? 'real studio' : '')
    const id = (calls += 1)
    waiting.set(id, this)
    thread.postMessage({ id, ...workerData, environment: { ...workerData.environment, ...studio } })
  }
}

function threadOf(file, env, studio) {
  const key = `${file} ${studio}`
  const known = threads.get(key)
  if (known) return known
  const thread = new Thread(threadUrl, { env })
  const waiting = new Map()
  thread.on('message', ({ id, result, error }) => {
    const call = waiting.get(id)
    waiting.delete(id)
    if (error) call?.emit('error', error)
    else call?.emit('message', result)
  })
  thread.on('error', (error) => {
    // An uncaught error ends the thread, as it ends an instance: the next call starts a new one.
    threads.delete(key)
    for (const call of waiting.values()) call.emit('error', error)
  })
  const started = { thread, waiting }
  threads.set(key, started)
  return started
}
