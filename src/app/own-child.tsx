/**
 * A visitor's own child on the landing page's covers: the drawing code is loaded at the first press, and the wizard
 * gets what the visitor enters.
 */
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { ToldChild } from '#features/create-story/draft.ts'
import type { OwnChild } from '#features/landing/components/story-books.tsx'
import { report } from '#report'
import { withoutInvisible } from '#turkish/letter-case.ts'
import { persistently } from './network/persistent-import.ts'
import { tellChild, toldChild, useToldChild } from './told-child.ts'

type Drawing = typeof import('#features/create-story/first-sight.tsx')
type Naming = typeof import('#features/create-story/told-name.tsx')

/** `photo` is null while the parent still chooses one. */
type Asked = { by: 'photo'; photo: File | null } | { by: 'taps' }

interface OwnChildOnPage extends OwnChild {
  /** The small book of this tale with the child; null before the drawing is loaded. */
  bookOf: (templateId: string, acts: { onClose: () => void; onMake: () => void }) => ReactNode
  hasFace: boolean
}

export function useOwnChild(): OwnChildOnPage {
  const child = useToldChild()
  const [drawing, setDrawing] = useState<Drawing>()
  const nameField = useRef<HTMLInputElement>(null)
  const [naming, setNaming] = useState<Naming>()
  const [asked, setAsked] = useState<Asked>()
  const isNamed = child.name !== ''
  useEffect(() => {
    if (!isNamed) return
    // Load the suffixes and their lists of names when the visitor types. If they fail to load, the covers stay as they
    // are, and the wizard checks the name.
    import('#features/create-story/told-name.tsx')
      .then(setNaming)
      .catch((reason: unknown) => report(reason, 'landing: letter the covers'))
  }, [isNamed])
  const hasFace = child.face !== undefined
  const isNeeded = asked !== undefined || hasFace
  useEffect(() => {
    if (isNeeded) void persistently(() => import('#features/create-story/first-sight.tsx')).then(setDrawing)
  }, [isNeeded])
  const change = (changed: Partial<ToldChild>) => tellChild({ ...toldChild(), ...changed })
  return {
    name: child.name,
    onName: (name) => change({ name: withoutInvisible(name) }),
    owner: naming && isNamed ? naming.ownerOfTold(child) : '',
    nameProblem: naming && isNamed ? naming.problemOfTold(child) : '',
    nameOffers: naming && isNamed && (
      <naming.ToldNameOffers told={child} onChange={tellChild} onTaken={() => nameField.current?.focus()} />
    ),
    nameField,
    // If the picker is closed without a choice, the page stays as it is.
    onPress: () => {
      if (asked === undefined) setAsked({ by: 'photo', photo: null })
    },
    onPhoto: (photo) => setAsked({ by: 'photo', photo }),
    onWithoutPhoto: () => setAsked({ by: 'taps' }),
    face: drawing && isNeeded && (
      <drawing.FirstSight
        photo={asked?.by === 'photo' ? asked.photo : null}
        by={asked?.by}
        child={child}
        onChild={change}
      />
    ),
    onCover: (id) => drawing && hasFace && <drawing.ToldChildOnCover templateId={id} child={child} />,
    bookOf: (templateId, acts) => drawing && <drawing.ToldChildsBook {...{ templateId, child }} {...acts} />,
    hasFace,
  }
}
