/**
 * Makes the portrait of one child, whichever page is open. It is a component, because a draft has any number of
 * children.
 */
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo } from 'react'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import type { TemplateId, UserId } from '#domain/ids.ts'
import { createTransformId } from '#domain/story-id.ts'
import { asProblem } from '#domain/problem.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { KEPT_HEROES } from '#text/kept-heroes.ts'
import { showError } from '#ui/toast.ts'
import type { WizardPorts } from '../wizard-ports.ts'
import { changeOfChild, type ChildDraft } from '../draft.ts'
import { childOf, heroFeaturesOf, heroWithoutPhotoOf } from '../model/order-request.ts'
import type { ChosenPhoto, TransformationPorts } from '../model/transform-photo.ts'
import type { UpdateChild, UpdateDraft } from '../hooks/use-draft.ts'
import { usePortrait, type Portrait } from '../hooks/use-portrait.ts'

interface Props {
  child: ChildDraft
  /** Its place in the book, from 0. */
  place: number
  update: UpdateDraft
  user: { uid: UserId; email: string | null }
  templateId: TemplateId
  ports: WizardPorts
  now: () => number
  /** Called before the next paint with each new state of the photo. */
  onChange: (childId: string, photo: ChildPhoto) => void
}

/** Photo and portrait of one child. */
export interface ChildPhoto {
  portrait: Portrait
  onPhoto: (photo: ChosenPhoto) => void
  onTryAgain: () => void
  onPaintAgain: () => void
  onOtherPhoto: () => void
}

export function ChildPhotoJob({ onChange, ...props }: Props) {
  const { id } = props.child
  const photo = useChildPhoto(props)
  useLayoutEffect(() => onChange(id, photo), [onChange, id, photo])
  return null
}

function useChildPhoto({
  child,
  place,
  update: updateDraft,
  user,
  templateId,
  ports,
  now,
}: Omit<Props, 'onChange'>): ChildPhoto {
  const { id, heroId, childGender } = child
  const hero = useMemo(
    () =>
      heroWithoutPhotoOf({ heroId, withoutPhoto: child.withoutPhoto, heroFeatures: child.heroFeatures, childGender }),
    [heroId, child.withoutPhoto, child.heroFeatures, childGender],
  )
  const update = useCallback<UpdateChild>((change) => updateDraft(changeOfChild(id, change)), [updateDraft, id])
  const details = useMemo(() => childOf(child), [child])
  const withoutHero = useCallback(
    (error: unknown) => {
      const { code } = asProblem(error)
      if (code !== 'not-found' && code !== 'consent-missing') throw error
      update({ heroId: undefined, transformId: undefined, portraitUrl: undefined })
      showError(KEPT_HEROES.gone)
    },
    [update],
  )
  const photoConsent = child.photoConsent === CURRENT_TEXT.photo ? child.photoConsent : null
  const transformationPorts = useMemo(
    (): TransformationPorts => ({
      ...ports,
      createTransformation: (id) =>
        photoConsent
          ? ports.createTransformation(id, photoConsent)
          : Promise.reject(new Error('nothing was agreed to yet')),
      sendPhoto: (photo, id) =>
        details ? ports.sendPhoto(photo, id, details) : Promise.reject(new Error('the child is not known yet')),
      ...(hero && { begin: (id) => ports.reuseHero(hero, id).catch(withoutHero) }),
    }),
    [ports, details, photoConsent, hero, withoutHero],
  )
  // This portrait needs no photo: it is requested as soon as the hero is known.
  const isWanted = hero !== null && child.transformId === undefined
  // Siblings are requested in the same moment, so `place` makes their ids differ.
  const want = useEffectEvent(() =>
    update({ transformId: createTransformId(templateId, now() + place), portraitUrl: undefined }),
  )
  useEffect(() => {
    if (isWanted) want()
  }, [isWanted])
  const { portrait, start, tryAgain, paintAgain, reset } = usePortrait({
    kept: { transformId: child.transformId, portraitUrl: child.portraitUrl },
    onKeep: (kept, features) =>
      // Keep a hero's face, because the parent has seen and corrected it before.
      update(hero ? kept : { ...kept, heroFeatures: heroFeaturesOf(features, child.childGender) }),
    createId: () => createTransformId(templateId, now()),
    ports: transformationPorts,
    isErased: ports.isErased,
  })
  const onPhoto = useCallback(
    (photo: ChosenPhoto) => {
      // A transformation needs the user and all details of the child (product 5.2).
      if (details && user.email) start(photo)
      else showError(CREATE_STORY.dataMissing)
    },
    [details, start, user.email],
  )
  const onTryAgain = useCallback(() => {
    if (hero) update({ transformId: undefined, portraitUrl: undefined })
    else void tryAgain()
  }, [hero, update, tryAgain])
  const onOtherPhoto = useCallback(() => {
    update({ heroId: undefined, withoutPhoto: undefined })
    reset()
  }, [update, reset])
  return useMemo(
    () => ({ portrait, onPhoto, onTryAgain, onPaintAgain: paintAgain, onOtherPhoto }),
    [portrait, onPhoto, onTryAgain, paintAgain, onOtherPhoto],
  )
}
