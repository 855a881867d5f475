import { createStoryText } from '#text/create-story.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icons.tsx'
import guideFace from './guide-face.webp'
import styles from './photo-guide.module.css'

/** Photo requirements with a right and a wrong example; collapsible. */
export function PhotoGuide({ startsOpen }: { startsOpen: boolean }) {
  return (
    <details className={styles.guide} open={startsOpen}>
      <summary>
        {createStoryText.guide}
        <Icon name="chevronDown" />
      </summary>
      <div className={styles.examples}>
        <figure className={styles.example}>
          <span className={styles.picture}>
            <img src={guideFace} alt="" />
            <span className={styles.mark}>
              <Icon name="tick" />
            </span>
          </span>
          <figcaption>
            <b>{createStoryText.guideRight}</b>
            {createStoryText.guideRightText}
          </figcaption>
        </figure>
        <figure className={classNames(styles.example, styles.wrong)}>
          <span className={styles.picture}>
            <img src={guideFace} alt="" />
            <span className={styles.mark}>
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
