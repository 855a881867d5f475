/** Builds src/service-worker.ts with the list of the site's files. src/app/offline registers it. */
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/**
 * Chunks that only a new book, a photo of another kind or a visitor's reading needs: half of all. Their file names keep
 * these words.
 */
export const NOT_KEPT = ['heic-to', 'library', 'compose-preview', 'compose-cover']

export const serviceWorker = (): Plugin[] =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'service-worker.ts',
    injectRegister: false,
    // public/site.webmanifest
    manifest: false,
    injectManifest: {
      globPatterns: [
        'index.html',
        'app.html',
        'assets/*.{js,css}',
        // The character sets of each font that our pages show.
        'assets/*-latin-[0-9]*.woff2',
        'assets/*-turkish-*.woff2',
        'assets/headline-*.woff2',
      ],
      globIgnores: [`assets/{${NOT_KEPT.join(',')}}-*.js`],
      dontCacheBustURLsMatching: /^assets\//,
    },
  })
