/** Names of the outside services that can have an outage. */
export const SERVICES = [
  'database',
  'identity',
  'stripe',
  'blobs',
  'provider',
  'receiver',
  'background start',
  'timer',
] as const
export type Service = (typeof SERVICES)[number]

/** Service by the beginning of a call's name in `flakyCall`; other calls go to the database. */
const NAMED: readonly [beginning: string, service: Service][] = [
  ['stripe: ', 'stripe'],
  ['studio: ', 'provider'],
  ['notify', 'receiver'],
  ['start ', 'background start'],
]

export function serviceOf(call: string): Service {
  if (call.endsWith(' a blob')) return 'blobs'
  if (call.endsWith(' an account')) return 'identity'
  return NAMED.find(([beginning]) => call.startsWith(beginning))?.[1] ?? 'database'
}
