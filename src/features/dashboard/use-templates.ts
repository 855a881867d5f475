/** The templates as the page shows them: the newest favourite in front, everything else in order of date. */
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { TemplateId } from '#domain/ids.ts'
import { type Problem } from '#domain/problem.ts'
import type { StoryTemplate, StoryTemplateDetails } from '#domain/template.ts'
import { showProblem } from '#show-problem'
import { DASHBOARD } from '#text/dashboard.ts'
import type { DeviceStorage } from '#ui/device-storage.ts'
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
  /** However old they are. */
  favourites: StoryTemplate[]
  /** The newest window. */
  latest: StoryTemplate[]
  /** The templates that follow that window, without a gap. */
  older: StoryTemplate[]
  mayHaveMore: boolean
  /** Told by the database, not by the cache. */
  isLive: boolean
}
const NOTHING: Known = { favourites: [], latest: [], older: [], mayHaveMore: false, isLive: false }

export function useTemplates(source: TemplateSource, storage: DeviceStorage) {
  const [known, setKnown] = useState<Known | null>(() => fromCache(storage))
  const [hidden, setHidden] = useState<ReadonlySet<TemplateId>>(new Set())

  useEffect(() => {
    const failed = (sentence: string, error: unknown) => {
      showProblem(error, 'templates: watch', sentence)
      setKnown((before) => before ?? NOTHING)
    }
    try {
      return source.watchTemplates(
        ({ favourites, latest }) => {
          setKnown((before) => withWindows(before ?? NOTHING, favourites, latest, source.windowSize))
          setHidden(new Set())
          cacheTemplates(newestFirst([...favourites, ...latest]), favourites[0] ?? null, Date.now(), storage)
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
    const { favourites, latest, older, mayHaveMore } = known
    const [favourite] = favourites
    const featured = favourite && isShown(favourite) ? favourite : null
    const others = newestFirst([...favourites, ...latest, ...older]).filter(
      (template) => isShown(template) && template.id !== favourite?.id,
    )
    return { is: 'ready', featured, others, mayHaveMore }
  }, [known, hidden])

  const loadMore = useCallback(async () => {
    // A favourite may be older than what lies between it and the window.
    const oldest = newestFirst([...(known?.latest ?? []), ...(known?.older ?? [])]).at(-1)
    if (!oldest) return
    try {
      const found = await source.readOlderTemplates(oldest)
      setKnown(
        (before) =>
          before && {
            ...before,
            older: newestFirst([...before.older, ...found]),
            mayHaveMore: found.length >= source.windowSize,
          },
      )
    } catch (error) {
      showProblem(error, 'templates: older ones', DASHBOARD.loadFailed)
    }
  }, [known, source])

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
        showProblem(error, 'templates: details', DASHBOARD.loadFailed)
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
  return (
    cached && {
      ...NOTHING,
      favourites: cached.weeklyFavorite ? [cached.weeklyFavorite] : [],
      latest: cached.templates,
    }
  )
}

/** A new tale pushes the oldest out of the live window. Keep showing it, so that no gap opens before the older pages. */
function withWindows(before: Known, favourites: StoryTemplate[], latest: StoryTemplate[], windowSize: number): Known {
  const isFull = latest.length >= windowSize
  const end = latest.at(-1)
  const isBehind = ({ createdAt }: StoryTemplate) => isFull && end !== undefined && createdAt < end.createdAt
  if (!before.isLive) return { favourites, latest, older: [], mayHaveMore: isFull, isLive: true }
  const older = newestFirst([...before.latest, ...before.older]).filter(isBehind)
  return { favourites, latest, older, mayHaveMore: isFull && before.mayHaveMore, isLive: true }
}

/** The windows overlap: each template once. */
function newestFirst(templates: StoryTemplate[]): StoryTemplate[] {
  const byId = new Map(templates.map((template) => [template.id, template]))
  return [...byId.values()].sort((one, other) => other.createdAt - one.createdAt)
}
