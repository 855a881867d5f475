/**
 * Loads items in their order, some of them ahead, so that the caller does not wait for each.
 * @returns the loaded items, in the order of the items. @throws the error of the first item that cannot be loaded
 */
export async function* loadAhead<Item, Loaded>(
  items: readonly Item[],
  ahead: number,
  load: (item: Item) => Promise<Loaded>,
): AsyncGenerator<Loaded> {
  const loading: Promise<Loaded>[] = []
  for (const item of items) {
    const one = load(item)
    // The error is thrown when its turn comes; until then this handler prevents an unhandled rejection.
    one.catch(() => undefined)
    loading.push(one)
    const first = loading.length > ahead && loading.shift()
    if (first) yield await first
  }
  for (const one of loading) yield await one
}
