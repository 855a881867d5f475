/**
 * While developing, and in `npm run preview`, does what netlify.toml's redirect does on a built site: every page but the landing is app.html.
 * (`netlify dev` asks vite first and does not follow that redirect once vite has answered 404.)
 */
import type { IncomingMessage } from 'node:http'
import type { Connect, Plugin } from 'vite'

export function appFallback(): Plugin {
  return {
    name: 'app-fallback',
    apply: 'serve',
    configureServer: ({ middlewares }) => void middlewares.use(leadToTheApp),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(leadToTheApp),
  }
}

const leadToTheApp: Connect.NextHandleFunction = (request, _response, next) => {
  if (isPageOfTheApp(request)) request.url = '/app.html'
  next()
}

/** A person opens a page; what a page loads asks for no HTML. */
function isPageOfTheApp({ method, url = '/', headers }: IncomingMessage): boolean {
  const path = url.split('?')[0] ?? '/'
  const isFile = /\.\w+$/.test(path)
  return method === 'GET' && Boolean(headers.accept?.includes('text/html')) && path !== '/' && !isFile
}
