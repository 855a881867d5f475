/** `npm run ops -- count-lines`: lines of code per folder, without tests. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const CODE = /\.(ts|tsx|mjs|js|css)$/
const TEST = /(^|\/)(tests|e2e)\/|\.(test|spec)\.tsx?$/
/** The rows of the table: a folder, or each folder inside of it. */
const folderOf = (file: string): string => /^(packages\/[^/]+|src\/[^/]+|[^/]+)\//.exec(file)?.[1] ?? 'top level'

const lines = new Map<string, { code: number; styles: number }>()
const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')
for (const file of files.filter((name) => CODE.test(name) && !TEST.test(name))) {
  const row = lines.get(folderOf(file)) ?? { code: 0, styles: 0 }
  row[file.endsWith('.css') ? 'styles' : 'code'] += readFileSync(file, 'utf8').split('\n').length - 1
  lines.set(folderOf(file), row)
}

const print = (name: string, { code, styles }: { code: number; styles: number }) =>
  console.log(`${name.padEnd(32)} ${String(code).padStart(7)} ${String(styles).padStart(7)}`)
const sum = (isIn: (folder: string) => boolean) =>
  [...lines]
    .filter(([folder]) => isIn(folder))
    .reduce((total, [, { code, styles }]) => ({ code: total.code + code, styles: total.styles + styles }), {
      code: 0,
      styles: 0,
    })

console.log(`${'folder'.padEnd(32)} ${'code'.padStart(7)} ${'styles'.padStart(7)}`)
for (const [folder, row] of [...lines].toSorted(([one], [other]) => one.localeCompare(other))) print(folder, row)
print(
  'product (src, netlify)',
  sum((folder) => /^(src|netlify)(\/|$)/.test(folder)),
)
print(
  'all',
  sum(() => true),
)
