import { useEffect, useState } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router-dom'
import { SHELL } from '#text/shell.ts'
import { Icon, type IconName } from '#ui/icons.tsx'
import { useAccount } from './account-context.ts'
import { Logo } from './logo.tsx'
import { PATHS } from './paths.ts'
import './shell.css'

/** Around the pages of a signed-in parent: the side menu is the cloth spine of a book, the current page its paper tab. */
export function Shell() {
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  const [shownPath, setShownPath] = useState(pathname)
  if (pathname !== shownPath) {
    setShownPath(pathname)
    setOpen(false)
  }

  useEffect(() => {
    if (!open) return
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    window.addEventListener('keydown', closeOnEscape)
    return () => window.removeEventListener('keydown', closeOnEscape)
  }, [open])

  return (
    <div className="shell">
      <aside className="spine dark" data-open={open || undefined}>
        <div className="spine__head">
          <Logo to={PATHS.dashboard} />
          <button
            type="button"
            className="spine__toggle"
            aria-expanded={open}
            aria-controls="main-menu"
            onClick={() => setOpen(!open)}
          >
            {SHELL.menu}
            <Icon name={open ? 'close' : 'menu'} />
          </button>
        </div>
        <div id="main-menu" className="spine__body">
          <nav aria-label={SHELL.mainMenu}>
            <MenuLink to={PATHS.dashboard} icon="compass" label={SHELL.discover} />
            <MenuLink to={PATHS.myStories} icon="book" label={SHELL.library} />
            <span className="spine__item spine__item--off" aria-disabled="true">
              <Icon name="bag" />
              {SHELL.products}
              <span className="soon">{SHELL.soon}</span>
            </span>
          </nav>
          <SignOut />
        </div>
      </aside>
      <main id="content" className="shell__page">
        <Outlet />
      </main>
    </div>
  )
}

function MenuLink({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  return (
    <NavLink className="spine__item" to={to}>
      <Icon name={icon} />
      {label}
    </NavLink>
  )
}

function SignOut() {
  const { leave } = useAccount()
  return (
    <button type="button" className="spine__item spine__leave" onClick={() => void leave()}>
      <Icon name="leave" />
      {SHELL.signOut}
    </button>
  )
}
