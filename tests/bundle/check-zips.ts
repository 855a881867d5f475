/**
 * Checks each function as shipped: unpacks it alone into an empty folder, imports it there, and calls it like a
 * stranger.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unzip } from './unzip.ts'

const MAX_ZIP_BYTES = 15_000_000
type Part = 'sharp' | 'voice' | 'sdks' | 'press'
/** A function needs these files for its work, but answers a stranger even without them. */
const NEEDED: Readonly<Record<string, readonly Part[]>> = {
  'change-words-background': ['voice', 'sdks'],
  'preview-voice': ['voice', 'sdks'],
  'print-book-background': ['sharp', 'press'],
  'produce-story-background': ['sharp', 'voice', 'sdks'],
  'transform-photo-background': ['sharp', 'sdks'],
}
const CALL_TIMEOUT_MS = 60_000
const caller = fileURLToPath(new URL('./call-function.mjs', import.meta.url))
/** The runtime of functions disables `require()` of ES modules; plain Node would hide the resulting failures. */
const RUNTIME_FLAGS = ['--no-experimental-require-module']

/** @returns the faults, in sentences; empty if all is well */
export function checkZips(folder: string): string[] {
  const zips = readdirSync(folder).filter((name) => name.endsWith('.zip'))
  return zips.length === 0 ? ['No function was built.'] : zips.flatMap((name) => checkZip(join(folder, name)))
}

function checkZip(zip: string): string[] {
  const name = basename(zip, '.zip')
  const bytes = statSync(zip).size
  const folder = mkdtempSync(join(tmpdir(), `function-${name}-`))
  try {
    unzip(zip, folder)
    const { said, problem } = callAlone(folder, NEEDED[name] ?? [])
    console.log(`  ${name.padEnd(30)} ${(bytes / 1_000_000).toFixed(2).padStart(6)} MB  ${said}`)
    return [
      ...(bytes > MAX_ZIP_BYTES ? [`${name} is ${bytes} bytes; at most ${MAX_ZIP_BYTES} are allowed.`] : []),
      ...(problem ? [`${name}: ${problem}`] : []),
      ...packedPictures(folder).map((file) => `${name} holds ${file}: plates are read from the site.`),
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A zip with plates would grow with each tale. */
const packedPictures = (folder: string): string[] => globSync('{packages,public}/**/*.{webp,avif}', { cwd: folder })

type Outcome = Record<'status' | Part, number | null>

function callAlone(folder: string, needed: readonly Part[]): { said: string; problem: string | null } {
  copyFileSync(caller, join(folder, 'call-function.mjs'))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...RUNTIME_FLAGS, 'call-function.mjs', entryOf(folder)],
    {
      cwd: folder,
      encoding: 'utf8',
      timeout: CALL_TIMEOUT_MS,
      // Passes none of this machine's variables: a function must answer that it is not configured, and not throw.
      env: { PATH: process.env.PATH ?? '' },
    },
  )
  if (status !== 0) return { said: 'threw', problem: `it could not be run alone:\n${stderr}` }
  const outcome = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Outcome
  const said = [
    `answers ${outcome.status}`,
    outcome.sharp !== null && 'sharp draws',
    outcome.voice !== null && `voice speaks ${outcome.voice} bytes`,
    outcome.press !== null && `${outcome.press} fonts for a press`,
    outcome.sdks !== null && `${outcome.sdks} SDKs load`,
  ]
  return { said: said.filter(Boolean).join(', '), problem: judge(outcome, needed) }
}

/** A function must refuse a stranger; a background function may also end without an answer. 503 is 'not configured'. */
function judge(outcome: Outcome, needed: readonly Part[]): string | null {
  const { status } = outcome
  const refuses = status === null || (status >= 400 && status < 500) || status === 503
  if (!refuses) return `a stranger was answered ${status}`
  const missing = needed.filter((part) => !outcome[part])
  return missing.length > 0 ? `${missing.join(' and ')} is not packed or does not work there` : null
}

/** Finds the function's file in the entry point that the bundler wrote. */
export function entryOf(folder: string): string {
  const entryPoint = readFileSync(join(folder, '___netlify-entry-point.mjs'), 'utf8')
  const file = /getLambdaHandler\('([^']+)'\)/.exec(entryPoint)?.[1]
  if (!file) throw new Error("The bundler's entry point looks different now: see ___netlify-entry-point.mjs.")
  return join(folder, file)
}
