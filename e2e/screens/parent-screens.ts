/** All screens of a signed-in parent, except the gallery. */
import { GIFT_SCREENS } from './gift-screens.ts'
import { NEXT_TALE_SCREENS } from './next-tale-screens.ts'
import { PRINT_SCREENS } from './print-screens.ts'
import type { Screen } from './screen.ts'
import { SIBLING_SCREENS } from './sibling-screens.ts'
import { SHARE_SCREENS } from './share-screens.ts'
import { SIGNED_IN_SCREENS } from './signed-in-screens.ts'
import { STORY_SCREENS } from './story-screens.ts'
import { VOICE_SCREENS } from './voice-screens.ts'
import { WORDS_SCREENS } from './words-screens.ts'

export const PARENT_SCREENS: readonly Screen[] = [
  ...SIGNED_IN_SCREENS,
  ...STORY_SCREENS,
  ...VOICE_SCREENS,
  ...SHARE_SCREENS,
  ...PRINT_SCREENS,
  ...WORDS_SCREENS,
  ...SIBLING_SCREENS,
  ...GIFT_SCREENS,
  ...NEXT_TALE_SCREENS,
]
