/** A child's book as it will look, composed in the browser while the server makes it. */
import type { ReactNode } from 'react'
import type { Story } from '#domain/story.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { PageLayers } from './components/page-layers.tsx'
import { SmallBook } from './components/small-book.tsx'
import { usePreview, useSpreads } from './hooks/use-preview.ts'
import type { PreviewHero } from './model/compose-cover.ts'

interface PagesOfBookProps {
  story: Pick<Story, 'templateId' | 'children' | 'heroLook'>
  /** @param pages cover and spreads so far; empty for a book by an outside painter */
  render: (pages: readonly ReactNode[]) => ReactNode
}

export function PagesOfBook({ story, render }: PagesOfBookProps) {
  const preview = usePreview({ templateId: story.templateId, heroes: heroesOf(story) })
  const ready = preview.is === 'ready' ? preview : null
  const { spreads } = useSpreads(ready)
  const pages = ready ? [ready.cover, ...spreads] : []
  return render(pages.map((page, index) => <PageLayers key={index} page={page} />))
}

const heroesOf = ({ children, heroLook }: PagesOfBookProps['story']): PreviewHero[] =>
  children.map(({ childName, childNameForm, childAge, childGender, heroFeatures, transformedPhotoUrl }) => ({
    ...{ name: childName, childNameForm, age: childAge, gender: childGender, portraitUrl: transformedPhotoUrl },
    drawn: heroLook === 'drawn' ? heroFeatures : undefined,
  }))

interface FirstPagesProps {
  story: PagesOfBookProps['story'] & Pick<Story, 'title' | 'dedication' | 'ownTexts'>
  onClose: () => void
}

/** The paid book in small, while its clips and stored pictures are made. */
export function FirstPages({ story, onClose }: FirstPagesProps) {
  return (
    <SmallBook
      heading={story.title}
      lead={MY_STORIES.firstPagesLead}
      onClose={onClose}
      templateId={story.templateId}
      heroes={heroesOf(story)}
      own={story.ownTexts}
      dedication={story.dedication}
      isPaid
    />
  )
}
