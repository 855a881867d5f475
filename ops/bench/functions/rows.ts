/**
 * Size of the functions that a user waits for, without the platform's own files, and the time of their import relative
 * to Node's own `node:http` in the same run. No user waits for background functions and timers.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { entryOf } from '../../../tests/bundle/check-zips.ts'
import { unzip } from '../../../tests/bundle/unzip.ts'
import { LOCAL_BUILD } from '#local/environment/build-context.ts'
import { projectFolder } from '#local/environment/project-folder.ts'
import { run } from '../../../tests/runner/run.ts'
import { median } from '../reader/median.ts'
import type { Row } from '../table.ts'

/** The size of an empty function, as `netlify build` bundles it. */
const PLATFORM_BYTES = 338_000
const KB = 1_000
/**
 * Functions that a timer or another function calls, and others without a waiting user; preview-voice runs its voice in
 * a separate process.
 */
const NOBODY_WAITS = /-background$|^(audit|reconcile|sweep|order-due|preview-voice|export|health)$/
/** A bundle is one file: the host that it calls shows that it contains the SDK. */
const USES_STRIPE = /api\.stripe\.com/

interface Shipped {
  name: string
  kilobytes: number
  usesStripe: boolean
  importMs: number
}

export async function measure(runs: number): Promise<Row[]> {
  if (!(await run('netlify', ['build', '--offline'], LOCAL_BUILD))) throw new Error('The functions do not build')
  const folder = join(projectFolder, '.netlify', 'functions')
  const shipped = readdirSync(folder)
    .filter((file) => file.endsWith('.zip') && !NOBODY_WAITS.test(basename(file, '.zip')))
    .map((file) => look(join(folder, file), runs))
  const node = median(Array.from({ length: runs }, () => importMs('node:http', projectFolder)))
  for (const { name, kilobytes, importMs: ms } of shipped)
    console.log(`  ${name.padEnd(26)} ${kilobytes.toFixed(0).padStart(5)} KB  ${ms.toFixed(0).padStart(4)} ms`)
  const heaviest = (withStripe: boolean) =>
    Math.max(0, ...shipped.filter(({ usesStripe }) => usesStripe === withStripe).map(({ kilobytes }) => kilobytes))
  return [
    { what: 'functions: the heaviest, beyond the platform', figure: heaviest(false), unit: 'KB', budget: 100 },
    { what: '  with Stripe', figure: heaviest(true), unit: 'KB', budget: 620 },
    {
      what: 'functions: import of the median one, beside node:http',
      figure: median(shipped.map(({ importMs: ms }) => ms)) / node,
      unit: 'x',
      budget: 6,
    },
  ]
}

function look(zip: string, runs: number): Shipped {
  const folder = mkdtempSync(join(tmpdir(), 'masal-function-'))
  try {
    unzip(zip, folder)
    const entry = entryOf(folder)
    return {
      name: basename(zip, '.zip'),
      kilobytes: (statSync(zip).size - PLATFORM_BYTES) / KB,
      usesStripe: USES_STRIPE.test(readFileSync(entry, 'utf8')),
      importMs: median(Array.from({ length: runs }, () => importMs(entry, folder))),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** In a process of its own, as at a cold start. */
function importMs(module: string, cwd: string): number {
  const script = `const at = performance.now(); await import(${JSON.stringify(module)}); console.log(performance.now() - at)`
  const { stdout, status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '' },
  })
  if (status !== 0) throw new Error(`${module} cannot be imported:\n${stderr}`)
  return Number(stdout.trim().split('\n').at(-1))
}
