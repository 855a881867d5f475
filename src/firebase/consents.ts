/** Consents are appended, never changed: what was agreed to, in which version of the text, and when. */
import { push, ref, serverTimestamp, set } from 'firebase/database'
import { LEGAL_TEXTS_VERSION, type ConsentKind } from '#domain/consent.ts'
import { paths } from '#domain/database-paths.ts'
import type { UserId } from '#domain/ids.ts'
import { database } from './database.ts'
import { withinDeadline } from './deadline.ts'

/**
 * @param granted false: it was asked for and refused
 * @throws Problem where it was not stored: then what needs the consent must not begin
 */
export async function createConsent(uid: UserId, kind: ConsentKind, granted = true): Promise<void> {
  const record = { kind, granted, version: LEGAL_TEXTS_VERSION, createdAt: serverTimestamp() }
  await withinDeadline(set(push(ref(database(), paths.consents(uid))), record), `store ${kind} consent`)
}
