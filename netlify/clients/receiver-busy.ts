import { Problem } from '#domain/problem.ts'

/** The receiver of notices has said when to try again. */
export class ReceiverBusy extends Problem {
  readonly retryAtMs: number

  constructor(status: number, retryAtMs: number) {
    super('notification-failed', `The notification webhook is busy: status ${status}`)
    this.retryAtMs = retryAtMs
  }
}
