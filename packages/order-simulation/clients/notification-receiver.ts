/** Stands in for netlify/clients/notification-receiver.ts: it discards every notice, and may be down. */
import { Problem } from '#domain/problem.ts'
import type * as real from '#netlify/clients/notification-receiver.ts'
import { flakyCall } from '../flaky-call.ts'
import { currentServices } from '../outside-services.ts'

export const postNotice: typeof real.postNotice = () =>
  flakyCall('post a notice', () => {
    if (currentServices().isReceiverDown) throw new Problem('notification-failed', 'The receiver is down')
  })
