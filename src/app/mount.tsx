/** What both pages begin with: the configuration is read and Firebase started, or it is said what is missing. */
import { createRoot } from 'react-dom/client'
import { startFirebase } from '#firebase/start.ts'
import { forgetEntrance } from './entrance.ts'
import { ConfigurationError, parseEnv } from './env.ts'
import { MissingConfigurationPage } from './missing-configuration-page.tsx'
import { noteLostStyles } from './persistent-import.ts'

/** @param show draws the app into the root */
export async function mount(show: (root: HTMLElement) => void | Promise<void>): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  try {
    startFirebase(parseEnv(import.meta.env))
    forgetEntrance()
    noteLostStyles()
    await show(root)
  } catch (error) {
    if (error instanceof ConfigurationError) createRoot(root).render(<MissingConfigurationPage fields={error.fields} />)
    throw error
  }
}
