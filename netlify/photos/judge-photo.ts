/** What the browser has asked before it sent, asked again: a call may come from anywhere. */
import type { PhotoFault } from '#domain/photo-fault.ts'
import { Problem } from '#domain/problem.ts'
import { lookAtPhoto } from '#netlify/studio/built-in/portrait/look.ts'

/**
 * @param accepted the fault that the parent has read of and goes on with
 * @throws Problem with the fault as its code
 */
export async function requireGoodPhoto(photo: Uint8Array, accepted: PhotoFault | undefined): Promise<void> {
  const { fault } = (await lookAtPhoto(photo)).look
  if (fault && fault !== accepted) throw new Problem(fault, 'The photo will make no good portrait')
}
