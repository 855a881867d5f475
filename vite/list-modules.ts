/**
 * Writes a list of each module's chunk to the file that MODULES_FILE names, because a chunk's name does not show its
 * modules.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

/** For each module's path in the project: the files of `dist` that contain it. */
export type BundledModules = Record<string, { script: string; styles: string[] }>

export function listModules(file = process.env.MODULES_FILE): Plugin | null {
  if (!file) return null
  let root = ''
  return {
    name: 'list-modules',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    writeBundle(_options, bundle) {
      const modules: BundledModules = {}
      for (const item of Object.values(bundle)) {
        if (item.type !== 'chunk') continue
        const styles = [...(item.viteMetadata?.importedCss ?? [])]
        for (const id of item.moduleIds.filter((each) => !each.startsWith('\0'))) {
          const path = relative(root, id.split('?')[0] ?? id)
          modules[path.split(sep).join('/')] ??= { script: item.fileName, styles }
        }
      }
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(modules))
    },
  }
}
