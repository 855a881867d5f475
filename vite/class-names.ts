/**
 * Names the classes of CSS Modules after their file. The landing page is written in Node by another
 * server than the one that builds the style sheets, and both have to say the same. No two modules have one name
 * (tests/styles.test.ts).
 */
import path from 'node:path'
import type { CSSModulesOptions } from 'vite'

export const cssModules: CSSModulesOptions = { generateScopedName: scopedClassName }

/** `.drop` of src/features/create-story/components/pick-photo.module.css: 'pick-photo_drop'. */
function scopedClassName(name: string, file: string): string {
  const [place = ''] = file.split('?')
  return `${path.basename(place, '.module.css')}_${name}`
}
