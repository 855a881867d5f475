import { fun } from './fun.ts'
import { sleep } from './sleep.ts'
import { story } from './story.ts'

/** Keyed by the name of the file that the reader plays. */
export const themes = { sleep, story, fun }
