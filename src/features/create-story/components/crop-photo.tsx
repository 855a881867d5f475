import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { squareAround } from '#face/face-oval.ts'
import type { PhotoFault } from '#domain/photo-fault.ts'
import { PHOTO_MIN_SIDE_PX } from '#media/photo.ts'
import { showProblem } from '#show-problem'
import { CREATE_STORY } from '#text/create-story.ts'
import { problemText } from '#text/problems.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { drawPhoto, type CropArea } from '#photo/draw-photo.ts'
import { StepHeading } from './open-book.tsx'
import type { OpenPhoto } from '#photo/open-photo.ts'
import { lookAtCrop, lookAtPicture, searchPhoto } from '#photo/photo-look.ts'
import { StepActions } from './step-form.tsx'
import type { ChosenPhoto } from '../model/transform-photo.ts'
import styles from './crop-photo.module.css'

interface CropPhotoProps {
  headingId: string
  photo: OpenPhoto
  /** The crop before a reload: in pixels of the photo. */
  keptArea: CropArea | null
  /** Called each time the hand releases the photo. */
  onArea: (area: CropArea) => void
  /** The question for consent, shown beneath the photo. */
  consent: ReactNode
  /** Tells if the photo may leave the device; if not, it leads the parent to the missing consent. */
  mayLeave: () => boolean
  onTurned: (photo: OpenPhoto) => void
  onConfirm: (photo: ChosenPhoto) => void
  onOtherPhoto: () => void
}

/**
 * Enough to enlarge a small face; large photos can be zoomed until only the least number of pixels for a photo is left.
 */
const LEAST_ZOOM_RANGE = 4
const ZOOM_STEP = 0.05
const KEYBOARD_STEP_PX = 4

/** Wait this long after the last move, because a dragging hand pauses, and an analysis takes a phone a second. */
const SETTLED_AFTER_MS = 300

type Distance = 'close' | 'far'

/** The warning about the photo, and the crop that it is about; null: the whole photo. */
interface Said {
  fault: PhotoFault | Distance
  area: CropArea | null
}

/**
 * A square with an oval for the face (`.oval` of crop-photo.module.css), placed around the face that was found. Faults for
 * which the server would refuse the photo are shown here first; a second press goes on all the same. A warning about
 * another crop disappears as soon as this crop shows a face plainly.
 */
export function CropPhoto({
  headingId,
  photo,
  keptArea,
  onArea,
  consent,
  mayLeave,
  onTurned,
  onConfirm,
  onOtherPhoto,
}: CropPhotoProps) {
  const zoomId = useId()
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<CropArea | null>(null)
  const [busy, setBusy] = useState(false)
  const [look, setLook] = useState(photo.look)
  const [said, setSaid] = useState(() => saidBeforeCrop(photo.look))
  const moved = useRef(false)
  const leaving = useLeaving()
  const found = useMemo(() => keptArea ?? (look?.oval ? squareAround(look.oval, photo) : null), [keptArea, look, photo])
  const shortSide = Math.min(photo.width, photo.height)
  const maxZoom = Math.max(LEAST_ZOOM_RANGE, shortSide / PHOTO_MIN_SIDE_PX, found ? shortSide / found.width : 0)
  const looking = busy || look === undefined

  useEffect(() => {
    if (look !== undefined) return
    const stop = new AbortController()
    void searchPhoto(photo.image, 'turned-photo', stop.signal).then((seen) => {
      if (stop.signal.aborted) return
      // The parent moved the crop before the face was found: keep their crop.
      setLook(seen && moved.current ? { ...seen, oval: null } : seen)
      setSaid(saidBeforeCrop(seen))
    })
    return () => stop.abort()
  }, [look, photo])

  const isOfAnotherCrop = said !== null && said.area !== area
  useEffect(() => {
    if (!isOfAnotherCrop || !area || looking) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      void lookAtCrop(photo.image, area, stop.signal).then((seen) => {
        if (!stop.signal.aborted && seen && (seen.oval || !seen.fault))
          setSaid(seen.fault && { fault: seen.fault, area })
      })
    }, SETTLED_AFTER_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [isOfAnotherCrop, area, looking, photo])

  const turn = async () => {
    // A disabled button would lose the focus.
    if (busy) return
    setBusy(true)
    try {
      const turned = await photo.turn()
      if (leaving.current) return turned.close()
      onTurned(turned)
      moved.current = false
      setPlace({ x: 0, y: 0 })
      setZoom(1)
      setArea(null)
      setLook(undefined)
      setSaid(null)
    } catch (error) {
      showProblem(error, 'create-story: turn the photo', CREATE_STORY.photoUnreadable)
    }
    setBusy(false)
  }

  const confirm = async () => {
    if (!area || !mayLeave()) return
    setBusy(true)
    try {
      const picture = await drawPhoto(photo.image, area)
      const seen = await lookAtPicture(picture)
      if (leaving.current) return
      const fault = seen?.fault ?? null
      const wrong = fault ?? (seen && seen.distance !== 'right' ? seen.distance : null)
      if (wrong === null || wrong === said?.fault) return onConfirm({ picture, acceptedFault: fault })
      setSaid({ fault: wrong, area })
    } catch (error) {
      showProblem(error, 'create-story: crop the photo', (code) =>
        code === 'photo-too-large' ? CREATE_STORY.photoTooLarge : CREATE_STORY.photoUnreadable,
      )
    }
    setBusy(false)
  }

  return (
    <>
      <StepHeading id={headingId} inOneLine>
        {CREATE_STORY.cropHeading}
      </StepHeading>
      <p className="lead">
        {CREATE_STORY.cropLead} <span className="pointer-coarse:hidden">{CREATE_STORY.cropKeys}</span>
      </p>
      <div className={styles.crop}>
        <Cropper
          key={`${photo.url} ${found ? 'laid' : ''}`}
          image={photo.url}
          aspect={1}
          objectFit="cover"
          showGrid={false}
          disableAutomaticStylesInjection
          {...(found && { initialCroppedAreaPixels: found })}
          crop={place}
          zoom={zoom}
          maxZoom={maxZoom}
          keyboardStep={KEYBOARD_STEP_PX}
          onInteractionStart={() => (moved.current = true)}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => {
            setArea(pixels)
            onArea(pixels)
          }}
          cropperProps={{ 'aria-label': CREATE_STORY.cropArea, role: 'group' }}
        />
        <span className={styles.oval} aria-hidden="true" />
      </div>
      <div className={styles.zoom}>
        <label htmlFor={zoomId}>{CREATE_STORY.zoom}</label>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={maxZoom}
          step={ZOOM_STEP}
          value={zoom}
          onChange={(event) => {
            moved.current = true
            setZoom(Number(event.target.value))
          }}
        />
        <Button
          variant="plain"
          small
          className={styles.turn}
          aria-label={CREATE_STORY.turnPhoto}
          onClick={() => void turn()}
        >
          <Icon name="turn" />
          {CREATE_STORY.turn}
        </Button>
      </div>
      <p className="field__problem" role="alert">
        {said && `${sentenceFor(said.fault)} ${CREATE_STORY.photoAnyway}`}
      </p>
      {consent}
      <StepActions>
        <Button variant="plain" small onClick={onOtherPhoto}>
          {CREATE_STORY.otherPhoto}
        </Button>
        <Button variant="forest" disabled={!area || looking} onClick={() => void confirm()}>
          {looking ? CREATE_STORY.looking : said ? CREATE_STORY.goOnAnyway : CREATE_STORY.cropConfirm}
        </Button>
      </StepActions>
    </>
  )
}

const sentenceFor = (fault: Said['fault']): string =>
  fault === 'close' || fault === 'far' ? CREATE_STORY.distances[fault] : problemText(fault)

/** The crop may exclude all but one of several faces, so this fault is not shown yet. */
function saidBeforeCrop(look: OpenPhoto['look']): Said | null {
  return look?.fault && look.fault !== 'photo-several-faces' ? { fault: look.fault, area: null } : null
}

/** True once the component is gone: later results must be ignored. */
function useLeaving() {
  const leaving = useRef(false)
  useEffect(() => {
    leaving.current = false
    return () => {
      leaving.current = true
    }
  }, [])
  return leaving
}
