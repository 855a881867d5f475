/** A tab whose session ends with it, and is nobody else's. Without Firebase, so that a page can ask before it is there. */

const ENDS_WITH_TAB_KEY = 'masal:session-ends-with-tab'

/** Whether this tab's session is its own, and the durable store another's. */
export const endsWithTab = (): boolean => Boolean(whereAllowed(() => window.sessionStorage.getItem(ENDS_WITH_TAB_KEY)))

/** Once it is known whose session this tab has, and again at its end. */
export function noteSessionEndsWithTab(ends: boolean): void {
  whereAllowed(() =>
    ends
      ? window.sessionStorage.setItem(ENDS_WITH_TAB_KEY, 'yes')
      : window.sessionStorage.removeItem(ENDS_WITH_TAB_KEY),
  )
}

/** Where site data is blocked, `window.localStorage` itself throws. @returns undefined there */
export function whereAllowed<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch (reason) {
    console.info('[session] the browser keeps nothing for this site', reason)
    return undefined
  }
}
