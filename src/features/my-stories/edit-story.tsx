import { useState } from 'react'
import { DEDICATION_MAX_LETTERS, TITLE_MAX_LETTERS } from '#domain/book-fields.ts'
import type { Story } from '#domain/story.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { OUTBOX } from '#text/outbox.ts'
import { notPrintable } from '#text/printable.ts'
import { TextField } from '#ui/text-field.tsx'
import { FormBehindButton, StoryForm } from './components/story-form.tsx'
import type { ChangeStory } from './model/story-actions.ts'

interface EditStoryProps {
  story: Story
  changeStory: ChangeStory
  describedBy: string
}

/** The words of a finished book that a parent may still change. The typed text stays until it is saved. */
export function EditStoryButton({ story, changeStory, describedBy }: EditStoryProps) {
  return (
    <FormBehindButton icon="pencil" label={MY_STORIES.edit} describedBy={describedBy}>
      {(close) => <EditForm story={story} changeStory={changeStory} onClose={close} />}
    </FormBehindButton>
  )
}

const SENTENCES = { done: MY_STORIES.edited, queued: OUTBOX.kept, failed: MY_STORIES.editFailed }

interface EditFormProps extends Omit<EditStoryProps, 'describedBy'> {
  onClose: () => void
}

function EditForm({ story, changeStory, onClose }: EditFormProps) {
  const [title, setTitle] = useState(story.title)
  const [dedication, setDedication] = useState(story.dedication ?? '')
  const [isRefused, setRefused] = useState(false)
  const isNameless = title.trim() === ''

  const save = async () => {
    setRefused(isNameless)
    return !isNameless && changeStory(story, { title: title.trim(), dedication: dedication.trim() }, SENTENCES)
  }
  return (
    <StoryForm
      label={MY_STORIES.edit}
      submit={MY_STORIES.save}
      submitting={MY_STORIES.saving}
      cancel={MY_STORIES.eraseCancel}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={MY_STORIES.editTitle}
        hint={MY_STORIES.editTitleHint}
        problem={isRefused && isNameless ? MY_STORIES.editTitleMissing : notPrintable(title)}
        value={title}
        onChange={setTitle}
        maxLength={TITLE_MAX_LETTERS}
        autoComplete="off"
      />
      <TextField
        label={MY_STORIES.editDedication}
        value={dedication}
        problem={notPrintable(dedication)}
        onChange={setDedication}
        maxLength={DEDICATION_MAX_LETTERS}
        autoComplete="off"
      />
    </StoryForm>
  )
}
