/** 'Metni değiştir': sends the words to the function and shows their progress live. */
import { useEffect, useMemo, useRef } from 'react'
import { changeWords } from '#api/change-words.ts'
import { spreadKey, textsOfSpread } from '#domain/book-size.ts'
import type { UserId } from '#domain/ids.ts'
import type { SpreadTexts } from '#domain/own-words.ts'
import type { ReadableStory } from '#domain/story.ts'
import { BookWords } from '#features/own-words/book-words.tsx'
import { watchWords, type WatchedWords } from '#firebase/stories.ts'
import { readerOf } from '#stories/script.ts'
import { sentenceOr, showProblem } from '#show-problem'
import { OWN_WORDS } from '#text/own-words.ts'
import { showSuccess } from '#ui/toast.ts'
import { useWatched } from '#ui/use-watched.ts'
import { serverNow } from '#firebase/server-clock.ts'
import { verificationMailTo } from '../auth/verification-mail.ts'
import { withVerifiedAddress } from '../auth/with-verified-address.ts'
import type { BookDialogProps } from './book-dialog-props.ts'

export function Component({ uid, story, onClose }: BookDialogProps) {
  const words = useWords(uid, story)
  const save = async (spread: number, texts: SpreadTexts) => {
    try {
      const { sendAgain: sendLink } = verificationMailTo(uid)
      await withVerifiedAddress(() => changeWords(story.id, spread, texts), { sendLink })
    } catch (error) {
      showProblem(error, 'own words: change', sentenceOr(OWN_WORDS.failed))
    }
  }
  const { templateId, title } = story
  return (
    <BookWords
      book={{
        templateId,
        child: readerOf(story),
        title,
        imageURLs: story.imageURLs,
        storyTexts: words.storyTexts,
        textBoxes: story.textBoxes,
      }}
      rewordings={words.rewordings}
      save={save}
      now={serverNow}
      onClose={onClose}
    />
  )
}

/**
 * An old book's record was fetched only once, so this watches its words; it announces a spread that was narrated again.
 */
function useWords(uid: UserId, { id, storyTexts, rewordings = {}, imageURLs }: ReadableStory): WatchedWords {
  const watched = useWatched(
    uid,
    useMemo(() => watchWords(id), [id]),
    'own words: watch',
  )
  const words = watched.is === 'ready' ? watched.value : { storyTexts, rewordings }
  const before = useRef(words)
  useEffect(() => {
    for (const spread of imageURLs.keys())
      if (isMadeSince(before.current, words, spread)) showSuccess(OWN_WORDS.made(spread))
    before.current = words
  })
  return words
}

const isMadeSince = (before: WatchedWords, now: WatchedWords, spread: number): boolean =>
  before.rewordings[spreadKey(spread)]?.is === 'making' &&
  !now.rewordings[spreadKey(spread)] &&
  textsOfSpread(now.storyTexts, spread).join() !== textsOfSpread(before.storyTexts, spread).join()
