import { useEffect } from 'react'
import { onPhoneOrTablet } from '#ui/device.ts'
import { enterFullScreen, leaveFullScreen } from '#ui/full-screen.ts'

/**
 * Gives the screen back when the book is closed, also where it could not be fetched. From one book to the next the screen
 * stays full.
 * @returns fills the screen of a phone or tablet; only the tap that opens the book may ask for it (product 7.8)
 */
export function useFilledScreen(isOpen: boolean): () => void {
  useEffect(() => (isOpen ? leaveFullScreen : undefined), [isOpen])
  return () => {
    if (onPhoneOrTablet()) enterFullScreen(document.documentElement)
  }
}
