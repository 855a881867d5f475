import { CREATE_STORY } from '#text/create-story.ts'
import { DASHBOARD } from '#text/dashboard.ts'
import { LEGAL_FRAME } from '#text/legal/pages.ts'
import { MY_ACCOUNT } from '#text/my-account.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { AskOnceMore } from '#ui/ask-once-more.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { Button, LinkButton, type ButtonVariant } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import type { Specimen } from '../specimen.ts'
import styles from './tokens.module.css'

const FILE = 'src/ui/button.tsx'

const LOOKS: Record<ButtonVariant, { word: string; note: string }> = {
  crimson: { word: CREATE_STORY.finish, note: "The hero's action: one a view at rest." },
  forest: { word: MY_STORIES.completePayment, note: 'A quiet action.' },
  paper: { word: DASHBOARD.read, note: 'The second action.' },
  plain: { word: MY_STORIES.erase, note: 'A word that acts.' },
  danger: { word: MY_STORIES.eraseConfirm, note: 'An act that cannot be undone.' },
}
const looks = Object.entries(LOOKS) as [ButtonVariant, (typeof LOOKS)[ButtonVariant]][]

export const buttons: readonly Specimen[] = [
  ...looks.map(([look, { word, note }]): Specimen => ({
    id: `button-${look}`,
    name: look,
    note: `${note} At rest, with an icon, small, disabled.`,
    file: FILE,
    element: (
      <div className={styles.row}>
        <Button variant={look}>{word}</Button>
        <Button variant={look}>
          <Icon name="book" />
          {word}
        </Button>
        <Button variant={look} small>
          {word}
        </Button>
        <Button variant={look} disabled>
          {word}
        </Button>
      </div>
    ),
  })),
  {
    id: 'ask-once-more',
    name: 'AskOnceMore',
    note: 'Pressed, it asks in the same place, and says what follows.',
    file: 'src/ui/ask-once-more.tsx',
    width: 'half',
    element: (
      <AskOnceMore
        variant="paper"
        action={
          <>
            <Icon name="bin" />
            {MY_ACCOUNT.erasePhotos}
          </>
        }
        question={MY_ACCOUNT.erasePhotosQuestion}
        confirm={MY_ACCOUNT.erasePhotosConfirm}
        working={MY_ACCOUNT.erasing}
        cancel={MY_ACCOUNT.cancel}
        act={() => Promise.resolve()}
      />
    ),
  },
  {
    id: 'button-round',
    name: 'round',
    note: 'A circle for one icon, which has a name.',
    file: FILE,
    width: 'third',
    element: (
      <div className={styles.row}>
        {looks.map(([look]) => (
          <Button key={look} variant={look} round aria-label={CREATE_STORY.close}>
            <Icon name="close" />
          </Button>
        ))}
      </div>
    ),
  },
  {
    id: 'link-button',
    name: 'link',
    note: 'Looks like a button, and goes to a page.',
    file: FILE,
    width: 'third',
    element: (
      <LinkButton variant="paper" to="/">
        {MY_STORIES.browse}
      </LinkButton>
    ),
  },
  {
    id: 'back-link',
    name: 'back',
    note: 'Above a heading; its arrow begins where the text begins.',
    file: 'src/ui/back-link.tsx',
    width: 'third',
    element: <BackLink to="/">{LEGAL_FRAME.back}</BackLink>,
  },
  {
    id: 'button-dark',
    name: 'in the dark',
    file: FILE,
    width: 'third',
    dark: true,
    element: (
      <div className={styles.row}>
        <Button variant="paper">{DASHBOARD.read}</Button>
        <Button variant="plain">{MY_STORIES.eraseCancel}</Button>
      </div>
    ),
  },
]
