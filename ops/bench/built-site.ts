/** The site as it is built, served like a current web host: with brotli, and without caching between visits. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import * as v from 'valibot'
import { shareTokenSchema } from '#domain/share.ts'
import { sharedBookData, sharedBookPath, sharedMediaPath } from '#domain/site-paths.ts'
import { withBookAhead } from '#netlify/links/shared-page.ts'
import { freePorts } from '#local/environment/ports.ts'
import { environmentVariables } from '#local/environment/variables.ts'
import { finishedStory } from '#local/sample-book/sample-stories.ts'
import { run } from '../../tests/runner/run.ts'

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
/** The landing page without scripts, manifest and fonts: its earliest possible paint. */
export const BARE = '/bare.html'

/** A shared book: its page, and the answer of netlify/functions/shared-book.ts. */
const TOKEN = v.parse(shareTokenSchema, 'ab'.repeat(20))
export const SHARED_BOOK = sharedBookPath(TOKEN)
const COVER_PATH = sharedMediaPath(TOKEN, 'cover')
const AHEAD = { token: TOKEN, title: '', coverPath: COVER_PATH, preview: '' }

export interface BuiltSite {
  url: string
  stop: () => Promise<void>
}

/** @throws if the app does not build */
export async function serveBuiltSite(): Promise<BuiltSite> {
  const folder = mkdtempSync(join(tmpdir(), 'masal-built-'))
  const ports = await freePorts()
  const url = `http://localhost:${ports.app}`
  const environment = { ...environmentVariables(ports), SITE_URL: url }
  if (!(await run('vite', ['build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'], environment)))
    throw new Error('The app does not build')
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', url)
    if (pathname === sharedBookData(TOKEN)) return void response.writeHead(200, JSON_TYPE).end(sharedBook())
    const file = join(folder, fileOf(pathname))
    if (pathname.includes('..') || !existsSync(file)) return void response.writeHead(404).end()
    const type = extname(file)
    const bytes = changed(pathname, readFileSync(file))
    // The browser uses a preloaded file only if it may cache it.
    const kept = pathname === COVER_PATH ? 'private, no-cache' : 'no-store'
    const headers = { 'Content-Type': TYPES[type] ?? 'application/octet-stream', 'Cache-Control': kept }
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

/** The files of the public pages, as in netlify.toml. */
function fileOf(path: string): string {
  if (path === '/' || path === BARE) return 'index.html'
  if (path === SHARED_BOOK) return 'book.html'
  // The page asks for half the size.
  if (path === COVER_PATH) return finishedStory('nobody').coverImageUrl.replace('/cover', '/half/cover')
  return extname(path) ? path : `${path}.html`
}

function changed(path: string, file: Buffer): Buffer {
  if (path === BARE) return Buffer.from(withoutWhatFollows(file.toString()))
  return path === SHARED_BOOK ? Buffer.from(withBookAhead(file.toString(), AHEAD)) : file
}

const JSON_TYPE = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }

function sharedBook(): string {
  const { title, imageURLs, storyTexts, narrationURLs } = finishedStory('nobody')
  const media = { coverImageURL: COVER_PATH, imageURLs, narrationURLs, voices: [] }
  return JSON.stringify({ success: true, book: { title, storyTexts, ...media, expiresAt: Date.now() + 86_400_000 } })
}

const withoutWhatFollows = (html: string): string =>
  html
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/<link rel="(?:modulepreload|manifest)"[^>]*>/g, '')
    .replaceAll(/@font-face\s*\{[^}]*\}/g, '')
