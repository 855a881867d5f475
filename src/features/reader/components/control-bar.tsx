import { useId, useRef, type PointerEvent, type MouseEvent } from 'react'
import { Icon } from '#ui/icons.tsx'
import { READER } from '#text/reader.ts'
import { useMediaQuery } from '#ui/device.ts'
import { ReaderIcon, type ReaderIconName } from './reader-icon.tsx'
import { BedtimeSwitch, ThemeChoice } from './theme-choice.tsx'
import { useControlBar } from '../hooks/use-control-bar.ts'
import type { SoundSettings } from '../hooks/use-sound.ts'
import { VoiceChoice, type VoiceChoiceProps } from './voice-choice.tsx'
import { VolumeSlider } from './volume-slider.tsx'
import styles from './control-bar.module.css'

interface ControlBarProps {
  /** The flip book, or its single pages, where the bar is beneath them and stays. */
  view: 'book' | 'pages'
  /** The open pages. */
  where: string
  isFirst: boolean
  isLast: boolean
  sound: SoundSettings
  onSound: (change: Partial<SoundSettings>) => void
  voice: VoiceChoiceProps
  onPrevious: () => void
  onNext: () => void
  /** undefined if the platform has no full screen. */
  fullScreen?: { on: boolean; toggle: () => void } | undefined
  /** Switches to the other view; undefined if the screen has only one. */
  onSwitchView?: (() => void) | undefined
  onClose: () => void
}

/** Lies beneath the book; on a phone held sideways, in two columns beside a flip book (control-bar.module.css). */
export function ControlBar({
  view,
  where,
  isFirst,
  isLast,
  sound,
  onSound,
  voice,
  onPrevious,
  onNext,
  fullScreen,
  onSwitchView,
  onClose,
}: ControlBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const keysId = useId()
  const away = useControlBar(bar) && view === 'book'
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
    <div
      ref={bar}
      role="toolbar"
      aria-label={READER.controls}
      className={styles.bar}
      data-view={view}
      data-away={away}
      {...blindTap}
    >
      <TurnButton icon="previous" label={READER.previous} possible={!isFirst} onTurn={onPrevious} />
      <span className={styles.where} aria-hidden="true">
        {where}
      </span>
      <TurnButton icon="next" label={READER.next} possible={!isLast} onTurn={onNext} />
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
          <VoiceChoice {...voice} />
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
      {onSwitchView && (
        <button
          type="button"
          data-place="view"
          aria-label={view === 'book' ? READER.readAsText : READER.readAsBook}
          onClick={onSwitchView}
        >
          {view === 'book' ? <ReaderIcon name="text" /> : <Icon name="book" />}
        </button>
      )}
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

/**
 * A disabled button would lose the focus at the first and the last page, just under the finger that has turned there.
 */
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

/** The tap that brings the bar back presses no button, because the user could not see the button. */
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
