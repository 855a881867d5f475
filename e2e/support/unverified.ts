/** Where a provider paints, which costs money: the local environment's illustrator is the built-in one, so its refusal is played. */
import { decodeJwt } from 'jose'
import type { Page } from '@playwright/test'

/** As netlify/functions/proxy-webhook.ts does where a provider paints. */
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
