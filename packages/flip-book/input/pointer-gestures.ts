/**
 * Turns pointer events on the book (mouse, finger or pen) into lifts, drags, swipes and clicks. An element on a page
 * handles a tap or a mouse press itself by preventing its default; a drag or a swipe that starts there still turns the
 * page.
 */
import type { FlipController } from '../engine/flip-controller.ts'
import { BOOK_SETTINGS } from '../geometry/book-settings.ts'
import type { Corner, PageSize, Point } from '../geometry/fold.ts'
import type { Direction } from '../geometry/page-numbers.ts'

interface Press {
  pointerId: number
  /** In CSS pixels of the window. */
  start: Point
  startedMs: number
  /**
   * 'waiting': a drag of a page that is not drawn yet; 'other': a vertical move, or a drag that lifts no page. Both may
   * still become a swipe.
   */
  is: 'undecided' | 'waiting' | 'drag' | 'other'
  direction: Direction
  corner: Corner
  last: { x: number; timeMs: number }
  at: PointerEvent
  /** Towards the left, in pixels per millisecond. */
  speed: number
}

/** Weight of the newest move in the speed. */
const NEWEST_COUNTS = 0.6
const ENLARGED_FROM = 1.01
const CONTROLS = 'a, button, input, select, textarea, label, summary'

/** @param getSize the present size of one page. @returns a function that stops watching */
export function watchPointers(table: HTMLElement, book: FlipController, getSize: () => PageSize): () => void {
  const host = table.parentElement
  if (!host) throw new Error('The table stands nowhere')
  let press: Press | null = null
  const watching = new AbortController()
  const listen = (
    name: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'pointerleave',
    act: (event: PointerEvent) => void,
  ) => host.addEventListener(name, act, { signal: watching.signal })

  /** A position from the top of the spine. The closed book slides while it opens, so read its position each time. */
  const onBook = (event: PointerEvent): Point => {
    const { left, top } = table.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const sideOf = ({ x }: Point): Direction => (x > 0 ? 'forward' : 'back')
  const cornerOf = ({ y }: Point): Corner => (y < getSize().height / 2 ? 'top' : 'bottom')
  const fromSpine = ({ x, y }: Point, direction: Direction): Point => ({ x: direction === 'forward' ? x : -x, y })
  const isOnPaper = ({ x, y }: Point) => Math.abs(x) <= getSize().width && y >= 0 && y <= getSize().height

  const peek = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    const point = onBook(event)
    const direction = sideOf(point)
    if (event.defaultPrevented || !isOnCorner(getSize(), point)) return putCornerDown()
    if (book.getState() === 'read' && book.lift(direction, cornerOf(point), 'fold_corner') !== true) return
    if (book.getState() === 'fold_corner') book.follow(fromSpine(point, direction))
  }
  const putCornerDown = () => {
    if (book.getState() === 'fold_corner') book.letGo(0, 'back')
  }
  const abandon = () => {
    if (press?.is === 'drag') book.letGo(0, 'back')
    press = null
  }

  const begin = (now: Press, event: PointerEvent): Press['is'] => {
    const drag = isDrag(now.start, { x: event.clientX, y: event.clientY }, event.pointerType)
    if (drag === null) return 'undecided'
    // Ignore a drag outwards, because the page already lies there.
    const outwards = now.direction === 'forward' ? event.clientX > now.start.x : event.clientX < now.start.x
    if (!drag || outwards) return 'other'
    return liftFor(now)
  }
  const liftFor = (now: Press): Press['is'] => {
    const lifted = book.lift(now.direction, now.corner, 'user_fold')
    if (!lifted) return 'other'
    if (lifted !== true) {
      // The hand may rest meanwhile, and then sends no event that could try again.
      void lifted.then(() => {
        if (press !== now || now.is !== 'waiting') return
        now.is = liftFor(now)
        if (now.is === 'drag') book.follow(fromSpine(onBook(now.at), now.direction))
      })
      return 'waiting'
    }
    host.setPointerCapture(now.pointerId)
    return 'drag'
  }

  // While the page is enlarged by two fingers, one finger scrolls it; buttons and keys turn the pages then.
  const { visualViewport } = window
  const noteScale = () => host.toggleAttribute('data-enlarged', (visualViewport?.scale ?? 1) > ENLARGED_FROM)
  visualViewport?.addEventListener('resize', noteScale, { signal: watching.signal })
  noteScale()

  listen('pointerdown', (event) => {
    // A second finger starts a zoom, so abandon the first finger's turn.
    if (!event.isPrimary) return abandon()
    if (event.pointerType !== 'mouse' && host.hasAttribute('data-enlarged')) return
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest(CONTROLS))) return
    const point = onBook(event)
    if (!isOnPaper(point)) return
    // Preventing the default also prevents the native drag of pictures and the selection of text.
    if (event.pointerType === 'mouse') event.preventDefault()
    press = {
      pointerId: event.pointerId,
      start: { x: event.clientX, y: event.clientY },
      startedMs: event.timeStamp,
      is: 'undecided',
      direction: sideOf(point),
      corner: cornerOf(point),
      last: { x: event.clientX, timeMs: event.timeStamp },
      at: event,
      speed: 0,
    }
  })
  listen('pointermove', (event) => {
    if (!press) return peek(event)
    if (event.pointerId !== press.pointerId) return
    press.at = event
    const elapsedMs = event.timeStamp - press.last.timeMs
    if (elapsedMs > 0) {
      press.speed += NEWEST_COUNTS * ((press.last.x - event.clientX) / elapsedMs - press.speed)
      press.last = { x: event.clientX, timeMs: event.timeStamp }
    }
    if (press.is === 'undecided') press.is = begin(press, event)
    if (press.is === 'drag') book.follow(fromSpine(onBook(event), press.direction))
  })
  listen('pointerup', (event) => {
    if (!press || event.pointerId !== press.pointerId) return
    const { is, start, startedMs, direction, corner, speed } = press
    press = null
    const swipe =
      event.pointerType === 'mouse'
        ? null
        : swipeOf(start, { x: event.clientX, y: event.clientY }, event.timeStamp - startedMs)
    if (is === 'drag') book.letGo(direction === 'forward' ? speed : -speed, swipe === direction ? 'turned' : undefined)
    else if (swipe) book.turn(swipe, corner)
    else if (is === 'undecided' && !event.defaultPrevented) book.turn(direction, corner)
  })
  listen('pointercancel', abandon)
  listen('pointerleave', (event) => {
    if (!press && event.pointerType === 'mouse') putCornerDown()
  })

  // A long touch must select no text. CSS cannot forbid it: WebKit highlights a word that is read aloud only in
  // selectable text.
  host.addEventListener('selectstart', (event) => event.preventDefault(), { signal: watching.signal })

  return () => watching.abort()
}

// Distances in CSS pixels, times in milliseconds (product 9.3).
const SWIPE_TIMEOUT_MS = 250
const CORNER_OF_DIAGONAL = 1 / 5

/** Ignore smaller moves: a hand trembles, and a finger more than a mouse. */
const TREMBLE_PX = { mouse: 5, touch: 10 } as const

/** @returns whether the move is a drag along the page; null while that is uncertain */
export function isDrag(from: Point, to: Point, pointerType: string): boolean | null {
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
  if (Math.hypot(dx, dy) <= (pointerType === 'mouse' ? TREMBLE_PX.mouse : TREMBLE_PX.touch)) return null
  // A finger that moves vertically does not turn a page; a mouse may pull a corner in any direction.
  return pointerType === 'mouse' || dx > dy
}

/** @returns the direction of a swipe; null if the move is no swipe */
export function swipeOf(from: Point, to: Point, durationMs: number): 'forward' | 'back' | null {
  const [dx, dy] = [to.x - from.x, Math.abs(to.y - from.y)]
  if (
    durationMs >= SWIPE_TIMEOUT_MS ||
    Math.abs(dx) <= BOOK_SETTINGS.swipeDistance ||
    dy >= 2 * BOOK_SETTINGS.swipeDistance
  )
    return null
  return dx < 0 ? 'forward' : 'back'
}

/** @param point from the top of the spine. @returns whether it lies in one of the book's four outer corners */
export function isOnCorner({ width, height }: PageSize, { x, y }: Point): boolean {
  const reach = Math.hypot(width, height) * CORNER_OF_DIAGONAL
  const fromEdge = width - Math.abs(x)
  return fromEdge > 0 && fromEdge < reach && y > 0 && y < height && (y < reach || y > height - reach)
}
