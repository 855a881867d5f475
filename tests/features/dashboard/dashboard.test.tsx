import { act, render, renderHook, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Cursor, Page } from '#domain/live-pages.ts'
import { Problem } from '#domain/problem.ts'
import { parseStoryTemplate, type StoryTemplate } from '#domain/template.ts'
import { Dashboard } from '#features/dashboard/dashboard.tsx'
import { TEMPLATE_CACHE_KEY, TEMPLATE_CACHE_MAX_LENGTH } from '#features/dashboard/template-cache.ts'
import { useTemplates, type TemplateList, type TemplateSource } from '#features/dashboard/use-templates.ts'
import { Toasts } from '#ui/toaster.tsx'
import { answerMediaQueries } from '../../support/media-queries.ts'
import { expectFault } from '../../support/faults.ts'

const FOREST = template('orman', 'Sihirli Orman Macerası', {
  isWeeklyFavorite: true,
  createdAt: 3,
  originalPhotoURL: '/foto.webp',
})
const SPACE = template('uzay', 'Uzay Yolculuğu', { createdAt: 2 })
const SEA = template('deniz', 'Denizaltı Krallığı', { createdAt: 1 })
const DETAILS = { imageURLs: ['/1'], storyTexts: ['a', 'b'], narrationURLs: ['/n'] }

beforeEach(() => answerMediaQueries(false))

describe('the page', () => {
  test('shows a sentence while the templates load', () => {
    show({ is: 'loading' })
    expect(screen.getByRole('status')).toHaveTextContent('Hikayeler yükleniyor...')
  })

  test('shows the favourite first, and offers both actions for each book', async () => {
    const { user, onRead, onTry } = show({ is: 'ready', featured: FOREST, others: [SPACE, SEA], mayHaveMore: false })
    const featured = screen.getByRole('region', { name: 'Sihirli Orman Macerası' })
    expect(within(featured).getByText('En çok tercih edilen')).toBeVisible()
    expect(within(featured).getByRole('img', { name: 'Çocuğun fotoğrafı' })).toBeVisible()
    await user.click(within(featured).getByRole('button', { name: 'Oku' }))
    expect(onRead).toHaveBeenCalledWith(FOREST)
    const card = screen.getByRole('article', { name: 'Uzay Yolculuğu' })
    await user.click(within(card).getByRole('button', { name: 'Hemen Dene' }))
    expect(onTry).toHaveBeenCalledWith(SPACE)
  })

  test('toggles a card’s actions by a tap on a touch screen, one card at a time', async () => {
    answerMediaQueries(true)
    const { user } = show({ is: 'ready', featured: null, others: [SPACE, SEA], mayHaveMore: false })
    const [space, sea] = screen.getAllByRole('article')
    await user.click(within(space as HTMLElement).getByRole('heading'))
    expect(space).toHaveAttribute('data-open')
    await user.click(within(sea as HTMLElement).getByRole('heading'))
    expect(space).not.toHaveAttribute('data-open')
    await user.click(within(sea as HTMLElement).getByRole('heading'))
    expect(sea).not.toHaveAttribute('data-open')
  })

  test('shows a message if there is no template', () => {
    show({ is: 'ready', featured: null, others: [], mayHaveMore: false })
    expect(screen.getByText('Raflar şu anda boş.')).toBeVisible()
  })
})

describe('the list', () => {
  beforeEach(() => localStorage.clear())

  test('shows the newest favourite first and every other template once', () => {
    const { result, live } = templates()
    const older = template('eski', 'Eski Masal', { isWeeklyFavorite: true, createdAt: 0 })
    live({ favourites: [FOREST, older], latest: [FOREST, SPACE, SEA] })
    expect(titles(result.current.list)).toEqual([
      'Sihirli Orman Macerası',
      'Uzay Yolculuğu',
      'Denizaltı Krallığı',
      'Eski Masal',
    ])
  })

  test('falls back to the list of templates that this device has stored', async () => {
    expectFault(/templates: watch\]/)
    templates().live({ favourites: [FOREST], latest: [FOREST, SPACE] })
    const { result, fail } = templates()
    render(<Toasts />)
    fail()
    expect(titles(result.current.list)).toEqual(['Sihirli Orman Macerası', 'Uzay Yolculuğu'])
    expect(await screen.findByText('Hikayeler yüklenirken bir hata oluştu.')).toBeVisible()
  })

  test('falls back to an empty list of templates if this device has stored no list', () => {
    expectFault(/templates: watch\]/)
    const { result, fail } = templates()
    fail()
    expect(result.current.list).toEqual({ is: 'ready', featured: null, others: [], mayHaveMore: false })
  })

  test('starts the next page after the newest book, even with an old favourite', () => {
    const [ten, nine, eight, five, old] = [10, 9, 8, 5, 1].map((at) =>
      template(`t${at}`, `Masal ${at}`, { createdAt: at }),
    ) as [StoryTemplate, StoryTemplate, StoryTemplate, StoryTemplate, StoryTemplate]
    const { result, live, tellPage, asked } = templates()
    live({ favourites: [old], latest: [nine, eight], next: eight })
    act(() => result.current.loadMore())
    tellPage(1, { newestFirst: [five, old], next: null })
    expect(titles(result.current.list)).toEqual(['Masal 1', 'Masal 9', 'Masal 8', 'Masal 5'])
    expect(result.current.list).toMatchObject({ mayHaveMore: false })
    // A new tale removes none from the list.
    live({ favourites: [old], latest: [ten, nine], next: nine })
    tellPage(2, { newestFirst: [eight, five], next: five })
    expect(asked()).toEqual([undefined, 't8', 't9'])
    expect(titles(result.current.list)).toEqual(['Masal 1', 'Masal 10', 'Masal 9', 'Masal 8', 'Masal 5'])
  })

  test('requests no picture for a tale without one', () => {
    show({ is: 'ready', featured: null, others: [template('x', 'Resimsiz', { thumbnailURL: '' })], mayHaveMore: false })
    const empty = Array.from(document.querySelectorAll('img')).filter((image) => image.getAttribute('src') === '')
    expect(empty).toEqual([])
  })

  test('shows a message and no books if the list cannot be watched', async () => {
    expectFault(/templates: watch\] unknown: no database/)
    const broken = () => {
      throw new Error('no database is configured')
    }
    const { result } = templates({ watchFavourites: broken })
    render(<Toasts />)
    expect(await screen.findByText('Bir hata oluştu. Lütfen daha sonra tekrar deneyin.')).toBeVisible()
    expect(titles(result.current.list)).toEqual([])
  })

  test('drops an invalid cache of templates', () => {
    expectFault(/the cache was not readable/)
    localStorage.setItem(TEMPLATE_CACHE_KEY, '{"templates": "many"}')
    expect(templates().result.current.list).toEqual({ is: 'loading' })
  })

  test('drops a large unknown cache, and removes only the details from our own cache', async () => {
    expectFault(/the cache was not readable/)
    localStorage.setItem(
      TEMPLATE_CACHE_KEY,
      `{"templates":[],"weeklyFavorite":null,"lastUpdated":1,"padding":"${'x'.repeat(TEMPLATE_CACHE_MAX_LENGTH)}"}`,
    )
    expect(templates().result.current.list).toEqual({ is: 'loading' })
    expect(localStorage.getItem(TEMPLATE_CACHE_KEY)).toBeNull()

    const long = { ...DETAILS, storyTexts: ['x'.repeat(TEMPLATE_CACHE_MAX_LENGTH)] }
    const { result, live } = templates({ readTemplateDetails: () => Promise.resolve(long) })
    live({ favourites: [], latest: [SPACE] })
    await act(() => result.current.loadDetails(SPACE))
    expect(JSON.parse(localStorage.getItem(TEMPLATE_CACHE_KEY) ?? '')).toMatchObject({
      templates: [{ id: 'uzay' }],
      details: {},
    })
  })

  test('loads a template’s details once, and reads them from the device until a change', async () => {
    const { result, live, readTemplateDetails } = templates()
    live({ favourites: [], latest: [SPACE] })
    expect(await act(() => result.current.loadDetails(SPACE))).toEqual(DETAILS)
    expect(await act(() => result.current.loadDetails(SPACE))).toMatchObject(DETAILS)
    expect(readTemplateDetails).toHaveBeenCalledOnce()
    await act(() => result.current.loadDetails({ ...SPACE, updatedAt: 99 }))
    expect(readTemplateDetails).toHaveBeenCalledTimes(2)
  })

  test('hides a book whose pages cannot be loaded until the next live update', async () => {
    expectFault(/templates: details\]/)
    const { result, live } = templates({
      readTemplateDetails: vi.fn(() => Promise.reject(new Problem('not-found', 'no pages'))),
    })
    live({ favourites: [FOREST], latest: [SPACE] })
    expect(await act(() => result.current.loadDetails(SPACE))).toBeNull()
    expect(titles(result.current.list)).toEqual(['Sihirli Orman Macerası'])
    live({ favourites: [FOREST], latest: [SPACE] })
    expect(titles(result.current.list)).toEqual(['Sihirli Orman Macerası', 'Uzay Yolculuğu'])
  })
})

function template(id: string, title: string, fields: Record<string, unknown>): StoryTemplate {
  const parsed = parseStoryTemplate(id, { title, thumbnailURL: `/${id}.webp`, ...fields })
  if (!parsed) throw new Error('the template of this test is not one')
  return parsed
}

function show(list: TemplateList) {
  const acts = { onRead: vi.fn(), onTry: vi.fn(), onMore: vi.fn() }
  render(<Dashboard name="Zeynep" list={list} {...acts} />)
  return { user: userEvent.setup(), ...acts }
}

function templates(changes: Partial<TemplateSource> = {}) {
  const favourites: Parameters<TemplateSource['watchFavourites']>[] = []
  const pages: Parameters<TemplateSource['watchTemplates']>[] = []
  const readTemplateDetails = vi.fn(() => Promise.resolve(DETAILS))
  const source: TemplateSource = {
    watchFavourites: (...watch) => {
      favourites.push(watch)
      return () => {}
    },
    watchTemplates: (...watch) => {
      pages.push(watch)
      return () => {}
    },
    readTemplateDetails,
    ...changes,
  }
  const { result } = renderHook(() => useTemplates(source, localStorage))
  const tellPage = (at: number, page: Page<StoryTemplate>) => act(() => pages[at]?.[1](page))
  return {
    result,
    readTemplateDetails,
    tellPage,
    /** The start of each requested page. */
    asked: () => pages.map(([from]) => from?.id),
    live: (now: { favourites: StoryTemplate[]; latest: StoryTemplate[]; next?: Cursor }) => {
      act(() => favourites[0]?.[0](now.favourites))
      tellPage(0, { newestFirst: now.latest, next: now.next ?? null })
    },
    fail: () => act(() => favourites[0]?.[1](new Problem('unavailable', 'no database'))),
  }
}

const titles = (list: TemplateList): string[] =>
  list.is === 'ready' ? [...(list.featured ? [list.featured] : []), ...list.others].map(({ title }) => title) : []
