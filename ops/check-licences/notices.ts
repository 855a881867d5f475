/** The list of packages in THIRD_PARTY_NOTICES.md: a line each, between two marks. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProductionPackage } from './production-packages.ts'

const BEGIN = '<!-- packages: written by `npm run ops -- check-licences --write` -->'
const END = '<!-- end of packages -->'

/** The required start of a line; the copyright behind it is for the reader. */
const headOf = ({ name, version, licence }: ProductionPackage): string =>
  `- ${name} ${version}, ${licence ?? 'unknown'}`

/** @returns sentences about what to fix */
export function judgeNotices(notices: string, packages: readonly ProductionPackage[]): string[] {
  const { begin, end } = listPlace(notices)
  const lines = notices
    .slice(begin, end)
    .split('\n')
    .filter((line) => line.startsWith('- '))
  const heads = packages.map(headOf)
  const isUnder = (line: string, head: string) => line === head || line.startsWith(`${head}, `)
  return [
    ...packages
      .filter(({ licence }) => licence === null)
      .map(
        ({ name, version }) =>
          `${name} ${version} names no licence: look for it, and say it in production-packages.ts.`,
      ),
    ...heads.filter((head) => !lines.some((line) => isUnder(line, head))).map((head) => `Missing: ${head.slice(2)}`),
    ...lines
      .filter((line) => !heads.some((head) => isUnder(line, head)))
      .map((line) => `Installed no more: ${line.slice(2)}`),
  ]
}

/** @param projectFolder the parent of node_modules: copyright lines come from the packages' own files */
export function rewriteNotices(notices: string, packages: readonly ProductionPackage[], projectFolder: string): string {
  const list = packages.map((one) => {
    const copyright = one.isOptional ? '' : copyrightOf(join(projectFolder, one.folder))
    return copyright === '' ? headOf(one) : `${headOf(one)}, ${copyright}`
  })
  const { begin, end } = listPlace(notices)
  return `${notices.slice(0, begin)}\n\n${list.join('\n')}\n\n${notices.slice(end)}`
}

function listPlace(notices: string): { begin: number; end: number } {
  const begin = notices.indexOf(BEGIN) + BEGIN.length
  const end = notices.indexOf(END)
  if (begin < BEGIN.length || end < begin)
    throw new Error(`THIRD_PARTY_NOTICES.md has lost its marks '${BEGIN}' and '${END}'.`)
  return { begin, end }
}

/** The first line of its licence that names an owner, else its author; '' if neither is given. */
function copyrightOf(folder: string): string {
  const files = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|notice)/i.test(entry.name))
        .map((entry) => entry.name)
    : []
  for (const file of files) {
    const line = readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .map((text) => text.trim())
      // The texts of Apache and GPL mention copyright without an owner; a colon starts a list of names.
      .find(
        (text) =>
          /^copyright\b.*(\(c\)|©|\d{4})/i.test(text) &&
          !/\[yyyy\]|name of author|Free Software Foundation|:$/.test(text),
      )
    // Font packages repeat the line for each of their files.
    if (line) return (line.split(/ [\w[\]-]+\.ttf: /)[0] ?? line).replace(/[<>*_]/g, '')
  }
  return authorOf(folder)
}

function authorOf(folder: string): string {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return ''
  const { author } = JSON.parse(readFileSync(file, 'utf8')) as { author?: string | { name?: string } }
  const name = typeof author === 'string' ? author : author?.name
  return name ? `by ${name.replace(/ *[<(].*$/, '')}` : ''
}
