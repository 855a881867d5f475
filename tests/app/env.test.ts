import { expect, test } from 'vitest'
import { ConfigurationError, parseEnv } from '#app/env.ts'

const COMPLETE = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'demo',
  VITE_FIREBASE_DATABASE_URL: 'http://127.0.0.1:9000?ns=demo',
  VITE_FIREBASE_APP_ID: 'app',
}

test('a complete configuration is taken over, and an empty optional field is absent', () => {
  const config = parseEnv({ ...COMPLETE, VITE_AUTH_EMULATOR_URL: '' })
  expect(config).toMatchObject({
    projectId: 'demo',
    databaseURL: 'http://127.0.0.1:9000?ns=demo',
    authEmulatorUrl: undefined,
  })
})

test('every missing or empty field is named at once', () => {
  const incomplete = { ...COMPLETE, VITE_FIREBASE_API_KEY: undefined, VITE_FIREBASE_APP_ID: ' ' }
  expect(() => parseEnv(incomplete)).toThrow(ConfigurationError)
  expect(() => parseEnv(incomplete)).toThrow('VITE_FIREBASE_API_KEY, VITE_FIREBASE_APP_ID')
})
