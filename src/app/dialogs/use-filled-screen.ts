import { useEffect } from 'react'
import { onPhoneOrTablet } from '#ui/device.ts'
import { enterFullScreen, leaveFullScreen } from '#ui/full-screen.ts'

/**
 * Leaves full screen when the book is closed, even if it could not be loaded. From one book to the next the screen
 * stays full.
 * @returns a function that fills the screen of a phone or tablet; only the tap that opens the book may call it (product
 * 7.8)
 */
export function useFilledScreen(isOpen: boolean): () => void {
  useEffect(() => (isOpen ? leaveFullScreen : undefined), [isOpen])
  return () => {
    if (onPhoneOrTablet()) enterFullScreen(document.documentElement)
  }
}
