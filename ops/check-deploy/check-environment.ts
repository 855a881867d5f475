/** Checks the variables of a real site before a deploy. */
import { isPublished } from '../../vite/published-variables.ts'
import { VARIABLES, type Environment } from './variables.ts'

/** The platform allows 4 KB in all, and adds variables of its own. */
export const ENVIRONMENT_MAX_BYTES = 3_584

/** Beginnings of names that are ours: no code reads a misspelt name. */
const OURS =
  /^(VITE_|SELLER_|FIREBASE_|STRIPE_|NOTIFICATION_|INTERNAL_|JOB_|CLOUD_TASKS_|ILLUSTRATOR|NARRATOR|PRODUCER_|OPENAI_|GEMINI_|ELEVENLABS_|MALLOC_)/

/** @returns the faults, each in a sentence that names the variable and the remedy, never a value */
export function checkEnvironment(environment: Environment): string[] {
  return [...faultsOfVariables(environment), ...faultsAnywhere(environment)]
}

/** Faults that a preview's variables can have too. */
export const faultsAnywhere = (environment: Environment): string[] => [
  ...unknownVariables(environment),
  ...publishedSecrets(environment),
  ...tooLarge(environment),
]

function faultsOfVariables(environment: Environment): string[] {
  return Object.entries(VARIABLES).flatMap(([name, { isNeeded, isRight, mend }]) => {
    const value = environment[name]?.trim() ?? ''
    if (value === '')
      return (typeof isNeeded === 'function' ? isNeeded(environment) : isNeeded) ? [`${name} is missing. ${mend}`] : []
    return isRight(value, environment) ? [] : [`${name} is wrong. ${mend}`]
  })
}

const unknownVariables = (environment: Environment): string[] =>
  Object.keys(environment)
    .filter((name) => OURS.test(name) && !(name in VARIABLES))
    .map((name) => `${name} is read by nobody. Is it misspelt? .env.example has the names.`)

export const isSecret = (name: string): boolean => /SECRET|PRIVATE|_API_KEY$/.test(name) && !isPublished(name)

/** A shorter value could be part of any other value. */
const SECRET_MIN_LETTERS = 8

/** The build publishes these to every visitor's browser. */
function publishedSecrets(environment: Environment): string[] {
  const secrets = Object.entries(environment).filter(
    ([name, value]) => isSecret(name) && (value?.length ?? 0) >= SECRET_MIN_LETTERS,
  )
  return Object.entries(environment).flatMap(([name, value]) => {
    const published = isPublished(name) && secrets.find(([, secret]) => value?.includes(secret ?? ''))
    return published
      ? [`${name} shows ${published[0]} to every visitor. Take it out, and replace the secret at its service.`]
      : []
  })
}

function tooLarge(environment: Environment): string[] {
  const bytes = Object.entries(environment)
    .filter(([name]) => OURS.test(name) || name === 'SITE_URL')
    .reduce((sum, [name, value = '']) => sum + Buffer.byteLength(name) + Buffer.byteLength(value) + 2, 0)
  if (bytes <= ENVIRONMENT_MAX_BYTES) return []
  return [
    `The variables take ${bytes} bytes of ${ENVIRONMENT_MAX_BYTES}. Limit those that begin with VITE_ to builds, and leave out what is empty or a default.`,
  ]
}
