import { useEffect, useState } from 'react'

interface NamedByAddress<T> {
  id: string | null
  /** What the page shows; null: not known yet. */
  shown: readonly T[] | null
  /** Resolves to null where there is none. The same function at every render, else it asks again. */
  fetchOne: (id: string) => Promise<T | null>
  /** The address names none: whoever opened it closes again. */
  onMissing: () => void
}

/** What the address names: from what the page shows, or, where it is too old for that, fetched by itself. */
export function useNamedByAddress<T extends { id: string }>({
  id,
  shown,
  fetchOne,
  onMissing,
}: NamedByAddress<T>): T | null {
  const [fetched, setFetched] = useState<T | null>(null)
  const known = shown?.find((each) => each.id === id) ?? (fetched?.id === id ? fetched : null)
  const wanted = id !== null && shown && !known ? id : null

  useEffect(() => {
    if (!wanted) return
    let gone = false
    void fetchOne(wanted).then((found) => {
      if (gone) return
      if (found) setFetched(found)
      else onMissing()
    })
    return () => {
      gone = true
    }
  }, [wanted, fetchOne, onMissing])

  return id === null ? null : known
}
