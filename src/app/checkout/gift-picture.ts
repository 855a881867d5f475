/** The picture on a gift's card: a painting of the first tale, without a child's name. */
import { mediaFolder, storyWorlds } from '#stories/library.ts'

const [first] = storyWorlds
export const GIFT_PICTURE = first ? `${mediaFolder(first)}/unnamed.avif` : ''
