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

test('buttons and keys turn the pages', () => {
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

test('a turn is heard once', () => {
  open()
  click('Sonraki sayfa')
  expect(sounds.player.playPageFlip).toHaveBeenCalledOnce()
})

test('music starts at once on a desktop, follows its theme and stops by its button', () => {
  open()
  expect(sounds.player.playMusic).toHaveBeenLastCalledWith('sleep')
  click('Müzik teması: Uyku')
  fireEvent.click(screen.getByRole('radio', { name: /Eğlence/ }))
  expect(sounds.player.playMusic).toHaveBeenLastCalledWith('fun')
  click('Müzik')
  expect(sounds.player.playMusic).toHaveBeenLastCalledWith(null)
})

test('narration waits on the cover, follows the page, and turns it after a clip', async () => {
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

test('after the last clip the book turns to its ending and is silent', async () => {
  open()
  for (const _turn of [1, 2, 3]) press('ArrowRight')
  sounds.player.playClip.mockClear()
  act(() => sounds.endClip())
  await wait(100)
  expect(where()).toBe('Son')
  expect(playedClips()).toEqual([])
})

test('a page turned by hand cancels the turn that narration was about to make', async () => {
  open()
  press('ArrowRight')
  act(() => sounds.endClip())
  press('ArrowRight')
  await wait(500)
  expect(where()).toBe('Sayfa 3 ve 4, toplam 6')
})

test('muted narration stops; heard again it begins anew', () => {
  open()
  press('ArrowRight')
  click('Sesli okuma')
  expect(sounds.stopClip).toHaveBeenCalledOnce()
  click('Sesli okuma')
  expect(playedClips()).toEqual(['/1.mp3', '/1.mp3'])
})

test('narration that cannot be played mutes itself', () => {
  expectFault(/reader: narration\] unknown: no such clip/)
  open()
  press('ArrowRight')
  act(() => sounds.failClip(new Error('no such clip')))
  expect(screen.getByRole('button', { name: 'Sesli okuma' })).toHaveAttribute('aria-pressed', 'false')
})

test('a preview ends on the turn to index 5: cover, silence, deaf buttons for a second', async () => {
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

test('End does not lead past the preview', async () => {
  open({ limited: true })
  press('End')
  await wait(1_000)
  click('Taslağı Kullan')
  expect(onUseDraft).toHaveBeenCalledOnce()
})

test('pages past the preview hold neither text nor picture', () => {
  open({ limited: true })
  expect(screen.getByText('iki sağ')).toBeInTheDocument()
  expect(screen.queryByText('üç sol')).toBeNull()
  expect(document.querySelector('img[src^="/3.webp"]')).toBeNull()
})

test('a phone is silent until its first tap, with all that it will make heard decoded', () => {
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

test('an upright phone is asked to turn, an upright desktop window is not', () => {
  stage.matching.add('(orientation: portrait)')
  open()
  expect(screen.queryByText('Lütfen Cihazınızı Yan Çevirin')).toBeNull()
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(PHONE)
  open()
  expect(screen.getByText('Lütfen Cihazınızı Yan Çevirin')).toBeInTheDocument()
})

test('opens at the kept page without a turn’s sound; a preview within its limit', () => {
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

test('volumes and theme are remembered, muted narration is not', () => {
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

test('clips of the open spread and of the next are decoded before they are asked for', () => {
  open()
  expect(sounds.player.prepareClip).toHaveBeenCalledWith('/1.mp3')
  press('ArrowRight')
  expect(sounds.player.prepareClip).toHaveBeenCalledWith('/2.mp3')
})

test('says that the browser forbids sound until it allows it', () => {
  open()
  act(() => sounds.block(true))
  expect(screen.getByText('Ses, ilk dokunuşunuzla başlar.')).toBeInTheDocument()
  act(() => sounds.block(false))
  expect(screen.queryByText('Ses, ilk dokunuşunuzla başlar.')).toBeNull()
})

describe('page by page', () => {
  const clipPart = () => sounds.player.playClip.mock.calls.at(-1)?.[2]

  test('an upright phone reads on by the tap that starts the sound', () => {
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

  test('the right page opens with its first word, and the clip goes on', () => {
    open()
    click('Metin olarak oku')
    press('ArrowRight')
    act(() => sounds.sayWord(1, 'sol'))
    expect(where()).toBe('Sayfa 1, toplam 6')
    act(() => sounds.sayWord(2, 'bir'))
    expect(where()).toBe('Sayfa 2, toplam 6')
    expect(playedClips()).toEqual(['/1.mp3'])
  })

  test('a page that a hand turns is read from its first word', () => {
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

  test('a preview ends at the same page as the book', () => {
    open({ limited: true })
    click('Metin olarak oku')
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(4)
    for (let page = 1; page <= 4; page += 1) press('ArrowRight')
    expect(where()).toBe('Sayfa 4, toplam 6')
    press('ArrowRight')
    expect(screen.getByRole('alertdialog', { name: 'Sürprizi Bozma!' })).toBeInTheDocument()
    expect(where()).toBe('Kapak')
  })

  test('a clip that ends at the limit of a preview stops there', () => {
    open({ limited: true })
    click('Metin olarak oku')
    for (let page = 1; page <= 3; page += 1) press('ArrowRight')
    act(() => sounds.endClip())
    expect(screen.getByRole('alertdialog', { name: 'Sürprizi Bozma!' })).toBeInTheDocument()
  })

  test('the dedication stands with the cover, keys turn, and the book keeps the place', () => {
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

  test('it opens at the page that lies open, and is heard from there', () => {
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

  test('has it on a title page after the end paper, beneath the title', () => {
    open({ book })
    expect(leaves().slice(0, 4)).toEqual(['cover', 'endpaper', 'title', 'left'])
    const page = screen.getByText('Canım Defne’ye').closest('[data-leaf]')
    expect(page).toHaveAttribute('data-leaf', 'title')
    expect(page).toHaveTextContent(BOOK.title)
  })

  test('opens at the title page, in silence, and counts its pages from the tale', () => {
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

  test('opens at the page that was kept without a dedication', () => {
    const storage = deviceReaderStorage(localStorage, 'anne')
    storage.savePlace(BOOK.id, 3)
    open({ storage, book })
    expect(where()).toBe('Sayfa 3 ve 4, toplam 6')
  })

  test('has no title page as a preview', () => {
    open({ book, limited: true })
    expect(leaves()).not.toContain('title')
  })
})

test('a book without a dedication has no title page', () => {
  open()
  press('ArrowRight')
  expect(document.querySelector('[data-leaf="title"]')).toBeNull()
  expect(where()).toBe('Sayfa 1 ve 2, toplam 6')
})

test('only the ending leads on', () => {
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

test('the ending of the only book leads to the templates', () => {
  const onBrowse = vi.fn()
  open({ onward: { onBrowse } })
  press('End')
  click('Başka masallara göz at')
  expect(onBrowse).toHaveBeenCalledOnce()
})
