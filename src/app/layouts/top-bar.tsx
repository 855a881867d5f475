import { useId, useState } from 'react'
import { useSession, type Session } from '../auth/session.tsx'
import { SHELL } from '#text/shell.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { useAccount } from '../auth/account-context.ts'
import { classNames } from '#ui/class-names.ts'
import { Logo } from './logo.tsx'
import styles from './top-bar.module.css'
import { PATHS } from '#domain/site-paths.ts'

/** Above the public pages, always visible. On small screens a menu button opens its buttons. */
export function TopBar() {
  const session = useSession()
  const menuId = useId()
  const [open, setOpen] = useState(false)
  return (
    <header className={styles.bar}>
      <div className={classNames('wrap', styles.row)}>
        <Logo to={PATHS.landing} />
        <Button
          variant="plain"
          round
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={menuId}
          aria-label={open ? SHELL.closeMenu : SHELL.openMenu}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'close' : 'menu'} />
        </Button>
        <nav id={menuId} className={styles.menu} data-open={open || undefined} aria-label={SHELL.accountMenu}>
          <AccountButtons session={session} onChosen={() => setOpen(false)} />
        </nav>
      </div>
    </header>
  )
}

function AccountButtons({ session, onChosen }: { session: Session; onChosen: () => void }) {
  const { openAccount, signOut } = useAccount()
  const choose = (act: () => void) => () => {
    onChosen()
    act()
  }
  if (session.is === 'loading') return null
  if (session.is === 'signed-out') {
    return (
      <>
        <Button variant="plain" small onClick={choose(() => openAccount('login'))}>
          {SHELL.login}
        </Button>
        <Button variant="paper" small onClick={choose(() => openAccount('register'))}>
          {SHELL.register}
        </Button>
      </>
    )
  }
  const { displayName, email } = session.user
  return (
    <>
      <span className={styles.greeting}>{SHELL.greeting(displayName || email || '')}</span>
      <LinkButton variant="plain" small to={PATHS.dashboard} onClick={onChosen}>
        {SHELL.discover}
      </LinkButton>
      <Button variant="paper" small onClick={choose(() => void signOut())}>
        {SHELL.signOut}
      </Button>
    </>
  )
}
