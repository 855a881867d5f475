/**
 * `npm run nightly [-- PART… [-g TITLE]]`: runs what `npm test` does not run. `--list` names the parts; `--changed REF`
 * chooses and prints the parts whose folders have changed since REF.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { NIGHTLY_PARTS, partsOfChange, type NightlyPart } from './parts.ts'
import { runParts } from './run-parts.ts'

const {
  values: { list, changed, record, grep },
  positionals: names,
} = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean' },
    changed: { type: 'string' },
    record: { type: 'boolean' },
    grep: { type: 'string', short: 'g' },
  },
})

const chosen = changed === undefined ? partsNamed(names) : partsOfChange(filesChangedSince(changed))
if (list || changed !== undefined)
  for (const { name, about, folders } of chosen)
    console.log(`${name.padEnd(12)} ${about}\n${''.padEnd(13)}${folders.join(', ')}`)
if (list) process.exit(0)
if (chosen.length === 0) {
  console.log('No part has changed.\n0 passed, 0 failed')
  process.exit(0)
}
await runParts(chosen, { ...(grep !== undefined && { grep }), ...(record && { record }) })

function partsNamed(wanted: readonly string[]): readonly NightlyPart[] {
  const unknown = wanted.filter((name) => !NIGHTLY_PARTS.some((part) => part.name === name))
  if (unknown.length > 0) {
    console.error(`No such part: ${unknown.join(', ')}. Parts: ${NIGHTLY_PARTS.map(({ name }) => name).join(', ')}`)
    process.exit(1)
  }
  return wanted.length === 0 ? NIGHTLY_PARTS : NIGHTLY_PARTS.filter(({ name }) => wanted.includes(name))
}

/** Files that were committed since the branch left REF, and files that are not committed yet. */
function filesChangedSince(ref: string): string[] {
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' })
    if (status !== 0) {
      console.error(`git ${args.join(' ')}: ${stderr.trim()}`)
      process.exit(1)
    }
    return stdout.split('\n').filter(Boolean)
  }
  return [...git('diff', '--name-only', `${ref}...HEAD`), ...git('diff', '--name-only', 'HEAD')]
}
