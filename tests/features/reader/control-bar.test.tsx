import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ControlBar } from '#features/reader/components/control-bar.tsx'
import { setStage } from './stage.tsx'

const SOUND = {
  musicOn: true,
  musicVolume: 35,
  theme: 'sleep',
  narrationOn: true,
  slow: false,
  bedtime: false,
  wordsHintSeen: false,
  narrationVolume: 40,
} as const
const onSound = vi.fn()
const onNext = vi.fn()

const show = (where = 'Kapak') =>
  render(
    <ControlBar
      view="book"
      where={where}
      isFirst={false}
      isLast={false}
      sound={SOUND}
      onSound={onSound}
      voice={{ voices: [], chosen: null, onChoose: vi.fn(), hasDeviceVoice: false }}
      onPrevious={vi.fn()}
      onNext={onNext}
      onSwitchView={vi.fn()}
      onClose={vi.fn()}
    />,
  )
const bar = () => screen.getByRole('toolbar', { name: 'Okuma denetimleri' })
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  setStage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('hides the bar exactly three seconds after the last movement', () => {
  show()
  wait(2_999)
  expect(bar()).toHaveAttribute('data-away', 'false')
  wait(1)
  expect(bar()).toHaveAttribute('data-away', 'true')
})

test.each(['mouseMove', 'touchStart', 'keyDown', 'focusIn'] as const)(
  'shows the bar again for three seconds after %s',
  (sign) => {
    show()
    wait(3_000)
    fireEvent[sign](document.body)
    expect(bar()).toHaveAttribute('data-away', 'false')
    wait(3_000)
    expect(bar()).toHaveAttribute('data-away', 'true')
  },
)

test('keeps the bar visible while the themes are open', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Müzik teması: Uyku' }))
  wait(10_000)
  expect(bar()).toHaveAttribute('data-away', 'false')
})

test('ignores the button under a tap that shows the bar', () => {
  show()
  wait(3_000)
  const next = screen.getByRole('button', { name: 'Sonraki sayfa' })
  fireEvent.pointerDown(next, { pointerType: 'touch' })
  fireEvent.touchStart(next)
  fireEvent.click(next)
  expect(onNext).not.toHaveBeenCalled()
  fireEvent.pointerDown(next, { pointerType: 'touch' })
  fireEvent.click(next)
  expect(onNext).toHaveBeenCalledOnce()
})

test('shows the page numbers in the control bar', () => {
  show('3–4 / 6')
  expect(screen.getByText('3–4 / 6')).toBeInTheDocument()
})

test('gives each slider a name and a value for screen readers', () => {
  show()
  const volume = screen.getByRole('slider', { name: 'Müziğin sesi' })
  expect(volume).toHaveAttribute('aria-valuetext', 'Yüzde 35')
  fireEvent.change(volume, { target: { value: '80' } })
  expect(onSound).toHaveBeenCalledWith({ musicVolume: 80 })
})

test("shows 'Daha yavaş' as a switch, and the keys for words to screen readers", () => {
  show()
  const slower = screen.getByRole('button', { name: 'Daha yavaş' })
  expect(slower).toHaveAttribute('aria-pressed', 'false')
  fireEvent.click(slower)
  expect(onSound).toHaveBeenCalledWith({ slow: true })
  expect(screen.getByRole('button', { name: 'Sesli okuma' })).toHaveAccessibleDescription(/Shift ve sağ ya da sol ok/)
})
