/**
 * In development, and in `npm run preview`, does the work of netlify.toml's redirect on a built site: every page but
 * the landing is app.html. (`netlify dev` asks vite first and does not follow that redirect once vite has answered
 * 404.)
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

/** A user's navigation requests HTML; requests of a page's own files do not. */
function isPageOfTheApp({ method, url = '/', headers }: IncomingMessage): boolean {
  const path = url.split('?')[0] ?? '/'
  const isFile = /\.\w+$/.test(path)
  return method === 'GET' && Boolean(headers.accept?.includes('text/html')) && path !== '/' && !isFile
}
