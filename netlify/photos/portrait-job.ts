/**
 * `portraitJobs/{job}`: whose photo an outside producer has, for the server alone. It learns the job and nothing of the
 * person, and what it delivers goes to whom the record names. The job ends with its delivery, or with the photo.
 */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import { erase, patch, read } from '#netlify/clients/database.ts'
import { photoJobSchema, type PhotoJob } from './job.ts'

/** From the photo's own random key: a run that is repeated orders the same job, and a photo that is erased is enough to find it. */
export const portraitJobOf = (originalKey: string): string => createHash('sha256').update(originalKey).digest('hex')

/** @returns the job */
export async function openPortraitJob(job: PhotoJob): Promise<string> {
  const id = portraitJobOf(job.originalKey)
  await patch({ [paths.portraitJob(id)]: { ...job, createdAt: Date.now() } })
  return id
}

/** @returns null where nothing was ordered under it, or where it has ended */
export async function readPortraitJob(id: string): Promise<PhotoJob | null> {
  const record = v.safeParse(photoJobSchema, await read(paths.portraitJob(id)))
  return record.success ? record.output : null
}

export const endPortraitJob = (id: string): Promise<void> => erase(paths.portraitJob(id))
