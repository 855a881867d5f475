import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react'
import { LANDING } from '#text/landing.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icons.tsx'
import { Picture } from './picture.tsx'
import { Section } from './section.tsx'
import styles from './before-after.module.css'

const { turn } = LANDING
/** The first position of the line: through the face, so that both halves are recognised. */
const FIRST_CUT_PERCENT = 46

export function BeforeAfter() {
  return (
    <Section aria-labelledby="turn-title">
      <div className={classNames('wrap', styles.turn)}>
        <PhotoAndPortrait />
        <div>
          <h2 id="turn-title">{turn.title}</h2>
          <ol className={styles.steps}>
            {turn.steps.map(({ title, text }, index) => (
              <li key={title}>
                <b aria-hidden="true">{index + 1}</b>
                <p>
                  <strong>{title}</strong>
                  {text}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  )
}

/** An invisible native slider lies over the picture: it handles dragging, touch and arrow keys. */
function PhotoAndPortrait() {
  const [cut, setCut] = useState(FIRST_CUT_PERCENT)
  const slider = useRef<HTMLInputElement>(null)
  // The visitor may have moved the slider before hydration.
  useLayoutEffect(() => {
    if (slider.current) setCut(slider.current.valueAsNumber)
  }, [])
  return (
    <div className={styles.cut} style={{ '--cut': `${cut}%` } as CSSProperties}>
      <Picture name="photo" alt={turn.beforeAlt} width={900} height={972} loading="lazy" />
      <Picture className={styles.after} name="portrait" alt={turn.afterAlt} width={980} height={1060} loading="lazy" />
      <span className={classNames(styles.caption, styles.captionBefore)} aria-hidden="true">
        {turn.before}
      </span>
      <span className={classNames(styles.caption, styles.captionAfter)} aria-hidden="true">
        {turn.after}
      </span>
      <i className={styles.line} aria-hidden="true" />
      <span className={styles.knob} aria-hidden="true">
        <Icon name="chevrons" />
      </span>
      <input
        ref={slider}
        type="range"
        min={0}
        max={100}
        value={cut}
        aria-label={turn.slider}
        aria-valuetext={turn.sliderValue(cut)}
        onChange={(event) => setCut(event.target.valueAsNumber)}
      />
    </div>
  )
}
