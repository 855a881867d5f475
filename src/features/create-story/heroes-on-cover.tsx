/** A tale's cover with these children, shown over the stored cover once it is composed. */
import type { KeptHero } from '#domain/hero.ts'
import { PageLayers } from './components/page-layers.tsx'
import { usePreviewCover } from './hooks/use-preview.ts'
import type { PreviewRequest } from './model/compose-cover.ts'
import styles from './heroes-on-cover.module.css'

export type HeroOnCover = Pick<
  KeptHero,
  'childName' | 'childNameForm' | 'childAge' | 'childGender' | 'heroFeatures' | 'heroLook' | 'portraitUrl'
>

interface HeroesOnCoverProps {
  templateId: string
  /** One to three. */
  heroes: readonly HeroOnCover[]
}

export const HeroesOnCover = ({ templateId, heroes }: HeroesOnCoverProps) => (
  <ComposedCover
    templateId={templateId}
    heroes={heroes.map(({ childName, childNameForm, childAge, childGender, heroFeatures, heroLook, portraitUrl }) => ({
      ...{ name: childName, childNameForm, age: childAge, gender: childGender, portraitUrl },
      drawn: heroLook === 'drawn' ? heroFeatures : undefined,
    }))}
  />
)

export function ComposedCover(request: PreviewRequest) {
  const state = usePreviewCover(request)
  return (
    state.is === 'ready' && (
      <span className={styles.cover}>
        <PageLayers page={state.cover} />
      </span>
    )
  )
}
