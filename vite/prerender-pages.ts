/**
 * Writes each public page as HTML when the app is built, so that visitors, search engines and link previews read it without a
 * script. All are made from index.html, which becomes the landing page.
 */
import { createServer, loadEnv, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import type { PUBLIC_PATHS } from '../src/domain/site-paths.ts'
import { cssModules } from './class-names.ts'
import { linkTags, robotsTxt, siteMap } from './page-links.ts'
import { PUBLISHED_VARIABLES } from './published-variables.ts'
import type * as RenderPage from '../src/app/render-page.tsx'

type PublicPath = (typeof PUBLIC_PATHS)[number]

interface Rendered {
  pages: ReadonlyMap<PublicPath, string>
  /** JSON-LD of the landing page. */
  structuredData: string
  sharedPageAhead: string
}

const ROOT = '<div id="root"></div>'
/** The script that takes over every public page. */
const TAKES_OVER = 'src/public.tsx'
/** The module that draws a page: the page's head needs its styles. */
const DRAWN_BY = (path: PublicPath) => {
  if (path === '/') return 'routes/landing.tsx'
  return path === '/about' ? 'about/about-page.tsx' : 'legal/legal-page.tsx'
}

export function prerenderPages(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'prerender-pages',
    apply: 'build',
    enforce: 'post',
    configResolved: (resolved) => {
      config = resolved
    },
    async generateBundle(_, bundle) {
      const siteUrl = loadEnv(config.mode, config.envDir || config.root, 'SITE_URL').SITE_URL?.replace(/\/$/, '')
      const { pages, structuredData, sharedPageAhead } = await renderAll(siteUrl ?? '')
      const frame = bundle['index.html']
      if (frame?.type !== 'asset') throw new Error('The build has no index.html')
      const empty = String(frame.source)
      for (const [path, page] of pages) {
        const isLanding = path === '/'
        const data = isLanding && siteUrl ? `<script type="application/ld+json">${structuredData}</script>` : ''
        const fonts = isLanding ? fontPreloads(bundle, HEADLINE_FONTS) : ''
        const html = withStyles(
          withPage(empty, page, (head) => linkTags(path, head, siteUrl) + data + fonts),
          stylesOf(bundle, [TAKES_OVER, DRAWN_BY(path)]),
        )
        if (isLanding) frame.source = html
        else this.emitFile({ type: 'asset', fileName: `${path.slice(1)}.html`, source: html })
      }
      const book = bundle['book.html']
      if (book?.type !== 'asset') throw new Error('The build has no book.html')
      const ahead = sharedPageAhead.replace(HEAD_TAGS, '')
      book.source = withStyles(String(book.source), stylesOf(bundle, ['routes/shared-book.tsx'])).replace(
        '</body>',
        () => `<template id="page-ahead">${ahead}</template></body>`,
      )
      const app = bundle['app.html']
      if (app?.type !== 'asset') throw new Error('The build has no app.html')
      app.source = String(app.source).replace('</head>', () => `${fontPreloads(bundle, APP_FONTS)}</head>`)
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsTxt(siteUrl) })
      if (siteUrl)
        this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: siteMap(siteUrl, [...pages.keys()]) })
    },
  }
}

async function renderAll(siteUrl: string): Promise<Rendered> {
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
    const { PUBLIC_PATHS: paths } = (await server.ssrLoadModule('/src/domain/site-paths.ts')) as {
      PUBLIC_PATHS: readonly PublicPath[]
    }
    const { renderPage, renderSharedPageAhead, structuredData } = (await server.ssrLoadModule(
      '/src/app/render-page.tsx',
    )) as typeof RenderPage
    const pages = new Map<PublicPath, string>()
    for (const path of paths) pages.set(path, await renderPage(path))
    return {
      pages,
      structuredData: JSON.stringify(structuredData(siteUrl)).replaceAll('<', '\\u003c'),
      sharedPageAhead: renderSharedPageAhead(),
    }
  } finally {
    await server.close()
  }
}

/** React writes the tags for the head (title, description, preloads) before the page itself. */
const HEAD_TAGS = /^(?:<link[^>]*>|<meta[^>]*>|<title>[^<]*<\/title>)+/

/**
 * @param more returns further tags for the head, given the page's own tags
 * @throws if the frame has no empty root, or the page has no title
 */
export function withPage(html: string, page: string, more: (head: string) => string = () => ''): string {
  const head = HEAD_TAGS.exec(page)?.[0] ?? ''
  if (!html.includes(ROOT)) throw new Error(`The frame has no ${ROOT}`)
  if (!head.includes('<title>')) throw new Error('The page has no title in front')
  return html
    .replace(/<title>[^<]*<\/title>/, () => head + more(head))
    .replace(ROOT, () => `<div id="root">${page.slice(head.length)}</div>`)
}

/** The style sheets that these modules import, in their order. */
function stylesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const sheets = new Set<string>()
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || seen.has(name)) return
    seen.add(name)
    chunk.imports.forEach(visit)
    chunk.viteMetadata?.importedCss.forEach((sheet) => sheets.add(sheet))
  }
  for (const module of modules) {
    const chunk = Object.values(bundle).find(
      (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)),
    )
    if (!chunk) throw new Error(`No chunk holds ${module}`)
    visit(chunk.fileName)
  }
  return [...sheets].map((name) => {
    const sheet = bundle[name]
    return sheet?.type === 'asset' ? String(sheet.source) : ''
  })
}

/** The landing page's headline (npm run ops -- build-fonts). */
const HEADLINE_FONTS = /\/headline-[\w-]+\.woff2$/
/** The font of every page behind the sign-in. */
const APP_FONTS = /\/(andika-(latin|turkish)-[47]00|young-serif-(latin|turkish)-400)-(normal-)?[\w-]{8}\.woff2$/

/**
 * Loads fonts together with the page, so that the first words do not change their letters, and nothing moves away under
 * a finger.
 */
function fontPreloads(bundle: Rolldown.OutputBundle, pattern: RegExp): string {
  const files = Object.keys(bundle).filter((name) => pattern.test(name))
  if (files.length === 0) throw new Error(`No font is called ${pattern}`)
  return files.map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`).join('')
}

/**
 * Inlines the styles, because the page would wait for a separate sheet; its script loads the sheet once more, late, for
 * the next pages.
 */
const withStyles = (html: string, sheets: readonly string[]): string =>
  html.replace('</head>', () => `<style>${sheets.join('\n')}</style></head>`)
