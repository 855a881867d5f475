/** Answers the calls of one function, as netlify-cli's worker.js answers one. */
import { createServer } from 'node:net'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'

/** The CLI's own. */
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

/** A body that is streamed comes by a socket of its own: no stream goes from thread to thread. */
async function sendable(answer) {
  if (typeof answer?.body?.pipe !== 'function') return answer
  const { body, ...rest } = answer
  const server = createServer((socket) => body.pipe(socket).on('end', () => server.close()))
  await new Promise((resolve, reject) => server.on('error', reject).listen({ port: 0, host: 'localhost' }, resolve))
  return { ...rest, streamPort: server.address().port }
}
