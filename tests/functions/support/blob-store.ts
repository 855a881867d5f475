/** Tests of this folder import the store from here. */
export { startBlobStore } from '#local/blob-store.ts'
