import type { DiscountDays } from '#domain/pricing.ts'
import { LANDING } from '#text/landing.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { BeforeAfter } from './components/before-after.tsx'
import { ExampleScenes } from './components/example-scenes.tsx'
import { FeatureCards } from './components/feature-cards.tsx'
import { Hero } from './components/hero.tsx'
import { Offer } from './components/offer.tsx'
import { Questions } from './components/questions.tsx'
import { StoryBooks, type OwnChild } from './components/story-books.tsx'
import { Readings } from './components/readings.tsx'
import styles from './landing-page.module.css'

interface LandingPageProps {
  discount?: DiscountDays | null
  /** Opens the account dialog in register mode. @param id the tale whose cover was pressed */
  onTry: (id?: string) => void
  child: OwnChild
  /** Opens the weekly favourite's first pages. */
  onRead: () => void
}

export function LandingPage({ discount = null, onTry, child, onRead }: LandingPageProps) {
  return (
    <main id="content">
      <title>{LANDING.title}</title>
      <meta name="description" content={LANDING.description} />
      <Hero onTry={() => onTry()} onRead={onRead} />
      <StoryBooks onTry={onTry} child={child} />
      <ExampleScenes />
      <BeforeAfter />
      <FeatureCards />
      <Readings />
      <Offer discount={discount} onRead={onRead} />
      <Questions />
      <LastCall onTry={() => onTry()} />
    </main>
  )
}

function LastCall({ onTry }: { onTry: () => void }) {
  return (
    <section className={classNames(styles.lastCall, 'dark')} aria-labelledby="last-call-title">
      <i className={styles.hill} aria-hidden="true" />
      <div className={classNames('wrap', styles.row)}>
        <div>
          <h2 id="last-call-title">{LANDING.end.title}</h2>
          <p>{LANDING.end.lead}</p>
        </div>
        <Button className={styles.button} onClick={onTry}>
          {LANDING.end.tryIt}
        </Button>
      </div>
    </section>
  )
}
