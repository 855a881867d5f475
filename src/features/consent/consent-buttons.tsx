import { CONSENT } from '#text/consent.ts'
import { Button } from '#ui/button.tsx'

/** One look and one width for both answers: refusing is as easy as accepting. */
export function ConsentButtons({ onChoose }: { onChoose: (granted: boolean) => void }) {
  return (
    <div className="consent-buttons">
      <Button look="paper" small onClick={() => onChoose(false)}>
        {CONSENT.refuse}
      </Button>
      <Button look="paper" small onClick={() => onChoose(true)}>
        {CONSENT.accept}
      </Button>
    </div>
  )
}
