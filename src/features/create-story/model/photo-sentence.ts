/** The sentence that a parent reads when a photo or its portrait has failed (product 5.4). */
import { isProblemCode, type Problem } from '#domain/problem.ts'
import { TRANSFORMATION_ERROR_MAX_LETTERS } from '#domain/transformation.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { problemText } from '#text/problems.ts'
import type { PhotoRefusal } from '#photo/open-photo.ts'

/** @param serverText the record's `error`: a code of ours, or an outside producer's sentence, shown unchanged */
export function transformationSentence({ code }: Problem, serverText: string): string {
  if (code.startsWith('photo-')) return problemText(code)
  switch (code) {
    case 'transformation-failed':
      if (isProblemCode(serverText)) return problemText(serverText)
      return serverText.slice(0, TRANSFORMATION_ERROR_MAX_LETTERS) || CREATE_STORY.transformationFailed
    case 'transformation-timeout':
      return CREATE_STORY.timedOut
    case 'transformation-unwatchable':
      return CREATE_STORY.unwatchable
    case 'email-unverified':
    case 'too-many-requests':
    case 'too-many-from-here':
    case 'budget-used-up':
    case 'consent-missing':
    case 'not-signed-in':
      return problemText(code)
    case 'unknown':
    case 'network':
      return CREATE_STORY.wentWrong
    default:
      return CREATE_STORY.requestFailed
  }
}

const REFUSALS: Readonly<Record<PhotoRefusal, string>> = {
  'canvas-falsified': CREATE_STORY.photoFalsified,
  'not-read': CREATE_STORY.photoNotRead,
  'no-type': CREATE_STORY.photoNoType,
  'wrong-type': CREATE_STORY.photoWrongType,
  unreadable: CREATE_STORY.photoUnreadable,
  'too-small': CREATE_STORY.photoTooSmall,
  'decoder-missing': CREATE_STORY.photoDecoderMissing,
}

export const refusalSentence = (why: PhotoRefusal): string => REFUSALS[why]
