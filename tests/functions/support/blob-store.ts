/** Where the tests of this folder look for it. */
export { startBlobStore } from '#dev/blob-store.ts'
