/** The portraits of a draft's children, each on its way by itself, whichever page is open. */
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react'
import { CURRENT_TEXT } from '#domain/consent.ts'
import type { TemplateId, UserId } from '#domain/ids.ts'
import { mintTransformId } from '#domain/story-id.ts'
import { asProblem } from '#domain/problem.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { KEPT_HEROES } from '#text/kept-heroes.ts'
import { showError } from '#ui/toast.tsx'
import type { WizardPorts } from '../wizard-ports.ts'
import { changeOfSibling, childOf, childrenOf, heroFeaturesOf, type ChildDraft, type WizardDraft } from '../draft.ts'
import type { ChosenPhoto, TransformationPorts } from '../model/transform-photo.ts'
import type { UpdateChild, UpdateDraft } from './use-draft.ts'
import { usePortrait, type Portrait } from './use-portrait.ts'

interface Options {
  draft: WizardDraft
  update: UpdateDraft
  user: { uid: UserId; email: string | null }
  templateId: TemplateId
  ports: WizardPorts
  now: () => number
}

/** Photo and portrait of one child. */
export interface ChildPhoto {
  child: ChildDraft
  update: UpdateChild
  /** The sibling's key, by which this device stores the photo: undefined for the first child. */
  sibling: string | undefined
  portrait: Portrait
  onPhoto: (photo: ChosenPhoto) => void
  onTryAgain: () => void
  onPaintAgain: () => void
  onOtherPhoto: () => void
}

/** @returns in the order of the book */
export function useChildPhotos(options: Options): ChildPhoto[] {
  const { draft, update } = options
  const [first, second] = draft.siblings
  const photos = [
    useChildPhoto(options, draft, update, undefined, 0),
    useChildPhoto(options, first ?? NOBODY, ofSibling(update, first?.id), first?.id, 1),
    useChildPhoto(options, second ?? NOBODY, ofSibling(update, second?.id), second?.id, 2),
  ]
  return photos.slice(0, childrenOf(draft).length)
}

const NOBODY: ChildDraft = { childName: '' }

const ofSibling =
  (update: UpdateDraft, id: string | undefined): UpdateChild =>
  (change) => {
    if (id !== undefined) update(changeOfSibling(id, change))
  }

function useChildPhoto(
  { user, templateId, ports, now }: Options,
  draft: ChildDraft,
  update: UpdateChild,
  sibling: string | undefined,
  place: number,
): ChildPhoto {
  const details = useMemo(() => childOf(draft), [draft])
  const { heroId } = draft
  const withoutHero = useCallback(
    (error: unknown) => {
      const { code } = asProblem(error)
      if (code !== 'not-found' && code !== 'consent-missing') throw error
      update({ heroId: undefined, transformId: undefined, portraitUrl: undefined })
      showError(KEPT_HEROES.gone)
    },
    [update],
  )
  const photoConsent = draft.photoConsent === CURRENT_TEXT.photo ? draft.photoConsent : null
  const transformationPorts = useMemo(
    (): TransformationPorts => ({
      ...ports,
      createTransformation: (id) =>
        photoConsent
          ? ports.createTransformation(id, photoConsent)
          : Promise.reject(new Error('nothing was agreed to yet')),
      sendPhoto: (photo, id) =>
        details ? ports.sendPhoto(photo, id, details) : Promise.reject(new Error('the child is not known yet')),
      ...(heroId && { begin: (id) => ports.reuseHero(heroId, id).catch(withoutHero) }),
    }),
    [ports, details, photoConsent, heroId, withoutHero],
  )
  // A kept hero needs nobody to send anything: its portrait in this tale is wanted as soon as it is chosen.
  const isWanted = heroId !== undefined && draft.transformId === undefined
  // Sisters and brothers are wanted in the same moment, which their ids are made of.
  const want = useEffectEvent(() =>
    update({ transformId: mintTransformId(templateId, now() + place), portraitUrl: undefined }),
  )
  useEffect(() => {
    if (isWanted) want()
  }, [isWanted])
  const { portrait, start, tryAgain, paintAgain, reset } = usePortrait({
    kept: { transformId: draft.transformId, portraitUrl: draft.portraitUrl },
    onKeep: (kept, features) =>
      // How a kept hero is drawn was settled in its first book.
      update(heroId ? kept : { ...kept, heroFeatures: heroFeaturesOf(features, draft.childGender) }),
    mintId: () => mintTransformId(templateId, now()),
    ports: transformationPorts,
    isErased: ports.isErased,
  })
  const onPhoto = useCallback(
    (photo: ChosenPhoto) => {
      // docs/product/05-making-a-story.md#52-a-new-transformation-needs-everything: a transformation needs the user and the child whole.
      if (details && user.email) start(photo)
      else showError(CREATE_STORY.dataMissing)
    },
    [details, start, user.email],
  )
  return {
    ...{ child: draft, update, sibling, portrait, onPhoto },
    onTryAgain: () => (heroId ? update({ transformId: undefined, portraitUrl: undefined }) : void tryAgain()),
    onPaintAgain: paintAgain,
    onOtherPhoto: () => {
      update({ heroId: undefined })
      reset()
    },
  }
}
