import { classNames } from '#ui/class-names.ts'
import { DASHBOARD } from '#text/dashboard.ts'
import { LANDING } from '#text/landing.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { SHELL } from '#text/shell.ts'
import { Icon } from '#ui/icons.tsx'
import type { Specimen } from '../specimen.ts'
import { shortName, tokensOf } from '../tokens.ts'
import styles from './tokens.module.css'

const LETTERS = 'Aa Bb Cc Çç Dd Ee Ff Gg Ğğ Hh Iı İi Jj Kk Ll Mm Nn Oo Öö Pp Rr Ss Şş Tt Uu Üü Vv Yy Zz'
const FILE = 'src/ui/text.css'

export const type: readonly Specimen[] = [
  ...tokensOf('font').map((token): Specimen => ({
    id: `type-${shortName(token)}`,
    name: shortName(token),
    note: token.value,
    file: 'src/styles.css',
    width: 'third',
    element: (
      <p className="text-xl" style={{ fontFamily: token.value }}>
        {LETTERS}
      </p>
    ),
  })),
  {
    id: 'type-sizes',
    name: 'Sizes',
    file: 'src/styles.css',
    element: (
      <dl className={styles.sizes}>
        {tokensOf('text').map((token) => (
          <div key={token.name}>
            <dt>
              <b>{shortName(token)}</b> <code>{token.value}</code>
            </dt>
            <dd style={{ fontSize: token.value }}>{DASHBOARD.invitation}</dd>
          </div>
        ))}
      </dl>
    ),
  },
  {
    id: 'type-lead',
    name: 'Lead',
    file: FILE,
    width: 'half',
    element: <p className="lead">{LANDING.hero.lead}</p>,
  },
  {
    id: 'type-hand',
    name: 'Hand',
    file: FILE,
    width: 'half',
    element: <p className="hand">{DASHBOARD.favouriteNote}</p>,
  },
  {
    id: 'type-brush',
    name: 'Brush',
    note: 'A stroke under one word.',
    file: FILE,
    width: 'third',
    element: (
      <p className="font-display text-3xl">
        <span className="brush">{LANDING.hero.hero}</span>
      </p>
    ),
  },
  {
    id: 'type-soon',
    name: 'Soon',
    file: FILE,
    width: 'third',
    element: <span className="soon">{SHELL.soon}</span>,
  },
  {
    id: 'type-state',
    name: 'State',
    file: FILE,
    width: 'third',
    element: (
      <p className={classNames(styles.row)}>
        <span className="state state--ready">
          <Icon name="tick" />
          {MY_STORIES.ready}
        </span>
        <span className="state state--making">{MY_STORIES.making}</span>
      </p>
    ),
  },
]
