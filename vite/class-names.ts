/**
 * Names the classes of CSS Modules after their file. One server writes the landing page in Node and another one builds
 * the style sheets, and both must use the same names. No two modules have the same name (tests/styles.test.ts).
 */
import path from 'node:path'
import type { CSSModulesOptions } from 'vite'

export const cssModules: CSSModulesOptions = { generateScopedName: scopedClassName }

/** `.drop` of src/features/create-story/components/pick-photo.module.css: 'pick-photo_drop'. */
function scopedClassName(name: string, file: string): string {
  const [place = ''] = file.split('?')
  return `${path.basename(place, '.module.css')}_${name}`
}
