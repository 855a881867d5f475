/** The templates as the page shows them: the newest favourite in front, everything else in order of date. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { TemplateId } from '#domain/ids.ts'
import { watchPages, type Cursor, type Page, type ShownPages } from '#domain/live-pages.ts'
import type { Problem } from '#domain/problem.ts'
import type { StoryTemplate, StoryTemplateDetails } from '#domain/template.ts'
import { showProblem } from '#show-problem'
import { DASHBOARD } from '#text/dashboard.ts'
import type { DeviceStorage } from '#ui/device-storage.ts'
import { cacheDetails, cacheTemplates, readCachedDetails, readCachedTemplates } from './template-cache.ts'

export interface TemplateSource {
  watchFavourites: (onChange: (favourites: StoryTemplate[]) => void, onFailed: (problem: Problem) => void) => () => void
  watchTemplates: (
    from: Cursor | null,
    onChange: (page: Page<StoryTemplate>) => void,
    onFailed: (problem: Problem) => void,
  ) => () => void
  readTemplateDetails: (id: TemplateId) => Promise<StoryTemplateDetails>
}

export type TemplateList =
  { is: 'loading' } | { is: 'ready'; featured: StoryTemplate | null; others: StoryTemplate[]; mayHaveMore: boolean }

interface Known extends ShownPages<StoryTemplate> {
  /** All favourites, however old they are. */
  favourites: StoryTemplate[]
}
const NOTHING: Known = { favourites: [], newestFirst: [], mayHaveMore: false }

export function useTemplates(source: TemplateSource, storage: DeviceStorage) {
  const [known, setKnown] = useState<Known | null>(() => fromCache(storage))
  const [hidden, setHidden] = useState<ReadonlySet<TemplateId>>(new Set())
  const showMore = useRef(() => {})

  useEffect(() => {
    const failed = (sentence: string) => (error: unknown) => {
      showProblem(error, 'templates: watch', sentence)
      setKnown((before) => before ?? NOTHING)
    }
    let favourites: StoryTemplate[] | null = null
    let pages: ShownPages<StoryTemplate> | null = null
    const tell = () => {
      if (!favourites || !pages) return
      setKnown({ favourites, ...pages })
      setHidden(new Set())
      cacheTemplates(newestFirst([...favourites, ...pages.newestFirst]), favourites[0] ?? null, Date.now(), storage)
    }
    try {
      const stop = source.watchFavourites((now) => {
        favourites = now
        tell()
      }, failed(DASHBOARD.loadFailed))
      const watched = watchPages<StoryTemplate>(
        (from, onChange) => source.watchTemplates(from, onChange, failed(DASHBOARD.loadFailed)),
        (now) => {
          pages = now
          tell()
        },
      )
      showMore.current = watched.showMore
      return () => {
        stop()
        watched.stop()
      }
    } catch (error) {
      failed(DASHBOARD.initialisationFailed)(error)
      return undefined
    }
  }, [source, storage])

  const list = useMemo((): TemplateList => {
    if (!known) return { is: 'loading' }
    const isShown = ({ id }: StoryTemplate) => !hidden.has(id)
    const { favourites, mayHaveMore } = known
    const [favourite] = favourites
    const featured = favourite && isShown(favourite) ? favourite : null
    const others = newestFirst([...favourites, ...known.newestFirst]).filter(
      (template) => isShown(template) && template.id !== favourite?.id,
    )
    return { is: 'ready', featured, others, mayHaveMore }
  }, [known, hidden])

  /**
   * Loads details from the cache, else from the database; if both fail, it shows a toast and removes the card until the
   * next live update.
   */
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

  return { list, loadMore: useCallback(() => showMore.current(), []), loadDetails }
}

function fromCache(storage: DeviceStorage): Known | null {
  const cached = readCachedTemplates(storage)
  return (
    cached && {
      ...NOTHING,
      favourites: cached.weeklyFavorite ? [cached.weeklyFavorite] : [],
      newestFirst: cached.templates,
    }
  )
}

/** A favourite is on a page too, so keep each template once. */
function newestFirst(templates: StoryTemplate[]): StoryTemplate[] {
  const byId = new Map(templates.map((template) => [template.id, template]))
  return [...byId.values()].sort((one, other) => other.createdAt - one.createdAt)
}
