import { DASHBOARD } from '#text/dashboard.ts'
import { SHELL } from '#text/shell.ts'
import { BookCover } from '#ui/book.tsx'
import { LogoMark } from '#ui/icons.tsx'
import { NamedCover } from '#ui/named-cover.tsx'
import { Medallion } from '#ui/medallion.tsx'
import { Painting, type PaintingName } from '#ui/painting.tsx'
import { Ribbon } from '#ui/ribbon.tsx'
import { Tags } from '#ui/tags.tsx'
import { favourite } from '../samples.ts'
import type { Specimen } from '../specimen.ts'

const BOOK = 'src/ui/book.tsx'
const LOGO = 'src/ui/icons.tsx'

const PAINTINGS: readonly (readonly [PaintingName, note: string])[] = [
  ['about', 'The place where books are made.'],
  ['lost', 'A page or a link that leads nowhere.'],
  ['mishap', 'Something failed.'],
  ['empty-shelf', 'A list without entries.'],
]

const logo = (
  <span className="logo">
    <LogoMark />
    {SHELL.product}
  </span>
)

export const books: readonly Specimen[] = [
  {
    id: 'book',
    name: 'Book',
    note: 'Spine at the left, the edges of its pages at the right and below.',
    file: BOOK,
    width: 'third',
    element: <BookCover src={favourite.coverImageURL} alt={favourite.title} />,
  },
  {
    id: 'named-cover',
    name: 'Named cover',
    note: 'The name that is typed, lettered over a picture that has none.',
    file: 'src/ui/named-cover.tsx',
    width: 'third',
    element: (
      <NamedCover
        src={favourite.coverImageURL}
        unnamedSrc={favourite.unnamedCoverURL}
        owner="Ömer’in"
        alt={favourite.title}
      />
    ),
  },
  {
    id: 'book-wide',
    name: 'Book, cut to a card',
    file: BOOK,
    width: 'third',
    element: <BookCover src={favourite.coverImageURL} alt={favourite.title} className="aspect-[4/3.05]" />,
  },
  {
    id: 'book-dimmed',
    name: 'Book, in the making',
    file: BOOK,
    width: 'third',
    element: <BookCover src={favourite.coverImageURL} alt={favourite.title} className="aspect-[4/3.05]" dimmed />,
  },
  {
    id: 'medallion',
    name: 'Medallion',
    note: 'A person in a gold ring.',
    file: 'src/ui/medallion.tsx',
    width: 'third',
    element: <Medallion src={favourite.originalPhotoURL} alt={DASHBOARD.originalPhoto} />,
  },
  {
    id: 'ribbon',
    name: 'Ribbon',
    note: 'The one badge that shouts.',
    file: 'src/ui/ribbon.tsx',
    width: 'third',
    element: <Ribbon>{DASHBOARD.ribbon}</Ribbon>,
  },
  {
    id: 'tags',
    name: 'Tags',
    note: 'Words with small stars between them, never pills.',
    file: 'src/ui/tags.tsx',
    width: 'third',
    element: <Tags tags={favourite.tags} />,
  },
  ...PAINTINGS.map(([of, note]) => ({
    id: `painting-${of}`,
    name: `Painting, ${of}`,
    note,
    file: 'src/ui/painting.tsx',
    width: 'half' as const,
    element: <Painting of={of} />,
  })),
  { id: 'logo', name: 'Logo', file: LOGO, width: 'third', element: logo },
  { id: 'logo-dark', name: 'Logo, in the dark', file: LOGO, width: 'third', dark: true, element: logo },
]
