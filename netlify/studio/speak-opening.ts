import { asProblem, isTransient, Problem } from '#domain/problem.ts'
import type { OpeningRequest } from '#domain/wire.ts'
import { findStoryWorld } from '#stories/library.ts'
import { readerOf } from '#stories/script.ts'
import { openingOf } from '#stories/opening.ts'
import type { MadeMedia, Narrator } from '#studio/studio.ts'

/** @returns MP3. @throws Problem 'not-found' for an unknown story, or as the narrator does */
export async function speakOpening(narrator: Narrator, request: OpeningRequest): Promise<MadeMedia> {
  const { templateId, children } = request
  const world = findStoryWorld(templateId)
  if (!world) throw new Problem('not-found', 'Nobody has written a tale for this template')
  const text = openingOf(world.script, readerOf(request))
  const age = children[0].childAge
  return narrator.speak(text, { age }).catch((error: unknown) => {
    // The same rule as for a book: a substitute replaces a narrator that fails for good; after a transient failure or a
    // used-up budget the parent tries again.
    if (!narrator.substitute || isTransient(asProblem(error).code)) throw error
    return narrator.substitute.speak(text, { age })
  })
}
