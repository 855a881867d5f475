import { useEffect, useRef, useState, type FormEvent } from 'react'
import { DEDICATION_MAX_LETTERS, TITLE_MAX_LETTERS, type Story } from '#domain/story.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './edit-story.module.css'

export interface StoryWords {
  title: string
  /** Empty: none. */
  dedication: string
}

/** Resolves with whether it was kept; where not, it has said why. */
export type EditStory = (story: Story, words: StoryWords) => Promise<boolean>

interface EditStoryProps {
  story: Story
  editStory: EditStory
  describedBy: string
}

/** What a parent may still write on a finished book, in its card's own place. What was typed stays until it is kept. */
export function EditStoryButton({ story, editStory, describedBy }: EditStoryProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (!isOpen && wasOpen.current) button.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])

  if (isOpen) return <StoryForm story={story} editStory={editStory} onClose={() => setOpen(false)} />
  return (
    <Button ref={button} look="plain" small aria-describedby={describedBy} onClick={() => setOpen(true)}>
      <Icon name="pencil" />
      {MY_STORIES.edit}
    </Button>
  )
}

interface StoryFormProps extends Omit<EditStoryProps, 'describedBy'> {
  onClose: () => void
}

function StoryForm({ story, editStory, onClose }: StoryFormProps) {
  const [title, setTitle] = useState(story.title)
  const [dedication, setDedication] = useState(story.dedication ?? '')
  const [isSaving, setSaving] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const isNameless = title.trim() === ''
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    if (isNameless) return setRefused(true)
    setSaving(true)
    if (await editStory(story, { title: title.trim(), dedication: dedication.trim() })) return onClose()
    setSaving(false)
  }
  return (
    <form ref={form} className={styles.form} aria-label={MY_STORIES.edit} onSubmit={(event) => void save(event)}>
      <TextField
        label={MY_STORIES.editTitle}
        hint={MY_STORIES.editTitleHint}
        problem={isRefused && isNameless ? MY_STORIES.editTitleMissing : ''}
        value={title}
        onChange={setTitle}
        maxLength={TITLE_MAX_LETTERS}
        autoComplete="off"
      />
      <TextField
        label={MY_STORIES.editDedication}
        value={dedication}
        onChange={setDedication}
        maxLength={DEDICATION_MAX_LETTERS}
        autoComplete="off"
      />
      <div className={styles.acts}>
        <Button type="submit" look="forest" small aria-disabled={isSaving}>
          {isSaving ? MY_STORIES.saving : MY_STORIES.save}
        </Button>
        <Button look="plain" small disabled={isSaving} onClick={onClose}>
          {MY_STORIES.eraseCancel}
        </Button>
      </div>
    </form>
  )
}
