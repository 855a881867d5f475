// First: it fixes the order of the layers (base below components below utilities) for every other style sheet.
import './styles.css'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { forgetEntrance } from '#app/entrance.ts'
import { ConfigurationError, parseEnv } from '#app/env.ts'
import { MissingConfigurationPage } from '#app/missing-configuration-page.tsx'
import { createRouter } from '#app/router.tsx'
import { SessionProvider } from '#firebase/session.tsx'
import { startFirebase } from '#firebase/start.ts'

try {
  startFirebase(parseEnv(import.meta.env))
  forgetEntrance()
  mount(
    <SessionProvider>
      <RouterProvider router={createRouter()} />
    </SessionProvider>,
  )
} catch (error) {
  if (error instanceof ConfigurationError) mount(<MissingConfigurationPage fields={error.fields} />)
  throw error
}

function mount(page: ReactNode): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  createRoot(root).render(<StrictMode>{page}</StrictMode>)
}
