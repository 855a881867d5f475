/**
 * Limits reads: media, and books opened by links. Separate from the limit of function calls (limit-strangers.ts), so
 * that parents in a school can still pay while its classes open a shared book.
 */
export default (): void => {}

export const config = {
  path: ['/media/*', '/shared/*', '/invited/*', '/book/*'],
  // Two classes of thirty open a book with about twenty pictures and clips.
  rateLimit: { windowLimit: 1200, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
