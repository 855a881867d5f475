/**
 * Proves to the functions that our app calls them. Loaded with the first call of a function, so that Google gets no
 * request before the user acts, and only if a key is configured.
 */
import { getApp } from 'firebase/app'
import type { AppCheck } from 'firebase/app-check'
import { report } from '#report'

let siteKey: string | undefined
let appCheck: AppCheck | undefined

export function configureAppCheck(key: string | undefined): void {
  siteKey = key
}

/** @returns null if none is configured, or none could be got: a function that requires one then refuses */
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
