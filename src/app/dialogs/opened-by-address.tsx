/**
 * The item that an address names (`?read=…`, `?create=…`): from the page's list, or fetched alone if it is too old for
 * the list.
 */
import { Suspense, use, useEffect, useState, type ReactNode } from 'react'
import type { FaultPlace } from '#domain/fault-places.ts'
import { report } from '#report'

/** Made by a route's loader; loads at most once, and only if the page does not show the named item. */
export type Fetch<T, Args extends unknown[] = []> = (...args: Args) => Promise<T | null>

/**
 * @param load resolves to null if there is no such item. @returns the same promise at every call; a failure is reported
 * and gives null
 */
export function fetchOnce<T, Args extends unknown[]>(place: FaultPlace, load: Fetch<T, Args>): Fetch<T, Args> {
  let asked: Promise<T | null> | undefined
  return (...args) =>
    (asked ??= load(...args).catch((error: unknown) => {
      report(error, place)
      return null
    }))
}

interface OpenedByAddressProps<T> {
  /** null: the address names no item. */
  id: string | null
  /** The items that the page shows; null: not known yet. */
  shown: readonly T[] | null
  fetch: Fetch<T>
  /** Called if there is no such item, to close the dialog. */
  onMissing: () => void
  children: (opened: T) => ReactNode
}

export function OpenedByAddress<T extends { id: string }>({ id, ...rest }: OpenedByAddressProps<T>) {
  if (id === null || rest.shown === null) return null
  return (
    <Suspense>
      <Opened key={id} id={id} {...rest} shown={rest.shown} />
    </Suspense>
  )
}

function Opened<T extends { id: string }>({
  id,
  shown,
  fetch,
  onMissing,
  children,
}: OpenedByAddressProps<T> & { id: string; shown: readonly T[] }) {
  // An open item stays open after the page stops showing it.
  const [known, setKnown] = useState<T>()
  const isShown = shown.find((each) => each.id === id)
  if (isShown && isShown !== known) setKnown(isShown)
  const opened = isShown ?? known ?? use(fetch())
  const isMissing = opened === null
  useEffect(() => {
    if (isMissing) onMissing()
  }, [isMissing, onMissing])
  return opened && children(opened)
}
