/** The browser's notification that a book is ready, for a parent who is in another window meanwhile. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Remote } from '#domain/remote.ts'
import type { ReadableStory, Story } from '#domain/story.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'

/** Android's browsers allow a notification only from a service worker, iPhones only from an installed app. */
const canNotify = (): boolean => 'Notification' in window && !/Android/i.test(navigator.userAgent)

/** The browser asks for permission only after the parent has pressed. */
export function ReadyNoticeButton({ describedBy }: { describedBy: string }) {
  const [permission, setPermission] = useState(() => (canNotify() ? Notification.permission : 'denied'))
  const [isRefused, setRefused] = useState(false)
  const ask = async () => {
    const answer = await Notification.requestPermission()
    setPermission(answer)
    setRefused(answer !== 'granted')
  }
  return (
    <p role="status">
      {permission === 'granted' && MY_STORIES.noticeComes}
      {isRefused && MY_STORIES.noticeRefused}
      {permission === 'default' && !isRefused && (
        <Button variant="plain" small aria-describedby={describedBy} onClick={() => void ask()}>
          <Icon name="mail" />
          {MY_STORIES.noticeAsk}
        </Button>
      )}
    </p>
  )
}

/** Notifies of a story that was in production when this page saw it last, and can be read now. */
export function useReadyNotices(stories: Remote<readonly Story[]>, onRead: (story: ReadableStory) => void): void {
  const making = useRef(new Set<string>())
  const read = useEffectEvent(onRead)
  useEffect(() => {
    if (stories.is !== 'ready') return
    for (const story of stories.value) {
      if (!story.readable) making.current[story.status === 'creating' ? 'add' : 'delete'](story.id)
      else if (making.current.delete(story.id)) tell(story, () => read(story))
    }
  }, [stories])
}

function tell({ id, title, thumbnailUrl }: ReadableStory, read: () => void): void {
  if (!canNotify() || Notification.permission !== 'granted' || document.visibilityState === 'visible') return
  const notice = new Notification(MY_STORIES.noticeTitle, { body: title, tag: id, icon: thumbnailUrl, lang: 'tr' })
  notice.addEventListener('click', () => {
    window.focus()
    notice.close()
    read()
  })
}
