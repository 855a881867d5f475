import { errors } from 'jose'

const REFUSALS = [
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
]

/** Whether it is the token that is wrong; anything else is the weather where the keys come from. */
export const isTokenRefusal = (error: unknown): boolean => REFUSALS.some((kind) => error instanceof kind)
