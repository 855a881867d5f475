/**
 * A blob store for a process that runs the server's code itself: the platform's own local server, on a temporary
 * folder.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BlobsServer } from '@netlify/blobs/server'

/** @returns a function that stops the server and deletes the folder */
export async function startBlobStore(): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'masal-blobs-'))
  const server = new BlobsServer({ directory, token: 'test' })
  const { port } = await server.start()
  const url = `http://localhost:${port}`
  const context = { edgeURL: url, uncachedEdgeURL: url, token: 'test', siteID: 'test' }
  process.env.NETLIFY_BLOBS_CONTEXT = Buffer.from(JSON.stringify(context)).toString('base64')
  return async () => {
    await server.stop()
    await rm(directory, { recursive: true, force: true })
  }
}
