/**
 * A file of its own beside choose-illustrator.ts and choose-narrator.ts, so that a function that only needs these
 * answers is bundled without a studio.
 */
import { PLAIN } from '#studio/plain/plain.ts'

const FREE: readonly string[] = ['built-in', PLAIN]

/** Each new portrait costs us money, unless our own illustrator draws it. */
export const isPortraitPaid = ({ ILLUSTRATOR }: { ILLUSTRATOR: string }): boolean => !FREE.includes(ILLUSTRATOR)

/** Each clip costs us money, unless our own narrator speaks it. */
export const isVoicePaid = ({ NARRATOR }: { NARRATOR: string }): boolean => !FREE.includes(NARRATOR)
