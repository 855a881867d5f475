/**
 * 'Önce gör': a visitor's child on the covers before there is an account. The browser measures the face of a photo, or
 * the visitor chooses it by taps. The photo is sent nowhere, so no consent is needed.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Gender } from '#domain/child.ts'
import { decodeFace, encodeFace, PLAIN_FACE, type FaceFeatures } from '#domain/face-features.ts'
import { formatPrice, PRICE_KURUS } from '#domain/pricing.ts'
import { defaultStoryTitle } from '#domain/story.ts'
import { measurePhoto, type MeasuredFace, type PhotoRefusal } from '#photo/open-photo.ts'
import { prepareMeasuring, type Measuring } from '#photo/photo-look.ts'
import { findCover } from '#stories/covers.ts'
import { drawnFaceUri } from '#stories/face/drawn-face.ts'
import { FIRST_SIGHT } from '#text/first-sight.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { AgeFields } from './components/age-fields.tsx'
import { MendFace } from './components/mend-face.tsx'
import { SmallBook } from './components/small-book.tsx'
import type { ToldChild } from './draft.ts'
import styles from './first-sight.module.css'
import { HeroesOnCover } from './heroes-on-cover.tsx'
import { nameOfTold } from './model/draft-names.ts'
import type { PreviewHero } from './model/compose-cover.ts'
import { heroFeaturesOf } from './model/order-request.ts'
import { refusalSentence } from './model/photo-sentence.ts'

type Sight = { is: 'nothing' } | { is: 'looking' } | { is: 'problem'; sentence: string } | { is: 'seen'; note: string }

type Measured = MeasuredFace | PhotoRefusal | null

interface FirstSightProps {
  /** null while the parent is still choosing a photo. */
  photo: File | null
  /**
   * How the parent gives the face: by taps in the open paint box, or by a photo. Absent for a face from an earlier
   * visit.
   */
  by: 'photo' | 'taps' | undefined
  child: ToldChild
  onChild: (change: Partial<ToldChild>) => void
}

export function FirstSight({ photo, by, child, onChild }: FirstSightProps) {
  const [seen, setSeen] = useState<{ photo: File; sight: Sight }>()
  const prepared = useRef<Measuring>(null)
  const isByTaps = by === 'taps'
  useEffect(() => {
    if (by !== 'photo') return
    // Load the models while the parent chooses a photo.
    prepared.current = prepareMeasuring()
    return () => {
      prepared.current?.end()
      prepared.current = null
    }
  }, [by])
  const show = useEffectEvent((measured: Measured, of: File) => {
    const features = measured && typeof measured === 'object' ? measured.features : null
    setSeen({
      photo: of,
      sight: features ? { is: 'seen', note: noteOn(measured) } : { is: 'problem', sentence: problemOf(measured) },
    })
    // Remove the previous face if none was measured: it must not be shown as this child.
    onChild({ face: features ? heroFeaturesOf(features, child.gender) : undefined })
  })
  useEffect(() => {
    if (!photo) return
    let isOver = false
    const measuring = prepared.current ?? prepareMeasuring()
    // This measuring ends with its answer, so it cannot be used again.
    prepared.current = null
    void measurePhoto(photo, measuring).then((measured) => {
      if (!isOver) show(measured, photo)
    })
    return () => {
      isOver = true
      measuring.end()
    }
  }, [photo])
  const beginByTaps = useEffectEvent(() => {
    if (!child.face) onChild({ face: encodeFace(plainFaceOf(child.gender)) })
  })
  useEffect(() => {
    if (isByTaps) beginByTaps()
  }, [isByTaps])

  const sight: Sight = photo ? (seen?.photo === photo ? seen.sight : { is: 'looking' }) : { is: 'nothing' }
  const whole = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone all this is below the button that chose the photo.
    if (sight.is !== 'nothing') whole.current?.scrollIntoView?.({ block: 'nearest' })
  }, [sight.is])
  const face = decodeFace(child.face ?? '')
  const { name } = nameOfTold(child)
  const isComplete = child.age !== undefined && child.gender !== undefined
  return (
    <div ref={whole} className={styles.sight} data-empty={(!face && sight.is === 'nothing') || undefined}>
      {sight.is === 'looking' && <Spinner label={FIRST_SIGHT.looking} late={<p>{FIRST_SIGHT.lookingLong}</p>} />}
      <p className="field__problem" role="alert">
        {sight.is === 'problem' && sight.sentence}
      </p>
      {face && sight.is !== 'looking' && (
        <>
          <div className={styles.face}>
            <span className={styles.head}>
              <img src={drawnFaceUri(face)} alt={FIRST_SIGHT.faceAlt} draggable={false} />
            </span>
            <div>
              <h3>{FIRST_SIGHT.heading(name)}</h3>
              {photo && (
                <p className={styles.stays}>
                  <Icon name="lock" />
                  {FIRST_SIGHT.stays}
                </p>
              )}
              {sight.is === 'seen' && sight.note && <p>{sight.note}</p>}
              <MendFace
                key={String(isByTaps)}
                face={face}
                onMend={(mended) => onChild({ face: encodeFace(mended) })}
                startsOpen={isByTaps}
              />
            </div>
          </div>
          <div>
            <AgeFields
              draft={{ childAge: child.age, childGender: child.gender }}
              update={({ childAge = child.age, childGender = child.gender }) =>
                onChild({ age: childAge, gender: childGender, face: heroFeaturesOf(child.face, childGender) })
              }
            />
          </div>
          <p className={styles.next} role="status">
            {FIRST_SIGHT.seen(name)} {isComplete ? FIRST_SIGHT.ready : FIRST_SIGHT.ask}
          </p>
        </>
      )}
    </div>
  )
}

/**
 * The cover of a tale with this child. Until the parent enters age and gender, the child is drawn as five years old.
 */
export function ToldChildOnCover({ templateId, child }: { templateId: string; child: ToldChild }) {
  const hero = drawnAs(child)
  if (!hero) return null
  const { name, childNameForm, age, gender, drawn, portraitUrl } = hero
  return (
    <HeroesOnCover
      templateId={templateId}
      heroes={[
        {
          ...{ childName: name, childNameForm, childAge: age, childGender: gender },
          ...{ heroFeatures: drawn, heroLook: 'drawn', portraitUrl },
        },
      ]}
    />
  )
}

interface ToldChildsBookProps {
  templateId: string
  child: ToldChild
  onClose: () => void
  /** The parent wants this book. */
  onMake: () => void
}

/**
 * A small version of a tale's whole book with this child, before there is an account: drawn in this browser, as the
 * covers are.
 */
export function ToldChildsBook({ templateId, child, onClose, onMake }: ToldChildsBookProps) {
  const hero = drawnAs(child)
  const tale = findCover(templateId)
  if (!hero || !tale) return null
  const { name, childNameForm } = hero
  return (
    <SmallBook
      heading={FIRST_SIGHT.bookHeading(name)}
      lead={FIRST_SIGHT.bookLead}
      onClose={onClose}
      templateId={templateId}
      heroes={[hero]}
      title={name && defaultStoryTitle(name, tale.coverTitle.join(' '), childNameForm)}
      foot={
        <>
          <p>{FIRST_SIGHT.bookPrice(formatPrice(PRICE_KURUS))}</p>
          <Button onClick={onMake}>{FIRST_SIGHT.makeBook}</Button>
        </>
      }
    />
  )
}

/** Age of the drawn child until the parent enters it. */
const USUAL_AGE = 5

const LONG_HAIR: readonly FaceFeatures['style'][] = ['long', 'wavy', 'tied', 'braids', 'headscarf']
const likelyGender = ({ style }: FaceFeatures): Gender => (LONG_HAIR.includes(style) ? 'female' : 'male')

/** @returns the child as a page draws it, with a likely age and gender until they are entered; null without a face */
function drawnAs(child: ToldChild): PreviewHero | null {
  const { face: drawn, age = USUAL_AGE, gender } = child
  const face = decodeFace(drawn ?? '')
  return face && { ...nameOfTold(child), age, gender: gender ?? likelyGender(face), drawn, portraitUrl: '' }
}

const plainFaceOf = (gender: Gender | undefined): FaceFeatures => ({
  ...PLAIN_FACE,
  style: gender === 'female' ? 'long' : 'short',
})

function problemOf(measured: Measured): string {
  if (measured === null) return FIRST_SIGHT.notAnalysed
  return typeof measured === 'string' ? refusalSentence(measured) : FIRST_SIGHT.noFace
}

function noteOn(measured: Measured): string {
  if (measured === null || typeof measured === 'string' || measured.fault === null) return ''
  return measured.fault === 'photo-several-faces' ? FIRST_SIGHT.several : FIRST_SIGHT.unsure
}
