import { CREATE_STORY } from '#text/create-story.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icons.tsx'
import guideFace from './guide-face.webp'
import styles from './photo-guide.module.css'

/** Photo requirements with a right and a wrong example; collapsible. */
export function PhotoGuide({ startsOpen }: { startsOpen: boolean }) {
  return (
    <details className={styles.guide} open={startsOpen}>
      <summary>
        {CREATE_STORY.guide}
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
            <b>{CREATE_STORY.guideRight}</b>
            {CREATE_STORY.guideRightText}
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
            <b>{CREATE_STORY.guideWrong}</b>
            {CREATE_STORY.guideWrongText}
          </figcaption>
        </figure>
      </div>
    </details>
  )
}
