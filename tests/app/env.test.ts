import { expect, test } from 'vitest'
import { ConfigurationError, parseEnv } from '#app/env.ts'

const COMPLETE = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'demo',
  VITE_FIREBASE_DATABASE_URL: 'http://127.0.0.1:9000?ns=demo',
  VITE_FIREBASE_APP_ID: 'app',
}

test('accepts a complete configuration, and omits an empty optional field', () => {
  const config = parseEnv({ ...COMPLETE, VITE_AUTH_EMULATOR_URL: '' })
  expect(config).toMatchObject({
    projectId: 'demo',
    databaseURL: 'http://127.0.0.1:9000?ns=demo',
    authEmulatorUrl: undefined,
  })
})

test('names all missing or empty fields of a configuration in one error', () => {
  const incomplete = { ...COMPLETE, VITE_FIREBASE_API_KEY: undefined, VITE_FIREBASE_APP_ID: ' ' }
  expect(() => parseEnv(incomplete)).toThrow(ConfigurationError)
  expect(() => parseEnv(incomplete)).toThrow('VITE_FIREBASE_API_KEY, VITE_FIREBASE_APP_ID')
})
