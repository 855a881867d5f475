import { fun } from './fun.ts'
import { sleep } from './sleep.ts'
import { story } from './story.ts'

/** The keys are the names of the reader's music files. */
export const themes = { sleep, story, fun }
