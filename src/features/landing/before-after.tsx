import { useState, type CSSProperties } from 'react'
import { LANDING } from '#text/landing.ts'
import { Icon } from '#ui/icons.tsx'
import { Picture } from './picture.tsx'

const { turn } = LANDING
/** Where the line lies at first: through the face, so that both halves are recognised. */
const FIRST_CUT_PERCENT = 46

export function BeforeAfter() {
  return (
    <section className="section" aria-labelledby="turn-title">
      <div className="wrap turn">
        <PhotoAndPortrait />
        <div>
          <h2 id="turn-title">{turn.title}</h2>
          <ol className="turn__steps">
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
    </section>
  )
}

/** A native slider lies invisible over the picture: drag, touch and arrow keys come with it. */
function PhotoAndPortrait() {
  const [cut, setCut] = useState(FIRST_CUT_PERCENT)
  return (
    <div className="cut" style={{ '--cut': `${cut}%` } as CSSProperties}>
      <Picture name="photo" alt={turn.beforeAlt} width={900} height={972} loading="lazy" />
      <Picture className="cut__after" name="portrait" alt={turn.afterAlt} width={980} height={1060} loading="lazy" />
      <span className="cut__caption cut__caption--before" aria-hidden="true">
        {turn.before}
      </span>
      <span className="cut__caption cut__caption--after" aria-hidden="true">
        {turn.after}
      </span>
      <i className="cut__line" aria-hidden="true" />
      <span className="cut__knob" aria-hidden="true">
        <Icon name="chevrons" />
      </span>
      <input
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
