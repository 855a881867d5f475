import { useState } from 'react'
import { BOOK_FAULTS, LAST_PAGE, REPORT_MAX_LETTERS, type BookFault } from '#domain/book-report.ts'
import type { Story } from '#domain/story.ts'
import type { BookReport } from '#domain/wire.ts'
import { BOOK_REPORT } from '#text/book-report.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { FormBehindButton, StoryForm } from './story-form.tsx'

/** Resolves to whether the report was sent; if not, the failure has been shown. */
export type ReportBook = (report: BookReport) => Promise<boolean>

interface ReportBookProps {
  story: Story
  reportBook: ReportBook
  describedBy: string
}

const WHOLE_BOOK = 'all'
const PAGES: readonly (readonly [string, string])[] = [
  [WHOLE_BOOK, BOOK_REPORT.wholeBook],
  ['0', BOOK_REPORT.cover],
  ...Array.from({ length: LAST_PAGE }, (_, page) => [String(page + 1), BOOK_REPORT.pageNumber(page + 1)] as const),
]

/** The fault of a finished book, and its page. The typed text stays until it is sent. */
export function ReportBookButton({ story, reportBook, describedBy }: ReportBookProps) {
  return (
    <FormBehindButton icon="mail" label={BOOK_REPORT.action} describedBy={describedBy}>
      {(close) => <ReportForm story={story} reportBook={reportBook} onClose={close} />}
    </FormBehindButton>
  )
}

interface ReportFormProps extends Omit<ReportBookProps, 'describedBy'> {
  onClose: () => void
}

function ReportForm({ story, reportBook, onClose }: ReportFormProps) {
  const [fault, setFault] = useState<BookFault>('picture')
  const [page, setPage] = useState(WHOLE_BOOK)
  const [words, setWords] = useState('')
  const [isRefused, setRefused] = useState(false)
  const isSilent = words.trim() === ''

  const send = async () => {
    setRefused(isSilent)
    const where = page === WHOLE_BOOK ? null : Number(page)
    return !isSilent && reportBook({ storyId: story.id, fault, page: where, words: words.trim() })
  }
  return (
    <StoryForm
      label={BOOK_REPORT.action}
      submit={BOOK_REPORT.send}
      submitting={BOOK_REPORT.sending}
      cancel={BOOK_REPORT.cancel}
      onSubmit={send}
      onClose={onClose}
    >
      <SelectField
        label={BOOK_REPORT.fault}
        value={fault}
        onChange={(value) => setFault(BOOK_FAULTS.find((each) => each === value) ?? 'other')}
        options={BOOK_FAULTS.map((each) => [each, BOOK_REPORT.faults[each]])}
      />
      <SelectField label={BOOK_REPORT.page} value={page} onChange={setPage} options={PAGES} />
      <TextField
        label={BOOK_REPORT.words}
        hint={BOOK_REPORT.wordsHint}
        problem={isRefused && isSilent ? BOOK_REPORT.wordsMissing : ''}
        value={words}
        onChange={setWords}
        maxLength={REPORT_MAX_LETTERS}
        lines={4}
      />
    </StoryForm>
  )
}
