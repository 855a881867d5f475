/** Answers the calls of one function; netlify-cli's worker.js answers a single call. */
import { createServer } from 'node:net'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'

/** `require` as netlify-cli sees it. */
const ofCli = createRequire(new URL('../../node_modules/netlify-cli/package.json', import.meta.url))
const lambdaLocal = ofCli('lambda-local')
lambdaLocal.getLogger().level = 'alert'

parentPort.on('message', async ({ id, clientContext, entryFilePath, environment = {}, event, timeoutMs }) => {
  try {
    Object.assign(process.env, environment)
    const lambdaFunc = await import(entryFilePath)
    const answer = await lambdaLocal.execute({
      clientContext,
      event,
      lambdaFunc,
      region: 'dev',
      timeoutMs,
      verboseLevel: 3,
    })
    parentPort.postMessage({ id, result: await sendable(answer) })
  } catch (error) {
    parentPort.postMessage({ id, error })
  }
})

/** A streamed body goes through a socket: threads cannot send streams to each other. */
async function sendable(answer) {
  if (typeof answer?.body?.pipe !== 'function') return answer
  const { body, ...rest } = answer
  const server = createServer((socket) => body.pipe(socket).on('end', () => server.close()))
  await new Promise((resolve, reject) => server.on('error', reject).listen({ port: 0, host: 'localhost' }, resolve))
  return { ...rest, streamPort: server.address().port }
}
