/** Reads an event stream of REST, event by event. */
import { onTestFinished } from 'vitest'
import type { World } from './emulator-world.ts'

export interface StreamEvent {
  readonly name: string
  readonly data: unknown
}

export interface EventStream {
  readonly response: Response
  /** The next event except keep-alives, or null at the end. */
  next(): Promise<StreamEvent | null>
  /** The next event, keep-alives included. */
  nextOfAll(): Promise<StreamEvent | null>
}

export async function openStream(
  world: World,
  path: string,
  headers: Record<string, string> = {},
): Promise<EventStream> {
  const abort = new AbortController()
  onTestFinished(() => abort.abort())
  const url = new URL(path, world.emulator.url)
  url.searchParams.set('ns', world.namespace)
  const response = await fetch(url, { headers: { Accept: 'text/event-stream', ...headers }, signal: abort.signal })
  const events = eventsOf(response)
  const nextOfAll = async () => (await events.next()).value ?? null
  return {
    response,
    nextOfAll,
    next: async () => {
      let event = await nextOfAll()
      while (event?.name === 'keep-alive') event = await nextOfAll()
      return event
    },
  }
}

async function* eventsOf(response: Response): AsyncGenerator<StreamEvent, undefined> {
  let text = ''
  for await (const piece of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    text += piece
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const [, name = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(text.slice(0, end)) ?? []
      text = text.slice(end + 2)
      yield { name, data: JSON.parse(data) as unknown }
    }
  }
  return undefined
}
