/** Checks that the browser gets no development file, no server code and no secret. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BundledModules } from '../../vite/list-modules.ts'

/** Folders and packages whose code must not be in a chunk. */
const FORBIDDEN_MODULES = [
  /^(local|ops|netlify|tests|e2e|packages\/(studio|database-emulator|stripe-stand-in|order-simulation|http-server))\//,
  /^node_modules\/(stripe|sharp|jose|@netlify\/|@echogarden\/|wasm-media-encoders|libopus-wasm|ipaddr\.js)/,
]
const FORBIDDEN_NAMES =
  /STRIPE_[A-Z]|(OPENAI|GEMINI|ELEVENLABS)_[A-Z]|PRIVATE_KEY|INTERNAL_SECRET|WEBHOOK_SECRET|CLIENT_EMAIL|NOTIFICATION_WEBHOOK/
/** Vite resolves no import name of package.json in a style sheet: the browser would load the page as a picture. */
const UNRESOLVED_URL = /url\(["']?#[\w-]+\//
const TEXT_FILE = /\.(js|css|html|json|map|txt|webmanifest)$|_headers$/

/**
 * @param distFolder the built site
 * @param modulesFile the list that vite/list-modules.ts wrote beside it
 * @param secrets values in the environment during the build
 * @returns the faults, in sentences; empty if all is well
 */
export function checkBrowserBundle(distFolder: string, modulesFile: string, secrets: readonly string[]): string[] {
  const files = readdirSync(distFolder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT_FILE.test(name))
  const fromFiles = files.flatMap((name) => {
    const text = readFileSync(join(distFolder, name), 'utf8')
    const named = FORBIDDEN_NAMES.exec(text)
    return [
      ...(named ? [`dist/${name} speaks of ${named[0]}.`] : []),
      ...(UNRESOLVED_URL.test(text) ? [`dist/${name} has an unresolved url(#…/…): use a relative path.`] : []),
      ...secrets.filter((secret) => text.includes(secret)).map(() => `dist/${name} holds a secret.`),
    ]
  })
  const modules = Object.keys(JSON.parse(readFileSync(modulesFile, 'utf8')) as BundledModules)
  if (modules.length === 0) return ['No module went into the bundle.']
  console.log(`  ${files.length} files and ${modules.length} modules for the browser looked at`)
  const fromModules = modules
    .filter((id) => FORBIDDEN_MODULES.some((pattern) => pattern.test(id)))
    .map((id) => `${id} is in the browser's bundle.`)
  return [...fromFiles, ...fromModules]
}
