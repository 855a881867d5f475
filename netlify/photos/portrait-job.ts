/**
 * `portraitJobs/{job}`: tells only the server whose photo an outside producer has. The producer learns the job's id and
 * no personal data; its delivery goes to the user in the record. The job ends with its delivery, or with the photo.
 */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import { erase, patch, read } from '#netlify/clients/database.ts'
import { photoJobSchema, type PhotoJob } from './job.ts'

/**
 * A hash of the photo's own random key: a repeated run orders the same job, and whoever erases a photo can find its
 * job.
 */
export const portraitJobOf = (originalKey: string): string => createHash('sha256').update(originalKey).digest('hex')

/** @returns the job */
export async function openPortraitJob(job: PhotoJob): Promise<string> {
  const id = portraitJobOf(job.originalKey)
  await patch({ [paths.portraitJob(id)]: { ...job, createdAt: Date.now() } })
  return id
}

/** @returns null if the job was never ordered, or has ended */
export async function readPortraitJob(id: string): Promise<PhotoJob | null> {
  const record = v.safeParse(photoJobSchema, await read(paths.portraitJob(id)))
  return record.success ? record.output : null
}

export const endPortraitJob = (id: string): Promise<void> => erase(paths.portraitJob(id))
