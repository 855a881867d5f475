import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { agreedTexts } from './vite/agreed-texts.ts'
import { appFallback } from './vite/app-fallback.ts'
import { chunkGroups } from './vite/chunks.ts'
import { cssModules } from './vite/class-names.ts'
import { contentSecurityPolicy } from './vite/content-security-policy.ts'
import { listModules } from './vite/list-modules.ts'
import { prerenderPages } from './vite/prerender-pages.ts'
import { PUBLISHED_VARIABLES } from './vite/published-variables.ts'
import { NOT_KEPT, serviceWorker } from './vite/service-worker.ts'
import { securityTxt } from './vite/security-txt.ts'
import { thirdPartyNotices } from './vite/third-party-notices.ts'

const DEFAULT_PORT = 5173
const fileHere = (name: string) => fileURLToPath(new URL(name, import.meta.url))

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    appFallback(),
    prerenderPages(),
    contentSecurityPolicy(),
    securityTxt(),
    agreedTexts(),
    thirdPartyNotices(),
    serviceWorker(),
    listModules(),
  ],
  envPrefix: PUBLISHED_VARIABLES,
  // Not 'spa': what is unknown must not become the landing page.
  appType: 'mpa',
  server: { host: '127.0.0.1', port: Number(process.env.PORT_VITE || DEFAULT_PORT), strictPort: true },
  css: { modules: cssModules },
  build: {
    // Half a kilobyte before the first view, for browsers of before 2023, which only fetch in more steps without it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        // Ad blockers refuse files by the words in their names: analytics, consent, share.
        entryFileNames: 'assets/[hash].js',
        chunkFileNames: ({ name }) => (NOT_KEPT.includes(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
      },
      input: { public: fileHere('index.html'), app: fileHere('app.html'), book: fileHere('book.html') },
    },
  },
})
