/** Counts events and places. With enough orders, it also names the pairs and places that occurred rarely. */
import { ORDER_EVENT_TYPES } from '#domain/order-events.ts'
import { BOOK_TABLE, GIFT_TABLE } from '#domain/order-machine.ts'
import type { Counts } from './statistics.ts'

const OFTEN = 50
/** With fewer orders, most pairs are rare. */
const ORDERS_FOR_OFTEN = 50_000

export function report(counts: Counts, orders: number, print: (line: string) => void): void {
  const { pairs, places, delivered, refunded, unpaid } = counts
  const width = Math.max(...ORDER_EVENT_TYPES.map(({ length }) => length)) + 2
  for (const [kind, table] of Object.entries({ book: BOOK_TABLE, gift: GIFT_TABLE })) {
    const states = Object.keys(table)
    print(`${kind.padEnd(width)}${states.map((state) => state.padStart(15)).join('')}`)
    for (const event of ORDER_EVENT_TYPES) {
      const met = states.map((state) => String(pairs.get(`${kind} ${state} ${event}`) ?? 0).padStart(15))
      print(event.padEnd(width) + met.join(''))
    }
  }
  print('\nkilled  failed    visits  at')
  for (const [name, { visits, killed, failed }] of [...places].toSorted(([one], [other]) => one.localeCompare(other))) {
    print(`${String(killed).padStart(6)}  ${String(failed).padStart(6)}  ${String(visits).padStart(8)}  ${name}`)
  }
  print(`\n${delivered} delivered, ${refunded} refunded, ${unpaid} never paid`)
  if (orders < ORDERS_FOR_OFTEN) return
  const seldom = [
    ...[...pairs].filter(([, count]) => count < OFTEN).map(([pair, count]) => `${pair}: met ${count} times`),
    ...[...places]
      .filter(([, { killed }]) => killed < OFTEN)
      .map(([name, { killed }]) => `${name}: killed there ${killed} times`),
  ]
  for (const sentence of seldom) print(`seldom: ${sentence}`)
}
