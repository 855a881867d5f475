import { LANDING } from '#text/landing.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { BeforeAfter } from './before-after.tsx'
import { ExampleScenes } from './example-scenes.tsx'
import { FeatureCards } from './feature-cards.tsx'
import { Hero } from './hero.tsx'
import { StoryBooks } from './story-books.tsx'
import { Testimonials } from './testimonials.tsx'
import styles from './landing-page.module.css'

/** @param onTry opens the account dialog in register mode */
export function LandingPage({ onTry }: { onTry: () => void }) {
  return (
    <main id="content">
      <title>{LANDING.title}</title>
      <Hero onTry={onTry} />
      <ExampleScenes />
      <BeforeAfter />
      <FeatureCards />
      <StoryBooks onTry={onTry} />
      <Testimonials />
      <LastCall onTry={onTry} />
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
