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

/** True for a wrong token; any other error is a transient failure of the key server. */
export const isTokenRefusal = (error: unknown): boolean => REFUSALS.some((kind) => error instanceof kind)
