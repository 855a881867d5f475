/** `npm run gallery`: the page alone, without settings, Firebase or functions. */
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cssModules } from '../../vite/class-names.ts'

const PORT = 5190
const project = join(import.meta.dirname, '../..')

export default defineConfig({
  root: import.meta.dirname,
  publicDir: join(project, 'public'),
  // Not the app's cache: both may run at the same time.
  cacheDir: join(project, 'node_modules/.vite-gallery'),
  plugins: [react(), tailwindcss()],
  css: { modules: cssModules },
  server: { host: '127.0.0.1', port: PORT },
})
