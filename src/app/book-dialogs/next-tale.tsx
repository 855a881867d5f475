/** 'Sıradaki masal': a draft of the same heroes in another tale, and the way to it. */
import { useNavigate } from 'react-router-dom'
import { isPortraitOf, type HeroOfBook, type KeptHero } from '#domain/hero.ts'
import type { TransformId } from '#domain/ids.ts'
import { childrenOf } from '#domain/sibling.ts'
import { createStoryPath, PATHS } from '#domain/site-paths.ts'
import { joinedNames, type ReadableStory } from '#domain/story.ts'
import type { StoryTemplate } from '#domain/template.ts'
import { draftOfHeroes, readDraft, saveDraft } from '#features/create-story/draft.ts'
import { useTemplates } from '#features/dashboard/use-templates.ts'
import { NextTale } from '#features/kept-heroes/next-tale.tsx'
import { deviceStorage } from '#ui/device-storage.ts'
import { serverNow } from '#firebase/server-clock.ts'
import { everyTemplate, templateSource } from '../templates.ts'
import { heroKeeper, useKeptHeroes } from '../dialogs/use-kept-heroes.ts'
import type { BookDialogProps } from './book-dialog-props.ts'

export function Component({ uid, story, stories, onClose }: BookDialogProps) {
  const kept = useKeptHeroes(uid)
  const { list } = useTemplates(templateSource, deviceStorage)
  const navigate = useNavigate()
  const heroes = heroesOf(story, kept.is === 'ready' ? kept.value : [])
  const tales = everyTemplate(list)
  const told = stories.filter((one) => one.readable && one.childName === story.childName)

  const begin = (tale: StoryTemplate) => {
    const owner = { uid, templateId: tale.id }
    saveDraft(owner, draftOfHeroes(owner, heroes, serverNow()), deviceStorage)
    void navigate(createStoryPath(tale.id))
  }
  return (
    <NextTale
      names={joinedNames(story)}
      heroes={heroes}
      // The saved heroes load first: else a question would stand there for a moment.
      tales={kept.is === 'loading' ? null : tales}
      toldTales={new Set([...told, story].map(({ templateId }) => templateId))}
      hasDraft={({ id }) => (readDraft({ uid, templateId: id }, deviceStorage)?.childName ?? '') !== ''}
      keep={heroKeeper(uid)}
      consentPath={PATHS.consent}
      onChoose={begin}
      onClose={onClose}
    />
  )
}

type Child = HeroOfBook['told'] & { transformId?: TransformId | undefined }

function heroesOf(story: ReadableStory, kept: readonly KeptHero[]): HeroOfBook[] {
  const { heroLook } = story
  return childrenOf<Omit<Child, 'heroLook'>>(story).map(
    ({ childName, childAge, childGender, childNameForm, heroFeatures, transformId }) => ({
      told: {
        ...{ childName, childAge, childGender },
        ...(childNameForm && { childNameForm }),
        ...(heroLook && { heroLook }),
        ...(heroFeatures && { heroFeatures }),
      },
      transformId: transformId ?? null,
      kept: kept.find((hero) => isPortraitOf(hero, transformId)) ?? null,
    }),
  )
}
