/** The site as it is built, served as a network of today serves it: brotli, and nothing kept from visit to visit. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { freePorts } from '../local-env/ports.ts'
import { environmentVariables } from '../local-env/variables.ts'
import { run } from '../test-runner/run.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.txt', '.xml', '.webmanifest'])
/** The landing page as it stands there, without what comes after it: how early it could be. */
export const BARE = '/bare.html'

export interface BuiltSite {
  url: string
  stop: () => Promise<void>
}

/** @throws where it does not build */
export async function serveBuiltSite(): Promise<BuiltSite> {
  const folder = mkdtempSync(join(tmpdir(), 'masal-built-'))
  const ports = await freePorts()
  const url = `http://localhost:${ports.app}`
  const environment = { ...environmentVariables(ports), SITE_URL: url }
  if (!(await run('vite', ['build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'], environment)))
    throw new Error('The app does not build')
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', url)
    const file = join(folder, fileOf(pathname))
    if (pathname.includes('..') || !existsSync(file)) return void response.writeHead(404).end()
    const type = extname(file)
    const bytes = pathname === BARE ? Buffer.from(withoutWhatFollows(readFileSync(file, 'utf8'))) : readFileSync(file)
    const headers = { 'Content-Type': TYPES[type] ?? 'application/octet-stream', 'Cache-Control': 'no-store' }
    if (!COMPRESSED.has(type)) return void response.writeHead(200, headers).end(bytes)
    response.writeHead(200, { ...headers, 'Content-Encoding': 'br' }).end(brotliCompressSync(bytes))
  })
  await new Promise<void>((resolve) => server.listen(ports.app, resolve))
  return {
    url,
    stop: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** As netlify.toml leads the public pages to their files. */
function fileOf(path: string): string {
  if (path === '/' || path === BARE) return 'index.html'
  return extname(path) ? path : `${path}.html`
}

const withoutWhatFollows = (html: string): string =>
  html
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/<link rel="(?:modulepreload|manifest)"[^>]*>/g, '')
    .replaceAll(/@font-face\s*\{[^}]*\}/g, '')
