import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectFolder } from '#local/environment/project-folder.ts'

/**
 * Runs a program of node_modules/.bin in the project's folder and shows its output at once. @returns true if it ended
 * with 0
 */
export function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    spawn(join(projectFolder, 'node_modules', '.bin', program), args, {
      cwd: projectFolder,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
      .once('error', reject)
      .once('exit', (code) => resolve(code === 0))
  })
}
