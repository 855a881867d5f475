import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TransformId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { TRANSFORMATION_TIMEOUT_MS, type Transformation } from '#domain/transformation.ts'
import {
  resumeTransformation,
  transformPhoto,
  type TransformationEvent,
  type TransformationPorts,
} from '#features/create-story/model/transform-photo.ts'

const ID = 'orman_1700000000000' as TransformId
const PHOTO = { picture: new Blob(['photo']), acceptedFault: null }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a photo on its way to a portrait', () => {
  test('creates and watches the transformation’s record, and only then sends the photo', async () => {
    const { ports, did } = stage()
    transformPhoto(PHOTO, ID, ports, () => {})
    await settle()
    expect(did).toEqual(['create', 'watch', 'send'])
  })

  test('reports the photo’s acceptance and the finished picture, then stops watching', async () => {
    const { ports, told, tell, database } = stage()
    transformPhoto(PHOTO, ID, ports, tell)
    await settle()
    database.says({ status: 'completed', transformedImageUrl: '/media/portrait' })
    database.says({ status: 'failed', error: 'too late' })
    expect(told()).toEqual(['accepted', 'completed /media/portrait'])
    expect(database.listeners()).toBe(0)
  })

  test("reports the server's own error text", async () => {
    const { ports, told, tell, database } = stage()
    transformPhoto(PHOTO, ID, ports, tell)
    await settle()
    database.says({ status: 'failed', error: 'Yüz bulunamadı' })
    expect(told()).toEqual(['accepted', 'failed transformation-failed Yüz bulunamadı'])
  })

  test("starts the time-out of 30 s at the photo's acceptance, not at the press", async () => {
    let accept = () => {}
    const { ports, told, tell } = stage({ sendPhoto: () => new Promise<void>((resolve) => (accept = resolve)) })
    transformPhoto(PHOTO, ID, ports, tell)
    await vi.advanceTimersByTimeAsync(TRANSFORMATION_TIMEOUT_MS * 2)
    expect(told()).toEqual([])
    accept()
    await vi.advanceTimersByTimeAsync(TRANSFORMATION_TIMEOUT_MS - 1)
    expect(told()).toEqual(['accepted'])
    await vi.advanceTimersByTimeAsync(1)
    expect(told()).toEqual(['accepted', 'failed transformation-timeout '])
  })

  test('accepts a picture after the time-out, but not a failure', async () => {
    const { ports, told, tell, database } = stage()
    transformPhoto(PHOTO, ID, ports, tell)
    await vi.advanceTimersByTimeAsync(TRANSFORMATION_TIMEOUT_MS)
    database.says({ status: 'failed', error: 'swept' })
    database.says({ status: 'completed', transformedImageUrl: '/media/late' })
    expect(told()).toEqual(['accepted', 'failed transformation-timeout ', 'completed /media/late'])
    expect(database.listeners()).toBe(0)
  })

  test('reports no state of the first photo after another photo is chosen', async () => {
    const { ports, told, tell, database } = stage()
    const stop = transformPhoto(PHOTO, ID, ports, tell)
    await settle()
    stop()
    database.says({ status: 'completed', transformedImageUrl: '/media/first' })
    await vi.advanceTimersByTimeAsync(TRANSFORMATION_TIMEOUT_MS)
    expect(told()).toEqual(['accepted'])
  })

  test('sends no photo if the record cannot be written', async () => {
    const { ports, told, tell, did } = stage({
      createTransformation: () => Promise.reject(new Problem('permission-denied', 'no')),
    })
    transformPhoto(PHOTO, ID, ports, tell)
    await settle()
    expect(told()).toEqual(['failed unknown '])
    expect(did).not.toContain('send')
  })

  test('reports a failed watch of the transformation', async () => {
    const { ports, told, tell, database } = stage()
    transformPhoto(PHOTO, ID, ports, tell)
    await settle()
    database.fails()
    expect(told()).toEqual(['accepted', 'failed transformation-unwatchable '])
  })

  test('resumes a transformation after a reload without sending anything again', async () => {
    const { ports, told, tell, did, database } = stage()
    resumeTransformation(ID, ports, tell)
    await settle()
    database.says({ status: 'completed', transformedImageUrl: '/media/portrait' })
    expect(did).toEqual(['watch'])
    expect(told()).toEqual(['completed /media/portrait'])
  })
})

const settle = () => vi.advanceTimersByTimeAsync(0)

function stage(changes: Partial<TransformationPorts> = {}) {
  const did: string[] = []
  const events: TransformationEvent[] = []
  const watchers = new Set<{ onChange: (state: Transformation) => void; onFailed: (problem: Problem) => void }>()
  const noted = (name: string) => {
    did.push(name)
    return Promise.resolve()
  }
  const ports: TransformationPorts = {
    createTransformation: () => noted('create'),
    sendPhoto: () => noted('send'),
    readTransformation: () => Promise.resolve(null),
    watchTransformation: (_, onChange, onFailed) => {
      did.push('watch')
      const watcher = { onChange, onFailed }
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    ...changes,
  }
  return {
    ports,
    did,
    tell: (event: TransformationEvent) => void events.push(event),
    told: () => events.map(inWords),
    database: {
      says: (state: Transformation) => [...watchers].forEach(({ onChange }) => onChange(state)),
      fails: () => [...watchers].forEach(({ onFailed }) => onFailed(new Problem('permission-denied', 'no'))),
      listeners: () => watchers.size,
    },
  }
}

function inWords(event: TransformationEvent): string {
  if (event.is === 'completed') return `completed ${event.url}`
  return event.is === 'failed' ? `failed ${event.problem.code} ${event.serverText}` : event.is
}
