import { useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { squareAround } from '#domain/face/face-oval.ts'
import type { PhotoFault } from '#domain/face/photo-fault.ts'
import { PHOTO_MIN_SIDE_PX } from '#domain/photo.ts'
import { asProblem } from '#domain/problem.ts'
import { createStoryText } from '#text/create-story.ts'
import { problemText } from '#text/problems.ts'
import { Button } from '#ui/button.tsx'
import { showError } from '#ui/toast.tsx'
import { drawPhoto, type CropArea } from './draw-photo.ts'
import { StepHeading } from './open-book.tsx'
import type { OpenPhoto } from './open-photo.ts'
import { lookAtPhoto } from './photo-look.ts'
import type { ChosenPhoto } from './transform-photo.ts'

interface CropPhotoProps {
  headingId: string
  photo: OpenPhoto
  onConfirm: (photo: ChosenPhoto) => void
  onOtherPhoto: () => void
}

/** Enough to bring a small face close; in large photos until as many pixels are left as a photo must have. */
const LEAST_ZOOM_RANGE = 4
const ZOOM_STEP = 0.05
const KEYBOARD_STEP_PX = 4

/**
 * A square with an oval for the face (wizard.css, `.crop__oval`), laid round the face that was found. What the server
 * would say of the photo is said here first; a second press goes on all the same.
 */
export function CropPhoto({ headingId, photo, onConfirm, onOtherPhoto }: CropPhotoProps) {
  const zoomId = useId()
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<CropArea | null>(null)
  const [drawing, setDrawing] = useState(false)
  const [said, setSaid] = useState(() => faultBeforeCrop(photo))
  const [found] = useState(() => photo.look?.oval && squareAround(photo.look.oval, photo))
  const shortSide = Math.min(photo.width, photo.height)
  const maxZoom = Math.max(LEAST_ZOOM_RANGE, shortSide / PHOTO_MIN_SIDE_PX, found ? shortSide / found.width : 0)

  const confirm = async () => {
    if (!area) return
    setDrawing(true)
    try {
      const picture = await drawPhoto(photo.image, area)
      const fault = (await lookAtPhoto(picture))?.fault ?? null
      if (fault === null || fault === said) return onConfirm({ picture, acceptedFault: fault })
      setSaid(fault)
    } catch (error) {
      console.warn(`crop: ${asProblem(error).code}`, error)
      showError(asProblem(error).code === 'photo-too-large' ? createStoryText.photoTooLarge : createStoryText.photoUnreadable)
    }
    setDrawing(false)
  }

  return (
    <>
      <StepHeading id={headingId}>{createStoryText.cropHeading}</StepHeading>
      <p className="lead">{createStoryText.cropLead}</p>
      <div className="crop">
        <Cropper
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
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          cropperProps={{ 'aria-label': createStoryText.cropArea, role: 'group' }}
        />
        <span className="crop__oval" aria-hidden="true" />
      </div>
      <div className="crop__zoom">
        <label htmlFor={zoomId}>{createStoryText.zoom}</label>
        <input id={zoomId} type="range" min={1} max={maxZoom} step={ZOOM_STEP} value={zoom} onChange={(event) => setZoom(Number(event.target.value))} />
      </div>
      <p className="field__problem" role="alert">
        {said && `${problemText(said)} ${createStoryText.photoAnyway}`}
      </p>
      <div className="step-form__actions">
        <Button look="plain" small onClick={onOtherPhoto}>
          {createStoryText.otherPhoto}
        </Button>
        <Button look="forest" disabled={!area || drawing} onClick={() => void confirm()}>
          {drawing ? createStoryText.looking : said ? createStoryText.goOnAnyway : createStoryText.cropConfirm}
        </Button>
      </div>
    </>
  )
}

/** Of several faces the crop may leave one. */
function faultBeforeCrop({ look }: OpenPhoto): PhotoFault | null {
  return look && look.fault !== 'photo-several-faces' ? look.fault : null
}
