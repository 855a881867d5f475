import { Outlet } from 'react-router-dom'
import { Footer } from './footer.tsx'
import { TopBar } from './top-bar.tsx'

export function PublicLayout() {
  return (
    <>
      <TopBar />
      <Outlet />
      <Footer />
    </>
  )
}
