/**
 * Stands in for the package @netlify/blobs: a written blob may become readable a minute late, a deleted one stay
 * readable a minute longer.
 */
import { lagMs, currentServices, type Blob } from '../outside-services.ts'
import { flakyCall } from '../flaky-call.ts'

export function getStore({ name }: { name: string }) {
  const keyOf = (key: string) => `${name}/${key}`
  return {
    set: (key: string, data: ArrayBuffer, { metadata }: { metadata: unknown }) =>
      flakyCall('write a blob', () => {
        const { blobs, world } = currentServices()
        blobs.set(keyOf(key), { data, metadata, visibleAtMs: world.nowMs + lagMs(world) })
      }),
    list: async function* () {
      const blobs = await flakyCall('list of a blob', () =>
        [...currentServices().blobs.keys()].flatMap((one) =>
          one.startsWith(`${name}/`) ? [{ key: one.slice(name.length + 1) }] : [],
        ),
      )
      yield { blobs }
    },
    getMetadata: (key: string) => flakyCall('read a blob', () => seen(keyOf(key))),
    getWithMetadata: (key: string) => flakyCall('read a blob', () => seen(keyOf(key))),
    delete: (key: string) =>
      flakyCall('erase a blob', () => {
        const { blobs, ghosts, world } = currentServices()
        const blob = blobs.get(keyOf(key))
        if (blob) ghosts.set(keyOf(key), { blob, goneAtMs: world.nowMs + lagMs(world) })
        blobs.delete(keyOf(key))
      }),
  }
}

function seen(key: string): Pick<Blob, 'data' | 'metadata'> | null {
  const { blobs, ghosts, world } = currentServices()
  const blob = blobs.get(key)
  if (blob) return blob.visibleAtMs <= world.nowMs ? blob : null
  const ghost = ghosts.get(key)
  return ghost && ghost.goneAtMs > world.nowMs ? ghost.blob : null
}
