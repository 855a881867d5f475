/** The templates as the page shows them: the newest favourite in front, everything else in order of date. */
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { TemplateId } from '#domain/ids.ts'
import { type Problem } from '#domain/problem.ts'
import type { StoryTemplate, StoryTemplateDetails } from '#domain/template.ts'
import { report } from '#report'
import { DASHBOARD } from '#text/dashboard.ts'
import type { DeviceStorage } from '#ui/device-storage.ts'
import { showError } from '#ui/toast.tsx'
import { cacheDetails, cacheTemplates, readCachedDetails, readCachedTemplates } from './template-cache.ts'

export interface TemplateSource {
  windowSize: number
  watchTemplates: (
    onChange: (windows: { favourites: StoryTemplate[]; latest: StoryTemplate[] }) => void,
    onFailed: (problem: Problem) => void,
  ) => () => void
  readOlderTemplates: (oldest: StoryTemplate) => Promise<StoryTemplate[]>
  readTemplateDetails: (id: TemplateId) => Promise<StoryTemplateDetails>
}

export type TemplateList =
  { is: 'loading' } | { is: 'ready'; featured: StoryTemplate | null; others: StoryTemplate[]; mayHaveMore: boolean }

interface Known {
  featured: StoryTemplate | null
  live: StoryTemplate[]
  mayHaveMore: boolean
}

export function useTemplates(source: TemplateSource, storage: DeviceStorage) {
  const [known, setKnown] = useState<Known | null>(() => fromCache(storage))
  const [older, setOlder] = useState<StoryTemplate[]>([])
  const [hidden, setHidden] = useState<ReadonlySet<TemplateId>>(new Set())

  useEffect(() => {
    const failed = (sentence: string, error: unknown) => {
      report(error, 'templates: watch')
      showError(sentence)
      setKnown((before) => before ?? { featured: null, live: [], mayHaveMore: false })
    }
    try {
      return source.watchTemplates(
        ({ favourites, latest }) => {
          const featured = favourites[0] ?? null
          const live = newestFirst([...favourites, ...latest])
          setKnown({ featured, live, mayHaveMore: latest.length >= source.windowSize })
          setHidden(new Set())
          cacheTemplates(live, featured, Date.now(), storage)
        },
        (problem) => failed(DASHBOARD.loadFailed, problem),
      )
    } catch (error) {
      failed(DASHBOARD.initialisationFailed, error)
      return undefined
    }
  }, [source, storage])

  const list = useMemo((): TemplateList => {
    if (!known) return { is: 'loading' }
    const isShown = ({ id }: StoryTemplate) => !hidden.has(id)
    const featured = known.featured && isShown(known.featured) ? known.featured : null
    const others = newestFirst([...known.live, ...older]).filter(
      (template) => isShown(template) && template.id !== known.featured?.id,
    )
    return { is: 'ready', featured, others, mayHaveMore: known.mayHaveMore }
  }, [known, older, hidden])

  const loadMore = useCallback(async () => {
    const oldest = newestFirst([...(known?.live ?? []), ...older]).at(-1)
    if (!oldest) return
    try {
      const found = await source.readOlderTemplates(oldest)
      setOlder((before) => [...before, ...found])
      if (found.length < source.windowSize) setKnown((before) => before && { ...before, mayHaveMore: false })
    } catch (error) {
      report(error, 'templates: older ones')
      showError(DASHBOARD.loadFailed)
    }
  }, [known, older, source])

  /** From the cache, else from the database, else a toast, and the card leaves the list until the next live update. */
  const loadDetails = useCallback(
    async (template: StoryTemplate): Promise<StoryTemplateDetails | null> => {
      const cached = readCachedDetails(template, storage)
      if (cached) return cached
      try {
        const details = await source.readTemplateDetails(template.id)
        cacheDetails(template, details, storage)
        return details
      } catch (error) {
        report(error, 'templates: details')
        showError(DASHBOARD.loadFailed)
        setHidden((before) => new Set([...before, template.id]))
        return null
      }
    },
    [source, storage],
  )

  return { list, loadMore, loadDetails }
}

function fromCache(storage: DeviceStorage): Known | null {
  const cached = readCachedTemplates(storage)
  return cached && { featured: cached.weeklyFavorite, live: cached.templates, mayHaveMore: false }
}

/** The windows overlap: each template once. */
function newestFirst(templates: StoryTemplate[]): StoryTemplate[] {
  const byId = new Map(templates.map((template) => [template.id, template]))
  return [...byId.values()].sort((one, other) => other.createdAt - one.createdAt)
}
