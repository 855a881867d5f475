/** 'Metni değiştir', with its way to the function, and what becomes of the words, live. */
import { useEffect, useEffectEvent, useState } from 'react'
import { changeWords } from '#api/change-words.ts'
import { spreadKey, textsOfSpread } from '#domain/book-size.ts'
import type { UserId } from '#domain/ids.ts'
import type { SpreadTexts } from '#domain/own-words.ts'
import type { ReadableStory } from '#domain/story.ts'
import { BookWords } from '#features/own-words/book-words.tsx'
import { watchWords, type WatchedWords } from '#firebase/stories.ts'
import { report } from '#report'
import { readerOf } from '#stories/script.ts'
import { sentenceOr, showProblem } from '#show-problem'
import { OWN_WORDS } from '#text/own-words.ts'
import { showSuccess } from '#ui/toast.tsx'
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

/** The record of an old book was fetched once: what becomes of its words is listened for here. */
function useWords(uid: UserId, story: ReadableStory): WatchedWords {
  const { id, storyTexts, rewordings = {} } = story
  const [words, setWords] = useState<WatchedWords>({ storyTexts, rewordings })
  const onChange = useEffectEvent((now: WatchedWords) => {
    for (const spread of story.imageURLs.keys()) {
      const wasMaking = words.rewordings[spreadKey(spread)]?.is === 'making'
      const isDone = !now.rewordings[spreadKey(spread)]
      const isNew = textsOfSpread(now.storyTexts, spread).join() !== textsOfSpread(words.storyTexts, spread).join()
      if (wasMaking && isDone && isNew) showSuccess(OWN_WORDS.made(spread))
    }
    setWords(now)
  })
  useEffect(
    () =>
      watchWords(
        uid,
        id,
        (now) => onChange(now),
        (problem) => report(problem, 'own words: watch'),
      ),
    [uid, id],
  )
  return words
}
