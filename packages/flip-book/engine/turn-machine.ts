/**
 * The book's turns as a state machine: for every state and every event, either the next step or the reason to ignore
 * the event. One leaf moves at a time, whoever requested it. A turn requested meanwhile waits; a newer request replaces
 * it, so three key presses advance three spreads with at most two turns. Every effect on the page or its owner is a
 * command, which `flip-controller.ts` runs in the order given here; a command may cause new events before the next one
 * runs.
 */
import type { FlipState } from '../flip-book-handle.ts'
import type { Corner, PageSize } from '../geometry/fold.ts'

export interface Wish {
  /** 'show': at once, without an animation. */
  how: 'turn' | 'show'
  index: number
  corner: Corner
}
/** The holder of a leaf: a hand, or a mouse that only hovers over its corner. */
export type Holder = 'user_fold' | 'fold_corner'

/**
 * `index` is the open page, or was when the leaf was taken; `target` is the index after the turn. `waiting` is the
 * request after that.
 */
export type TurnState =
  | { is: 'at rest'; index: number; waiting: Wish | null }
  | { is: 'lifted'; index: number; target: number; by: Holder }
  /** The pictures of the requested pages are loading. */
  | { is: 'preparing'; index: number; wish: Wish; waiting: Wish | null }
  | { is: 'turning'; index: number; target: number; waiting: Wish | null }
  /** A released leaf falls back to its old position. */
  | { is: 'settling'; index: number; by: Holder; waiting: Wish | null }
  /** The new index is being reported to the book's owner. `shown`: without an animation. */
  | { is: 'arriving'; index: number; shown: boolean; waiting: Wish | null }
  | { is: 'closed'; index: number }

export type TurnEvent =
  | { is: 'asked'; wish: Wish }
  /** The owner allows this turn. */
  | { is: 'allowed'; wish: Wish }
  /** The waiting request may begin. */
  | { is: 'free' }
  /** The requested pages can be shown. */
  | { is: 'prepared' }
  /** A hand takes a leaf whose turn is allowed and whose pages are drawn. */
  | { is: 'lifted'; target: number; corner: Corner; by: Holder }
  /** @property speedPxPerMs towards being turned */
  | { is: 'let go'; fall: 'turned' | 'back'; speedPxPerMs: number }
  /** The leaf that moved by itself lies flat. */
  | { is: 'landed' }
  | { is: 'told' }
  | { is: 'resized'; size: PageSize }
  | { is: 'closed' }

export type TurnCommand =
  /** Asks the owner whether this turn is allowed. Its answer is the event 'allowed'. */
  | { do: 'ask leave'; wish: Wish }
  /** Draws the pages that are open at an index. Then they are 'prepared'. */
  | { do: 'prepare'; index: number }
  | { do: 'lift leaf'; from: number; to: number; corner: Corner }
  /** Plays the whole turn. When its leaf lies flat, it has 'landed'. */
  | { do: 'play turn'; from: number; to: number; corner: Corner }
  /** Plays the rest of a lifted leaf's movement. When it lies flat, it has 'landed'. */
  | { do: 'play fall'; to: 'turned' | 'back'; speedPxPerMs: number }
  /** Draws the pages around an index in a moment, while the leaf still turns. */
  | { do: 'draw ahead'; index: number; open: number }
  /** Stops waiting for a landing and for drawing ahead. */
  | { do: 'stop clock' }
  /** Cancels the animations: each page jumps to its final position. */
  | { do: 'drop animations' }
  | { do: 'lay at rest'; index: number }
  /** Reports another index to the owner, `inOneFrame` with the pages that it draws. */
  | { do: 'arrive'; index: number; inOneFrame: boolean }
  | { do: 'tell state'; state: FlipState }
  | { do: 'measure'; size: PageSize }
  /** Computes the keyframes of turns by key or button in advance. */
  | { do: 'reckon turns' }
  /** Continues with an event of the machine itself. */
  | { do: 'go on'; with: Extract<TurnEvent, { is: 'told' | 'free' }> }

export interface Step {
  state: TurnState
  commands: readonly TurnCommand[]
}
/** Reasons to ignore an event. */
type Ignored = 'moves already' | 'nothing is held' | 'nothing was prepared' | 'nothing moves' | 'overtaken' | 'closed'
type Of<Union extends { is: string }, Is extends string> = Extract<Union, { is: Is }>
type Cell<S extends TurnState['is'], E extends TurnEvent['is']> =
  Ignored | ((state: Of<TurnState, S>, event: Of<TurnEvent, E>) => Step)
type Table = { [S in TurnState['is']]: { [E in TurnEvent['is']]: Cell<S, E> } }

export const atFirst: TurnState = { is: 'at rest', index: 0, waiting: null }

/** @returns the next state and its commands; the same state and no commands if the event is ignored */
export function stepOf(state: TurnState, event: TurnEvent): Step {
  // Each cell accepts the state and the event of its place in the table.
  const cell = TURN_TABLE[state.is][event.is] as Cell<never, never>
  return typeof cell === 'string' ? { state, commands: [] } : cell(state as never, event as never)
}

/** The state's name in the book's interface. */
export function flipStateOf(state: TurnState): FlipState {
  switch (state.is) {
    case 'lifted':
    case 'settling':
      return state.by
    case 'turning':
      return 'flipping'
    case 'arriving':
      return state.shown ? 'read' : 'flipping'
    default:
      return 'read'
  }
}

/** States in which a hand may lift a leaf: none is held, or the held one is replaced. */
export const isFree = ({ is }: TurnState): boolean => is === 'at rest' || is === 'lifted'

/** The index after all requests are done: presses of a key add up. */
export function headingOf(state: TurnState): number {
  if ('waiting' in state && state.waiting) return state.waiting.index
  if (state.is === 'turning') return state.target
  return state.is === 'preparing' ? state.wish.index : state.index
}

const GO_FREE: TurnCommand = { do: 'go on', with: { is: 'free' } }
const RECKON: TurnCommand = { do: 'reckon turns' }
const tell = (state: FlipState): TurnCommand => ({ do: 'tell state', state })

/** A newer request replaces an older one. */
const wait = <S extends Exclude<TurnState, { is: 'lifted' | 'closed' }>>(state: S, { wish }: { wish: Wish }): Step => ({
  state: { ...state, waiting: wish },
  commands: [],
})

const prepare = (index: number, wish: Wish): Step => ({
  state: { is: 'preparing', index, wish, waiting: null },
  commands: [{ do: 'prepare', index: wish.index }],
})

/** Starts a request while the book is at rest. */
function begin(index: number, wish: Wish): Step {
  if (wish.how === 'show') return prepare(index, wish)
  const state: TurnState = { is: 'at rest', index, waiting: null }
  return { state, commands: wish.index === index ? [] : [{ do: 'ask leave', wish }] }
}

function arrive(index: number, shown: boolean, waiting: Wish | null): Step {
  return {
    state: { is: 'arriving', index, shown, waiting },
    commands: [
      // Report before the sheets move, because React then reads the focus, which makes the browser recompute all
      // changed styles.
      { do: 'arrive', index, inOneFrame: !shown },
      { do: 'lay at rest', index },
      // Cancel only now: earlier, each sheet would jump back to the start of its turn.
      ...(shown ? [] : [{ do: 'drop animations' } as const]),
      { do: 'go on', with: { is: 'told' } },
    ],
  }
}

/** Puts a held leaf back at once, without an animation. */
const putDown = (index: number, waiting: Wish | null): Step => ({
  state: { is: 'at rest', index, waiting },
  commands: [{ do: 'lay at rest', index }, tell('read'), GO_FREE],
})

const settle = ({ index, waiting }: Of<TurnState, 'settling'>): Step => ({
  state: { is: 'at rest', index, waiting },
  commands: [{ do: 'stop clock' }, { do: 'lay at rest', index }, { do: 'drop animations' }, tell('read'), GO_FREE],
})

/** From here on the leaf moves by itself: to the other side, or back to its old position. */
function letGo({ index, target, by }: Of<TurnState, 'lifted'>, { fall, speedPxPerMs }: Of<TurnEvent, 'let go'>): Step {
  const fallen: TurnCommand = { do: 'play fall', to: fall, speedPxPerMs }
  if (fall === 'back') return { state: { is: 'settling', index, by, waiting: null }, commands: [fallen] }
  return {
    state: { is: 'turning', index, target, waiting: null },
    commands: [tell('flipping'), fallen, { do: 'draw ahead', index: target, open: index }],
  }
}

const turn = (index: number, { index: target, corner }: Wish, waiting: Wish | null): Step => ({
  state: { is: 'turning', index, target, waiting },
  commands: [
    tell('flipping'),
    { do: 'play turn', from: index, to: target, corner },
    { do: 'draw ahead', index: target, open: index },
  ],
})

function land({ target, waiting }: Of<TurnState, 'turning'>): Step {
  const { state, commands } = arrive(target, false, waiting)
  return { state, commands: [{ do: 'stop clock' }, ...commands] }
}

const close = ({ index }: TurnState): Step => ({
  state: { is: 'closed', index },
  commands: [{ do: 'stop clock' }, { do: 'drop animations' }],
})

/** Measures first, so that the following commands use the new size. */
const resized = (size: PageSize, { state, commands }: Step): Step => ({
  state,
  commands: [{ do: 'measure', size }, ...commands, RECKON],
})
const layAnew = <S extends TurnState>(state: S, { size }: { size: PageSize }): Step =>
  resized(size, { state, commands: [{ do: 'lay at rest', index: state.index }] })

const lift = (state: Of<TurnState, 'at rest' | 'lifted'>, { target, corner, by }: Of<TurnEvent, 'lifted'>): Step => ({
  state: { is: 'lifted', index: state.index, target, by },
  commands: [
    ...(state.is === 'lifted' ? [{ do: 'lay at rest', index: state.index } as const] : []),
    { do: 'lift leaf', from: state.index, to: target, corner },
    ...(flipStateOf(state) === by ? [] : [tell(by)]),
  ],
})

/** While a leaf moves or is about to move, requests wait and other events come too late. */
const BUSY = {
  asked: wait,
  allowed: 'overtaken',
  free: 'overtaken',
  lifted: 'moves already',
  'let go': 'nothing is held',
  closed: close,
} as const

export const TURN_TABLE: Table = {
  'at rest': {
    asked: ({ index }, { wish }) => begin(index, wish),
    allowed: ({ index }, { wish }) => prepare(index, wish),
    free: (state) => (state.waiting ? begin(state.index, state.waiting) : { state, commands: [] }),
    prepared: 'nothing was prepared',
    lifted: lift,
    'let go': 'nothing is held',
    landed: 'nothing moves',
    told: 'nothing moves',
    resized: layAnew,
    closed: close,
  },
  lifted: {
    asked: ({ index }, { wish }) => putDown(index, wish),
    allowed: 'overtaken',
    free: 'overtaken',
    prepared: 'nothing was prepared',
    lifted: lift,
    'let go': letGo,
    landed: 'nothing moves',
    told: 'nothing moves',
    resized: ({ index }, { size }) => resized(size, putDown(index, null)),
    closed: close,
  },
  preparing: {
    ...BUSY,
    prepared: ({ index, wish, waiting }) =>
      wish.how === 'show' ? arrive(wish.index, true, waiting) : turn(index, wish, waiting),
    landed: 'nothing moves',
    told: 'nothing moves',
    resized: layAnew,
  },
  turning: {
    ...BUSY,
    prepared: 'nothing was prepared',
    landed: land,
    told: 'overtaken',
    resized: (state, { size }) => resized(size, land(state)),
  },
  settling: {
    ...BUSY,
    prepared: 'nothing was prepared',
    landed: settle,
    told: 'overtaken',
    resized: (state, { size }) => resized(size, settle(state)),
  },
  arriving: {
    ...BUSY,
    prepared: 'nothing was prepared',
    landed: 'nothing moves',
    told: ({ index, shown, waiting }) => ({
      state: { is: 'at rest', index, waiting },
      commands: [...(shown ? [] : [tell('read')]), GO_FREE],
    }),
    resized: layAnew,
  },
  closed: {
    asked: 'closed',
    allowed: 'closed',
    free: 'closed',
    prepared: 'closed',
    lifted: 'closed',
    'let go': 'closed',
    landed: 'closed',
    told: 'closed',
    resized: 'closed',
    closed: 'closed',
  },
}
