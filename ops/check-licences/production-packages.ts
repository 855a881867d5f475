/**
 * The packages that npm installs without `devDependencies`: all that can be bundled for the browser or into a function.
 */
import * as v from 'valibot'

const lockFileSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      license: v.optional(v.string()),
      dev: v.optional(v.boolean(), false),
      devOptional: v.optional(v.boolean(), false),
      optional: v.optional(v.boolean(), false),
    }),
  ),
})

export interface ProductionPackage {
  name: string
  version: string
  /** The licence in its package.json; null if there is none. */
  licence: string | null
  /** Its folder, relative to the project's. */
  folder: string
  /** One of several for different machines; npm installs only the fitting ones, so its folder may be missing. */
  isOptional: boolean
}

/** Licences that a package.json omits, each with its source. */
const SAID_ELSEWHERE: Readonly<Record<string, string>> = {
  // Its Readme.md says so; it comes with @netlify/blobs.
  'callsite@1.0.0': 'MIT',
  // Its LICENSE file says so; it comes with pdfkit.
  'png-js@2.0.0': 'MIT',
}

/** @param lockFile the text of package-lock.json @returns each version once, by name */
export function productionPackages(lockFile: string): ProductionPackage[] {
  const { packages } = v.parse(v.pipe(v.string(), v.parseJson(), lockFileSchema), lockFile)
  const found = new Map<string, ProductionPackage>()
  for (const [folder, { version = '', license, dev, devOptional, optional }] of Object.entries(packages)) {
    // The empty folder is the project itself.
    if (folder === '' || dev || devOptional) continue
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const id = `${name}@${version}`
    found.set(id, {
      name,
      version,
      licence: license ?? SAID_ELSEWHERE[id] ?? null,
      folder,
      isOptional: optional,
    })
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
}
