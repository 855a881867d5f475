import { fileURLToPath } from 'node:url'

/** The folder of package.json: every part of the local environment runs there. */
export const projectFolder = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
