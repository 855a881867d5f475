import { Link } from 'react-router-dom'
import { SOCIAL_PLACES, type SiteFacts } from '#domain/seller.ts'
import { PATHS } from '#domain/site-paths.ts'
import { SellerLines } from '#features/legal/seller-lines.tsx'
import { FOOTER, SHELL } from '#text/shell.ts'
import { Icon, type IconName } from '#ui/icons.tsx'
import { classNames } from '#ui/class-names.ts'
import { SITE_FACTS } from '../site-facts.ts'
import { Logo } from './logo.tsx'
import styles from './footer.module.css'

const PAGES = [
  [PATHS.about, SHELL.about],
  [PATHS.gifts, SHELL.giveGift],
  [PATHS.gift, SHELL.haveGiftCode],
  [PATHS.privacy, FOOTER.privacy],
  [PATHS.terms, FOOTER.terms],
  [PATHS.refund, FOOTER.refund],
  [PATHS.cookies, FOOTER.cookies],
  [PATHS.consent, FOOTER.consent],
] as const

/** @param facts the site's configuration; a missing address gets no link */
export function Footer({ facts: { seller, social } = SITE_FACTS }: { facts?: Pick<SiteFacts, 'seller' | 'social'> }) {
  const places: [address: string | undefined, name: string, icon: IconName][] = [
    ...SOCIAL_PLACES.map((place): [string | undefined, string, IconName] => [
      social[place],
      FOOTER.places[place],
      place,
    ]),
    [seller.email && `mailto:${seller.email}`, FOOTER.mail, 'mail'],
  ]
  const configured = places.filter(([address]) => address)
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
        <section className={styles.contact} aria-labelledby="footer-contact">
          <h2 id="footer-contact">{FOOTER.contact}</h2>
          <SellerLines seller={seller} />
        </section>
        <small>{FOOTER.rights}</small>
        {configured.length > 0 && (
          <ul className={styles.places} aria-label={FOOTER.social}>
            {configured.map(([address, name, icon]) => (
              <li key={name}>
                <a href={address} aria-label={name} rel="noreferrer">
                  <Icon name={icon} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  )
}
