import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { READER } from '#text/reader.ts'
import { classNames } from '#ui/class-names.ts'
import { ReaderVeil, VeilHint } from './reader-veil.tsx'
import styles from './portrait-prompt.module.css'

/**
 * The flip book needs a wide screen: on an upright phone or tablet, this asks the reader to turn it, or to read page by
 * page.
 */
export function PortraitPrompt({ onReadUpright, onClose }: { onReadUpright: () => void; onClose: () => void }) {
  return (
    <ReaderVeil solid role="alert">
      <svg viewBox="0 0 120 120" aria-hidden="true" className={styles.picture}>
        <rect className={styles.phone} x="42" y="22" width="36" height="66" rx="7" />
        <path d="M106 30a52 52 0 0 1 3 48M115 68l-6 11-11-5" />
      </svg>
      <h3 className={classNames(styles.title, 'text-xl')}>{READER.turnDevice}</h3>
      <VeilHint>{READER.turnDeviceHint}</VeilHint>
      <div className={styles.acts}>
        <Button onClick={onReadUpright}>
          <Icon name="play" /> {READER.readUpright}
        </Button>
        <Button variant="paper" onClick={onClose}>
          {READER.close}
        </Button>
      </div>
    </ReaderVeil>
  )
}
