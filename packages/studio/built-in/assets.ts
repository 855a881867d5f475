/**
 * Files that are read at run time and that no import names: fonts, the voice, models. `included_files` in netlify.toml
 * adds them to a function's zip at the same path as in the repository.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { Problem } from '#domain/problem.ts'

/** @param relative path from the root of the repository @throws Problem 'not-configured' if the file was not packed */
export function assetPath(relative: string): string {
  const found = [process.env.LAMBDA_TASK_ROOT, process.cwd()]
    .filter((root) => root !== undefined)
    .map((root) => path.join(root, relative))
    .find(existsSync)
  if (!found)
    throw new Problem('not-configured', `The file ${relative} is not there: see included_files in netlify.toml`)
  return found
}
