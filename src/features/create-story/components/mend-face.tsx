/** A paint box to correct the measured face: each tap is seen at once, in the portrait above it and in the book. */
import { useEffect, useId, useRef, useState } from 'react'
import {
  EYE_COLOURS,
  HAIR_COLOURS,
  HAIR_STYLES,
  LAST_STEP,
  SKIN_TONES,
  type FaceFeatures,
} from '#domain/face-features.ts'
import { HAIR_TONES, IRIS_COLOURS, SKIN_COLOURS } from '#stories/face/colours.ts'
import { drawnFaceUri } from '#stories/face/drawn-face.ts'
import { MEND_FACE } from '#text/mend-face.ts'
import { Button } from '#ui/button.tsx'
import { CheckBox } from '#ui/check-box.tsx'
import { Icon } from '#ui/icons.tsx'
import { Swatches } from './swatches.tsx'
import { Tabs } from './tabs.tsx'
import styles from './mend-face.module.css'

interface MendFaceProps {
  face: FaceFeatures
  onMend: (face: FaceFeatures) => void
  startsOpen?: boolean
}

const GROUPS = ['skin', 'style', 'hair', 'eyes', 'more'] as const
type Group = (typeof GROUPS)[number]

export function MendFace({ face, onMend, startsOpen = false }: MendFaceProps) {
  const boxId = useId()
  const [isOpen, setOpen] = useState(startsOpen)
  const [group, setGroup] = useState<Group>('skin')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The box is beneath the portrait: keep both in view.
    if (isOpen) box.current?.scrollIntoView?.({ block: 'center' })
  }, [isOpen])
  return (
    <div className={styles.mend}>
      <Button variant="paper" small aria-expanded={isOpen} aria-controls={boxId} onClick={() => setOpen(!isOpen)}>
        <Icon name="pencil" />
        {isOpen ? MEND_FACE.close : MEND_FACE.open}
      </Button>
      <div ref={box} id={boxId} className={styles.box} hidden={!isOpen}>
        {isOpen && (
          <Tabs
            label={MEND_FACE.groups}
            tabs={GROUPS.map((one) => ({ id: one, shown: MEND_FACE.group[one] }))}
            chosen={group}
            onChoose={setGroup}
          >
            <Choices group={group} face={face} onMend={(change) => onMend({ ...face, ...change })} />
          </Tabs>
        )}
      </div>
    </div>
  )
}

interface ChoicesProps {
  group: Group
  face: FaceFeatures
  onMend: (change: Partial<FaceFeatures>) => void
}

function Choices({ group, face, onMend }: ChoicesProps) {
  switch (group) {
    case 'skin':
      return (
        <Swatches
          legend={MEND_FACE.group.skin}
          options={SKIN_TONES.map((value) => ({ value, spoken: MEND_FACE.skins[value], colour: SKIN_COLOURS[value] }))}
          chosen={face.skin}
          onChoose={(skin) => onMend({ skin })}
        />
      )
    case 'hair':
      return (
        <Swatches
          legend={MEND_FACE.group.hair}
          options={HAIR_COLOURS.map((value) => ({ value, spoken: MEND_FACE.hairs[value], colour: HAIR_TONES[value] }))}
          chosen={face.hair}
          onChoose={(hair) => onMend({ hair })}
        />
      )
    case 'eyes':
      return (
        <Swatches
          legend={MEND_FACE.group.eyes}
          options={EYE_COLOURS.map((value) => ({
            value,
            spoken: MEND_FACE.eyes[value],
            colour: IRIS_COLOURS[value].base,
          }))}
          chosen={face.eyes}
          onChoose={(eyes) => onMend({ eyes })}
        />
      )
    case 'style':
      return (
        <Swatches
          legend={MEND_FACE.group.style}
          options={HAIR_STYLES.map((value) => ({
            value,
            spoken: MEND_FACE.styles[value],
            picture: drawnFaceUri({ ...face, style: value }),
          }))}
          chosen={face.style}
          onChoose={(style) => onMend({ style })}
        />
      )
    case 'more':
      return (
        <div className={styles.more}>
          <CheckBox checked={face.glasses} onChange={(glasses) => onMend({ glasses })}>
            {MEND_FACE.glasses}
          </CheckBox>
          <CheckBox checked={face.freckles} onChange={(freckles) => onMend({ freckles })}>
            {MEND_FACE.freckles}
          </CheckBox>
          {(['size', 'tilt'] as const).map((number) => (
            <label key={number} className={styles.slide}>
              <span>{MEND_FACE[number].label}</span>
              <input
                type="range"
                min={0}
                max={LAST_STEP}
                step={1}
                value={face[number]}
                aria-valuetext={MEND_FACE[number].spoken(face[number])}
                onChange={(event) => onMend({ [number]: event.target.valueAsNumber })}
              />
            </label>
          ))}
        </div>
      )
  }
}
