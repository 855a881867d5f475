/** A built site, served as a network of today serves it: brotli, and nothing kept from visit to visit. */
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.webmanifest'])
/** The landing page as it stands there, without what comes after it: how early it could be. */
const BARE = '/bare.html'

/** @returns its address, and what ends it */
export async function serveBuilt(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathname === '/' || pathname === BARE ? '/index.html' : pathname
    const file = join(folder, path)
    if (path.includes('..') || !existsSync(file)) return void response.writeHead(404).end()
    const type = extname(path)
    const bytes = pathname === BARE ? Buffer.from(withoutWhatFollows(readFileSync(file, 'utf8'))) : readFileSync(file)
    const headers = { 'Content-Type': TYPES[type] ?? 'application/octet-stream', 'Cache-Control': 'no-store' }
    if (!COMPRESSED.has(type)) return void response.writeHead(200, headers).end(bytes)
    response.writeHead(200, { ...headers, 'Content-Encoding': 'br' }).end(brotliCompressSync(bytes))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const withoutWhatFollows = (html: string): string =>
  html
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/<link rel="(?:modulepreload|manifest)"[^>]*>/g, '')
    .replaceAll(/@font-face\s*\{[^}]*\}/g, '')
