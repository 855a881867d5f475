import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Onward } from '#features/reader/components/ending-ways.tsx'
import { Reading } from '#features/reader/components/reading.tsx'
import { noStorage, deviceReaderStorage, type ReaderStorage } from '#features/reader/reader-storage.ts'
import { BOOK, setStage, silentPlayer, type Stage } from './stage.tsx'
import { expectFault } from '../../support/faults.ts'

vi.mock('#flip-book/react/flip-book.tsx', async () => ({
  FlipBook: (await import('./stage.tsx')).StillBook,
}))
// jsdom loads no pictures.
vi.mock('#features/reader/model/load-pictures.ts', () => ({
  loadFirstPictures: () => Promise.resolve(),
  loadPainting: () => Promise.resolve(null),
}))

const PHONE = 'Mozilla/5.0 (Linux; Android 16; Pixel 10) Mobile'

let stage: Stage
let sounds: ReturnType<typeof silentPlayer>
let createPlayer: () => ReturnType<typeof silentPlayer>['player']
const onClose = vi.fn()
const onUseDraft = vi.fn()

interface Opening {
  limited?: boolean
  book?: typeof BOOK
  storage?: ReaderStorage
  onward?: Onward
}

function open({ limited = false, book = BOOK, storage = noStorage(), onward }: Opening = {}) {
  return render(
    <Reading
      book={book}
      voices={[]}
      limited={limited}
      container={createRef()}
      createPlayer={createPlayer}
      storage={storage}
      onClose={onClose}
      onUseDraft={onUseDraft}
      onward={onward}
    />,
  )
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = (key: string) => fireEvent.keyDown(document.body, { key })
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const where = () => screen.getByRole('status').textContent
const playedClips = () => sounds.player.playClip.mock.calls.map(([url]) => url)

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  stage = setStage()
  sounds = silentPlayer()
  const { player } = sounds
  createPlayer = () => player
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('turns the pages by buttons and keys', () => {
  open()
  expect(where()).toBe('Kapak')
  click('Sonraki sayfa')
  expect(where()).toBe('Sayfa 1 ve 2, toplam 6')
  press('ArrowRight')
  expect(where()).toBe('Sayfa 3 ve 4, toplam 6')
  press('ArrowLeft')
  expect(where()).toBe('Sayfa 1 ve 2, toplam 6')
  press(' ')
  expect(where()).toBe('Sayfa 3 ve 4, toplam 6')
  press('ArrowLeft')
  expect(where()).toBe('Sayfa 1 ve 2, toplam 6')
  press('End')
  expect(where()).toBe('Son')
  expect(screen.getByText('Yeni maceralarda görüşmek üzere!')).toBeInTheDocument()
  press('Home')
  expect(where()).toBe('Kapak')
})

test('plays the sound of a turn once', () => {
  open()
  click('Sonraki sayfa')
  expect(sounds.player.playPageFlip).toHaveBeenCalledOnce()
})

test('starts music at once on a desktop, follows its theme, and stops by its button', () => {
  open()
  expect(sounds.player.playMusic).toHaveBeenLastCalledWith('sleep')
  click('Müzik teması: Uyku')
  fireEvent.click(screen.getByRole('radio', { name: /Eğlence/ }))
  expect(sounds.player.playMusic).toHaveBeenLastCalledWith('fun')
  click('Müzik')
  expect(sounds.player.playMusic).toHaveBeenLastCalledWith(null)
})

test('narrates no cover, plays the open page’s clip, and turns the page after the clip', async () => {
  open()
  expect(playedClips()).toEqual([])
  click('Sonraki sayfa')
  expect(playedClips()).toEqual(['/1.mp3'])

  sounds.player.playPageFlip.mockClear()
  act(() => sounds.endClip())
  expect(sounds.player.playPageFlip).toHaveBeenCalledOnce()
  await wait(99)
  expect(where()).toBe('Sayfa 1 ve 2, toplam 6')
  await wait(1)
  expect(where()).toBe('Sayfa 3 ve 4, toplam 6')
  expect(sounds.player.playPageFlip).toHaveBeenCalledOnce()
  expect(playedClips()).toEqual(['/1.mp3', '/2.mp3'])
})

test('turns to the silent ending after the last clip', async () => {
  open()
  for (const _turn of [1, 2, 3]) press('ArrowRight')
  sounds.player.playClip.mockClear()
  act(() => sounds.endClip())
  await wait(100)
  expect(where()).toBe('Son')
  expect(playedClips()).toEqual([])
})

test('drops the narration’s page turn if the reader turns the page first', async () => {
  open()
  press('ArrowRight')
  act(() => sounds.endClip())
  press('ArrowRight')
  await wait(500)
  expect(where()).toBe('Sayfa 3 ve 4, toplam 6')
})

test('stops the narration by its button, and then starts it from the beginning', () => {
  open()
  press('ArrowRight')
  click('Sesli okuma')
  expect(sounds.stopClip).toHaveBeenCalledOnce()
  click('Sesli okuma')
  expect(playedClips()).toEqual(['/1.mp3', '/1.mp3'])
})

test('mutes a narration that cannot be played', () => {
  expectFault(/reader: narration\] unknown: no such clip/)
  open()
  press('ArrowRight')
  act(() => sounds.failClip(new Error('no such clip')))
  expect(screen.getByRole('button', { name: 'Sesli okuma' })).toHaveAttribute('aria-pressed', 'false')
})

test('ends a preview at the turn to index 5: cover, silence, no input for a second', async () => {
  open({ limited: true })
  press('ArrowRight')
  press('ArrowRight')
  expect(where()).toBe('Sayfa 3 ve 4, toplam 6')
  press('ArrowRight')
  expect(screen.getByRole('alertdialog', { name: 'Sürprizi Bozma!' })).toBeInTheDocument()
  expect(where()).toBe('Kapak')
  expect(sounds.player.playMusic).toHaveBeenLastCalledWith(null)

  click('Taslağı Kullan')
  click('Önizlemeye Dön')
  expect(onUseDraft).not.toHaveBeenCalled()
  expect(screen.getByRole('alertdialog')).toBeInTheDocument()
  await wait(1_000)
  click('Önizlemeye Dön')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(sounds.player.playMusic).toHaveBeenLastCalledWith('sleep')
})

test('does not pass the limit of a preview with End', async () => {
  open({ limited: true })
  press('End')
  await wait(1_000)
  click('Taslağı Kullan')
  expect(onUseDraft).toHaveBeenCalledOnce()
})

test('omits text and picture of pages past the limit of a preview', () => {
  open({ limited: true })
  expect(screen.getByText('iki sağ')).toBeInTheDocument()
  expect(screen.queryByText('üç sol')).toBeNull()
  expect(document.querySelector('img[src^="/3.webp"]')).toBeNull()
})

test('stays silent on a phone until the first tap, but decodes the sounds in advance', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(PHONE)
  open()
  expect(sounds.player.playMusic).not.toHaveBeenCalledWith('sleep')
  expect(sounds.player.prepareMusic).toHaveBeenLastCalledWith('sleep')
  expect(sounds.player.prepareClip).toHaveBeenCalledWith('/1.mp3')
  expect(screen.getByText('Sesli okuma ve müzik ile')).toBeInTheDocument()
  click('Hikayeyi Başlat')
  expect(sounds.player.playMusic).toHaveBeenLastCalledWith('sleep')
  expect(screen.getByRole('button', { name: 'Sesli okuma' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.queryByText('Sesli okuma ve müzik ile')).toBeNull()
})

test('asks to turn an upright phone, but not an upright desktop window', () => {
  stage.matching.add('(orientation: portrait)')
  open()
  expect(screen.queryByText('Lütfen Cihazınızı Yan Çevirin')).toBeNull()
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(PHONE)
  open()
  expect(screen.getByText('Lütfen Cihazınızı Yan Çevirin')).toBeInTheDocument()
})

test('opens a book silently at the saved page, but a preview never beyond its limit', () => {
  const storage = deviceReaderStorage(localStorage, 'veli')
  const { unmount } = open({ storage })
  press('ArrowRight')
  press('ArrowRight')
  press('ArrowRight')
  unmount()
  sounds.player.playPageFlip.mockClear()
  open({ storage }).unmount()
  open({ storage })
  expect(where()).toBe('Sayfa 5 ve 6, toplam 6')
  expect(sounds.player.playPageFlip).not.toHaveBeenCalled()
  document.body.replaceChildren()
  open({ storage, limited: true })
  expect(where()).toBe('Kapak')
})

test('stores volumes and theme, but not that narration is muted', () => {
  const storage = deviceReaderStorage(localStorage, 'veli')
  const { unmount } = open({ storage })
  fireEvent.change(screen.getByRole('slider', { name: 'Müziğin sesi' }), { target: { value: '80' } })
  click('Sesli okuma')
  unmount()
  open({ storage })
  expect(screen.getByRole('slider', { name: 'Müziğin sesi' })).toHaveValue('80')
  expect(screen.getByRole('button', { name: 'Sesli okuma' })).toHaveAttribute('aria-pressed', 'true')
  expect(sounds.player.setVolume).toHaveBeenLastCalledWith('narration', 40)
})

test('decodes the clips of the open spread and of the next one in advance', () => {
  open()
  expect(sounds.player.prepareClip).toHaveBeenCalledWith('/1.mp3')
  press('ArrowRight')
  expect(sounds.player.prepareClip).toHaveBeenCalledWith('/2.mp3')
})

test('says that the browser blocks sound until the browser allows sound', () => {
  open()
  act(() => sounds.block(true))
  expect(screen.getByText('Ses, ilk dokunuşunuzla başlar.')).toBeInTheDocument()
  act(() => sounds.block(false))
  expect(screen.queryByText('Ses, ilk dokunuşunuzla başlar.')).toBeNull()
})

describe('page by page', () => {
  const clipPart = () => sounds.player.playClip.mock.calls.at(-1)?.[2]

  test('opens the upright phone’s view with the tap that starts the sound', () => {
    stage.matching.add('(orientation: portrait)')
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(PHONE)
    open()
    const [first] = within(screen.getByRole('alert')).getAllByRole('button')
    expect(first).toHaveTextContent('Dik oku')
    click('Dik oku')
    expect(sounds.player.playMusic).toHaveBeenLastCalledWith('sleep')
    expect(screen.queryByRole('button', { name: 'Kitaba dön' })).toBeNull()
    press('ArrowRight')
    expect(where()).toBe('Sayfa 1, toplam 6')
    expect(playedClips()).toEqual(['/1.mp3'])
    act(() => sounds.endClip())
    expect(where()).toBe('Sayfa 3, toplam 6')
    expect(playedClips()).toEqual(['/1.mp3', '/2.mp3'])
  })

  test('shows the right page at that page’s first word, and continues the clip', () => {
    open()
    click('Metin olarak oku')
    press('ArrowRight')
    act(() => sounds.sayWord(1, 'sol'))
    expect(where()).toBe('Sayfa 1, toplam 6')
    act(() => sounds.sayWord(2, 'bir'))
    expect(where()).toBe('Sayfa 2, toplam 6')
    expect(playedClips()).toEqual(['/1.mp3'])
  })

  test('narrates a page from its first word after the reader has turned to that page', () => {
    open()
    click('Metin olarak oku')
    press('ArrowRight')
    act(() => sounds.sayWord(0, 'bir'))
    press('ArrowRight')
    expect(where()).toBe('Sayfa 2, toplam 6')
    expect(clipPart()).toMatchObject({ from: 2 })
    act(() => sounds.sayWord(2, 'bir'))
    press('ArrowLeft')
    expect(clipPart()).toMatchObject({ from: 0 })
    press('End')
    press('ArrowLeft')
    expect(where()).toBe('Sayfa 6, toplam 6')
    expect(playedClips().at(-1)).toBe('/3.mp3')
    expect(clipPart()).toMatchObject({ from: 2 })
  })

  test('ends a preview of the text view at the same page as in the book', () => {
    open({ limited: true })
    click('Metin olarak oku')
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(4)
    for (let page = 1; page <= 4; page += 1) press('ArrowRight')
    expect(where()).toBe('Sayfa 4, toplam 6')
    press('ArrowRight')
    expect(screen.getByRole('alertdialog', { name: 'Sürprizi Bozma!' })).toBeInTheDocument()
    expect(where()).toBe('Kapak')
  })

  test('stops after a clip at the limit of a preview', () => {
    open({ limited: true })
    click('Metin olarak oku')
    for (let page = 1; page <= 3; page += 1) press('ArrowRight')
    act(() => sounds.endClip())
    expect(screen.getByRole('alertdialog', { name: 'Sürprizi Bozma!' })).toBeInTheDocument()
  })

  test('shows the dedication with the cover, turns by keys, and keeps the book’s place', () => {
    const storage = deviceReaderStorage(localStorage, 'baba')
    open({ storage, book: { ...BOOK, dedication: 'Canım Defne’ye' } })
    click('Metin olarak oku')
    const [first] = document.querySelectorAll('article > section')
    expect(first).toHaveTextContent('Canım Defne’ye')
    for (let page = 1; page <= 4; page += 1) press('ArrowRight')
    expect(where()).toBe('Sayfa 4, toplam 6')
    expect(storage.place(BOOK.id)).toBe(3)
    click('Kitaba dön')
    expect(where()).toBe('Sayfa 3 ve 4, toplam 6')
    click('Metin olarak oku')
    expect(where()).toBe('Sayfa 4, toplam 6')
  })

  test('opens the text view at the open page, and reads aloud from there', () => {
    open()
    press('ArrowRight')
    press('ArrowRight')
    click('Metin olarak oku')
    expect(playedClips().at(-1)).toBe('/2.mp3')
    expect(screen.getByRole('heading', { name: 'Sayfa 3' })).toHaveFocus()
  })
})

describe('a book with a dedication', () => {
  const book = { ...BOOK, templateId: 'sabah-firini', dedication: 'Canım Defne’ye' }
  const leaves = () => [...document.querySelectorAll('[data-leaf]')].map((leaf) => leaf.getAttribute('data-leaf'))

  test('shows the dedication on a title page after the end paper, beneath the title', () => {
    open({ book })
    expect(leaves().slice(0, 4)).toEqual(['cover', 'endpaper', 'title', 'left'])
    const page = screen.getByText('Canım Defne’ye').closest('[data-leaf]')
    expect(page).toHaveAttribute('data-leaf', 'title')
    expect(page).toHaveTextContent(BOOK.title)
  })

  test('opens a dedicated book at its silent title page, and counts pages from the tale', () => {
    const storage = deviceReaderStorage(localStorage, 'anne')
    open({ storage, book })
    press('ArrowRight')
    expect(where()).toBe('İç kapak')
    expect(playedClips()).toEqual([])
    expect(storage.place(BOOK.id)).toBe(0)
    press('ArrowRight')
    expect(where()).toBe('Sayfa 1 ve 2, toplam 6')
    expect(playedClips().at(-1)).toBe('/1.mp3')
    expect(storage.place(BOOK.id)).toBe(1)
    press('End')
    expect(where()).toBe('Son')
    press('Home')
    expect(where()).toBe('Kapak')
  })

  test('opens a book at a page that was saved before the book had a dedication', () => {
    const storage = deviceReaderStorage(localStorage, 'anne')
    storage.savePlace(BOOK.id, 3)
    open({ storage, book })
    expect(where()).toBe('Sayfa 3 ve 4, toplam 6')
  })

  test('omits the title page in a preview', () => {
    open({ book, limited: true })
    expect(leaves()).not.toContain('title')
  })
})

test('omits the title page in a book without a dedication', () => {
  open()
  press('ArrowRight')
  expect(document.querySelector('[data-leaf="title"]')).toBeNull()
  expect(where()).toBe('Sayfa 1 ve 2, toplam 6')
})

test('offers further books only at the ending', () => {
  const next = { title: 'Uzay Yolculuğu', picture: '/uzay.webp', onRead: vi.fn() }
  const onMakeOwn = vi.fn()
  open({ onward: { next, onMakeOwn } })
  expect(screen.queryByRole('button', { name: 'Tekrar oku' })).toBeNull()
  press('End')
  click('Sıradaki masal Uzay Yolculuğu')
  expect(next.onRead).toHaveBeenCalledOnce()
  click('Kahramanı çocuğunuz olsun')
  expect(onMakeOwn).toHaveBeenCalledOnce()
  click('Tekrar oku')
  expect(where()).toBe('Kapak')
  expect(screen.queryByRole('button', { name: 'Tekrar oku' })).toBeNull()
})

test('leads from the ending of the only book to the templates', () => {
  const onBrowse = vi.fn()
  open({ onward: { onBrowse } })
  press('End')
  click('Başka masallara göz at')
  expect(onBrowse).toHaveBeenCalledOnce()
})
