/** Reads the plates from this folder, without a network. */
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { platesAt } from '#netlify/clients/plates.ts'
import { PLATES_PATH } from '#stories/plates.ts'
import { projectFolder } from './environment/project-folder.ts'

export const PLATES_URL = pathToFileURL(join(projectFolder, 'public', PLATES_PATH)).href

export const readPlate = platesAt(PLATES_URL)
