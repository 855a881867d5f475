import { useId } from 'react'
import { Link } from 'react-router-dom'
import { CONSENT } from '#text/consent.ts'
import { ConsentButtons } from './consent-buttons.tsx'
import styles from './consent-banner.module.css'

interface ConsentBannerProps {
  /** The page about cookies. */
  morePath: string
  onChoose: (granted: boolean) => void
}

/**
 * A slip at the foot of the page: it covers no control that is needed or has the focus, and stays until it is answered.
 */
export function ConsentBanner({ morePath, onChoose }: ConsentBannerProps) {
  const titleId = useId()
  return (
    <section ref={keepFootFree} className={styles.banner} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{CONSENT.title}</h2>
        <p>
          {CONSENT.text} <Link to={morePath}>{CONSENT.more}</Link>
        </p>
      </div>
      <ConsentButtons onChoose={onChoose} className={styles.buttons} />
    </section>
  )
}

/**
 * Reserves the page's space for the banner (`--covered-foot` in styles.css): its height depends on the window and the
 * size of the letters.
 */
function keepFootFree(banner: HTMLElement) {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    style.setProperty('--covered-foot', `${Math.ceil(banner.getBoundingClientRect().height)}px`)
    // The banner may cover a control at the page's foot that has the focus, so scroll it into view.
    const focused = document.activeElement
    if (focused && focused !== document.body && !banner.contains(focused)) focused.scrollIntoView({ block: 'nearest' })
  })
  observer.observe(banner)
  return () => {
    observer.disconnect()
    style.removeProperty('--covered-foot')
  }
}
