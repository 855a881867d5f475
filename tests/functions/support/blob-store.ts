/** The place in which the tests of this folder look for it. */
export { startBlobStore } from '#local/blob-store.ts'
