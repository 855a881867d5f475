/**
 * What the functions are configured with, a group an outside service. A group is parsed when it is first needed, so a
 * function asks only for what it uses, and a missing variable is a `Problem` that names it in the log.
 */
import * as v from 'valibot'
import { Problem } from '#domain/problem.ts'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
/** Dashboards and `.env` files keep an unused variable as an empty string. */
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

export const identitySettings = group(
  v.object({ FIREBASE_PROJECT_ID: text, FIREBASE_AUTH_EMULATOR_HOST: optionalText }),
)

export const databaseSettings = group(
  v.object({ FIREBASE_DATABASE_URL: address, FIREBASE_DATABASE_EMULATOR_HOST: optionalText }),
)

/** Only where the real database is spoken to. A key kept in one line has its line breaks written as `\n`. */
export const serviceAccountSettings = group(
  v.object({
    FIREBASE_CLIENT_EMAIL: text,
    FIREBASE_PRIVATE_KEY: v.pipe(
      text,
      v.transform((key) => key.replaceAll('\\n', '\n')),
    ),
  }),
)

/** The optional three: another address of the Stripe API. */
export const stripeSettings = group(
  v.object({
    STRIPE_SECRET_KEY: text,
    STRIPE_API_HOST: optionalText,
    STRIPE_API_PORT: optionalText,
    STRIPE_API_PROTOCOL: v.optional(v.picklist(['http', 'https'])),
  }),
)

export const stripeWebhookSettings = group(v.object({ STRIPE_WEBHOOK_SECRET: text }))

export const notificationSettings = group(v.object({ NOTIFICATION_WEBHOOK_URL: address }))

export const internalCallSettings = group(v.object({ INTERNAL_SECRET: v.pipe(text, v.minLength(16)) }))

/** Which of the keys are needed is known to the provider that is chosen. */
export const studioSettings = group(
  v.object({
    ILLUSTRATOR: v.optional(text, 'built-in'),
    NARRATOR: v.optional(text, 'built-in'),
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

export const producerSettings = group(
  v.object({ PRODUCER_URL: address, PRODUCER_WEBHOOK_SECRET: v.pipe(text, v.minLength(16)) }),
)

/** What may be delivered, also after another illustrator was chosen. */
export const deliverySettings = group(
  v.object({
    PRODUCER_WEBHOOK_SECRET: v.pipe(text, v.minLength(16)),
    PRODUCER_PICTURE_HOSTS: v.pipe(v.optional(v.string(), ''), v.transform(listed)),
  }),
)

const siteAddresses = group(v.object({ SITE_URL: v.optional(address), URL: v.optional(address) }))

/** The public address without a slash at its end; `URL` is the platform's own word for it. */
export function siteUrl(): string {
  const { SITE_URL, URL: platformUrl } = siteAddresses()
  const url = SITE_URL ?? platformUrl
  if (!url) throw new Problem('not-configured', 'Missing or malformed environment variables: SITE_URL')
  return url
}
