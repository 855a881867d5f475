/**
 * Does nothing but be limited, before the functions that a browser calls: a rule of the platform needs a path of its own,
 * and a function with a path would answer there alone (docs/decisions/0121-address-limits.md).
 */
export default (): void => {}

export const config = {
  path: [
    'account',
    'buy-gift',
    'cancel-checkout-session',
    'check-gift',
    'client-reports',
    'create-checkout-session',
    'erase-photos',
    'erase-story',
    'erase-voice',
    'export',
    'health',
    'invite-voice',
    'invited-book',
    'preview-voice',
    'proxy-webhook',
    'record-voice',
    'refund-gift',
    'report-book',
    'share-book',
    'print-book',
    'change-words',
    'keep-hero',
    'reuse-hero',
    'withdraw-consent',
    'withdraw-voice',
  ].map((name) => `/.netlify/functions/${name}`),
  // A mobile network lets hundreds of families out by one address.
  rateLimit: { windowLimit: 900, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
