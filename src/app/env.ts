/** The configuration of the build, parsed once. */
import * as v from 'valibot'
import type { FirebaseConfig } from '#firebase/start.ts'

const required = v.pipe(v.string(), v.trim(), v.minLength(1))
const optional = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => text || undefined),
  ),
)

const schema = v.object({
  VITE_FIREBASE_API_KEY: required,
  VITE_FIREBASE_AUTH_DOMAIN: required,
  VITE_FIREBASE_PROJECT_ID: required,
  VITE_FIREBASE_DATABASE_URL: v.pipe(required, v.url()),
  VITE_FIREBASE_APP_ID: required,
  VITE_FIREBASE_MEASUREMENT_ID: optional,
  VITE_APP_CHECK_SITE_KEY: optional,
  VITE_AUTH_EMULATOR_URL: optional,
})

/** Names every field that is missing or malformed, so that whoever sets the product up sees all of them at once. */
export class ConfigurationError extends Error {
  readonly fields: readonly string[]

  constructor(fields: readonly string[]) {
    super(`Missing configuration: ${fields.join(', ')}`)
    this.name = 'ConfigurationError'
    this.fields = fields
  }
}

/** @throws ConfigurationError */
export function parseEnv(values: Readonly<Record<string, unknown>>): FirebaseConfig {
  const parsed = v.safeParse(schema, values)
  if (!parsed.success) throw new ConfigurationError(Object.keys(v.flatten<typeof schema>(parsed.issues).nested ?? {}))
  const env = parsed.output
  return {
    apiKey: env.VITE_FIREBASE_API_KEY,
    authDomain: env.VITE_FIREBASE_AUTH_DOMAIN,
    projectId: env.VITE_FIREBASE_PROJECT_ID,
    databaseURL: env.VITE_FIREBASE_DATABASE_URL,
    appId: env.VITE_FIREBASE_APP_ID,
    measurementId: env.VITE_FIREBASE_MEASUREMENT_ID,
    appCheckSiteKey: env.VITE_APP_CHECK_SITE_KEY,
    authEmulatorUrl: env.VITE_AUTH_EMULATOR_URL,
  }
}
