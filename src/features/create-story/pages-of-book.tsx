/** A child's book as it will look, composed in the browser while the server makes it. */
import type { ReactNode } from 'react'
import type { Story } from '#domain/story.ts'
import { PageLayers } from './components/page-layers.tsx'
import { usePreview, useSpreads } from './hooks/use-preview.ts'

interface PagesOfBookProps {
  story: Pick<Story, 'templateId' | 'children' | 'heroLook'>
  /** @param pages cover and spreads so far; empty for a book by an outside painter */
  render: (pages: readonly ReactNode[]) => ReactNode
}

export function PagesOfBook({ story: { templateId, children, heroLook }, render }: PagesOfBookProps) {
  const preview = usePreview({
    templateId,
    heroes: children.map(({ childName, childNameForm, childAge, childGender, heroFeatures, transformedPhotoUrl }) => ({
      ...{ name: childName, childNameForm, age: childAge, gender: childGender, portraitUrl: transformedPhotoUrl },
      drawn: heroLook === 'drawn' ? heroFeatures : undefined,
    })),
  })
  const ready = preview.is === 'ready' ? preview : null
  const { spreads } = useSpreads(ready)
  const pages = ready ? [ready.cover, ...spreads] : []
  return render(pages.map((page, index) => <PageLayers key={index} page={page} />))
}
