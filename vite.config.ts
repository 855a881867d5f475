import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentSecurityPolicy } from './vite/content-security-policy.ts'

const DEFAULT_PORT = 5173
const fileHere = (name: string) => fileURLToPath(new URL(name, import.meta.url))

export default defineConfig({
  plugins: [react(), tailwindcss(), contentSecurityPolicy()],
  // Not 'spa': unknown paths are left to netlify.toml's redirect, so that they show app.html and not the landing page.
  appType: 'mpa',
  server: { host: '127.0.0.1', port: Number(process.env.PORT_VITE || DEFAULT_PORT), strictPort: true },
  build: {
    rollupOptions: { input: { landing: fileHere('index.html'), app: fileHere('app.html') } },
  },
})
