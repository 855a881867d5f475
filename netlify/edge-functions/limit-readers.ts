/**
 * Limits what is read: media, and books by their links. Apart from the calls of functions (limit-strangers.ts): where a school
 * opens a book that was shared with it, somebody there can still pay.
 */
export default (): void => {}

export const config = {
  path: ['/media/*', '/shared/*', '/invited/*', '/book/*'],
  // Two classes of thirty that open a book: some twenty pictures and clips each.
  rateLimit: { windowLimit: 1200, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
