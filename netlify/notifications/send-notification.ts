/** What is told to the outside: sign-ups and sign-ins, and what became of a paid story, so that the receiver can mail. */
import type { StoryId, UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import type { NotificationRequest } from '#domain/wire.ts'
import { notificationSettings } from '#netlify/platform/env.ts'

const TIMEOUT_MS = 8_000

export interface StoryNotice {
  type: 'story_completed' | 'story_refunded'
  data: { uid: UserId; userEmail: string; storyId: StoryId; title: string }
}

/** @throws Problem 'notification-failed' where the receiver refuses or is silent for eight seconds */
export async function sendNotification(notice: NotificationRequest['data'] | StoryNotice): Promise<void> {
  const response = await fetch(notificationSettings().NOTIFICATION_WEBHOOK_URL, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(notice),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new Problem('notification-failed', 'The notification webhook did not answer', { cause: error })
  })
  await response.body?.cancel()
  if (!response.ok) throw new Problem('notification-failed', `Webhook failed with status ${response.status}`)
}
