import type { Providers } from '#domain/seller.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { Icon } from '#ui/icons.tsx'
import type { LegalPaths } from '../model/legal-paths.ts'
import { LegalLink } from '#ui/legal-link.tsx'
import { RequiredBox } from '#ui/required-box.tsx'
import styles from './photo-consent.module.css'

interface PhotoConsentProps {
  childName: string
  legal: Pick<LegalPaths, 'notice' | 'consent'>
  painter: Providers['pictures']
  agreed: boolean
  onChange: (agreed: boolean) => void
  /** Number of attempts to send the photo without consent. */
  refusals: number
}

/**
 * Shown with the photo, before it leaves the device: an unticked box for explicit consent, which is saved with the
 * photo's transformation. Its explanation is one tap away, and the text beside it names who else gets the photo.
 */
export function PhotoConsent({ childName, legal, painter, agreed, onChange, refusals }: PhotoConsentProps) {
  return (
    <div className={styles.consent}>
      <RequiredBox
        checked={agreed}
        onChange={onChange}
        name="photo-consent"
        refusals={refusals}
        sentence={CREATE_STORY.consentMissing}
      >
        {CREATE_STORY.consentBox[0]}
        <LegalLink path={legal.consent}>{CREATE_STORY.consentWhole}</LegalLink>
        {CREATE_STORY.consentBox[1]}
      </RequiredBox>
      <p className={styles.painter}>{CREATE_STORY.consentPainter(painter)}</p>
      <details className={styles.more}>
        <summary>
          {CREATE_STORY.consentMore}
          <Icon name="chevronDown" />
        </summary>
        <p>{CREATE_STORY.consentLead(childName)}</p>
        <ul className={styles.promises}>
          {CREATE_STORY.consentFacts.map((fact) => (
            <li key={fact}>
              <Icon name="tick" />
              {fact}
            </li>
          ))}
        </ul>
        <p>
          {CREATE_STORY.consentReadFirst} <LegalLink path={legal.notice}>{CREATE_STORY.consentNotice}</LegalLink>
        </p>
      </details>
    </div>
  )
}
