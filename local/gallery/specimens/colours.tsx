import type { Specimen } from '../specimen.ts'
import { shortName, tokenGroups, type TokenGroup } from '../tokens.ts'
import styles from './tokens.module.css'

const swatches = ({ note, tokens }: TokenGroup): Specimen => ({
  id: `colour-${tokens.map(shortName)[0]}`,
  name: tokens.map(shortName).join(', '),
  note,
  file: 'src/styles.css',
  ...(tokens.length <= 2 && { width: 'half' as const }),
  element: (
    <ul className={styles.swatches}>
      {tokens.map((token) => (
        <li key={token.name}>
          <span className={styles.swatch} style={{ background: token.value }} />
          <b>{shortName(token)}</b>
          <code>{token.value}</code>
        </li>
      ))}
    </ul>
  ),
})

export const colours: readonly Specimen[] = tokenGroups('color').map(swatches)
