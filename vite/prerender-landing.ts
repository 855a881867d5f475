/** Writes the landing page into index.html when the app is built: it is read before any script has come. */
import { basename } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { cssModules } from './class-names.ts'
import { PUBLISHED_VARIABLES } from './published-variables.ts'
import type * as RenderLanding from '../src/app/render-landing.tsx'

const ROOT = '<div id="root"></div>'

export function prerenderLanding(): Plugin {
  return {
    name: 'prerender-landing',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename }) {
        if (basename(filename) !== 'index.html') return html
        return withLanding(html, await rendered())
      },
    },
  }
}

async function rendered(): Promise<string> {
  const server = await createServer({
    configFile: false,
    envPrefix: PUBLISHED_VARIABLES,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    css: { modules: cssModules },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { renderLanding } = (await server.ssrLoadModule('/src/app/render-landing.tsx')) as typeof RenderLanding
    return await renderLanding()
  } finally {
    await server.close()
  }
}

/** React writes what belongs into the head (title, preloads) before the page itself. */
const HEAD_TAGS = /^(?:<link[^>]*>|<title>[^<]*<\/title>)+/

/** @throws where the page has no empty root, or the landing brings no title */
export function withLanding(html: string, landing: string): string {
  const head = HEAD_TAGS.exec(landing)?.[0] ?? ''
  if (!html.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`)
  if (!head.includes('<title>')) throw new Error('The landing page has no title in front')
  return html
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace(ROOT, () => `<div id="root">${landing.slice(head.length)}</div>`)
}
