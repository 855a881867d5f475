// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Reading } from '#features/reader/reading.tsx'
import { BOOK, setStage, silentDesk, type Stage } from './stage.tsx'

vi.mock('#features/reader/flip-book.tsx', async () => ({ FlipBook: (await import('./stage.tsx')).StillBook }))

const PHONE = 'Mozilla/5.0 (Linux; Android 16; Pixel 10) Mobile'

let stage: Stage
let desk: ReturnType<typeof silentDesk>
const onClose = vi.fn()
const onUseDraft = vi.fn()

function open({ limited = false, book = BOOK } = {}) {
  render(<Reading book={book} limited={limited} room={createRef()} createSoundDesk={() => desk} onClose={onClose} onUseDraft={onUseDraft} />)
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = (key: string) => fireEvent.keyDown(document.body, { key })
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const where = () => screen.getByRole('status').textContent
const clip = () => {
  const audio = document.querySelector('audio[data-narration]')
  if (!(audio instanceof HTMLAudioElement)) throw new Error('the narration is not on the page')
  return audio
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  stage = setStage()
  desk = silentDesk()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('buttons and keys turn the pages', () => {
  open()
  expect(where()).toBe('Kapak')
  click('Sonraki sayfa')
  expect(where()).toBe('1–2 / 6')
  press('ArrowRight')
  expect(where()).toBe('3–4 / 6')
  press('ArrowLeft')
  expect(where()).toBe('1–2 / 6')
  press('End')
  expect(where()).toBe('Son')
  expect(screen.getByText('Yeni maceralarda görüşmek üzere!')).toBeInTheDocument()
  press('Home')
  expect(where()).toBe('Kapak')
})

test('a turn is heard once', () => {
  open()
  click('Sonraki sayfa')
  expect(desk.playPageFlip).toHaveBeenCalledOnce()
})

test('music starts at once on a desktop, changes with its theme and stops by its button', () => {
  open()
  expect(desk.playMusic).toHaveBeenLastCalledWith('sleep')
  click('Müzik teması: Uyku')
  fireEvent.click(screen.getByRole('radio', { name: /Eğlence/ }))
  expect(desk.playMusic).toHaveBeenLastCalledWith('fun')
  click('Müzik')
  expect(desk.playMusic).toHaveBeenLastCalledWith(null)
})

test('narration waits on the cover, follows the turned page, and turns it when a clip ends', async () => {
  open()
  expect(stage.play).not.toHaveBeenCalled()
  click('Sonraki sayfa')
  expect(stage.play).toHaveBeenCalledTimes(1)
  expect(clip().src).toMatch(/\/1\.mp3$/)

  desk.playPageFlip.mockClear()
  fireEvent.ended(clip())
  expect(desk.playPageFlip).toHaveBeenCalledOnce()
  await wait(99)
  expect(where()).toBe('1–2 / 6')
  await wait(1)
  expect(where()).toBe('3–4 / 6')
  expect(desk.playPageFlip).toHaveBeenCalledOnce()
  expect(clip().src).toMatch(/\/2\.mp3$/)
  expect(stage.play).toHaveBeenCalledTimes(2)
})

test('after the last clip the book turns to its ending and is silent', async () => {
  open()
  for (const _turn of [1, 2, 3]) press('ArrowRight')
  stage.play.mockClear()
  fireEvent.ended(clip())
  await wait(100)
  expect(where()).toBe('Son')
  expect(stage.play).not.toHaveBeenCalled()
})

test('a page turned by hand cancels the turn that narration was about to make', async () => {
  open()
  press('ArrowRight')
  fireEvent.ended(clip())
  press('ArrowRight')
  await wait(500)
  expect(where()).toBe('3–4 / 6')
})

test('muted narration stops; heard again it begins anew', () => {
  open()
  press('ArrowRight')
  click('Sesli okuma')
  expect(stage.pause).toHaveBeenCalled()
  clip().currentTime = 7
  click('Sesli okuma')
  expect(stage.play).toHaveBeenCalledTimes(2)
  expect(clip().currentTime).toBe(0)
})

test('narration that cannot be played mutes itself, with a word in the log', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  stage.play.mockReturnValue(Promise.reject(new Error('no such clip')))
  open()
  press('ArrowRight')
  await wait(0)
  expect(screen.getByRole('button', { name: 'Sesli okuma' })).toHaveAttribute('aria-pressed', 'false')
  expect(warn).toHaveBeenCalledWith('[reader] narration', expect.any(Error))
})

test('a preview ends on the turn to page index 5: back to the cover, no sound, buttons deaf for a second', async () => {
  open({ limited: true })
  press('ArrowRight')
  press('ArrowRight')
  expect(where()).toBe('3–4 / 6')
  press('ArrowRight')
  expect(screen.getByRole('alertdialog', { name: 'Sürprizi Bozma!' })).toBeInTheDocument()
  expect(screen.getByText('Kapak')).toBeInTheDocument()
  expect(desk.playMusic).toHaveBeenLastCalledWith(null)

  click('Taslağı Kullan')
  click('Önizlemeye Dön')
  expect(onUseDraft).not.toHaveBeenCalled()
  expect(screen.getByRole('alertdialog')).toBeInTheDocument()
  await wait(1_000)
  click('Önizlemeye Dön')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(desk.playMusic).toHaveBeenLastCalledWith('sleep')
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

test('a phone is silent until its first tap', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(PHONE)
  open()
  expect(desk.playMusic).not.toHaveBeenCalledWith('sleep')
  expect(screen.getByText('Sesli okuma ve müzik ile')).toBeInTheDocument()
  click('Hikayeyi Başlat')
  expect(desk.playMusic).toHaveBeenLastCalledWith('sleep')
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
