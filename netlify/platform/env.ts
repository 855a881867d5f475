/**
 * Configuration of the functions, one group for each outside service. A group is parsed at its first use, so a function
 * needs only the variables that it uses, and a missing one is a `Problem` that names it in the log.
 */
import type {} from '@netlify/functions'
import * as v from 'valibot'
import { Problem } from '#domain/problem.ts'
import { SELLER_FIELDS, type Seller } from '#domain/seller.ts'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
/** Dashboards and `.env` files store an unused variable as an empty string. */
const optionalText = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((value) => value || undefined),
  ),
)
const address = v.pipe(
  text,
  v.url(),
  v.transform((url) => url.replace(/\/+$/, '')),
)
const optionalAddress = v.optional(
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
    address,
  ]),
)

const listed = (names: string): string[] =>
  names
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

function group<const Schema extends v.GenericSchema>(schema: Schema): () => v.InferOutput<Schema> {
  let parsed: v.InferOutput<Schema> | undefined
  return () => (parsed ??= parse(schema))
}

function parse<const Schema extends v.GenericSchema>(schema: Schema): v.InferOutput<Schema> {
  const result = v.safeParse(schema, process.env)
  if (result.success) return result.output
  const names = result.issues.map((issue) => v.getDotPath(issue) ?? '?')
  throw new Problem('not-configured', `Missing or malformed environment variables: ${[...new Set(names)].join(', ')}`)
}

/**
 * Wraps the settings of a public address that few sites have: without them the address answers 'not-found', and a
 * stranger who tries it raises no alarm. @throws Problem 'not-found'
 */
export function orNotThere<Settings>(read: () => Settings): Settings {
  try {
    return read()
  } catch (error) {
    throw new Problem('not-found', 'This address is not set up', { cause: error })
  }
}

export const identitySettings = group(
  v.object({ FIREBASE_PROJECT_ID: text, FIREBASE_AUTH_EMULATOR_HOST: optionalText }),
)

export const databaseSettings = group(
  v.object({ FIREBASE_DATABASE_URL: address, FIREBASE_DATABASE_EMULATOR_HOST: optionalText }),
)

/** Needed only for the real database. A key in one line has its line breaks written as `\n`. */
export const serviceAccountSettings = group(
  v.object({
    FIREBASE_CLIENT_EMAIL: text,
    FIREBASE_PRIVATE_KEY: v.pipe(
      text,
      v.transform((key) => key.replaceAll('\\n', '\n')),
    ),
  }),
)

/** The three optional variables set another address of the Stripe API. */
export const stripeSettings = group(
  v.object({
    STRIPE_SECRET_KEY: text,
    STRIPE_API_HOST: optionalText,
    STRIPE_API_PORT: optionalText,
    STRIPE_API_PROTOCOL: v.optional(v.picklist(['http', 'https'])),
  }),
)

export const stripeWebhookSettings = group(v.object({ STRIPE_WEBHOOK_SECRET: text }))

/** The format of standardwebhooks.com: 24 bytes or more, in base64. */
const webhookSecret = v.pipe(text, v.regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/))
export const notificationSettings = group(
  v.object({ NOTIFICATION_WEBHOOK_URL: address, NOTIFICATION_WEBHOOK_SECRET: webhookSecret }),
)

/** An outside dead-man's switch: it alerts a person if our calls stop. */
export const heartbeatSettings = group(v.object({ HEARTBEAT_URL: optionalAddress }))

/** `internal`: functions call one another, and the sweep finds the rest. */
export const jobQueueSettings = group(
  v.object({ JOB_QUEUE: v.optional(v.picklist(['internal', 'cloud-tasks']), 'internal') }),
)

/** The two optional variables set other addresses of Cloud Tasks and of the keys that sign its calls. */
export const cloudTasksSettings = group(
  v.object({
    CLOUD_TASKS_LOCATION: text,
    FIREBASE_CLIENT_EMAIL: text,
    CLOUD_TASKS_BASE_URL: optionalAddress,
    CLOUD_TASKS_KEYS_URL: optionalAddress,
  }),
)

export const internalCallSettings = group(v.object({ INTERNAL_SECRET: v.pipe(text, v.minLength(16)) }))

/** Without an address the plates are files of the site. */
export const platesSettings = group(v.object({ PLATES_URL: optionalAddress }))

/** All keys are optional here: the chosen provider checks the ones that it needs. */
export const studioSettings = group(
  v.object({
    ILLUSTRATOR: v.optional(text, 'built-in'),
    NARRATOR: v.optional(text, 'built-in'),
    FIREBASE_PROJECT_ID: optionalText,
    OPENAI_API_KEY: optionalText,
    OPENAI_BASE_URL: optionalAddress,
    OPENAI_IMAGE_MODEL: optionalText,
    OPENAI_SPEECH_MODEL: optionalText,
    OPENAI_VOICE: optionalText,
    GEMINI_API_KEY: optionalText,
    GEMINI_BASE_URL: optionalAddress,
    GEMINI_IMAGE_MODEL: optionalText,
    ELEVENLABS_API_KEY: optionalText,
    ELEVENLABS_BASE_URL: optionalAddress,
    ELEVENLABS_MODEL: optionalText,
    ELEVENLABS_VOICE_ID: optionalText,
  }),
)
export type StudioSettings = ReturnType<typeof studioSettings>

/** A number whose variable may be missing or empty. */
const numberOr = (fallback: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((number) => number.trim() || fallback),
      v.regex(/^\d{1,9}$/),
      v.transform(Number),
    ),
    fallback,
  )

/** The daily limits of a provider, for all parents together: about 250 books. */
export const budgetSettings = group(
  v.object({ PAID_PICTURES_A_DAY: numberOr('2000'), PAID_LETTERS_A_DAY: numberOr('1000000') }),
)

/** Without an app id, functions check no App Check token. Other keys than Google's are for one developer's machine. */
export const appCheckSettings = group(v.object({ APP_CHECK_APP_ID: optionalText, APP_CHECK_KEYS_URL: optionalAddress }))

export const producerSettings = group(
  v.object({ PRODUCER_URL: address, PRODUCER_WEBHOOK_SECRET: v.pipe(text, v.minLength(16)) }),
)

/** The settings of deliveries, which still arrive after another illustrator was chosen. */
export const deliverySettings = group(
  v.object({
    PRODUCER_WEBHOOK_SECRET: v.pipe(text, v.minLength(16)),
    PRODUCER_PICTURE_HOSTS: v.pipe(v.optional(v.string(), ''), v.transform(listed)),
  }),
)

const siteAddresses = group(v.object({ SITE_URL: v.optional(address), URL: v.optional(address) }))

/**
 * Deploys other than the site itself: their `URL` names the site, but the site has another store and perhaps another
 * secret.
 */
const BESIDE = ['deploy-preview', 'branch-deploy']

/** The seller as the site is configured now; missing settings are left out. */
export function sellerToday(): Seller {
  const lines = SELLER_FIELDS.map((field) => [field, process.env[`SELLER_${field.toUpperCase()}`]?.trim()] as const)
  return Object.fromEntries(lines.filter(([, value]) => value))
}

/**
 * The public address without a slash at its end; the platform sets the variable `URL`. A preview uses the requested
 * address, so that it calls its own functions and its links lead back to itself.
 */
export function siteUrl(): string {
  const { deploy, url: asked } = globalThis.Netlify?.context ?? {}
  if (asked && BESIDE.includes(deploy?.context ?? '')) return asked.origin
  const { SITE_URL, URL: platformUrl } = siteAddresses()
  const url = SITE_URL ?? platformUrl
  if (!url) throw new Problem('not-configured', 'Missing or malformed environment variables: SITE_URL')
  return url
}

/** The region in which the platform runs this function, such as eu-central-1; null if unknown. */
export const functionsRegion = (): string | null => process.env.AWS_REGION ?? null
