/**
 * A photo's way to a portrait, as the browser walks it: set the record, listen, POST; 30 seconds from acceptance
 * (product 5.4, 5.1 and 5.3). The file uses no React.
 */
import type { PhotoFault } from '#domain/photo-fault.ts'
import type { TransformId } from '#domain/ids.ts'
import { asProblem, Problem } from '#domain/problem.ts'
import { TRANSFORMATION_TIMEOUT_MS, type Transformation } from '#domain/transformation.ts'
import { report } from '#report'

export interface ChosenPhoto {
  picture: Blob
  /** The fault that the parent has read of and accepted: the server then does not report it. */
  acceptedFault: PhotoFault | null
  /** The portrait that was painted of it was not liked. */
  isAgain?: boolean
}

export interface TransformationPorts {
  createTransformation: (id: TransformId) => Promise<void>
  watchTransformation: (
    id: TransformId,
    onChange: (state: Transformation) => void,
    onFailed: (problem: Problem) => void,
  ) => () => void
  readTransformation: (id: TransformId) => Promise<Transformation | null>
  /** Requests a portrait that needs no photo, again for the same one. */
  begin?: (id: TransformId) => Promise<void>
  /** Resolves when the server has accepted. */
  sendPhoto: (photo: ChosenPhoto, id: TransformId) => Promise<void>
}

export type TransformationEvent =
  | { is: 'accepted' }
  /** `features`: as they were measured; none of a transformation of before. */
  | { is: 'completed'; url: string; features?: string | undefined }
  /** `serverText` is an outside producer's own sentence or a problem code; it may be empty. */
  | { is: 'failed'; problem: Problem; serverText: string }

type Tell = (event: TransformationEvent) => void

/** @returns how to stop: nothing is told after that */
export function transformPhoto(
  photo: ChosenPhoto,
  id: TransformId,
  ports: TransformationPorts,
  tell: Tell,
): () => void {
  return follow(id, ports, tell, async (listen, tellWhileWaiting) => {
    await written(ports.createTransformation(id))
    listen()
    await ports.sendPhoto(photo, id)
    tellWhileWaiting({ is: 'accepted' })
  })
}

/** Takes up a transformation that was sent before a reload, or one that nobody has to send. */
export function resumeTransformation(id: TransformId, ports: TransformationPorts, tell: Tell): () => void {
  return follow(id, ports, tell, async (listen) => {
    await ports.begin?.(id)
    listen()
  })
}

type Begin = (listen: () => void, tellWhileWaiting: Tell) => Promise<void>

function follow(id: TransformId, ports: TransformationPorts, tellAnyone: Tell, begin: Begin): () => void {
  let over = false
  let stopWatching = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined

  const tell: Tell = (event) => {
    if (!over) tellAnyone(event)
  }
  const end = (event?: TransformationEvent) => {
    if (event) tell(event)
    over = true
    clearTimeout(timer)
    stopWatching()
  }
  const listen = (onState: (state: Transformation) => void, onFailed: (problem: Problem) => void) => {
    if (over) return
    const stop = ports.watchTransformation(
      id,
      (state) => !over && onState(state),
      (problem) => !over && onFailed(problem),
    )
    stopWatching = stop
    // A listener answers at once from the SDK's memory, before there is something to stop.
    if (over) stop()
  }
  const listenWithSpinner = () =>
    listen(
      (state) => {
        if (state.status !== 'processing') end(endingOf(state))
      },
      (problem) => end(failure('transformation-unwatchable', problem.message)),
    )
  /** After the time-out a picture that still comes is taken; anything else is left alone. */
  const giveUpWaiting = () => {
    tell(failure('transformation-timeout', `no picture ${TRANSFORMATION_TIMEOUT_MS} ms after it was accepted`))
    stopWatching()
    listen(
      (state) => {
        if (state.status === 'completed') end(endingOf(state))
      },
      (problem) => report(problem, 'create-story: wait for a late portrait'),
    )
  }

  begin(listenWithSpinner, tell).then(
    () => {
      if (!over) timer = setTimeout(giveUpWaiting, TRANSFORMATION_TIMEOUT_MS)
    },
    (error: unknown) => end({ is: 'failed', problem: asProblem(error), serverText: '' }),
  )
  return () => end()
}

/** The first check of 'Tekrar dene': the old picture may have come after all. */
export async function readFinished(id: TransformId, ports: TransformationPorts): Promise<TransformationEvent | null> {
  const state = await ports.readTransformation(id)
  return state?.status === 'completed' ? endingOf(state) : null
}

function endingOf(state: Exclude<Transformation, { status: 'processing' }>): TransformationEvent {
  return state.status === 'completed'
    ? { is: 'completed', url: state.transformedImageUrl, ...(state.features && { features: state.features }) }
    : failure('transformation-failed', 'the server ended it as failed', state.error)
}

const failure = (code: Problem['code'], logText: string, serverText = ''): TransformationEvent => ({
  is: 'failed',
  problem: new Problem(code, logText),
  serverText,
})

/** The photo was not sent if the record cannot be written: for the parent that is no refusal by the server. */
const written = (writing: Promise<void>): Promise<void> =>
  writing.catch((error: unknown) => {
    throw new Problem('unknown', `the transformation was not written: ${asProblem(error).message}`, { cause: error })
  })
