import type { ReactNode } from 'react'
import { ReaderIcon, STROKES as READER_STROKES } from '#features/reader/components/reader-icon.tsx'
import { Icon, STROKES } from '#ui/icons.tsx'
import type { Specimen } from '../specimen.ts'
import styles from './icons.module.css'

function sheetOf<Name extends string>(strokes: Record<Name, string>, draw: (name: Name) => ReactNode) {
  return (
    <ul className={styles.icons}>
      {(Object.keys(strokes) as Name[]).map((name) => (
        <li key={name}>
          {draw(name)}
          <code>{name}</code>
        </li>
      ))}
    </ul>
  )
}

export const icons: readonly Specimen[] = [
  {
    id: 'ui-icons',
    name: 'Icons',
    file: 'src/ui/icons.tsx',
    element: sheetOf(STROKES, (name) => <Icon name={name} />),
  },
  {
    id: 'reader-icons',
    name: 'Icons of the reader',
    file: 'src/features/reader/components/reader-icon.tsx',
    dark: true,
    element: sheetOf(READER_STROKES, (name) => <ReaderIcon name={name} />),
  },
]
