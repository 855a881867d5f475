/** An error answer: the service's status and its `{ "error": … }`. */
export class RestError extends Error {
  override name = 'RestError'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
