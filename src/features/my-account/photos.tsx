import { useId } from 'react'
import { showProblem } from '#show-problem'
import { longDay } from '#text/long-day.ts'
import { MY_ACCOUNT } from '#text/my-account.ts'
import { AskOnceMore } from '#ui/ask-once-more.tsx'
import { Icon } from '#ui/icons.tsx'
import { Medallion } from '#ui/medallion.tsx'
import { showSuccess } from '#ui/toast.ts'
import type { KeptPortrait } from './kept-portraits.ts'
import styles from './photos.module.css'

interface PhotosProps {
  portraits: readonly KeptPortrait[]
  erase: () => Promise<void>
}

export function Photos({ portraits, erase }: PhotosProps) {
  const headingId = useId()
  return (
    <>
      <h3 id={headingId}>{MY_ACCOUNT.portraits}</h3>
      {portraits.length === 0 ? (
        <p>{MY_ACCOUNT.noPortraits}</p>
      ) : (
        <ul className={styles.portraits} aria-labelledby={headingId}>
          {portraits.map(({ url, childName, until }) => (
            <li key={url}>
              <Medallion
                src={url}
                alt={childName === null ? MY_ACCOUNT.portraitAltUnnamed : MY_ACCOUNT.portraitAlt(childName)}
              />
              <span>
                <strong>{childName ?? MY_ACCOUNT.unnamed}</strong>
                {until === null ? MY_ACCOUNT.keptWithBook : MY_ACCOUNT.keptUntil(longDay(until))}
              </span>
            </li>
          ))}
        </ul>
      )}
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
        act={() => eraseAndSay(erase)}
      />
    </>
  )
}

async function eraseAndSay(erase: () => Promise<void>): Promise<void> {
  try {
    await erase()
    showSuccess(MY_ACCOUNT.photosErased)
  } catch (error) {
    showProblem(error, 'my-account: erase photos', MY_ACCOUNT.erasePhotosFailed)
  }
}
