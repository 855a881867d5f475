/**
 * Prints a disagreement of rules and policy for the developer: user, path, fields, both answers, and the case below.
 */
import type { Data } from '../policy.ts'
import type { Act, PathWrite } from './case.ts'
import type { Disagreement } from './run.ts'

const LONGEST_VALUE = 120

export function tellDisagreement({ number, case: { user, act, before }, policy, because }: Disagreement): string {
  return [
    `case ${number}`,
    `  who     ${user === null ? 'a visitor' : `${user.uid} <${user.email ?? 'no e-mail'}>`}`,
    ...actLines(act),
    `  rules   ${because}`,
    `  policy  ${policy ? 'allowed' : 'refused'} (tests/rules/policy.ts)`,
    `  before  ${JSON.stringify(before ?? null)}`,
    `  act     ${JSON.stringify(act)}`,
  ].join('\n')
}

function actLines(act: Act): string[] {
  if (act.is === 'read') return [`  reads   ${pathText(act.path)}`]
  return act.writes.flatMap(({ path, value }) => [`  writes  ${pathText(path)}`, ...fieldLines({ path, value })])
}

/** Prints a record field by field, and a single field by itself. */
function fieldLines({ path, value }: PathWrite): string[] {
  const isRecord = value !== null && typeof value === 'object' && path.length <= 3
  const fields: [string, Data | null][] = isRecord ? Object.entries(value) : [[path.at(-1) ?? '/', value]]
  return fields.map(([field, content]) => `  field   ${field} = ${shortened(JSON.stringify(content))}`)
}

const pathText = (path: readonly string[]): string => `/${path.join('/')}`

const shortened = (text: string): string => (text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text)
