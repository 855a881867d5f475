/**
 * The book's turns, without React. Runs the commands of `turn-machine.ts` on the pages and the book's owner, and
 * reports to it what has happened.
 */
import type { FlipBookEvents, FlipBookHandle } from '../flip-book-handle.ts'
import { BOOK_SETTINGS } from '../geometry/book-settings.ts'
import type { Corner, PageSize, Point } from '../geometry/fold.ts'
import {
  indexOfPage,
  nextPageIndex,
  previousPageIndex,
  spreadOf,
  type Direction,
  type Turn,
} from '../geometry/page-numbers.ts'
import { inSecondFrame, whenLanded } from './animation-clock.ts'
import { crossFade } from './cross-fade.ts'
import { liftHardLeaf } from './hard-turn.ts'
import { layAhead, layAtRest, type Leaf, type Side } from './page-elements.ts'
import { liftSoftLeaf, prepareUsualTurns } from './soft-turn.ts'
import { atFirst, flipStateOf, headingOf, isFree, stepOf } from './turn-machine.ts'
import type { Holder, TurnCommand, TurnEvent } from './turn-machine.ts'

const CROSS_FADE_MS = 200
/** Slows down a turn that no drag started. */
const SLOW_PACE = 0.6

export interface FlipController extends FlipBookHandle {
  /**
   * Lifts a leaf by hand. @returns false if a leaf moves already or the turn is not allowed; a promise if the leaf's
   * pages are not drawn yet, so that it lies still until another call
   */
  lift(direction: Direction, corner: Corner, as: Holder): boolean | Promise<void>
  follow(point: Point): void
  /** @param speedPxPerMs towards being turned @param fall the side on which the leaf falls, whatever its speed */
  letGo(speedPxPerMs?: number, fall?: 'turned' | 'back'): void
  /** Turns by tap or swipe, from the touched corner. */
  turn(direction: Direction, corner: Corner): void
  resize(size: PageSize): void
  close(): void
}

interface Options extends FlipBookEvents {
  sides: readonly Side[]
  size: PageSize
  /**
   * Puts pictures on the pages that are open at an index. @returns a promise to await; null if the pictures are visible
   * now
   */
  prepare: (index: number) => Promise<void> | null
  /**
   * Puts pictures on the pages around an index, and on those that are still open at another index; removes all others.
   */
  drawAround: (index: number, open?: number) => void
  nearTo: (index: number) => ReadonlySet<number>
  /** Renders the changes in `act` at once, so that pages and sheets are drawn together. */
  inOneFrame: (act: () => void) => void
  lessMotion: () => boolean
  isSlow: () => boolean
}

export function createFlipController(options: Options): FlipController {
  const { sides, prepare } = options
  const count = sides.length
  let { size } = options
  let state = atFirst
  /** The lifted leaf. */
  let leaf: Leaf | null = null
  /** Animations of the leaf that moves by itself, and their clock. */
  let playing: { animations: readonly Animation[]; stopClock: () => void } = {
    animations: [],
    stopClock: () => undefined,
  }

  const may = (target: number, intent: 'turn' | 'peek') => options.mayTurnTo?.(target, intent) ?? true
  const neighbourTo = (direction: Direction) =>
    direction === 'forward' ? nextPageIndex(state.index, count) : previousPageIndex(state.index)
  const turnOf = (from: number, to: number, corner: Corner): Turn => ({
    from: spreadOf(from, count),
    to: spreadOf(to, count),
    direction: to > from ? 'forward' : 'back',
    corner,
  })
  const liftLeaf = (turn: Turn): Leaf => {
    const isBound = [turn.from.left, turn.from.right, turn.to.left, turn.to.right].includes(null)
    return isBound ? liftHardLeaf(sides, size, turn) : liftSoftLeaf(sides, size, turn)
  }
  const play = (animations: readonly Animation[]) => {
    playing = { animations, stopClock: whenLanded(animations, () => happen({ is: 'landed' })) }
  }

  const happen = (event: TurnEvent): void => {
    const step = stepOf(state, event)
    state = step.state
    step.commands.forEach(carryOut)
  }

  const carryOut = (command: TurnCommand): void => {
    switch (command.do) {
      case 'ask leave':
        if (may(command.wish.index, 'turn')) happen({ is: 'allowed', wish: command.wish })
        return
      case 'prepare': {
        const wait = prepare(command.index)
        if (wait) void wait.then(() => happen({ is: 'prepared' }))
        else happen({ is: 'prepared' })
        return
      }
      case 'lift leaf':
        leaf = liftLeaf(turnOf(command.from, command.to, command.corner))
        return
      case 'play turn': {
        const turn = turnOf(command.from, command.to, command.corner)
        const animations = options.lessMotion()
          ? crossFade(sides, size, turn, CROSS_FADE_MS)
          : liftLeaf(turn).go('turned', BOOK_SETTINGS.flippingTime)
        if (options.isSlow()) for (const animation of animations) animation.playbackRate = SLOW_PACE
        return play(animations)
      }
      case 'play fall': {
        const { to, speedPxPerMs } = command
        if (!leaf || options.lessMotion()) return play([])
        return play(leaf.go(to, fallTimeMs(leaf.wayTo(to), size, speedPxPerMs)))
      }
      case 'draw ahead': {
        const { index, open } = command
        const { stopClock } = playing
        const forget = inSecondFrame(() => {
          options.drawAround(index, open)
          layAhead(sides, size, options.nearTo(index))
        })
        playing.stopClock = () => {
          stopClock()
          forget()
        }
        return
      }
      case 'stop clock':
        return playing.stopClock()
      case 'drop animations':
        for (const animation of playing.animations) animation.cancel()
        playing.animations = []
        return
      case 'lay at rest':
        leaf = null
        return layAtRest(sides, size, spreadOf(command.index, count), options.nearTo(command.index))
      case 'arrive': {
        const { index, inOneFrame } = command
        const tell = () => {
          options.drawAround(index)
          options.onFlip(index)
        }
        return inOneFrame ? options.inOneFrame(tell) : tell()
      }
      case 'tell state':
        return options.onChangeState?.(command.state)
      case 'measure':
        size = command.size
        return
      case 'reckon turns':
        return prepareUsualTurns(sides, size)
      case 'go on':
        return happen(command.with)
    }
  }

  const askForTurn = (index: number, corner: Corner = 'top') =>
    happen({ is: 'asked', wish: { how: 'turn', index, corner } })

  carryOut({ do: 'lay at rest', index: state.index })
  carryOut({ do: 'reckon turns' })
  return {
    flipNext: () => askForTurn(nextPageIndex(headingOf(state), count)),
    flipPrev: () => askForTurn(previousPageIndex(headingOf(state))),
    flip: (page) => askForTurn(indexOfPage(page, count)),
    turnToPage: (page) =>
      happen({ is: 'asked', wish: { how: 'show', index: indexOfPage(page, count), corner: 'top' } }),
    getCurrentPageIndex: () => state.index,
    getState: () => flipStateOf(state),

    lift(direction, corner, by) {
      if (!isFree(state) || (state.is === 'lifted' && by === 'fold_corner')) return false
      const target = neighbourTo(direction)
      if (target === state.index || !may(target, by === 'user_fold' ? 'turn' : 'peek')) return false
      const drawing = prepare(target)
      if (drawing) return drawing
      happen({ is: 'lifted', target, corner, by })
      return true
    },
    follow: (point) => {
      if (state.is === 'lifted') leaf?.follow(point)
    },
    letGo(speedPxPerMs = 0, fall) {
      if (state.is !== 'lifted' || !leaf) return
      happen({ is: 'let go', fall: fall ?? whereItFalls(speedPxPerMs, leaf.wayTo('turned')), speedPxPerMs })
    },
    turn(direction, corner) {
      const target = neighbourTo(direction)
      // Ignore a second swipe while a leaf turns: it is the child repeating the same request.
      if (isFree(state) && target !== state.index) askForTurn(target, corner)
    },
    resize(next) {
      if (next.width === size.width && next.height === size.height) return
      happen({ is: 'resized', size: next })
    },
    close: () => happen({ is: 'closed' }),
  }
}

/**
 * A thrown page continues in its direction; a released page falls to its nearer side. @param speedPxPerMs towards being
 * turned
 */
function whereItFalls(speedPxPerMs: number, wayToTurned: number): 'turned' | 'back' {
  const THROWN_PX_PER_MS = 0.4
  if (Math.abs(speedPxPerMs) > THROWN_PX_PER_MS) return speedPxPerMs > 0 ? 'turned' : 'back'
  return wayToTurned <= 0.5 ? 'turned' : 'back'
}

/** Duration of the rest of a turn: at the speed of the hand, but never slower than a turn by button. */
function fallTimeMs(way: number, { width }: PageSize, speedPxPerMs: number): number {
  const SHORTEST_MS = 120
  const usual = (2 * width) / BOOK_SETTINGS.flippingTime
  return Math.max(SHORTEST_MS, (way * 2 * width) / Math.max(usual, Math.abs(speedPxPerMs)))
}
