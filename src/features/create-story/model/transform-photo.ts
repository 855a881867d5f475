/**
 * The way from photo to portrait in the browser: write the record, listen, POST; 30 seconds from acceptance (product
 * 5.4, 5.1 and 5.3). The file uses no React.
 */
import type { PhotoFault } from '#domain/photo-fault.ts'
import type { TransformId } from '#domain/ids.ts'
import { asProblem, Problem } from '#domain/problem.ts'
import { TRANSFORMATION_TIMEOUT_MS, type Transformation } from '#domain/transformation.ts'
import { report } from '#report'

export interface ChosenPhoto {
  picture: Blob
  /** The fault that the parent has read and accepted: the server then does not report it. */
  acceptedFault: PhotoFault | null
  /** The parent disliked the portrait that was painted from this photo. */
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
  /** Requests a portrait that needs no photo; a second call for the same id is safe. */
  begin?: (id: TransformId) => Promise<void>
  /** Resolves when the server has accepted. */
  sendPhoto: (photo: ChosenPhoto, id: TransformId) => Promise<void>
}

export type TransformationEvent =
  | { is: 'accepted' }
  /** `features`: as measured; older transformations have none. */
  | { is: 'completed'; url: string; features?: string | undefined }
  /** `serverText` is an outside producer's own sentence or a problem code; it may be empty. */
  | { is: 'failed'; problem: Problem; serverText: string }

type Tell = (event: TransformationEvent) => void

/** @returns a function that stops it: no event comes after that */
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

/** Follows a transformation that was sent before a reload, or that needs no photo. */
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
    // Stop here too: the SDK may answer at once from its memory, before `stop` exists.
    if (over) stop()
  }
  const listenWithSpinner = () =>
    listen(
      (state) => {
        if (state.status !== 'processing') end(endingOf(state))
      },
      (problem) => end(failure('transformation-unwatchable', problem.message)),
    )
  /** After the time-out a picture that still arrives is accepted; other events are ignored. */
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

/**
 * If the record cannot be written, the photo was not sent: to the parent this must not look like a refusal by the
 * server.
 */
const written = (writing: Promise<void>): Promise<void> =>
  writing.catch((error: unknown) => {
    throw new Problem('unknown', `the transformation was not written: ${asProblem(error).message}`, { cause: error })
  })
