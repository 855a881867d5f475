/** An error in the format of Stripe's API: `{error: {type, message, code, param}}`. */
export interface StripeErrorBody {
  type: 'invalid_request_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string
  param?: string
}

export class StripeError extends Error {
  readonly status: number
  readonly body: { error: StripeErrorBody }

  constructor(status: number, error: StripeErrorBody) {
    super(error.message)
    this.status = status
    this.body = { error }
  }
}

export const invalidRequest = (message: string, more: { code?: string; param?: string } = {}): StripeError =>
  new StripeError(400, { type: 'invalid_request_error', message, ...more })

export const missingParameter = (param: string): StripeError =>
  invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })

export const noSuch = (kind: string, id: string): StripeError =>
  new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: 'id',
  })
