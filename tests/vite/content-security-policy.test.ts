import { expect, test } from 'vitest'
import { policyFor } from '../../vite/content-security-policy.ts'

const directives = (env: Record<string, string>) =>
  Object.fromEntries(
    policyFor(env)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources]
      }),
  )

const production = {
  VITE_FIREBASE_AUTH_DOMAIN: 'masal.firebaseapp.com',
  VITE_FIREBASE_DATABASE_URL: 'https://masal-default-rtdb.europe-west1.firebasedatabase.app',
}

test('names Google in the production policy, and no address of this machine', () => {
  const policy = directives(production)
  expect(policy['connect-src']).toEqual([
    "'self'",
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'wss://masal-default-rtdb.europe-west1.firebasedatabase.app',
    'https://masal-default-rtdb.europe-west1.firebasedatabase.app',
    'wss://*.europe-west1.firebasedatabase.app',
  ])
  expect(policy['frame-src']).toEqual(['https://masal.firebaseapp.com'])
  expect(policy['script-src']).toEqual(["'self'", 'https://apis.google.com'])
  expect(policyFor(production)).not.toMatch(/127\.0\.0\.1|localhost|http:/)
})

test('names the emulators instead of Google in the local policy', () => {
  const policy = directives({
    VITE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
    VITE_FIREBASE_DATABASE_URL: 'http://127.0.0.1:9000?ns=demo-masal-default-rtdb',
  })
  expect(policy['connect-src']).toEqual([
    "'self'",
    'http://127.0.0.1:9099',
    'ws://127.0.0.1:9000',
    'http://127.0.0.1:9000',
  ])
  expect(policy['frame-src']).toEqual(['http://127.0.0.1:9099'])
})

test('names analytics in the policy only if it is configured', () => {
  expect(policyFor(production)).not.toContain('google-analytics')
  expect(directives({ ...production, VITE_FIREBASE_MEASUREMENT_ID: 'G-1' })['script-src']).toContain(
    'https://www.googletagmanager.com',
  )
})

test('names reCAPTCHA in the policy only if App Check is configured', () => {
  expect(policyFor(production)).not.toContain('recaptcha')
  const policy = directives({ ...production, VITE_APP_CHECK_SITE_KEY: 'key' })
  for (const name of ['script-src', 'connect-src', 'frame-src'] as const)
    expect(policy[name]).toContain('https://www.google.com/recaptcha/')
})
