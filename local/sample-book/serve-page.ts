/** Builds the page with the books for production and serves it, with the product's public files and pictures of plain colours. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import sharp from 'sharp'
import { build, preview, type Plugin } from 'vite'
import { projectFolder } from '../environment/project-folder.ts'

/** Colours of the marks, apart in hue; the cover is the first. */
export const MARK_COLOURS = ['#e03030', '#30c030', '#3060f0', '#e0c020', '#20c8d0', '#d040d0', '#f08020'] as const

/** Serves pictures like netlify.toml. */
const LASTING = { 'Cache-Control': 'public, max-age=31536000, immutable' }

export interface ServedPage {
  url: string
  close: () => Promise<void>
}

export interface ServedFile {
  type: string
  file: Buffer
}

/** @param page the folder of its index.html: `new URL('page', import.meta.url)` @param files served as /files/0 and following */
export async function servePage(page: URL, files: readonly ServedFile[] = []): Promise<ServedPage> {
  const root = fileURLToPath(page)
  // A folder of its own: a bench and a test may be served at the same time.
  const outDir = mkdtempSync(join(tmpdir(), 'book-page-'))
  const shared = { root, configFile: false, logLevel: 'error', publicDir: join(projectFolder, 'public') } as const
  await build({ ...shared, plugins: [react(), tailwindcss()], build: { outDir, emptyOutDir: true } })
  const server = await preview({
    ...shared,
    plugins: [marks(), served(files)],
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', headers: LASTING },
  })
  const url = server.resolvedUrls?.local[0]
  if (!url) throw new Error('The page is served nowhere')
  return {
    url,
    close: async () => {
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}

/** /marks/3.png: one colour, as large as a real picture. */
const marks = (): Plugin => ({
  name: 'marks',
  configurePreviewServer: ({ middlewares }) =>
    void middlewares.use((request, response, next) => {
      const number = /^\/marks\/(\d)\.png/.exec(request.url ?? '')?.[1]
      const background = number && MARK_COLOURS[Number(number)]
      if (!background) return next()
      sharp({ create: { width: 2_200, height: 1_100, channels: 3, background } })
        .png()
        .toBuffer()
        .then((picture) => response.setHeader('Content-Type', 'image/png').end(picture), next)
    }),
})

const served = (files: readonly ServedFile[]): Plugin => ({
  name: 'files',
  configurePreviewServer: ({ middlewares }) =>
    void middlewares.use((request, response, next) => {
      const number = /^\/files\/(\d+)$/.exec(request.url ?? '')?.[1]
      const found = number && files[Number(number)]
      if (!found) return next()
      response.setHeader('Content-Type', found.type).end(found.file)
    }),
})
