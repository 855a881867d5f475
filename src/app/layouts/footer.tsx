import { Link } from 'react-router-dom'
import { CONTACT, FOOTER, SHELL } from '#text/shell.ts'
import { Icon, type IconName } from '#ui/icons.tsx'
import { classNames } from '#ui/class-names.ts'
import { Logo } from './logo.tsx'
import styles from './footer.module.css'
import { PATHS } from '#domain/site-paths.ts'

const PAGES = [
  [PATHS.about, SHELL.about],
  [PATHS.privacy, FOOTER.privacy],
  [PATHS.terms, FOOTER.terms],
  [PATHS.refund, FOOTER.refund],
  [PATHS.cookies, FOOTER.cookies],
  [PATHS.consent, FOOTER.consent],
] as const

const PLACES: readonly [address: string, name: string, icon: IconName][] = [
  [CONTACT.instagram, 'Instagram', 'instagram'],
  [CONTACT.facebook, 'Facebook', 'facebook'],
  [CONTACT.youtube, 'YouTube', 'youtube'],
  [`mailto:${CONTACT.email}`, FOOTER.mail, 'mail'],
]

export function Footer() {
  return (
    <footer className={classNames(styles.footer, 'dark')}>
      <div className={classNames('wrap', styles.row)}>
        <Logo to={PATHS.landing} />
        <nav aria-label={FOOTER.pages}>
          <ul>
            {PAGES.map(([path, name]) => (
              <li key={path}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <ul className={styles.places} aria-label={FOOTER.social}>
          {PLACES.map(([address, name, icon]) => (
            <li key={address}>
              <a href={address} aria-label={name} rel="noreferrer">
                <Icon name={icon} />
              </a>
            </li>
          ))}
        </ul>
        <small>{FOOTER.rights}</small>
      </div>
    </footer>
  )
}
