import type { CSSProperties } from 'react'
import { Sheet } from '#ui/sheet.tsx'
import type { Specimen } from '../specimen.ts'
import { shortName, tokensOf } from '../tokens.ts'
import styles from './tokens.module.css'

const FILE = 'src/styles.css'

/** A piece of paper for each token of that kind. */
const pieces = (kind: string, wear: (value: string) => CSSProperties) => (
  <ul className={styles.swatches}>
    {tokensOf(kind).map((token) => (
      <li key={token.name}>
        <span className={styles.piece} style={wear(token.value)} />
        <b>{shortName(token)}</b>
      </li>
    ))}
  </ul>
)

export const shapes: readonly Specimen[] = [
  {
    id: 'shape-radius',
    name: 'Radius',
    note: 'Cut by hand: no two corners alike. A book is bound at its left.',
    file: FILE,
    element: pieces('radius', (borderRadius) => ({ borderRadius, background: 'var(--color-forest)' })),
  },
  {
    id: 'shape-shadow',
    name: 'Shadow',
    note: 'Lying, lifted, lit.',
    file: FILE,
    element: pieces('shadow', (boxShadow) => ({ boxShadow, background: 'var(--color-page)' })),
  },
  {
    id: 'sheet',
    name: 'Sheet',
    note: 'The lightest paper, lying on the page.',
    file: 'src/ui/sheet.tsx',
    element: <Sheet className="h-24" />,
  },
  {
    id: 'motion',
    name: 'Motion',
    note: 'Point at them: a leaf let go ends slowly, and never bounces.',
    file: FILE,
    element: (
      <ul className={styles.motions}>
        {tokensOf('duration').map((token) => (
          <li key={token.name} className={styles.motion}>
            <b>{shortName(token)}</b>
            <code>{token.value}</code>
            <span className={styles.mover} style={{ transitionDuration: token.value }} />
          </li>
        ))}
      </ul>
    ),
  },
]
