/** Stands for the package @netlify/blobs: what was written may be read a minute late, what was erased a minute longer. */
import { lagMs, placeHere, type Blob } from '../place.ts'
import { ask } from '../ask.ts'

export function getStore({ name }: { name: string }) {
  const keyOf = (key: string) => `${name}/${key}`
  return {
    set: (key: string, data: ArrayBuffer, { metadata }: { metadata: unknown }) =>
      ask('write a blob', () => {
        const { blobs, world } = placeHere()
        blobs.set(keyOf(key), { data, metadata, visibleAtMs: world.nowMs + lagMs(world) })
      }),
    getWithMetadata: (key: string) => ask('read a blob', () => seen(keyOf(key))),
    delete: (key: string) =>
      ask('erase a blob', () => {
        const { blobs, ghosts, world } = placeHere()
        const blob = blobs.get(keyOf(key))
        if (blob) ghosts.set(keyOf(key), { blob, goneAtMs: world.nowMs + lagMs(world) })
        blobs.delete(keyOf(key))
      }),
  }
}

function seen(key: string): Pick<Blob, 'data' | 'metadata'> | null {
  const { blobs, ghosts, world } = placeHere()
  const blob = blobs.get(key)
  if (blob) return blob.visibleAtMs <= world.nowMs ? blob : null
  const ghost = ghosts.get(key)
  return ghost && ghost.goneAtMs > world.nowMs ? ghost.blob : null
}
