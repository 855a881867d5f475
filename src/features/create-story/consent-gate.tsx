import { useState } from 'react'
import { CREATE_STORY } from '#text/create-story.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { StepHeading } from './open-book.tsx'
import { RequiredBox } from './required-box.tsx'
import { StepActions } from './step-form.tsx'
import styles from './consent-gate.module.css'

interface ConsentGateProps {
  headingId: string
  childName: string
  noticePath: string
  onConsent: () => void
}

/** Before any photo is chosen: the notice, and an unticked box for explicit consent, written down with the photo that it is given for. */
export function ConsentGate({ headingId, childName, noticePath, onConsent }: ConsentGateProps) {
  const [agreed, setAgreed] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const proceed = () => (agreed ? onConsent() : setRefusals((times) => times + 1))

  return (
    <>
      <StepHeading id={headingId}>{CREATE_STORY.consentHeading}</StepHeading>
      <p className="lead">{CREATE_STORY.consentLead(childName)}</p>
      <ul className={styles.promises}>
        {CREATE_STORY.consentFacts.map((fact) => (
          <li key={fact}>
            <Icon name="tick" />
            {fact}
          </li>
        ))}
      </ul>
      <p>
        {CREATE_STORY.consentReadFirst}{' '}
        <a className="underline" href={noticePath} target="_blank" rel="noreferrer">
          {CREATE_STORY.consentNotice}
        </a>
      </p>
      <RequiredBox
        checked={agreed}
        onChange={setAgreed}
        name="photo-consent"
        refusals={refusals}
        sentence={CREATE_STORY.consentMissing}
      >
        {CREATE_STORY.consentBox}
      </RequiredBox>
      <StepActions>
        <Button look="forest" onClick={proceed}>
          <Icon name="camera" />
          {CREATE_STORY.consentNext}
        </Button>
      </StepActions>
    </>
  )
}
