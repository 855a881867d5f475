/**
 * Proves that the tests protect the product: plants one fault after the other in a tree of its own, and runs the part of the tests
 * that has to find it.
 *
 *   node tests/planted/main.ts [NAME…] [--part unit|rules|tools|functions|e2e] [--ref REF] [--list]
 *
 * Exit code 0 only if every fault is found. The output of the tests is in .local/reports/planted.
 */
import { parseArgs } from 'node:util'
import { FAULTS } from './faults.ts'
import { plantAll } from './plant-all.ts'

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    ref: { type: 'string', default: 'HEAD' },
    part: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
})

const chosen = FAULTS.filter(
  ({ name, finder }) =>
    (names.length === 0 || names.includes(name)) && (values.part === undefined || values.part === finder.part),
)
const unknown = names.filter((name) => !FAULTS.some((fault) => fault.name === name))
if (unknown.length > 0 || chosen.length === 0) {
  console.error(
    unknown.length > 0 ? `There is no fault ${unknown.join(', ')}.` : `No fault is for the part '${values.part}'.`,
  )
  process.exit(1)
}
if (values.list) {
  for (const { name, area, breaks } of chosen) console.log(`${name}  (${area})  ${breaks}`)
  process.exit(0)
}

const found = await plantAll(chosen, values.ref)
console.log(`${chosen.length} planted, ${found} found`)
process.exit(found === chosen.length ? 0 : 1)
