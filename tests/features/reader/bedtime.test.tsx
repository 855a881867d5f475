/** 'Uyku vakti': its effect on sounds, turns and the screen, and its end. */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Reading } from '#features/reader/components/reading.tsx'
import { deviceReaderStorage, noStorage, type ReaderStorage } from '#features/reader/reader-storage.ts'
import { BEDTIME_FADE_S, BEDTIME_SLEEPS_AFTER_MS } from '#features/reader/model/reader-times.ts'
import { READER } from '#text/reader.ts'
import { BOOK, setStage, silentPlayer } from './stage.tsx'

vi.mock('#flip-book/react/flip-book.tsx', async () => ({
  FlipBook: (await import('./stage.tsx')).StillBook,
}))
vi.mock('#features/reader/model/load-pictures.ts', () => ({
  loadFirstPictures: () => Promise.resolve(),
  loadPainting: () => Promise.resolve(null),
}))

let sounds: ReturnType<typeof silentPlayer>
let release: ReturnType<typeof vi.fn>

beforeEach(() => {
  vi.useFakeTimers()
  setStage()
  sounds = silentPlayer()
  release = vi.fn(() => Promise.resolve())
  const lock = { release, released: false }
  Object.defineProperty(navigator, 'wakeLock', {
    configurable: true,
    value: { request: () => Promise.resolve(lock) },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'wakeLock')
})

async function open(storage: ReaderStorage = noStorage()) {
  const { player } = sounds
  const view = render(
    <Reading
      book={BOOK}
      voices={[]}
      limited={false}
      container={createRef()}
      createPlayer={() => player}
      storage={storage}
      onClose={vi.fn()}
    />,
  )
  await wait(0)
  return view
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = (key: string) => fireEvent.keyDown(document.body, { key })
const bedtime = () => screen.getByRole('checkbox', { name: new RegExp(READER.bedtime) })
const goodNight = () => screen.queryByRole('button', { name: new RegExp(READER.goodNight) })
function choose(): void {
  fireEvent.click(screen.getByRole('button', { name: /^Müzik teması/ }))
  fireEvent.click(bedtime())
}

test('fades the lullaby on the last pages, and raises the volume on earlier pages', async () => {
  await open()
  choose()
  expect(sounds.player.playMusic).toHaveBeenLastCalledWith('sleep')
  press('ArrowRight')
  expect(sounds.player.fadeMusic).toHaveBeenLastCalledWith(1, expect.any(Number))
  for (const level of [0.6, 0.3, 0]) {
    press('ArrowRight')
    expect(sounds.player.fadeMusic).toHaveBeenLastCalledWith(level, BEDTIME_FADE_S)
  }
  press('Home')
  expect(sounds.player.fadeMusic).toHaveBeenLastCalledWith(1, expect.any(Number))
})

test('neither fades the music nor stops the book without the bedtime mode', async () => {
  await open()
  press('End')
  await wait(BEDTIME_SLEEPS_AFTER_MS.page * 3)
  expect(sounds.player.fadeMusic.mock.calls.every(([level]) => level === 1)).toBe(true)
  expect(goodNight()).toBeNull()
})

test('silences the book at the end, lets the screen turn off, and resumes at a touch', async () => {
  await open()
  choose()
  press('End')
  await wait(BEDTIME_SLEEPS_AFTER_MS.ending - 1)
  expect(goodNight()).toBeNull()
  expect(release).not.toHaveBeenCalled()
  await wait(1)
  expect(goodNight()).toHaveFocus()
  expect(sounds.player.playMusic).toHaveBeenLastCalledWith(null)
  expect(release).toHaveBeenCalled()
  // The book turns no page while it sleeps.
  press('Home')
  expect(screen.getByRole('status')).toHaveTextContent(READER.theEnd)

  fireEvent.click(goodNight() ?? document.body)
  expect(goodNight()).toBeNull()
  expect(sounds.player.playMusic).toHaveBeenLastCalledWith('sleep')
})

test('stops the bedtime book after ten minutes on a page without a touch', async () => {
  await open()
  choose()
  press('ArrowRight')
  await wait(BEDTIME_SLEEPS_AFTER_MS.page - 1)
  press('ArrowRight')
  await wait(BEDTIME_SLEEPS_AFTER_MS.page - 1)
  fireEvent.pointerDown(document.body)
  await wait(BEDTIME_SLEEPS_AFTER_MS.page - 1)
  expect(goodNight()).toBeNull()
  await wait(1)
  expect(goodNight()).not.toBeNull()
  // The narration is silent, and turns no page.
  expect(sounds.stopClip).toHaveBeenCalled()
})

test('stores the bedtime choice on this device', async () => {
  const storage = deviceReaderStorage(localStorage, 'bedtime-veli')
  const { unmount } = await open(storage)
  choose()
  unmount()
  await open(storage)
  fireEvent.click(screen.getByRole('button', { name: /^Müzik teması/ }))
  expect(bedtime()).toBeChecked()
})
