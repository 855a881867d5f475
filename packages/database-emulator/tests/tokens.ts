/** Tokens in the format of the Auth emulator: unsigned. */
export const NOW_MS = 1_790_000_000_000

export const CLAIMS = {
  sub: 'ada',
  aud: 'demo-x',
  iat: NOW_MS / 1000,
  exp: NOW_MS / 1000 + 3600,
  email: 'ada@example.com',
}

export function token(claims: object, header: object = { alg: 'none' }): string {
  return [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.') + '.'
}
