import { randomUUID } from 'node:crypto'
import { child, get, goOffline, goOnline, onDisconnect, onValue, ref } from 'firebase/database'
import type { DatabaseReference } from 'firebase/database'
import { expect } from 'vitest'
import { connect } from '../target.ts'
import type { Client, Target } from '../target.ts'
import { perform, wishFor } from './commands.ts'
import type { Command, Wish } from './commands.ts'
import type { Plain } from './plain-data.ts'
import { eventsBetween, viewOf } from './plain-query.ts'
import type { PlainQuery } from './plain-query.ts'
import { listen, sdkQuery, WHOLE } from './queries.ts'

/** A listener and the events it received since the last comparison. */
interface Ear {
  readonly query: PlainQuery
  readonly heard: string[]
  /** The shown data; undefined before the first event. */
  view: Plain | undefined
}

class Person {
  readonly client: Client
  readonly top: DatabaseReference
  readonly ears: readonly Ear[]
  readonly #stops: (() => void)[]

  constructor(target: Target, place: string, queries: readonly PlainQuery[]) {
    this.client = connect(target)
    this.top = ref(this.client.database, place)
    this.ears = queries.map((query) => ({ query, heard: [], view: undefined }))
    this.#stops = this.ears.map(({ query, heard }) => listen(sdkQuery(this.top, query), heard))
  }

  /** Waits until all messages that the server sent earlier have arrived. */
  async catchUp(): Promise<void> {
    await get(child(this.top, 'nothing'))
  }

  async close(): Promise<void> {
    for (const stop of this.#stops) stop()
    await this.client.close()
  }
}

/** Runs one sequence of commands: two writers, who listen too, and two observers, each over its own connection. */
export class Run {
  readonly #place = `run-${randomUUID()}`
  readonly #writers: readonly [Person, Person]
  readonly #observers: readonly Person[]
  readonly #witness: Person
  #root: Plain = null
  #areObserversOnline = true

  constructor(target: Target, queries: readonly PlainQuery[]) {
    const person = (asked: readonly PlainQuery[]) => new Person(target, this.#place, asked)
    this.#writers = [person([WHOLE]), person([WHOLE])]
    this.#observers = [person(queries), person([WHOLE])]
    this.#witness = person([])
  }

  async start(): Promise<void> {
    await this.#compare([this.#root])
  }

  async do(command: Command): Promise<void> {
    switch (command.is) {
      case 'write':
        await this.#compare([await perform(this.#writer(command.writer).top, command.write, this.#root)])
        break
      case 'leave':
        await this.#leave(this.#writer(command.writer), command.wishes)
        break
      case 'observer offline':
        this.#areObserversOnline = false
        for (const { client } of this.#observers) goOffline(client.database)
        break
      case 'observer online':
        this.#areObserversOnline = true
        for (const { client } of this.#observers) goOnline(client.database)
        await this.#compare([this.#root])
    }
  }

  async end(): Promise<void> {
    await Promise.all([...this.#writers, ...this.#observers, this.#witness].map((one) => one.close()))
  }

  /** The last request writes a marker: when the witness sees it, the server has run all requests before. */
  async #leave(leaving: Person, wishes: readonly Wish[]): Promise<void> {
    const roots = await wishFor(leaving.top, wishes, this.#root)
    const sign = `signs/${randomUUID()}`
    await onDisconnect(child(leaving.top, sign)).set(true)
    const seen = new Promise<void>((resolve) => {
      onValue(child(this.#witness.top, sign), (snapshot) => {
        if (snapshot.exists()) resolve()
      })
    })
    goOffline(leaving.client.database)
    await seen
    goOnline(leaving.client.database)
    await leaving.catchUp()
    await this.#compare(roots, leaving)
    // The leaving client's SDK applied the requests too, in another order: ignore its intermediate events.
    for (const ear of leaving.ears) {
      ear.heard.length = 0
      ear.view = viewOf(this.#root, ear.query)
    }
  }

  /** @param roots the database after each write since the last comparison */
  async #compare(roots: readonly Plain[], absent?: Person): Promise<void> {
    for (const root of roots) this.#root = root
    const present = this.#areObserversOnline ? [...this.#writers, ...this.#observers] : this.#writers
    const listening = present.filter((one) => one !== absent)
    await Promise.all(listening.map((one) => one.catchUp()))
    for (const ear of listening.flatMap(({ ears }) => ears)) {
      const expected = roots.flatMap((root) => {
        const view = viewOf(root, ear.query)
        const events = eventsBetween(ear.view, view, ear.query)
        ear.view = view
        return events
      })
      expect(ear.heard.splice(0), JSON.stringify(ear.query)).toEqual(expected)
    }
  }

  #writer(number: number): Person {
    return this.#writers[number === 0 ? 0 : 1]
  }
}
