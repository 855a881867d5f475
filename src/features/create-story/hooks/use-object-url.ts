import { useCallback, useEffect, useRef, useState } from 'react'

/** The address of a picture in memory, released when another picture replaces it or the component unmounts. */
export function useObjectUrl(): [url: string | null, show: (picture: Blob | null) => void] {
  const [url, setUrl] = useState<string | null>(null)
  const held = useRef<string | null>(null)
  const show = useCallback((picture: Blob | null) => {
    if (held.current) URL.revokeObjectURL(held.current)
    held.current = picture && URL.createObjectURL(picture)
    setUrl(held.current)
  }, [])
  useEffect(
    () => () => {
      if (held.current) URL.revokeObjectURL(held.current)
    },
    [],
  )
  return [url, show]
}
