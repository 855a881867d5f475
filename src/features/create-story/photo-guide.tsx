import { createStoryText } from '#text/create-story.ts'
import { Icon } from '#ui/icons.tsx'
import guideFace from './guide-face.webp'

/** Photo requirements with a right and a wrong example; collapsible. */
export function PhotoGuide({ startsOpen }: { startsOpen: boolean }) {
  return (
    <details className="guide" open={startsOpen}>
      <summary>
        {createStoryText.guide}
        <Icon name="chevronDown" />
      </summary>
      <div className="guide__examples">
        <figure className="guide__example">
          <span className="guide__picture">
            <img src={guideFace} alt="" />
            <span className="guide__mark">
              <Icon name="tick" />
            </span>
          </span>
          <figcaption>
            <b>{createStoryText.guideRight}</b>
            {createStoryText.guideRightText}
          </figcaption>
        </figure>
        <figure className="guide__example guide__example--wrong">
          <span className="guide__picture">
            <img src={guideFace} alt="" />
            <span className="guide__mark">
              <Icon name="close" />
            </span>
          </span>
          <figcaption>
            <b>{createStoryText.guideWrong}</b>
            {createStoryText.guideWrongText}
          </figcaption>
        </figure>
      </div>
    </details>
  )
}
