/** Every variable of `.env.example`: its required format on a site with real payments, and the remedy. */
import { createPrivateKey } from 'node:crypto'

export type Environment = Readonly<Record<string, string | undefined>>

export interface Variable {
  /** True if the site needs it, given the other variables. An existing value is checked in any case. */
  isNeeded: boolean | ((environment: Environment) => boolean)
  isRight: (value: string, environment: Environment) => boolean
  /** The remedy, in a sentence. */
  mend: string
}

const matches = (pattern: RegExp) => (value: string) => pattern.test(value)
const anything = () => true
const https = (value: string) => URL.parse(value)?.protocol === 'https:'
/** A page of that site, not its home page. */
const accountAt = (host: string) => (value: string) => {
  const url = URL.parse(value)
  return url?.protocol === 'https:' && url.host.replace(/^www\./, '') === host && url.pathname.length > 1
}
const has = (name: string) => (environment: Environment) => Boolean(environment[name])
const sameAs = (name: string) => (value: string, environment: Environment) => value === environment[name]
const chosen =
  (name: string, ...values: string[]) =>
  (environment: Environment) =>
    values.includes(environment[name] || 'built-in')

const needed = (isRight: Variable['isRight'], mend: string): Variable => ({ isNeeded: true, isRight, mend })
const optional = (isRight: Variable['isRight'], mend: string): Variable => ({ isNeeded: false, isRight, mend })
const where = (isNeeded: Variable['isNeeded'], isRight: Variable['isRight'], mend: string): Variable => ({
  isNeeded,
  isRight,
  mend,
})
const local = (what: string): Variable => optional(() => false, `Take it away: it leads ${what} to a stand-in.`)

/** Long enough for a real value, and not an example of the local environment. */
const real = (value: string) => value.length >= 5 && !value.includes('(örnek)')
const DISCOUNT = 'A price that is struck through has a first and a last day, by law; leave both out where it has none.'
const DAY = /^20\d\d-[01]\d-[0-3]\d$/
const SELLER = 'Whom a parent pays has to be said, by law.'
const SOCIAL = 'The https address of your own account there, or leave it out: the footer links to it.'
const FIREBASE_CONSOLE = 'Copy it from the Firebase console, project settings, your web app.'
const DATABASE = /^https:\/\/[\w-]+(\.[\w-]+)?\.(firebaseio\.com|firebasedatabase\.app)\/?$/

export const VARIABLES: Readonly<Record<string, Variable>> = {
  VITE_FIREBASE_API_KEY: needed(matches(/^AIza[\w-]{35}$/), FIREBASE_CONSOLE),
  VITE_FIREBASE_AUTH_DOMAIN: needed(matches(/^[\w-]+(\.[\w-]+)+$/), `${FIREBASE_CONSOLE} A host, without https://.`),
  VITE_FIREBASE_PROJECT_ID: needed(
    matches(/^(?!demo-)[a-z][\da-z-]{4,29}$/),
    `${FIREBASE_CONSOLE} A project whose id begins with 'demo-' is none: there, unsigned tokens would count.`,
  ),
  VITE_FIREBASE_DATABASE_URL: needed(
    matches(DATABASE),
    `${FIREBASE_CONSOLE} Like https://NAME.REGION.firebasedatabase.app.`,
  ),
  VITE_FIREBASE_APP_ID: needed(matches(/^\d+:\d+:web:[\da-f]+$/), FIREBASE_CONSOLE),
  VITE_FIREBASE_MEASUREMENT_ID: optional(matches(/^G-\w+$/), `${FIREBASE_CONSOLE} Like G-XXXXXXXXXX, or leave it out.`),
  VITE_APP_CHECK_SITE_KEY: where(
    ({ APP_CHECK_APP_ID: app }) => Boolean(app),
    matches(/^[\w-]{30,}$/),
    'Copy the key of reCAPTCHA Enterprise that App Check was given: without it the functions refuse every browser.',
  ),
  VITE_AUTH_EMULATOR_URL: local('signing in'),
  SELLER_NAME: needed(real, `${SELLER} The full name of the company or person.`),
  SELLER_ADDRESS: needed(real, `${SELLER} The full postal address, in one line.`),
  SELLER_PHONE: needed(matches(/^\+90[ \d]{10,15}$/), `${SELLER} Like +90 212 000 00 00.`),
  SELLER_EMAIL: needed(matches(/^[^\s@]+@(?!example\.)[^\s@]+\.[a-z]{2,}$/), `${SELLER} An address that is read.`),
  SELLER_MERSIS: needed(matches(/^\d{16}$/), `${SELLER} The MERSIS number's 16 digits.`),
  SELLER_TAX: needed(matches(/^\p{L}.* \d{10,11}$/u), `${SELLER} Tax office and number, like Kadıköy 1234567890.`),
  SELLER_KEP: needed(matches(/^[^\s@]+@[^\s@]+\.kep\.tr$/), `${SELLER} The registered e-mail, like name@hs01.kep.tr.`),
  SELLER_ETBIS: needed(real, `${SELLER} The number of the e-commerce registry, in which a shop has to stand.`),
  SELLER_VERBIS: optional(
    real,
    `${SELLER} The number in the registry of data controllers; without one a lawyer has said that none is needed.`,
  ),
  SELLER_CHAMBER: optional(real, `${SELLER} The professional chamber, or leave it out.`),
  SOCIAL_INSTAGRAM: optional(accountAt('instagram.com'), SOCIAL),
  SOCIAL_FACEBOOK: optional(accountAt('facebook.com'), SOCIAL),
  SOCIAL_YOUTUBE: optional(accountAt('youtube.com'), SOCIAL),
  DISCOUNT_FIRST_DAY: where(has('DISCOUNT_LAST_DAY'), matches(DAY), `${DISCOUNT} Its first day, like 2026-11-01.`),
  DISCOUNT_LAST_DAY: where(
    has('DISCOUNT_FIRST_DAY'),
    (value, { DISCOUNT_FIRST_DAY: first = '' }) => DAY.test(value) && first <= value,
    `${DISCOUNT} Its last day, like 2026-11-30, not before the first one.`,
  ),
  FIREBASE_PROJECT_ID: needed(sameAs('VITE_FIREBASE_PROJECT_ID'), 'Give it the value of VITE_FIREBASE_PROJECT_ID.'),
  FIREBASE_DATABASE_URL: needed(
    sameAs('VITE_FIREBASE_DATABASE_URL'),
    'Give it the value of VITE_FIREBASE_DATABASE_URL.',
  ),
  FIREBASE_CLIENT_EMAIL: needed(isServiceAccount, "Copy client_email of a key file of this project's service account."),
  FIREBASE_PRIVATE_KEY: needed(
    isPrivateKey,
    'Copy private_key of the same key file, in one line, with \\n for its line ends.',
  ),
  FIREBASE_AUTH_EMULATOR_HOST: local('the functions'),
  FIREBASE_DATABASE_EMULATOR_HOST: local('the functions'),
  STRIPE_SECRET_KEY: needed(
    matches(/^(sk|rk)_live_\w{16,}$/),
    "Copy the live secret key from Stripe's dashboard; with a test key nobody pays.",
  ),
  STRIPE_WEBHOOK_SECRET: needed(
    matches(/^whsec_\w{16,}$/),
    'Copy the signing secret of the endpoint {SITE_URL}/.netlify/functions/stripe-webhook.',
  ),
  STRIPE_API_HOST: local('payments'),
  STRIPE_API_PORT: local('payments'),
  STRIPE_API_PROTOCOL: local('payments'),
  NOTIFICATION_WEBHOOK_URL: needed(
    https,
    'Give it the https address that takes notifications: without it they wait, and are given up after three days.',
  ),
  NOTIFICATION_WEBHOOK_SECRET: needed(
    (value) =>
      /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(value) && !Buffer.from(value.slice(6), 'base64').includes('local-world'),
    'Make one and give it to the receiver too: echo whsec_$(openssl rand -base64 32).',
  ),
  HEARTBEAT_URL: optional(https, 'An https address that is called each minute, or leave it out.'),
  INTERNAL_SECRET: needed(matches(/^(?!local-world)\S{32,}$/), 'Make one: openssl rand -hex 32.'),
  JOB_QUEUE: optional(matches(/^(internal|cloud-tasks)$/), 'One of internal, cloud-tasks.'),
  CLOUD_TASKS_LOCATION: where(
    (environment) => environment['JOB_QUEUE'] === 'cloud-tasks',
    matches(/^[a-z]+-[a-z]+\d+$/),
    'Give it the region of the queues, such as europe-west1.',
  ),
  CLOUD_TASKS_BASE_URL: local('tasks'),
  CLOUD_TASKS_KEYS_URL: local('tasks'),
  APP_CHECK_APP_ID: where(
    ({ VITE_APP_CHECK_SITE_KEY: key }) => Boolean(key),
    sameAs('VITE_FIREBASE_APP_ID'),
    'Give it the value of VITE_FIREBASE_APP_ID, or take both variables of App Check away.',
  ),
  APP_CHECK_KEYS_URL: local('App Check'),
  SITE_URL: needed(
    (value) => https(value) && URL.parse(value)?.pathname === '/',
    'Give it the public address, https and without a path.',
  ),
  ILLUSTRATOR: optional(matches(/^(built-in|openai|gemini|webhook)$/), 'One of built-in, openai, gemini, webhook.'),
  NARRATOR: optional(matches(/^(built-in|openai|elevenlabs)$/), 'One of built-in, openai, elevenlabs.'),
  PLATES_URL: local('the plates'),
  PAID_PICTURES_A_DAY: where(
    chosen('ILLUSTRATOR', 'openai', 'gemini', 'webhook'),
    matches(/^\d{1,9}$/),
    'Say how many pictures a day you are ready to pay for: about eight a book.',
  ),
  PAID_LETTERS_A_DAY: where(
    chosen('NARRATOR', 'openai', 'elevenlabs'),
    matches(/^\d{1,9}$/),
    'Say how many letters a day you are ready to have read: about 4000 a book.',
  ),
  PRODUCER_URL: where(chosen('ILLUSTRATOR', 'webhook'), https, 'Give it the https address that photos are sent to.'),
  PRODUCER_WEBHOOK_SECRET: where(
    chosen('ILLUSTRATOR', 'webhook'),
    matches(/^(?!local-world)\S{16,}$/),
    'Make one and give it to the producer too: openssl rand -hex 32.',
  ),
  PRODUCER_PICTURE_HOSTS: optional(
    matches(/^[\w-]+(\.[\w-]+)+( *, *[\w-]+(\.[\w-]+)+)*$/),
    'Host names with commas between, such as files.example.com: no https://, no path.',
  ),
  OPENAI_API_KEY: where(
    (environment) => chosen('ILLUSTRATOR', 'openai')(environment) || chosen('NARRATOR', 'openai')(environment),
    matches(/^sk-\S{20,}$/),
    "Copy it from OpenAI's dashboard.",
  ),
  OPENAI_BASE_URL: optional(https, 'An https address with the version, or leave it out.'),
  OPENAI_IMAGE_MODEL: optional(anything, ''),
  OPENAI_SPEECH_MODEL: optional(anything, ''),
  OPENAI_VOICE: optional(anything, ''),
  GEMINI_API_KEY: where(chosen('ILLUSTRATOR', 'gemini'), matches(/^\S{20,}$/), 'Copy it from Google AI Studio.'),
  GEMINI_BASE_URL: optional(https, 'An https address without the version, or leave it out.'),
  GEMINI_IMAGE_MODEL: optional(anything, ''),
  ELEVENLABS_API_KEY: where(
    chosen('NARRATOR', 'elevenlabs'),
    matches(/^\S{20,}$/),
    "Copy it from ElevenLabs' settings.",
  ),
  ELEVENLABS_VOICE_ID: where(
    chosen('NARRATOR', 'elevenlabs'),
    matches(/^\w{10,}$/),
    "Copy the voice's id from its voice library.",
  ),
  ELEVENLABS_MODEL: optional(anything, ''),
  ELEVENLABS_BASE_URL: optional(https, 'An https address, or leave it out.'),
  MALLOC_ARENA_MAX: needed(
    matches(/^1$/),
    'Set it to 1: without it the functions that draw keep the memory of finished pictures.',
  ),
  MALLOC_MMAP_THRESHOLD_: needed(
    matches(/^16777216$/),
    'Set it to 16777216: without it a picture takes up to twice as long.',
  ),
  MALLOC_TRIM_THRESHOLD_: needed(
    matches(/^67108864$/),
    'Set it to 67108864: without it a picture takes up to twice as long.',
  ),
}

function isServiceAccount(value: string, { VITE_FIREBASE_PROJECT_ID: project }: Environment): boolean {
  return (
    /^[\w-]+@[\w-]+\.iam\.gserviceaccount\.com$/.test(value) && value.endsWith(`@${project}.iam.gserviceaccount.com`)
  )
}

function isPrivateKey(value: string): boolean {
  try {
    return createPrivateKey(value.replaceAll('\\n', '\n')).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}
