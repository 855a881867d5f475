/**
 * Loads one after the other, and some ahead: whoever takes them does not wait for each.
 * @returns what was loaded, in the order of the items. @throws what the first that cannot be loaded failed by
 */
export async function* loadAhead<Item, Loaded>(
  items: readonly Item[],
  ahead: number,
  load: (item: Item) => Promise<Loaded>,
): AsyncGenerator<Loaded> {
  const loading: Promise<Loaded>[] = []
  for (const item of items) {
    const one = load(item)
    // It is told when its turn comes; until then nobody listens.
    one.catch(() => undefined)
    loading.push(one)
    const first = loading.length > ahead && loading.shift()
    if (first) yield await first
  }
  for (const one of loading) yield await one
}
