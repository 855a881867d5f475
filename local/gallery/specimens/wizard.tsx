import { useState } from 'react'
import type { Providers } from '#domain/seller.ts'
import { PATHS } from '#domain/site-paths.ts'
import { PhotoConsent } from '#features/create-story/components/photo-consent.tsx'
import { PortraitPair } from '#features/create-story/components/portrait-pair.tsx'
import { SAMPLE_CHILD } from '#stories/library.ts'
import { favourite } from '../samples.ts'
import type { Specimen } from '../specimen.ts'

const FOLDER = 'src/features/create-story'
const mails = { sendFirst: () => Promise.resolve(true), sendAgain: () => Promise.resolve(true) }

function Consent({ painter }: { painter: Providers['pictures'] }) {
  const [agreed, setAgreed] = useState(false)
  return (
    <PhotoConsent
      childName={SAMPLE_CHILD.name}
      legal={{ notice: PATHS.privacy, consent: PATHS.consent }}
      painter={painter}
      agreed={agreed}
      onChange={setAgreed}
      refusals={0}
    />
  )
}

/** The consent depends on the painter; on the site of the screenshots our own software paints. */
export const wizard: readonly Specimen[] = [
  {
    id: 'photo-consent-own',
    name: 'Consent, our own software paints',
    file: `${FOLDER}/components/photo-consent.tsx`,
    width: 'half',
    element: <Consent painter={null} />,
  },
  {
    id: 'photo-consent-abroad',
    name: 'Consent, a service abroad paints',
    note: 'Who else gets the photo stands beside the box.',
    file: `${FOLDER}/components/photo-consent.tsx`,
    width: 'half',
    element: <Consent painter="Google Gemini" />,
  },
  {
    id: 'portrait-painted',
    name: 'Portrait that a service has painted',
    note: 'It can be painted once more, five times a day.',
    file: `${FOLDER}/components/portrait-pair.tsx`,
    width: 'half',
    element: (
      <PortraitPair
        headingId="portrait-painted-title"
        isHeadingAbove
        childName={SAMPLE_CHILD.name}
        childAge={SAMPLE_CHILD.age}
        portrait={{ is: 'ready', url: favourite.coverImageURL.replace('cover', 'transformed') }}
        snapshotUrl={null}
        onTryAgain={() => undefined}
        onPaintAgain={() => undefined}
        onOtherPhoto={() => undefined}
        verificationMail={mails}
        looks={null}
      >
        {null}
      </PortraitPair>
    ),
  },
]
