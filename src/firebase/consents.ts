/** Consents are appended, never changed: what was agreed to, in which version of the text, and when. */
import { getDatabase, push, ref, serverTimestamp, set } from 'firebase/database'
import { LEGAL_TEXTS_VERSION, type ConsentKind } from '#domain/consent.ts'
import { paths } from '#domain/database-paths.ts'
import type { UserId } from '#domain/ids.ts'
import { withinDeadline } from './deadline.ts'

/** @throws Problem where it was not stored: then what needs the consent must not begin */
export async function createConsent(uid: UserId, kind: ConsentKind): Promise<void> {
  const record = { kind, version: LEGAL_TEXTS_VERSION, createdAt: serverTimestamp() }
  await withinDeadline(set(push(ref(getDatabase(), paths.consents(uid))), record), `store ${kind} consent`)
}
