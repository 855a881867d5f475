/**
 * The settings of .env.example for the functions' C library, so that the local environment and the benchmark draw with
 * production's settings.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'

const EXAMPLE = path.resolve(import.meta.dirname, '../.env.example')

export const MEMORY_SETTINGS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(parseEnv(readFileSync(EXAMPLE, 'utf8'))).flatMap(([name, value]) =>
    name.startsWith('MALLOC_') && value ? [[name, value]] : [],
  ),
)
