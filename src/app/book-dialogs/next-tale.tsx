/** 'Sıradaki masal': saves a draft of the same heroes in another tale, and opens it. */
import { useNavigate } from 'react-router-dom'
import { joinedNames } from '#domain/book-fields.ts'
import { mapChildren, type Children } from '#domain/flat-book.ts'
import { isPortraitOf, type HeroOfBook, type KeptHero } from '#domain/hero.ts'
import { createStoryPath, PATHS } from '#domain/site-paths.ts'
import type { ReadableStory } from '#domain/story.ts'
import type { StoryTemplate } from '#domain/template.ts'
import { draftOfHeroes } from '#features/create-story/draft.ts'
import { HeroesOnCover, type HeroOnCover } from '#features/create-story/heroes-on-cover.tsx'
import { readDraft, saveDraft } from '#features/create-story/draft-storage.ts'
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
  const [{ childName }] = story.children
  const told = stories.filter(({ readable, children }) => readable && children[0].childName === childName)

  const begin = (tale: StoryTemplate) => {
    const owner = { uid, templateId: tale.id }
    saveDraft(owner, draftOfHeroes(owner, heroes, serverNow()), deviceStorage)
    void navigate(createStoryPath(tale.id))
  }
  return (
    <NextTale
      names={joinedNames(story)}
      heroes={heroes}
      // Wait for the saved heroes: otherwise the question about keeping them would appear for a moment.
      tales={kept.is === 'loading' ? null : tales}
      toldTales={new Set([...told, story].map(({ templateId }) => templateId))}
      hasDraft={({ id }) => Boolean(readDraft({ uid, templateId: id }, deviceStorage)?.children[0].childName)}
      keep={heroKeeper(uid)}
      consentPath={PATHS.consent}
      onCover={({ id }) => <HeroesOnCover templateId={id} heroes={shownHeroes(story)} />}
      onChoose={begin}
      onClose={onClose}
    />
  )
}

/** The covers show the heroes of this book, whether kept or not. */
const shownHeroes = ({ children, heroLook }: ReadableStory): HeroOnCover[] =>
  children.map(({ transformedPhotoUrl: portraitUrl, ...child }) => ({ ...child, heroLook, portraitUrl }))

function heroesOf({ children, heroLook }: ReadableStory, kept: readonly KeptHero[]): Children<HeroOfBook> {
  return mapChildren(children, ({ transformId, transformedPhotoUrl: _portrait, ...child }) => ({
    told: { ...child, ...(heroLook && { heroLook }) },
    transformId: transformId ?? null,
    kept: kept.find((hero) => isPortraitOf(hero, transformId)) ?? null,
  }))
}
