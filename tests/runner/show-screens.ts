/** After `npm run nightly -- screens`: one page with every screen in its three sizes, side by side. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '#local/environment/project-folder.ts'
import { SIZE_NAMES } from '../../e2e/screens/screen.ts'

const FOLDER = join(projectFolder, '.local', 'screens')

/** @returns the page's path; null if there are no pictures */
export function showScreens(): string | null {
  if (!existsSync(FOLDER)) return null
  const files = new Set(readdirSync(FOLDER).filter((file) => file.endsWith('.webp')))
  const names = new Set([...files].map((file) => file.replace(/-(desktop|phone-lying|phone)\.webp$/, '')))
  const rows = [...names].toSorted().map((name) => {
    const pictures = SIZE_NAMES.map((size) => `${name}-${size}.webp`).filter((file) => files.has(file))
    return `<h2>${name}</h2><p>${pictures.map((file) => `<img src="${file}" alt="${file}" height="360">`).join(' ')}</p>`
  })
  const page = join(FOLDER, 'index.html')
  writeFileSync(page, `<!doctype html><meta charset="utf-8"><title>Screens</title>\n${rows.join('\n')}\n`)
  return page
}
