/** `npm run ops -- check-functions`: builds as production does, then checks the files that would ship. */
import { checkBundle } from '../tests/bundle/check-bundle.ts'
import { run } from '../tests/runner/run.ts'
import { DECOY_SECRETS, LOCAL_BUILD, MODULES_FILE } from '#local/environment/build-context.ts'

/** Addresses as in production; the secrets exist only so that the check can search for them. */
const PUBLIC = {
  VITE_FIREBASE_API_KEY: 'AIzaSyExampleExampleExampleExampleExample',
  VITE_FIREBASE_AUTH_DOMAIN: 'example-masal.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'example-masal',
  VITE_FIREBASE_DATABASE_URL: 'https://example-masal-default-rtdb.europe-west1.firebasedatabase.app',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_FIREBASE_MEASUREMENT_ID: 'G-EXAMPLE',
  VITE_AUTH_EMULATOR_URL: '',
  SELLER_NAME: 'Example Masal',
  SELLER_EMAIL: 'support@example.com',
}
const SECRET = {
  STRIPE_SECRET_KEY: 'sk_live_must_not_be_shipped',
  STRIPE_WEBHOOK_SECRET: 'whsec_must_not_be_shipped',
  NOTIFICATION_WEBHOOK_SECRET: 'whsec_notifications_must_not_be_shipped',
  INTERNAL_SECRET: 'internal_must_not_be_shipped',
  ...DECOY_SECRETS,
  PRODUCER_WEBHOOK_SECRET: 'producer_secret_must_not_be_shipped',
}

const built = await run('netlify', ['build', '--offline'], { ...PUBLIC, ...SECRET, ...LOCAL_BUILD, MODULES_FILE })
if (!built) console.error('The build failed; its own words are above.')
process.exitCode = built && checkBundle(SECRET) ? 0 : 1
