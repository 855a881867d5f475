/** Questions about the device that shows the page. */
import { useSyncExternalStore } from 'react'

const PHONE_OR_TABLET = /Android|iPhone|iPad|iPod|Mobile|Tablet|Silk|webOS|BlackBerry|Opera Mini|IEMobile/i

/** product 9.2: 'phone or tablet agents, or width up to 1024 px without hover'. */
export const isPhoneOrTablet = (device: { userAgent: string; width: number; hovers: boolean }): boolean =>
  PHONE_OR_TABLET.test(device.userAgent) || (device.width <= 1_024 && !device.hovers)

export const onPhoneOrTablet = (): boolean =>
  isPhoneOrTablet({
    userAgent: navigator.userAgent,
    width: window.innerWidth,
    hovers: window.matchMedia('(hover: hover)').matches,
  })

/** Tells if a media query matches, now and after each change. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
  )
}

/** True while this page is visible (not another tab). */
export function usePageShown(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed)
      return () => document.removeEventListener('visibilitychange', changed)
    },
    () => document.visibilityState === 'visible',
  )
}
