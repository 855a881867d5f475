/** The photo that is being cropped: saved on the device as soon as it is chosen, and restored with its crop. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { eraseDraftPhoto, keepCrop, keepDraftPhoto, readDraftPhoto, type PhotoOwner } from '../draft-photo.ts'
import type { CropArea } from '#photo/draw-photo.ts'
import { openPhoto, type OpenPhoto, type PhotoRefusal } from '#photo/open-photo.ts'

interface Cropping {
  photo: OpenPhoto
  /** The crop before a reload. */
  keptArea: CropArea | null
}

interface Options {
  owner: PhotoOwner
  now: () => number
  /** The photo is needed: it is neither sent nor drawn yet. */
  isAskedFor: boolean
}

export function useDraftPhoto({ owner, now, isAskedFor }: Options) {
  const [cropping, setCropping] = useState<Cropping | null>(null)
  /** A saved photo can no longer be opened. */
  const [isLost, setLost] = useState(false)
  /** The saved file is not turned: after a turn by hand its crop would not fit the file. */
  const isTurned = useRef(false)
  /** The parent wants another photo: do not show the old one again. */
  const isUnwanted = useRef(false)

  /** @returns the reason why the saved photo cannot be opened, or null */
  const takeUp = useEffectEvent(async (isOver: () => boolean): Promise<PhotoRefusal | null> => {
    const kept = await readDraftPhoto(owner, now())
    const photo = kept && (await openPhoto(kept.file))
    if (!photo || typeof photo === 'string') return photo
    if (isOver() || isUnwanted.current) {
      photo.close()
      return null
    }
    setCropping((chosen) => {
      if (chosen) photo.close()
      return chosen ?? { photo, keptArea: kept.area }
    })
    return null
  })
  useEffect(() => {
    if (!isAskedFor) return
    let isOver = false
    void takeUp(() => isOver).then((refusal) => !isOver && setLost(refusal !== null))
    return () => {
      isOver = true
    }
  }, [isAskedFor])

  return {
    cropping,
    isLost,
    choose: (photo: OpenPhoto, file: File) => {
      isTurned.current = false
      isUnwanted.current = false
      setCropping({ photo, keptArea: null })
      void keepDraftPhoto(owner, file, now())
    },
    turn: (photo: OpenPhoto) => {
      isTurned.current = true
      setCropping({ photo, keptArea: null })
      void keepCrop(owner, null)
    },
    crop: (area: CropArea) => {
      if (!isTurned.current) void keepCrop(owner, area)
    },
    close: () => {
      cropping?.photo.close()
      setCropping(null)
    },
    forget: () => {
      isUnwanted.current = true
      void eraseDraftPhoto(owner)
    },
  }
}
