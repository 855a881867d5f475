/**
 * A separate working tree in `.local/planted` for the faults, so that the developer's tree stays untouched.
 *
 * It is a clone that borrows the objects of this repository, not a `git worktree`: netlify-cli looks for a folder
 * `.git`, and from a worktree inside this repository it would find and build this repository.
 */
import { spawnSync } from 'node:child_process'
import { linkSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { claim } from '#local/environment/one-at-a-time.ts'
import { projectFolder } from '#local/environment/project-folder.ts'

const treeFolder = join(projectFolder, '.local', 'planted')
const lockFile = join(projectFolder, '.local', 'planted.pid')

export const patchFile = (name: string): string => join(projectFolder, 'tests', 'planted', 'faults', `${name}.patch`)

export interface Tree {
  folder: string
  /** @returns the reason why the patch does not apply; null if it is applied */
  plant: (name: string) => string | null
  undo: () => void
  remove: () => void
}

/** @throws if the ref is unknown, or if another run uses the folder */
export function createTree(ref: string): Tree {
  const commit = git(projectFolder, 'rev-parse', '--verify', `${ref}^{commit}`)
  const release = claim(lockFile, (holder) => `Faults are being planted already (process ${holder}).`)
  rmSync(treeFolder, { recursive: true, force: true })
  git(projectFolder, 'clone', '--quiet', '--shared', '--no-checkout', projectFolder, treeFolder)
  git(treeFolder, 'checkout', '--quiet', '--detach', commit)
  // Bundlers would follow a link to the whole folder out of the tree, and trace the packages elsewhere.
  linkFolder(join(projectFolder, 'node_modules'), join(treeFolder, 'node_modules'))
  return {
    folder: treeFolder,
    plant: (name) => {
      const { status, stderr } = run(treeFolder, 'apply', patchFile(name))
      return status === 0 ? null : (stderr.trim().split('\n')[0] ?? 'git apply failed')
    },
    undo: () => void git(treeFolder, 'checkout', '--quiet', '--', '.'),
    remove: () => {
      rmSync(treeFolder, { recursive: true, force: true })
      release()
    },
  }
}

/** Hard links: 150 000 files in seconds, without a second copy. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkSync(source, target)
  }
}

const run = (cwd: string, ...args: string[]) => spawnSync('git', args, { cwd, encoding: 'utf8' })

/** @throws an error with git's own message */
function git(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = run(cwd, ...args)
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr.trim()}`)
  return stdout.trim()
}
