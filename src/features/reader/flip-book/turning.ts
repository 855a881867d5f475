/**
 * The book's turns, without React: one leaf moves at a time, whoever asked for it. A turn that is asked for while another
 * goes on waits; a newer one takes its place, so three presses of a key lead three spreads on with at most two turns.
 */
import { BOOK_SETTINGS } from './book-settings.ts'
import { fallTimeMs, whereItFalls } from './decide.ts'
import type { FlipBookHandle, FlipBookProps, FlipState } from './flip-book.ts'
import type { Corner, PageSize, Point } from './fold.ts'
import { crossFade, liftLeaf, type Leaf } from './leaf.ts'
import { whenLying } from './lying.ts'
import { indexOfPage, nextPageIndex, previousPageIndex, spreadOf } from './page-numbers.ts'
import { layAhead, layAtRest, type Side } from './sheets.ts'
import { usualEffects } from './soft-effects.ts'
import type { Direction } from './soft-turn.ts'

const CROSS_FADE_MS = 200
/** After a turn has begun: its first frames are its answer to the hand. */
const AHEAD_MS = 100

export interface Turning extends FlipBookHandle {
  /** The index that a turn in this direction leads to; the current one where there is no way on. */
  next(direction: Direction): number
  /** A hand takes a leaf: nothing where one moves already, where the way is barred, or where its pages are not drawn yet. */
  lift(direction: Direction, corner: Corner, as: 'user_fold' | 'fold_corner'): boolean
  follow(point: Point): void
  /** @param speedPxPerMs towards being turned @param fall where the leaf goes whatever its speed */
  letGo(speedPxPerMs?: number, fall?: 'turned' | 'back'): void
  /** A turn by hand, from the corner that was touched. */
  turn(direction: Direction, corner: Corner): void
  resize(size: PageSize): void
  close(): void
}

interface Options extends Pick<FlipBookProps, 'onFlip' | 'onChangeState' | 'mayTurnTo'> {
  sides: readonly Side[]
  size: PageSize
  /** Puts pictures on the pages that lie open at an index. @returns what to wait for; null where they can be seen now */
  prepare: (index: number) => Promise<void> | null
  /** Puts pictures on the pages around an index, and on those that still lie open at another; takes them off all others. */
  drawAround: (index: number, open?: number) => void
  nearTo: (index: number) => ReadonlySet<number>
  /** Carries out what the changes in `act` lead to at once, so that pages and sheets are drawn together. */
  inOneFrame: (act: () => void) => void
  lessMotion: () => boolean
}

interface Wish {
  how: 'turn' | 'show'
  index: number
  corner: Corner
}
interface Lifted {
  leaf: Leaf
  target: number
}

export function createTurning(options: Options): Turning {
  const { sides, prepare } = options
  const count = sides.length
  let { size } = options
  let index = 0
  let state: FlipState = 'read'
  /** Where the leaf that moves by itself, or that is being prepared, leads to. */
  let onItsWay: number | null = null
  let lifted: Lifted | null = null
  let animations: Animation[] = []
  let end: (() => void) | null = null
  let forget: (() => void) | null = null
  let drawingAhead: ReturnType<typeof setTimeout> | undefined
  let waiting: Wish | null = null
  let closed = false

  const become = (next: FlipState) => {
    if (state === next) return
    state = next
    options.onChangeState?.(next)
  }
  /** What every turn by button or key will play, before the first is asked for. */
  const reckonAhead = () =>
    (['forward', 'back'] as const).forEach((direction) => usualEffects(sides, size, direction, 'top'))
  const rest = () => layAtRest(sides, size, spreadOf(index, count), options.nearTo(index))
  const directionTo = (target: number): Direction => (target > index ? 'forward' : 'back')
  const may = (target: number, intent: 'turn' | 'peek') => options.mayTurnTo?.(target, intent) ?? true

  const arrive = (target: number, tell: (act: () => void) => void) => {
    index = target
    // Before the sheets are laid: React asks where the focus is, which costs a pass over all styles that have been changed.
    tell(() => {
      options.drawAround(target)
      options.onFlip(target)
    })
    rest()
  }

  /** @param then what is true when the leaf lies */
  const play = (started: Animation[], then: () => void) => {
    animations = started
    end = () => {
      end = null
      forget?.()
      clearTimeout(drawingAhead)
      animations = []
      lifted = null
      then()
      // Only now: without them each sheet would jump back to where its turn began.
      for (const animation of started) animation.cancel()
      onItsWay = null
      become('read')
      carryOut()
    }
    forget = whenLying(started, end)
  }

  /** Meanwhile the neighbours of the index that the turn leads to are drawn: the next turn finds them there. */
  const playTo = (target: number, started: Animation[]) => {
    drawingAhead = setTimeout(() => {
      options.drawAround(target, index)
      layAhead(sides, size, options.nearTo(target))
    }, AHEAD_MS)
    play(started, () => arrive(target, options.inOneFrame))
  }

  const turnBy = ({ index: target, corner }: Wish) => {
    become('flipping')
    const turn = { from: spreadOf(index, count), to: spreadOf(target, count), direction: directionTo(target), corner }
    const started = options.lessMotion()
      ? crossFade(sides, size, turn, CROSS_FADE_MS)
      : liftLeaf(sides, size, turn).go('turned', BOOK_SETTINGS.flippingTime)
    playTo(target, started)
  }

  const whenPrepared = (target: number, then: () => void) => {
    onItsWay = target
    const wait = prepare(target)
    if (!wait) return then()
    void wait.then(() => {
      if (!closed) then()
    })
  }

  const carryOut = () => {
    const wish = waiting
    if (!wish || onItsWay !== null || closed) return
    waiting = null
    if (wish.how === 'show') {
      return whenPrepared(wish.index, () => {
        arrive(wish.index, (act) => act())
        onItsWay = null
        carryOut()
      })
    }
    if (wish.index === index || !may(wish.index, 'turn')) return
    whenPrepared(wish.index, () => turnBy(wish))
  }

  const ask = (wish: Wish) => {
    waiting = wish
    if (lifted && onItsWay === null) dropAtOnce()
    carryOut()
  }
  const askForTurn = (target: number, corner: Corner = 'top') => ask({ how: 'turn', index: target, corner })
  /** What the last wish will have led to: presses of a key add up. */
  const heading = () => waiting?.index ?? onItsWay ?? index

  const dropAtOnce = () => {
    lifted = null
    rest()
    become('read')
  }

  rest()
  reckonAhead()
  return {
    flipNext: () => askForTurn(nextPageIndex(heading(), count)),
    flipPrev: () => askForTurn(previousPageIndex(heading())),
    flip: (page) => askForTurn(indexOfPage(page, count)),
    turnToPage: (page) => ask({ how: 'show', index: indexOfPage(page, count), corner: 'top' }),
    getCurrentPageIndex: () => index,
    getState: () => state,

    next: (direction) => (direction === 'forward' ? nextPageIndex(index, count) : previousPageIndex(index)),
    lift(direction, corner, as) {
      if (onItsWay !== null || closed) return false
      const target = this.next(direction)
      if (target === index || !may(target, as === 'user_fold' ? 'turn' : 'peek') || prepare(target)) return false
      if (lifted && as === 'fold_corner') return false
      if (lifted) rest()
      lifted = {
        leaf: liftLeaf(sides, size, { from: spreadOf(index, count), to: spreadOf(target, count), direction, corner }),
        target,
      }
      become(as)
      return true
    },
    follow: (point) => {
      if (onItsWay === null) lifted?.leaf.follow(point)
    },
    letGo(speedPxPerMs = 0, fall) {
      if (!lifted || onItsWay !== null) return
      const { leaf, target } = lifted
      const to = fall ?? whereItFalls(speedPxPerMs, leaf.wayTo('turned'))
      onItsWay = to === 'turned' ? target : index
      if (to === 'turned') become('flipping')
      const fallen = options.lessMotion() ? [] : leaf.go(to, fallTimeMs(leaf.wayTo(to), size, speedPxPerMs))
      if (to === 'turned') playTo(target, fallen)
      else play(fallen, rest)
    },
    turn(direction, corner) {
      const target = this.next(direction)
      // A second swipe while a leaf turns is the same child's same wish.
      if (onItsWay === null && target !== index) askForTurn(target, corner)
    },
    resize(next) {
      if (next.width === size.width && next.height === size.height) return
      size = next
      const unfinished = end
      for (const animation of animations) animation.cancel()
      if (unfinished) unfinished()
      else if (lifted) dropAtOnce()
      rest()
      reckonAhead()
    },
    close() {
      closed = true
      forget?.()
      clearTimeout(drawingAhead)
      for (const animation of animations) animation.cancel()
    },
  }
}
