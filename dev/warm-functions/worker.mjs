/** Stands for node:worker_threads' Worker in the CLI: one call each, in a thread that its function keeps. */
import { EventEmitter } from 'node:events'
import { Worker as Thread } from 'node:worker_threads'

const threadUrl = new URL('./thread.mjs', import.meta.url)
/** By the function's file. */
const threads = new Map()
let calls = 0

export class Worker extends EventEmitter {
  constructor(_url, { env, workerData }) {
    super()
    const { thread, waiting } = threadOf(workerData.entryFilePath, env)
    const id = (calls += 1)
    waiting.set(id, this)
    thread.postMessage({ id, ...workerData })
  }
}

function threadOf(file, env) {
  const known = threads.get(file)
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
    // What nobody caught ends the thread, as it ends an instance: the next call begins a new one.
    threads.delete(file)
    for (const call of waiting.values()) call.emit('error', error)
  })
  const started = { thread, waiting }
  threads.set(file, started)
  return started
}
