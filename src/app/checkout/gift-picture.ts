/** On a gift's card: a painting of the first tale, of which no child's name is told. */
import { mediaFolder, storyWorlds } from '#stories/library.ts'

const [first] = storyWorlds
export const GIFT_PICTURE = first ? `${mediaFolder(first)}/unnamed.avif` : ''
