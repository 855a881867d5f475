import { useId, useRef, type PointerEvent, type MouseEvent } from 'react'
import { Icon } from '#ui/icons.tsx'
import { READER } from '#text/reader.ts'
import { useMediaQuery } from '#ui/device.ts'
import { openPageNumbers } from '#flip-book/geometry/page-numbers.ts'
import { indexInTale } from '../model/title-leaves.ts'
import { ReaderIcon, type ReaderIconName } from './reader-icon.tsx'
import { BedtimeSwitch, ThemeChoice } from './theme-choice.tsx'
import { useControlBar } from '../hooks/use-control-bar.ts'
import type { SoundSettings } from '../hooks/use-sound.ts'
import { VoiceChoice, type VoiceChoiceProps } from './voice-choice.tsx'
import { VolumeSlider } from './volume-slider.tsx'
import styles from './control-bar.module.css'

interface ControlBarProps {
  /** The open leaf, as `FlipBook` counts. */
  index: number
  pageCount: number
  /** Leaves before the tale, without the cover (title-leaves.ts). */
  lead?: number
  sound: SoundSettings
  onSound: (change: Partial<SoundSettings>) => void
  voice: VoiceChoiceProps
  onPrevious: () => void
  onNext: () => void
  /** undefined where the platform has no full screen. */
  fullScreen?: { on: boolean; toggle: () => void } | undefined
  onReadAsText: () => void
  onClose: () => void
}

/** Beneath the book; on a phone that lies, two columns beside it (control-bar.module.css). */
export function ControlBar({
  index,
  pageCount,
  lead = 0,
  sound,
  onSound,
  voice,
  onPrevious,
  onNext,
  fullScreen,
  onReadAsText,
  onClose,
}: ControlBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const keysId = useId()
  const away = useControlBar(bar)
  const blindTap = useBlindTap(away)
  const narrow = useMediaQuery('(max-height: 500px), (max-width: 860px)')

  const narrationVolume = (
    <VolumeSlider
      label={READER.narrationVolume}
      value={sound.narrationVolume}
      onChange={(percent) => onSound({ narrationVolume: percent })}
    />
  )
  const musicVolume = (
    <VolumeSlider
      label={READER.musicVolume}
      value={sound.musicVolume}
      onChange={(percent) => onSound({ musicVolume: percent })}
    />
  )

  return (
    <div ref={bar} role="toolbar" aria-label={READER.controls} className={styles.bar} data-away={away} {...blindTap}>
      <TurnButton icon="previous" label={READER.previous} possible={index > 0} onTurn={onPrevious} />
      <span className={styles.where} aria-hidden="true">
        {placeIn(index, pageCount, lead)}
      </span>
      <TurnButton icon="next" label={READER.next} possible={index < pageCount - 1} onTurn={onNext} />
      <hr />
      <Switch
        place="narration"
        on={sound.narrationOn}
        icon={sound.narrationOn ? 'speaker' : 'speakerOff'}
        label={READER.narration}
        word={READER.narrationShort}
        describedBy={keysId}
        onToggle={() => onSound({ narrationOn: !sound.narrationOn })}
      />
      <span id={keysId} hidden>
        {READER.wordKeys}
      </span>
      {!narrow && narrationVolume}
      <Switch
        place="slow"
        on={sound.slow}
        icon="slow"
        label={READER.slow}
        word={READER.slow}
        onToggle={() => onSound({ slow: !sound.slow })}
      />
      <hr />
      <Switch
        place="music"
        on={sound.musicOn}
        icon={sound.musicOn ? 'music' : 'musicOff'}
        label={READER.music}
        word={READER.music}
        onToggle={() => onSound({ musicOn: !sound.musicOn })}
      />
      {!narrow && musicVolume}
      <div className={styles.theme}>
        <ThemeChoice theme={sound.theme} onChange={(theme) => onSound({ theme, musicOn: true })}>
          <BedtimeSwitch
            on={sound.bedtime}
            onChange={(bedtime) => onSound({ bedtime, ...(bedtime && { theme: 'sleep' }) })}
          />
          {voice.voices.length > 0 && <VoiceChoice {...voice} />}
          {narrow && (
            <div className={styles.volumes}>
              <span>{READER.narrationShort}</span>
              {narrationVolume}
              <span>{READER.music}</span>
              {musicVolume}
            </div>
          )}
        </ThemeChoice>
      </div>
      <hr />
      <button type="button" data-place="text" aria-label={READER.readAsText} data-leads="text" onClick={onReadAsText}>
        <ReaderIcon name="text" />
      </button>
      {fullScreen && (
        <button
          type="button"
          data-place="screen"
          aria-label={fullScreen.on ? READER.leaveFullScreen : READER.fullScreen}
          onClick={fullScreen.toggle}
        >
          {fullScreen.on ? <ReaderIcon name="leaveFullScreen" /> : <Icon name="fullScreen" />}
        </button>
      )}
      <button type="button" data-place="close" aria-label={READER.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}

interface TurnButtonProps {
  icon: ReaderIconName
  label: string
  possible: boolean
  onTurn: () => void
}

/** Disabled it would lose the focus at the first and the last page, under the very finger that turned there. */
function TurnButton({ icon, label, possible, onTurn }: TurnButtonProps) {
  return (
    <button
      type="button"
      className={styles.turn}
      data-place={icon}
      aria-label={label}
      aria-disabled={!possible}
      onClick={possible ? onTurn : undefined}
    >
      <ReaderIcon name={icon} />
    </button>
  )
}

interface SwitchProps {
  place: string
  on: boolean
  icon: ReaderIconName
  label: string
  word: string
  describedBy?: string
  onToggle: () => void
}

function Switch({ place, on, icon, label, word, describedBy, onToggle }: SwitchProps) {
  return (
    <button
      type="button"
      data-place={place}
      aria-pressed={on}
      aria-label={label}
      aria-describedby={describedBy}
      onClick={onToggle}
    >
      <ReaderIcon name={icon} />
      <span className={styles.word}>{word}</span>
    </button>
  )
}

function placeIn(leaf: number, leafCount: number, lead: number): string {
  const index = indexInTale(leaf, lead)
  const numbers = openPageNumbers(index, leafCount - lead)
  if (numbers) return READER.pages(numbers.first, numbers.last, numbers.of)
  return index > 0 ? READER.theEnd : leaf > 0 ? READER.titlePage : READER.cover
}

/** The tap that brings the bar back presses nothing: the finger could not see what it touched. */
function useBlindTap(away: boolean) {
  const blind = useRef(false)
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      blind.current = away && event.pointerType === 'touch'
    },
    onClickCapture: (event: MouseEvent) => {
      if (!blind.current) return
      blind.current = false
      event.stopPropagation()
    },
  }
}
