/** Every variable of the local environment: those of .env.example, filled with the stand-ins' addresses. */
import { MEMORY_SETTINGS } from '../memory-settings.ts'
import { PLATES_URL } from '../plates.ts'
import { HOST, type Ports } from './ports.ts'

export const PROJECT_ID = 'demo-masal'
export const DATABASE_NAMESPACE = `${PROJECT_ID}-default-rtdb`

export const addressesOf = (ports: Ports) => ({
  // The app's address is `localhost`: there the browser allows the same as over https (camera, service worker).
  app: `http://localhost:${ports.app}`,
  auth: `http://${HOST}:${ports.auth}`,
  database: `http://${HOST}:${ports.database}`,
  stripe: `http://${HOST}:${ports.stripe}`,
  webhook: `http://${HOST}:${ports.webhook}`,
})
export type Addresses = ReturnType<typeof addressesOf>

/** These secrets are public and worthless: they open stand-ins on this machine only. */
const STRIPE_SECRET_KEY = 'sk_test_local_world'
const STRIPE_WEBHOOK_SECRET = 'whsec_local_world'
const NOTIFICATION_WEBHOOK_SECRET = `whsec_${Buffer.from('local-world-notification-secret').toString('base64')}`
const INTERNAL_SECRET = 'local-world-internal-secret'
const PRODUCER_WEBHOOK_SECRET = 'local-world-producer-secret'

/** An invented seller: every line says so. */
const EXAMPLE_SELLER = {
  SELLER_NAME: 'Masal Kitap Yayıncılık Ltd. Şti. (örnek)',
  SELLER_ADDRESS: 'Masal Sokak No: 7, 34710 Kadıköy / İstanbul (örnek)',
  SELLER_PHONE: '+90 212 000 00 00',
  SELLER_EMAIL: 'destek@example.com',
  SELLER_MERSIS: '0000000000000000',
  SELLER_TAX: 'Kadıköy 0000000000',
  SELLER_KEP: 'masalkitap@hs01.kep.tr',
  SELLER_ETBIS: '0000000000 (örnek)',
}

/**
 * The local environment shows the specification's struck price on every day; a shop sets the days of its own struck
 * price, or shows none.
 */
const THIS_YEAR = {
  DISCOUNT_FIRST_DAY: `${new Date().getUTCFullYear()}-01-01`,
  DISCOUNT_LAST_DAY: `${new Date().getUTCFullYear()}-12-31`,
}

const EXAMPLE_SOCIAL = {
  SOCIAL_INSTAGRAM: 'https://www.instagram.com/ornek-hesap',
  SOCIAL_FACEBOOK: 'https://www.facebook.com/ornek-hesap',
  SOCIAL_YOUTUBE: 'https://www.youtube.com/@ornek-hesap',
}

/** The studio that makes books: `plain` makes plain colours and a tone at once (packages/studio/plain). */
export type LocalStudio = 'built-in' | 'plain'

export function environmentVariables(ports: Ports, studio: LocalStudio = 'built-in'): Record<string, string> {
  const at = addressesOf(ports)
  const databaseUrl = `${at.database}?ns=${DATABASE_NAMESPACE}`
  return {
    VITE_FIREBASE_API_KEY: 'local-world',
    VITE_FIREBASE_AUTH_DOMAIN: `${HOST}:${ports.auth}`,
    VITE_FIREBASE_PROJECT_ID: PROJECT_ID,
    VITE_FIREBASE_DATABASE_URL: databaseUrl,
    VITE_FIREBASE_APP_ID: '1:1:web:1',
    // The browser uses this id only after the parent accepts the banner; the tests stand in for Google.
    VITE_FIREBASE_MEASUREMENT_ID: 'G-LOCALWORLD',
    VITE_AUTH_EMULATOR_URL: at.auth,
    ...EXAMPLE_SELLER,
    ...EXAMPLE_SOCIAL,
    ...THIS_YEAR,
    FIREBASE_PROJECT_ID: PROJECT_ID,
    FIREBASE_DATABASE_URL: databaseUrl,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    FIREBASE_DATABASE_EMULATOR_HOST: `${HOST}:${ports.database}`,
    STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_API_HOST: HOST,
    STRIPE_API_PORT: String(ports.stripe),
    STRIPE_API_PROTOCOL: 'http',
    NOTIFICATION_WEBHOOK_URL: `${at.webhook}/notify`,
    NOTIFICATION_WEBHOOK_SECRET,
    INTERNAL_SECRET,
    SITE_URL: at.app,
    ILLUSTRATOR: studio,
    NARRATOR: studio,
    PLATES_URL,
    PRODUCER_WEBHOOK_SECRET,
    ...MEMORY_SETTINGS,
    WORLD_APP_URL: at.app,
    WORLD_AUTH_URL: at.auth,
    WORLD_DATABASE_URL: at.database,
    WORLD_DATABASE_NS: DATABASE_NAMESPACE,
    WORLD_STRIPE_URL: at.stripe,
    WORLD_WEBHOOK_URL: at.webhook,
  }
}
