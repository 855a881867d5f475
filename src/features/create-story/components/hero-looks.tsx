import { useId } from 'react'
import type { FaceFeatures, HeroLook } from '#domain/face-features.ts'
import { drawnFaceUri } from '#stories/face/drawn-face.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { classNames } from '#ui/class-names.ts'
import styles from './hero-looks.module.css'

interface HeroLooksProps {
  childName: string
  face: FaceFeatures
  /** null without a photo: the hero is drawn. */
  portraitUrl: string | null
  chosen: HeroLook
  onChoose: (look: HeroLook) => void
}

/**
 * Two portraits side by side, one drawn after the photo and one made from the photo itself; the book takes one. Without
 * a photo there is only the drawn one.
 */
export function HeroLooks({ childName, face, portraitUrl, chosen, onChoose }: HeroLooksProps) {
  const name = useId()
  const option = (look: HeroLook, shown: string, src: string, alt: string) => (
    <label className={styles.look}>
      <input type="radio" name={name} value={look} checked={chosen === look} onChange={() => onChoose(look)} />
      <span className={classNames(styles.arch, look === 'drawn' && styles.drawn)}>
        <img src={src} alt={alt} draggable={false} />
      </span>
      <span className={styles.name}>{shown}</span>
    </label>
  )
  if (portraitUrl === null) {
    return (
      <span className={classNames(styles.arch, styles.drawn, styles.alone)}>
        <img src={drawnFaceUri(face)} alt={CREATE_STORY.drawnPortrait(childName)} draggable={false} />
      </span>
    )
  }
  return (
    <fieldset className={styles.looks}>
      <legend className="sr-only">{CREATE_STORY.looks}</legend>
      {option('drawn', CREATE_STORY.lookDrawn, drawnFaceUri(face), CREATE_STORY.drawnPortrait(childName))}
      {option('photo', CREATE_STORY.lookPhoto, portraitUrl, CREATE_STORY.portrait(childName))}
    </fieldset>
  )
}
