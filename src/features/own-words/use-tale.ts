import { useEffect, useState } from 'react'
import type { Remote } from '#domain/remote.ts'
import { asProblem } from '#domain/problem.ts'
import { report } from '#report'
import type { Reader } from '#stories/script.ts'
import type * as TaleModule from './tale.ts'

export interface KnownTale extends TaleModule.Tale, Pick<typeof TaleModule, 'renderOwnText' | 'toOwnText'> {}

/** @returns the tale, null if it has no script; and a function that loads it again */
export function useTale(templateId: string, reader: Reader): [Remote<KnownTale | null>, () => void] {
  const [tale, setTale] = useState<Remote<KnownTale | null>>({ is: 'loading' })
  const [tries, setTries] = useState(0)
  // Compared by content: the caller makes a new object at each render.
  const told = JSON.stringify(reader)
  useEffect(() => {
    let isOver = false
    const load = async () => {
      const { taleOf, renderOwnText, toOwnText } = await import('./tale.ts')
      const found = taleOf(templateId, JSON.parse(told) as Reader)
      if (!isOver) setTale({ is: 'ready', value: found && { ...found, renderOwnText, toOwnText } })
    }
    load().catch((error: unknown) => {
      if (isOver) return
      report(error, 'own words: load the tale')
      setTale({ is: 'failed', problem: asProblem(error) })
    })
    return () => {
      isOver = true
    }
  }, [templateId, told, tries])
  const tryAgain = () => {
    setTale({ is: 'loading' })
    setTries((count) => count + 1)
  }
  return [tale, tryAgain]
}
