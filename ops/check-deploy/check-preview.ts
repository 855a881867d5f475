/**
 * Checks the variables of previews (deploy-preview, branch-deploy): the code of a pull request runs with them. A
 * preview needs none; it must not have the same values as the site.
 */
import { faultsAnywhere, isSecret } from './check-environment.ts'
import { VARIABLES, type Environment } from './variables.ts'

/** In addition to secrets: the database that a preview would change, and the receiver of its notices. */
const NOT_SHARED = [
  'FIREBASE_PROJECT_ID',
  'FIREBASE_DATABASE_URL',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_DATABASE_URL',
  'NOTIFICATION_WEBHOOK_URL',
  'PRODUCER_URL',
]

const TEST_KEY = /^(sk|rk)_test_\w{16,}$/

/** @returns the faults, each in a sentence that names the variable, never a value */
export function checkPreview(preview: Environment, production: Environment): string[] {
  return [
    ...realMoney(preview),
    ...sharedValues(preview, production),
    ...wrongValues(preview),
    ...faultsAnywhere(preview),
  ]
}

const realMoney = ({ STRIPE_SECRET_KEY: key = '' }: Environment): string[] =>
  key === '' || TEST_KEY.test(key)
    ? []
    : ["STRIPE_SECRET_KEY is no key of Stripe's test mode. A preview takes nobody's money: give it one, or none."]

const sharedValues = (preview: Environment, production: Environment): string[] =>
  Object.entries(preview)
    .filter(([name, value]) => (isSecret(name) || NOT_SHARED.includes(name)) && value && value === production[name])
    .map(([name]) => `${name} is the site's own. Give the preview another one, or none.`)

function wrongValues(preview: Environment): string[] {
  return Object.entries(VARIABLES).flatMap(([name, { isRight, mend }]) => {
    const value = preview[name]?.trim() ?? ''
    if (value === '' || name === 'STRIPE_SECRET_KEY' || isRight(value, preview)) return []
    return [`${name} is wrong. ${mend}`]
  })
}
