/** Stands for netlify/clients/notification-receiver.ts: what it takes nobody reads yet; that it may be down is what matters. */
import { Problem } from '#domain/problem.ts'
import type * as real from '#netlify/clients/notification-receiver.ts'
import { flakyCall } from '../flaky-call.ts'
import { currentServices } from '../outside-services.ts'

export const postNotice: typeof real.postNotice = () =>
  flakyCall('post a notice', () => {
    if (currentServices().isReceiverDown) throw new Problem('notification-failed', 'The receiver is down')
  })
