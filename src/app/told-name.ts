/** A child's name that was told before there was an account or a wizard: for this tab, until a wizard has it. */
import { tabStorage } from '#ui/device-storage.ts'

const KEY = 'masal:told-name'

export const toldName = (): string => tabStorage.getItem(KEY) ?? ''

export function tellName(name: string): void {
  if (name === '') forgetToldName()
  else tabStorage.setItem(KEY, name)
}

export const forgetToldName = (): void => tabStorage.removeItem(KEY)
