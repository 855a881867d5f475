/**
 * Proves to the functions that it is our app that asks. Loaded with the first call of one, so that nothing is asked of Google
 * before a person acts, and only where a key is configured.
 */
import { getApp } from 'firebase/app'
import type { AppCheck } from 'firebase/app-check'
import { report } from '#report'

let siteKey: string | undefined
let appCheck: AppCheck | undefined

export function configureAppCheck(key: string | undefined): void {
  siteKey = key
}

/** @returns null where none is configured, and where none can be had: what asks for one then says so */
export async function appCheckToken(): Promise<string | null> {
  if (!siteKey) return null
  try {
    const { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check')
    appCheck ??= initializeAppCheck(getApp(), {
      provider: new ReCaptchaEnterpriseProvider(siteKey),
      isTokenAutoRefreshEnabled: true,
    })
    return (await getToken(appCheck)).token
  } catch (error) {
    report(error, 'firebase: app check')
    return null
  }
}
