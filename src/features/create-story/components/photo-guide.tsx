import type { ReactNode } from 'react'
import { CREATE_STORY } from '#text/create-story.ts'
import { Icon } from '#ui/icons.tsx'
import guideFace from './guide-face.webp'
import { FaceFromTheSide, FarAway, GlaringGlasses } from './guide-pictures.tsx'
import styles from './photo-guide.module.css'

const face = <img src={guideFace} alt="" />

const WRONG: Record<keyof typeof CREATE_STORY.guideWrongs, ReactNode> = {
  'photo-too-dark': <img src={guideFace} alt="" className={styles.dark} />,
  'photo-too-blurred': <img src={guideFace} alt="" className={styles.blurred} />,
  'photo-no-face': <FaceFromTheSide />,
  'photo-several-faces': (
    <>
      {face}
      <img src={guideFace} alt="" className={styles.sibling} />
    </>
  ),
  close: <img src={guideFace} alt="" className={styles.close} />,
  far: <FarAway />,
  glare: (
    <>
      {face}
      <span className={styles.over}>
        <GlaringGlasses />
      </span>
    </>
  ),
}

/** A guide to a good photo, with one right example, and the wrong ones, each with its fault; collapsible. */
export function PhotoGuide() {
  return (
    <details className={styles.guide} open>
      <summary>
        {CREATE_STORY.guide}
        <Icon name="chevronDown" />
      </summary>
      <figure className={styles.right}>
        <Picture mark="tick">{face}</Picture>
        <figcaption>
          <b>{CREATE_STORY.guideRight}</b>
          {CREATE_STORY.guideRightText}
        </figcaption>
      </figure>
      <b>{CREATE_STORY.guideWrong}</b>
      <ul className={styles.wrongs}>
        {Object.entries(WRONG).map(([what, picture]) => (
          <li key={what}>
            <Picture mark="close">{picture}</Picture>
            {CREATE_STORY.guideWrongs[what as keyof typeof WRONG]}
          </li>
        ))}
      </ul>
    </details>
  )
}

const Picture = ({ mark, children }: { mark: 'tick' | 'close'; children: ReactNode }) => (
  <span className={styles.picture} data-mark={mark}>
    <span className={styles.photo}>{children}</span>
    <span className={styles.mark}>
      <Icon name={mark} />
    </span>
  </span>
)
