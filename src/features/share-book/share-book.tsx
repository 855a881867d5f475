/** 'Kitabı paylaş': makes a link by which others read one book, changes its options, and ends it. */
import { useId, useState, type FormEvent } from 'react'
import { DEFAULT_SHARE_DAYS, isOver, SHARE_DAYS, type Share, type ShareChoice, type ShareToken } from '#domain/share.ts'
import { SEND_LINK } from '#text/send-link.ts'
import { longDay } from '#text/long-day.ts'
import { SHARE_BOOK } from '#text/share-book.ts'
import { AskOnceMore } from '#ui/ask-once-more.tsx'
import { Button } from '#ui/button.tsx'
import { CheckBox } from '#ui/check-box.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icons.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SendLink } from '#ui/send-link.tsx'
import { LinkPreview } from './link-preview.tsx'
import styles from './share-book.module.css'

export interface ShareBookPorts {
  /**
   * Makes a link, or changes the open one. Resolves when it is done, or the failure has been shown, as all functions
   * here do.
   */
  share: (choice: ShareChoice) => Promise<void>
  takeBack: () => Promise<void>
  copy: (link: string) => void
  linkOf: (token: ShareToken) => string
}

interface ShareBookProps {
  /** `child`: what others see of it (src/text/child-as-seen.ts). */
  book: { title: string; cover: string; child: string }
  share: Share | null
  /** How often the link has opened the book; null until it is known. */
  readings: number | null
  /** The book has a voice for all of its pages. */
  hasVoices: boolean
  ports: ShareBookPorts
  now: () => number
  onClose: () => void
}

const DEFAULT_CHOICE: ShareChoice = { days: DEFAULT_SHARE_DAYS, showsCover: false, withVoices: false }

export function ShareBook({ book, share, readings, hasVoices, ports, now, onClose }: ShareBookProps) {
  const title = useId()
  const open = share && !isOver(share, now()) ? share : null
  return (
    <Dialog labelledBy={title} closeLabel={SHARE_BOOK.close} className={styles.dialog} onClose={onClose}>
      <div className={styles.room}>
        <h2 id={title} tabIndex={-1}>
          {SHARE_BOOK.title}
          <small>{book.title}</small>
        </h2>
        <p>{SHARE_BOOK.lead(book.child)}</p>
        {open && <OpenLink book={book} share={open} readings={readings} ports={ports} />}
        {share && !open && <p role="status">{SHARE_BOOK.ended}</p>}
        {/* A new link starts the form anew, with the link's present choice. */}
        <ChoiceForm key={open?.token} book={book} share={open} hasVoices={hasVoices} onChoose={ports.share} />
      </div>
    </Dialog>
  )
}

type OpenLinkProps = Pick<ShareBookProps, 'book' | 'readings' | 'ports'> & { share: Share }

function OpenLink({ book, share, readings, ports }: OpenLinkProps) {
  const link = ports.linkOf(share.token)
  return (
    <section className={styles.open}>
      <SendLink
        label={SHARE_BOOK.link}
        link={link}
        message={SHARE_BOOK.message(book.title, link)}
        words={SEND_LINK}
        onCopy={ports.copy}
      />
      <ul className={styles.facts}>
        <li>
          <Icon name="moon" />
          {SHARE_BOOK.openUntil(longDay(share.expiresAt))}
        </li>
        {readings !== null && (
          <li>
            <Icon name="book" />
            {SHARE_BOOK.readings(readings)}
          </li>
        )}
      </ul>
      <AskOnceMore
        action={
          <>
            <Icon name="lock" />
            {SHARE_BOOK.takeBack}
          </>
        }
        question={SHARE_BOOK.takeBackQuestion}
        confirm={SHARE_BOOK.takeBackConfirm}
        working={SHARE_BOOK.takingBack}
        cancel={SHARE_BOOK.cancel}
        act={ports.takeBack}
      />
    </section>
  )
}

interface ChoiceFormProps extends Pick<ShareBookProps, 'book' | 'share' | 'hasVoices'> {
  onChoose: ShareBookPorts['share']
}

function ChoiceForm({ book, share, hasVoices, onChoose }: ChoiceFormProps) {
  const [choice, setChoice] = useState<ShareChoice>(share ?? DEFAULT_CHOICE)
  const [isUnderWay, setUnderWay] = useState(false)
  const { days, showsCover, withVoices } = choice
  const isChanged = days !== share?.days || showsCover !== share.showsCover || withVoices !== share.withVoices

  const words = share
    ? { rest: SHARE_BOOK.save, underWay: SHARE_BOOK.saving }
    : { rest: SHARE_BOOK.create, underWay: SHARE_BOOK.creating }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isUnderWay || !isChanged) return
    setUnderWay(true)
    await onChoose({ days, showsCover, withVoices })
    setUnderWay(false)
  }
  return (
    <form className={styles.choice} onSubmit={(event) => void submit(event)}>
      <SelectField
        label={SHARE_BOOK.days}
        value={String(days)}
        onChange={(value) => setChoice({ ...choice, days: SHARE_DAYS.find((each) => String(each) === value) ?? days })}
        options={SHARE_DAYS.map((each) => [String(each), SHARE_BOOK.dayNames[each]])}
      />
      {hasVoices && (
        <CheckBox checked={withVoices} onChange={(checked) => setChoice({ ...choice, withVoices: checked })}>
          {SHARE_BOOK.withVoices}
        </CheckBox>
      )}
      <CheckBox checked={showsCover} onChange={(checked) => setChoice({ ...choice, showsCover: checked })}>
        {SHARE_BOOK.showsCover}
      </CheckBox>
      <LinkPreview {...(showsCover && book)} />
      {showsCover && <p className={styles.hint}>{SHARE_BOOK.showsCoverHint}</p>}
      {(!share || isChanged) && (
        <Button type="submit" variant={share ? 'forest' : 'crimson'} aria-disabled={isUnderWay}>
          {isUnderWay ? words.underWay : words.rest}
        </Button>
      )}
    </form>
  )
}
