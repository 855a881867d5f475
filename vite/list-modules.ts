/** Writes which files went into the chunks, where MODULES_FILE names a file for it: dev/bundle/check-browser.ts reads it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

export function listModules(file = process.env.MODULES_FILE): Plugin | null {
  if (!file) return null
  let root = ''
  return {
    name: 'list-modules',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    writeBundle(_options, bundle) {
      const ids = Object.values(bundle).flatMap((item) => (item.type === 'chunk' ? item.moduleIds : []))
      const files = ids
        .filter((id) => !id.startsWith('\0'))
        .map((id) =>
          relative(root, id.split('?')[0] ?? id)
            .split(sep)
            .join('/'),
        )
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify([...new Set(files)]))
    },
  }
}
