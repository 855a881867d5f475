import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  atFirst,
  flipStateOf,
  headingOf,
  isFree,
  stepOf,
  TURN_TABLE,
  type TurnCommand,
  type TurnEvent,
  type TurnState,
  type Wish,
} from '#flip-book/engine/turn-machine.ts'

const TO_FIVE: Wish = { how: 'turn', index: 5, corner: 'bottom' }
const TO_NINE: Wish = { how: 'turn', index: 9, corner: 'top' }
const SHOW_SEVEN: Wish = { how: 'show', index: 7, corner: 'top' }

/** A book that is or was open at 3. */
const STATES = {
  'at rest': { is: 'at rest', index: 3, waiting: null },
  'at rest, waiting': { is: 'at rest', index: 3, waiting: TO_NINE },
  'lifted by hand': { is: 'lifted', index: 3, target: 5, by: 'user_fold' },
  'lifted corner': { is: 'lifted', index: 3, target: 5, by: 'fold_corner' },
  'preparing a turn': { is: 'preparing', index: 3, wish: TO_FIVE, waiting: TO_NINE },
  'preparing to show': { is: 'preparing', index: 3, wish: SHOW_SEVEN, waiting: TO_NINE },
  turning: { is: 'turning', index: 3, target: 5, waiting: TO_NINE },
  settling: { is: 'settling', index: 3, by: 'user_fold', waiting: TO_NINE },
  'arriving from a turn': { is: 'arriving', index: 3, shown: false, waiting: TO_NINE },
  'arriving, shown': { is: 'arriving', index: 3, shown: true, waiting: TO_NINE },
  closed: { is: 'closed', index: 3 },
} as const satisfies Record<string, TurnState>

const EVENTS = {
  'asked to turn': { is: 'asked', wish: TO_FIVE },
  'asked for the open page': { is: 'asked', wish: { how: 'turn', index: 3, corner: 'top' } },
  'asked to show': { is: 'asked', wish: SHOW_SEVEN },
  allowed: { is: 'allowed', wish: TO_FIVE },
  free: { is: 'free' },
  prepared: { is: 'prepared' },
  'lifted by hand': { is: 'lifted', target: 5, corner: 'top', by: 'user_fold' },
  'lifted corner': { is: 'lifted', target: 5, corner: 'top', by: 'fold_corner' },
  'let go over': { is: 'let go', fall: 'turned', speedPxPerMs: 1 },
  'let go back': { is: 'let go', fall: 'back', speedPxPerMs: 0 },
  landed: { is: 'landed' },
  told: { is: 'told' },
  resized: { is: 'resized', size: { width: 300, height: 337 } },
  closed: { is: 'closed' },
} as const satisfies Record<string, TurnEvent>

const LANDING = 'stop clock; arrive at 5 in one frame; lay at rest 5; drop animations; go on told'
const SETTLING = 'stop clock; lay at rest 3; drop animations; tell read; go on free'
const WAITS = { 'asked to turn': 'waits', 'asked for the open page': 'waits', 'asked to show': 'waits' }
const CLOSES = { closed: 'closed: stop clock; drop animations' }

/** Events that are missing here change no state and give no command. */
const TABLE: Record<keyof typeof STATES, Partial<Record<keyof typeof EVENTS, string>>> = {
  'at rest': {
    'asked to turn': 'at rest 3: ask leave to 5',
    'asked to show': 'preparing 7: prepare 7',
    allowed: 'preparing 5: prepare 5',
    'lifted by hand': 'lifted 5: lift leaf 3 to 5; tell user_fold',
    'lifted corner': 'lifted 5: lift leaf 3 to 5; tell fold_corner',
    resized: 'at rest 3: measure; lay at rest 3; reckon turns',
    ...CLOSES,
  },
  'at rest, waiting': {
    'asked to turn': 'at rest 3: ask leave to 5',
    'asked for the open page': 'at rest 3',
    'asked to show': 'preparing 7: prepare 7',
    allowed: 'preparing 5: prepare 5',
    free: 'at rest 3: ask leave to 9',
    'lifted by hand': 'lifted 5: lift leaf 3 to 5; tell user_fold',
    'lifted corner': 'lifted 5: lift leaf 3 to 5; tell fold_corner',
    resized: 'at rest 3 then 9: measure; lay at rest 3; reckon turns',
    ...CLOSES,
  },
  'lifted by hand': {
    'asked to turn': 'at rest 3 then 5: lay at rest 3; tell read; go on free',
    'asked for the open page': 'at rest 3 then 3: lay at rest 3; tell read; go on free',
    'asked to show': 'at rest 3 then 7: lay at rest 3; tell read; go on free',
    'lifted by hand': 'lifted 5: lay at rest 3; lift leaf 3 to 5',
    'lifted corner': 'lifted 5: lay at rest 3; lift leaf 3 to 5; tell fold_corner',
    'let go over': 'turning 5: tell flipping; play fall turned; draw ahead 5 beside 3',
    'let go back': 'settling 3: play fall back',
    resized: 'at rest 3: measure; lay at rest 3; tell read; go on free; reckon turns',
    ...CLOSES,
  },
  'lifted corner': {
    'asked to turn': 'at rest 3 then 5: lay at rest 3; tell read; go on free',
    'asked for the open page': 'at rest 3 then 3: lay at rest 3; tell read; go on free',
    'asked to show': 'at rest 3 then 7: lay at rest 3; tell read; go on free',
    'lifted by hand': 'lifted 5: lay at rest 3; lift leaf 3 to 5; tell user_fold',
    'lifted corner': 'lifted 5: lay at rest 3; lift leaf 3 to 5',
    'let go over': 'turning 5: tell flipping; play fall turned; draw ahead 5 beside 3',
    'let go back': 'settling 3: play fall back',
    resized: 'at rest 3: measure; lay at rest 3; tell read; go on free; reckon turns',
    ...CLOSES,
  },
  'preparing a turn': {
    ...WAITS,
    prepared: 'turning 5 then 9: tell flipping; play turn 3 to 5; draw ahead 5 beside 3',
    resized: 'preparing 5 then 9: measure; lay at rest 3; reckon turns',
    ...CLOSES,
  },
  'preparing to show': {
    ...WAITS,
    prepared: 'arriving 7 then 9: arrive at 7; lay at rest 7; go on told',
    resized: 'preparing 7 then 9: measure; lay at rest 3; reckon turns',
    ...CLOSES,
  },
  turning: {
    ...WAITS,
    landed: `arriving 5 then 9: ${LANDING}`,
    resized: `arriving 5 then 9: measure; ${LANDING}; reckon turns`,
    ...CLOSES,
  },
  settling: {
    ...WAITS,
    landed: `at rest 3 then 9: ${SETTLING}`,
    resized: `at rest 3 then 9: measure; ${SETTLING}; reckon turns`,
    ...CLOSES,
  },
  'arriving from a turn': {
    ...WAITS,
    told: 'at rest 3 then 9: tell read; go on free',
    resized: 'arriving 3 then 9: measure; lay at rest 3; reckon turns',
    ...CLOSES,
  },
  'arriving, shown': {
    ...WAITS,
    told: 'at rest 3 then 9: go on free',
    resized: 'arriving 3 then 9: measure; lay at rest 3; reckon turns',
    ...CLOSES,
  },
  closed: {},
}

function written(state: TurnState, commands: readonly TurnCommand[]): string {
  const leadsTo = state.is === 'lifted' ? state.target : headingOf({ ...state, waiting: null } as TurnState)
  const next = 'waiting' in state && state.waiting ? ` then ${state.waiting.index}` : ''
  const name = state.is === 'closed' ? 'closed' : `${state.is} ${leadsTo}${next}`
  return [name, commands.map(phrase).join('; ')].filter(Boolean).join(': ')
}
function phrase(command: TurnCommand): string {
  switch (command.do) {
    case 'ask leave':
      return `ask leave to ${command.wish.index}`
    case 'lift leaf':
    case 'play turn':
      return `${command.do} ${command.from} to ${command.to}`
    case 'play fall':
      return `play fall ${command.to}`
    case 'draw ahead':
      return `draw ahead ${command.index} beside ${command.open}`
    case 'arrive':
      return `arrive at ${command.index}${command.inOneFrame ? ' in one frame' : ''}`
    case 'prepare':
    case 'lay at rest':
      return `${command.do} ${command.index}`
    case 'tell state':
      return `tell ${command.state}`
    case 'go on':
      return `go on ${command.with.is}`
    default:
      return command.do
  }
}

describe.each(Object.entries(STATES))('%s', (name, state) => {
  test.each(Object.entries(EVENTS))('handles an event in each state: %s', (eventName, event) => {
    const expected = TABLE[name as keyof typeof STATES][eventName as keyof typeof EVENTS]
    const step = stepOf(state, event)
    if (expected === undefined) expect(step).toEqual({ state, commands: [] })
    else if (expected === 'waits')
      expect(step).toEqual({ state: { ...state, waiting: 'wish' in event ? event.wish : null }, commands: [] })
    else expect(written(step.state, step.commands)).toBe(expected)
  })
})

test('tests each state and each event of the turn table', () => {
  expect(new Set(Object.values(STATES).map(({ is }) => is))).toEqual(new Set(Object.keys(TURN_TABLE)))
  expect(new Set(Object.values(EVENTS).map(({ is }) => is))).toEqual(new Set(Object.keys(TURN_TABLE.closed)))
})

/** A book whose owner allows everything, whose pages load at once, and whose leaves land when the test says so. */
function book() {
  let state: TurnState = atFirst
  const done: string[] = []
  const happen = (event: TurnEvent): void => {
    const step = stepOf(state, event)
    state = step.state
    for (const command of step.commands) {
      done.push(phrase(command))
      if (command.do === 'ask leave') happen({ is: 'allowed', wish: command.wish })
      if (command.do === 'prepare') happen({ is: 'prepared' })
      if (command.do === 'go on') happen(command.with)
    }
  }
  const turnTo = (index: number) => happen({ is: 'asked', wish: { how: 'turn', index, corner: 'top' } })
  return { happen, turnTo, now: () => state, turns: () => done.filter((each) => each.startsWith('play turn')) }
}

test('advances three spreads in two turns after three key presses', () => {
  const { turnTo, happen, now, turns } = book()
  for (let press = 0; press < 3; press += 1) turnTo(headingOf(now()) === 0 ? 1 : headingOf(now()) + 2)
  happen({ is: 'landed' })
  happen({ is: 'landed' })
  expect(turns()).toEqual(['play turn 0 to 1', 'play turn 1 to 5'])
  expect(now()).toEqual({ is: 'at rest', index: 5, waiting: null })
})

test('puts a released page back, then plays the turn that was requested meanwhile', () => {
  const { turnTo, happen, now, turns } = book()
  happen({ is: 'lifted', target: 1, corner: 'bottom', by: 'user_fold' })
  happen({ is: 'let go', fall: 'back', speedPxPerMs: 0 })
  expect(flipStateOf(now())).toBe('user_fold')
  turnTo(3)
  expect(turns()).toEqual([])
  happen({ is: 'landed' })
  expect(turns()).toEqual(['play turn 0 to 3'])
})

test('lifts a leaf only while the book is free, ends each turn, in any order of events', () => {
  const events = Object.values(EVENTS).filter(({ is }) => is !== 'closed')
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 60 }), (told) => {
      const { happen, now } = book()
      for (const event of told) {
        const before = now()
        happen(event)
        if (event.is === 'lifted') expect(now().is === 'lifted').toBe(isFree(before))
      }
      // No more than one leaf moves and one request waits.
      for (let landing = 0; landing < 3; landing += 1) happen({ is: 'landed' })
      happen({ is: 'let go', fall: 'back', speedPxPerMs: 0 })
      happen({ is: 'landed' })
      expect(now()).toMatchObject({ is: 'at rest', waiting: null })
    }),
  )
})
