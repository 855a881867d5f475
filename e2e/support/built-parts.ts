/** Finds the built files of a part of the app, because the file names do not show the part. */
import { readFileSync } from 'node:fs'
import { MODULES_FILE } from '#local/environment/build-context.ts'
import type { BundledModules } from '../../vite/list-modules.ts'

/** @param path of the part's file in the project */
export function builtPart(path: string): { script: string; style: string } {
  const part = (JSON.parse(readFileSync(MODULES_FILE, 'utf8')) as BundledModules)[path]
  if (!part) throw new Error(`The build has no ${path}`)
  return { script: `**/${part.script}`, style: `**/${part.styles[0] ?? ''}` }
}
