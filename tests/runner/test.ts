/**
 * `npm test [-- PART [FILE…] [-g TITLE]] [--record]` on Node 24: runs every part, or one part, or some test files of
 * one part.
 */
import { parseArgs } from 'node:util'
import { PARTS } from './parts.ts'
import { runParts } from './run-parts.ts'

const {
  values: { record, grep },
  positionals: [name, ...files],
} = parseArgs({
  allowPositionals: true,
  options: { record: { type: 'boolean' }, grep: { type: 'string', short: 'g' } },
})
const chosen = PARTS.filter((part) => name === undefined || part.name === name)
if (chosen.length === 0) {
  console.error(`There is no part '${name}'. Parts: ${PARTS.map((part) => part.name).join(', ')}`)
  process.exit(1)
}
await runParts(chosen, { files, ...(grep !== undefined && { grep }), ...(record && { record }) })
