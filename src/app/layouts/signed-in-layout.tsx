import { Fragment, useEffect, useState } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router-dom'
import { SHELL } from '#text/shell.ts'
import { Icon, type IconName } from '#ui/icons.tsx'
import { useSignedInUser } from '../auth/use-signed-in-user.ts'
import { useAccount } from '../auth/account-context.ts'
import { classNames } from '#ui/class-names.ts'
import { Logo } from './logo.tsx'
import { PATHS } from '#domain/site-paths.ts'
import { useBackFromPayPage } from '../checkout/use-back-from-pay-page.ts'
import { OutboxProvider } from '../offline/outbox-provider.tsx'
import { UpdateLine } from '../offline/update-line.tsx'
import styles from './signed-in-layout.module.css'

/**
 * Around the pages of a signed-in parent: the side menu looks like the cloth spine of a book, the current page like its
 * paper tab.
 */
export function SignedInLayout() {
  const user = useSignedInUser()
  useBackFromPayPage(user?.uid)
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
    <div className={styles.layout}>
      <aside className={classNames(styles.spine, 'dark')} data-open={open || undefined}>
        <div className={styles.head}>
          <Logo to={PATHS.dashboard} />
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls="main-menu"
            onClick={() => setOpen(!open)}
          >
            {SHELL.menu}
            <Icon name={open ? 'close' : 'menu'} />
          </button>
        </div>
        <div id="main-menu" className={styles.body}>
          <nav aria-label={SHELL.mainMenu}>
            <MenuLink to={PATHS.dashboard} icon="compass" label={SHELL.discover} />
            <MenuLink to={PATHS.myStories} icon="book" label={SHELL.library} />
            <MenuLink to={PATHS.createStory} icon="pencil" label={SHELL.createStory} />
            <MenuLink to={PATHS.gifts} icon="gift" label={SHELL.giveGift} />
            <span className={classNames(styles.item, styles.off)} aria-disabled="true">
              <Icon name="bag" />
              {SHELL.products}
              <span className="soon">{SHELL.soon}</span>
            </span>
          </nav>
          <div className={styles.foot}>
            <MenuLink to={PATHS.account} icon="user" label={SHELL.account} />
            <SignOut />
          </div>
        </div>
      </aside>
      <main id="content" className={styles.page}>
        {/* The open page belongs to this user, so draw it anew if another tab signs in another user. */}
        <Fragment key={user?.uid}>
          {user ? (
            <OutboxProvider uid={user.uid}>
              <Outlet />
            </OutboxProvider>
          ) : (
            <Outlet />
          )}
        </Fragment>
      </main>
      <UpdateLine />
    </div>
  )
}

function MenuLink({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  return (
    <NavLink className={styles.item ?? ''} to={to}>
      <Icon name={icon} />
      {label}
    </NavLink>
  )
}

function SignOut() {
  const { signOut } = useAccount()
  return (
    <button type="button" className={styles.item} onClick={() => void signOut()}>
      <Icon name="leave" />
      {SHELL.signOut}
    </button>
  )
}
