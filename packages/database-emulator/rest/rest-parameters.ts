import { RestError } from './rest-error.ts'

const DURATION = /^(\d+)(ms|s|min)$/
const MS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, min: 60_000 }
const MAX_TIMEOUT_MS = 15 * 60_000
const WRITE_SIZE_LIMITS = ['tiny', 'small', 'medium', 'large', 'unlimited']

/**
 * `timeout` and `writeSizeLimit` limit slow requests, which do not occur here. Both are
 * parsed to refuse values that the service would refuse, and have no other effect.
 *
 * @throws RestError
 */
export function checkLimits(parameters: URLSearchParams): void {
  const timeout = parameters.get('timeout')
  if (timeout !== null && !(durationMs(timeout) <= MAX_TIMEOUT_MS)) {
    throw new RestError(400, 'timeout must be a number with its unit (ms, s or min), 15min at the most')
  }
  const limit = parameters.get('writeSizeLimit')
  if (limit !== null && !WRITE_SIZE_LIMITS.includes(limit)) {
    throw new RestError(400, `writeSizeLimit must be one of ${WRITE_SIZE_LIMITS.join(', ')}`)
  }
}

function durationMs(text: string): number {
  const [, count, unit = ''] = DURATION.exec(text) ?? []
  return Number(count) * (MS[unit] ?? Number.NaN)
}
