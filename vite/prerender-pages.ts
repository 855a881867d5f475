/**
 * Writes each public page as HTML when the app is built: it is read before any script has come, by people, by search engines
 * and by whoever is sent a link. index.html is the landing page, about.html and so on are made of app.html.
 */
import { basename } from 'node:path'
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
}

const ROOT = '<div id="root"></div>'
/** What draws a page, for the styles that belong into its head. */
const DRAWN_BY = (path: PublicPath) => (path === '/about' ? 'about/about-page.tsx' : 'legal/legal-page.tsx')

export function prerenderPages(): Plugin[] {
  let config: ResolvedConfig
  let rendering: Promise<Rendered> | undefined
  const siteUrl = () => loadEnv(config.mode, config.envDir || config.root, 'SITE_URL').SITE_URL?.replace(/\/$/, '')
  const rendered = () => (rendering ??= renderAll(siteUrl() ?? ''))
  return [
    {
      name: 'prerender-landing',
      apply: 'build',
      configResolved: (resolved) => {
        config = resolved
      },
      transformIndexHtml: {
        order: 'pre',
        async handler(html, { filename }) {
          if (basename(filename) !== 'index.html') return html
          const { pages, structuredData } = await rendered()
          const data = siteUrl() ? `<script type="application/ld+json">${structuredData}</script>` : ''
          return withPage(html, pages.get('/') ?? '', (head) => linkTags('/', head, siteUrl()) + data)
        },
      },
    },
    {
      name: 'style-landing',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler: (html, { filename, bundle }) =>
          basename(filename) === 'index.html' && bundle
            ? withStylesInside(html, sheetsIn(bundle, stylesOf(bundle, 'src/landing.tsx')))
            : html,
      },
    },
    {
      name: 'prerender-pages',
      apply: 'build',
      enforce: 'post',
      async generateBundle(_, bundle) {
        const { pages } = await rendered()
        for (const [path, page] of pages) {
          if (path === '/') continue
          const frame = withStyles(publicFrame(bundle), stylesOf(bundle, DRAWN_BY(path)))
          const source = withPage(frame, page, (head) => linkTags(path, head, siteUrl()))
          this.emitFile({ type: 'asset', fileName: `${path.slice(1)}.html`, source })
        }
        const address = siteUrl()
        this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsTxt(address) })
        if (address)
          this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: siteMap(address, [...pages.keys()]) })
      },
    },
  ]
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
    const { renderPage, structuredData } = (await server.ssrLoadModule('/src/app/render-page.tsx')) as typeof RenderPage
    const pages = new Map<PublicPath, string>()
    for (const path of paths) pages.set(path, await renderPage(path))
    return { pages, structuredData: JSON.stringify(structuredData(siteUrl)).replaceAll('<', '\\u003c') }
  } finally {
    await server.close()
  }
}

/** React writes what belongs into the head (title, description, preloads) before the page itself. */
const HEAD_TAGS = /^(?:<link[^>]*>|<meta[^>]*>|<title>[^<]*<\/title>)+/

/**
 * @param more what else belongs into the head, given the page's own tags
 * @throws where the frame has no empty root, or the page brings no title
 */
export function withPage(html: string, page: string, more: (head: string) => string = () => ''): string {
  const head = HEAD_TAGS.exec(page)?.[0] ?? ''
  if (!html.includes(ROOT)) throw new Error(`The frame has no ${ROOT}`)
  if (!head.includes('<title>')) throw new Error('The page has no title in front')
  return html
    .replace(/<title>[^<]*<\/title>/, () => head + more(head))
    .replace(ROOT, () => `<div id="root">${page.slice(head.length)}</div>`)
}

const ACCOUNT_ALONE = /\s*(?:<meta name="robots"[^>]*>|<noscript>.*?<\/noscript>)/gs

/** app.html is every signed-in page, which no search engine lists and which is nothing without a script; what is built of it is for all. */
function publicFrame(bundle: Rolldown.OutputBundle): string {
  const app = bundle['app.html']
  if (app?.type !== 'asset') throw new Error('The build has no app.html')
  return String(app.source).replace(ACCOUNT_ALONE, '')
}

function stylesOf(bundle: Rolldown.OutputBundle, drawnBy: string): string[] {
  const sheets = new Set<string>()
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || seen.has(name)) return
    seen.add(name)
    chunk.imports.forEach(visit)
    chunk.viteMetadata?.importedCss.forEach((sheet) => sheets.add(sheet))
  }
  const first = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(drawnBy)),
  )
  if (!first) throw new Error(`No chunk holds ${drawnBy}`)
  visit(first.fileName)
  return [...sheets]
}

const sheetsIn = (bundle: Rolldown.OutputBundle, names: readonly string[]): string[] =>
  names.map((name) => {
    const sheet = bundle[name]
    return sheet?.type === 'asset' ? String(sheet.source) : ''
  })

/** A sheet of its own would be waited for; the page's script brings it once more, late, for whoever goes on from here. */
const withStylesInside = (html: string, sheets: readonly string[]): string =>
  html.replace('</head>', () => `<style>${sheets.join('\n')}</style></head>`)

const withStyles = (html: string, sheets: readonly string[]): string =>
  html.replace('</head>', () => {
    const missing = sheets.filter((sheet) => !html.includes(sheet))
    return `${missing.map((sheet) => `<link rel="stylesheet" crossorigin href="/${sheet}">`).join('')}</head>`
  })
