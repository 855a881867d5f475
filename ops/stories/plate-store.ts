/** Stores plates under the hash of their content, and writes the manifest that names them. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format } from 'prettier'
import { PLATES, PREVIEW_PLATES } from '#stories/plate-manifest.ts'
import { plateHash } from '#netlify/clients/plates.ts'
import { PLATES_PATH, plateName } from '#stories/plates.ts'
import type {
  Plate,
  PlateKind,
  PlateLayer,
  PlatesByName,
  PlatesVersion,
  SceneName,
  StoryWorld,
} from '#stories/story-world.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const FOLDER = `public${PLATES_PATH}`
const MANIFEST = 'packages/story-worlds/plate-manifest.ts'
const EXTENSIONS = { screen: 'webp', press: 'avif', preview: 'avif' } as const

type Draft = Record<PlateKind | 'preview', Record<string, Plate>>
const drafts = new Map<string, Draft>()

/** The newest plates of a tale, with those that were just drawn. */
function draftOf({ id }: StoryWorld): Draft {
  const newest = PLATES[id]?.at(-1)
  const draft = drafts.get(id) ?? {
    screen: { ...newest?.screen },
    press: { ...newest?.press },
    preview: { ...PREVIEW_PLATES[id] },
  }
  drafts.set(id, draft)
  return draft
}

/** @returns the file, relative to the project's folder */
export function savePlate(
  world: StoryWorld,
  [kind, scene, layer]: [PlateKind | 'preview', SceneName, PlateLayer],
  content: Buffer,
): string {
  const name = `${plateHash(content)}.${EXTENSIONS[kind]}`
  mkdirSync(path.join(ROOT, FOLDER), { recursive: true })
  writeFileSync(path.join(ROOT, FOLDER, name), content)
  draftOf(world)[kind][plateName(scene, layer)] = [name, content.length]
  return `${FOLDER}/${name}`
}

/** The newest plate of a scene, as a path. */
export const platePath = (world: StoryWorld, scene: SceneName, layer: PlateLayer, kind: PlateKind = 'screen'): string =>
  path.join(ROOT, FOLDER, draftOf(world)[kind][plateName(scene, layer)]?.[0] ?? '')

/**
 * Keeps a version whose files are committed, because it may have been deployed, and adds the new drawing as another
 * version. Replaces an uncommitted version.
 */
export function versionsWith(
  { screen, press }: Record<PlateKind, PlatesByName>,
  known: readonly PlatesVersion[],
  committed: ReadonlySet<string>,
): readonly PlatesVersion[] {
  const drawn = { screen: sorted(screen), press: sorted(press) }
  const id = createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 8)
  const kept = known.filter((version) => filesOf([version.screen, version.press]).every((file) => committed.has(file)))
  return kept.at(-1)?.id === id ? kept : [...kept, { id, ...drawn }]
}

/** Also deletes files that no version names. */
export async function writeManifest(): Promise<void> {
  const committed = new Set(
    execFileSync('git', ['ls-tree', '--name-only', 'HEAD', `${FOLDER}/`], { cwd: ROOT, encoding: 'utf8' })
      .split('\n')
      .map((file) => path.basename(file)),
  )
  const plates: Record<string, readonly PlatesVersion[]> = { ...PLATES }
  const previews: Record<string, PlatesByName> = { ...PREVIEW_PLATES }
  for (const [id, draft] of drafts) {
    plates[id] = versionsWith(draft, PLATES[id] ?? [], committed)
    previews[id] = sorted(draft.preview)
  }
  // The next drawings of this process use the new plates.
  Object.assign(PLATES, plates)
  const text = `/** Written by \`npm run ops -- build-stories\`: each tale's plates, the oldest version first. No version is ever removed. */
import type { PlatesByName, PlatesVersion } from './story-world.ts'

export const PLATES: Readonly<Record<string, readonly PlatesVersion[]>> = ${JSON.stringify(plates)}

/** Previews exist of the newest version alone: no book keeps one. */
export const PREVIEW_PLATES: Readonly<Record<string, PlatesByName>> = ${JSON.stringify(previews)}
`
  writeFileSync(
    path.join(ROOT, MANIFEST),
    await format(text, { parser: 'typescript', semi: false, singleQuote: true, printWidth: 120 }),
  )
  const named = new Set(
    filesOf([
      ...Object.values(plates).flatMap((versions) => versions.flatMap(({ screen, press }) => [screen, press])),
      ...Object.values(previews),
    ]),
  )
  for (const file of readdirSync(path.join(ROOT, FOLDER))) if (!named.has(file)) rmSync(path.join(ROOT, FOLDER, file))
}

const filesOf = (all: readonly PlatesByName[]): string[] =>
  all.flatMap((plates) => Object.values(plates).map(([file]) => file))

const sorted = (plates: PlatesByName): PlatesByName =>
  Object.fromEntries(Object.entries(plates).toSorted(([a], [b]) => (a < b ? -1 : 1)))
