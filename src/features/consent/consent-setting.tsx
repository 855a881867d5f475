import { useId } from 'react'
import { CONSENT } from '#text/consent.ts'
import type { AnalyticsChoice } from './analytics-choice.ts'
import { ConsentButtons } from './consent-buttons.tsx'

interface ConsentSettingProps {
  choice: AnalyticsChoice | null
  onChoose: (granted: boolean) => void
}

/** The setting shows a choice and changes it as easily as it was made. */
export function ConsentSetting({ choice, onChoose }: ConsentSettingProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{CONSENT.settingTitle}</h2>
      <p role="status">{sentenceFor(choice)}</p>
      <ConsentButtons onChoose={onChoose} />
    </section>
  )
}

function sentenceFor(choice: AnalyticsChoice | null): string {
  if (!choice) return CONSENT.unasked
  return choice.granted ? CONSENT.granted : CONSENT.refused
}
