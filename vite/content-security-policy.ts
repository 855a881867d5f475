/**
 * Writes the Content-Security-Policy into `dist/_headers` when the app is built, from the addresses in the build's
 * configuration: the emulators' on a developer's machine, Google's in production, by the same code.
 */
import type { Plugin, ResolvedConfig } from 'vite'

export type PolicyEnvironment = Readonly<Record<string, string | undefined>>

export function contentSecurityPolicy(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'content-security-policy',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(config.env) })
    },
  }
}

/** The content of `dist/_headers`. @param env the browser's variables (VITE_…) */
export const headersFile = (env: PolicyEnvironment): string => `/*\n  Content-Security-Policy: ${policyFor(env)}\n`

/**
 * @param env the browser's variables (VITE_…)
 * @throws if an address is no URL
 */
export function policyFor(env: PolicyEnvironment): string {
  const analytics = env.VITE_FIREBASE_MEASUREMENT_ID ? ANALYTICS : NO_ANALYTICS
  const appCheck = env.VITE_APP_CHECK_SITE_KEY ? APP_CHECK : NO_APP_CHECK
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    // The Google sign-in popup loads gapi; without it every sign-in by Google is 'auth/internal-error'.
    'script-src': ["'self'", 'https://apis.google.com', ...analytics.scripts, ...appCheck.scripts],
    // react-hot-toast writes a <style>.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:', ...analytics.images],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'connect-src': [
      "'self'",
      ...identityAddresses(env),
      ...databaseAddresses(env),
      ...analytics.calls,
      ...appCheck.calls,
    ],
    'frame-src': [...frameAddresses(env), ...appCheck.frames],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

const NO_ANALYTICS = { scripts: [], images: [], calls: [] }
const ANALYTICS = {
  scripts: ['https://www.googletagmanager.com'],
  images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  calls: [
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
}

const NO_APP_CHECK = { scripts: [], calls: [], frames: [] }
/** reCAPTCHA Enterprise, as Firebase App Check loads it. */
const APP_CHECK = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  calls: ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
}

const identityAddresses = (env: PolicyEnvironment) =>
  env.VITE_AUTH_EMULATOR_URL
    ? [new URL(env.VITE_AUTH_EMULATOR_URL).origin]
    : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

/** The sign-in handler's frame: on the project's own domain, or at the emulator. */
const frameAddresses = (env: PolicyEnvironment) => {
  if (env.VITE_AUTH_EMULATOR_URL) return [new URL(env.VITE_AUTH_EMULATOR_URL).origin]
  return env.VITE_FIREBASE_AUTH_DOMAIN ? [`https://${env.VITE_FIREBASE_AUTH_DOMAIN}`] : ["'none'"]
}

/** The hosted database moves a connection to `s-…` hosts beside its own, so its whole domain is named. */
function databaseAddresses(env: PolicyEnvironment): string[] {
  if (!env.VITE_FIREBASE_DATABASE_URL) return []
  const { protocol, host, hostname } = new URL(env.VITE_FIREBASE_DATABASE_URL)
  if (protocol === 'http:') return [`ws://${host}`, `http://${host}`]
  const domain = hostname.split('.').slice(1).join('.')
  return [`wss://${host}`, `https://${host}`, `wss://*.${domain}`]
}
