/** Simulates the refusal of a paid provider, because the local environment's illustrator costs nothing. */
import { decodeJwt } from 'jose'
import type { Page } from '@playwright/test'

/** The answer of netlify/functions/proxy-webhook.ts for a paid provider. */
export const refuseUnverified = (page: Page) =>
  page.route('**/proxy-webhook', async (route) => {
    const { 'content-type': type = '', authorization = '' } = route.request().headers()
    const isVerified = decodeJwt(authorization.replace('Bearer ', '')).email_verified === true
    if (isVerified || !type.startsWith('multipart/')) return route.continue()
    return route.fulfill({
      status: 403,
      json: { success: false, code: 'email-unverified', message: 'email-unverified' },
    })
  })
