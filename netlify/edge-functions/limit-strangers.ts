/**
 * An empty function whose rate limit protects the functions that a browser calls: a limit of the platform needs a path
 * of its own, and a function with a path would answer only there (docs/decisions/0121-address-limits.md).
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
  // Hundreds of families in a mobile network share one address.
  rateLimit: { windowLimit: 900, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
