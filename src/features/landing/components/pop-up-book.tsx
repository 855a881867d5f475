import { LANDING } from '#text/landing.ts'
import { classNames } from '#ui/class-names.ts'
import { Picture } from './picture.tsx'
import styles from './pop-up-book.module.css'

const { hero } = LANDING

/** A book that opens into a forest: the book is drawn here; forest and cast are two pictures that exceed its frame. */
export function PopUpBook() {
  return (
    <div className={styles.popUp} role="img" aria-label={hero.picture}>
      <BookBelow />
      <Layer name="forest-back" depth="back" first />
      <Layer name="forest-cast" depth="cast" />
    </div>
  )
}

function Layer({ name, depth, first }: { name: string; depth: 'back' | 'cast'; first?: boolean }) {
  return (
    <Picture
      className={classNames(styles.layer, styles[depth])}
      name={name}
      smallWidth={720}
      // A phone with three pixels a point gets a picture with two, because a third makes no visible difference.
      sizes="(max-width: 900px) 65vw, 900px"
      width={1200}
      height={849}
      alt=""
      fetchPriority={first ? 'high' : undefined}
    />
  )
}

function BookBelow() {
  return (
    <svg className={styles.book} viewBox="0 0 1400 420" aria-hidden="true">
      <defs>
        <PageShade id="page-left" x1="0" x2="1" />
        <PageShade id="page-right" x1="1" x2="0" />
        <radialGradient
          id="page-light"
          cx="700"
          cy="90"
          r="620"
          gradientUnits="userSpaceOnUse"
          gradientTransform="matrix(1 0 0 .42 0 40)"
        >
          <stop offset="0" stopColor="#FFD25E" stopOpacity=".75" />
          <stop offset="1" stopColor="#FFD25E" stopOpacity="0" />
        </radialGradient>
        <filter id="book-shadow" x="-10%" y="-30%" width="120%" height="190%">
          <feGaussianBlur stdDeviation="18" />
        </filter>
        {LINES.map((d, line) => (
          <path key={d} id={`line-${line}`} d={d} />
        ))}
      </defs>
      <path
        d="M40 330Q380 300 700 392Q1020 300 1360 330L1390 372Q1020 360 700 414Q380 360 10 372Z"
        fill="#3A2A0A"
        opacity=".5"
        filter="url(#book-shadow)"
      />
      <path
        d="M70 66L-4 348Q0 358 14 357C300 322 540 336 688 404H712C860 336 1100 322 1386 357Q1400 358 1404 348L1330 66Z"
        fill="#164A53"
      />
      <path
        d="M-2 349Q2 358 14 357C300 322 540 336 688 404H712C860 336 1100 322 1386 357Q1398 358 1402 349"
        fill="none"
        stroke="#D9A441"
        strokeWidth="2.5"
      />
      <g fill="#FFF8E6" stroke="#CBB98F" strokeWidth="1.6">
        <path d="M60 74L18 338C290 302 530 316 700 388C870 316 1110 302 1382 338L1340 74Z" />
        <path d="M64 72L24 331C290 295 530 309 700 381C870 309 1110 295 1376 331L1336 72Z" />
        <path d="M68 70L30 324C290 288 530 302 700 374C870 302 1110 288 1370 324L1332 70Z" />
      </g>
      <path d="M700 90C560 46 300 40 92 66L36 317C290 281 530 295 700 367Z" fill="url(#page-left)" />
      <path d="M700 90C840 46 1100 40 1308 66L1364 317C1110 281 870 295 700 367Z" fill="url(#page-right)" />
      <path
        className={styles.light}
        d="M700 90C560 46 300 40 92 66L36 317C290 281 530 295 700 367C870 295 1110 281 1364 317L1308 66C1100 40 840 46 700 90Z"
        fill="url(#page-light)"
      />
      <path d="M700 92V366" stroke="#8C744A" strokeWidth="3" opacity=".7" />
      <g className={styles.text}>
        {hero.pages.map((text, line) => (
          <text key={text}>
            <textPath href={`#line-${line}`}>{text}</textPath>
          </text>
        ))}
      </g>
      <path d="M716 362C724 384 712 400 728 446L746 430L768 442C754 404 766 380 758 346Z" fill="#B0263F" />
      <path d="M716 362C724 384 712 400 728 446L735 438C725 402 737 384 729 357Z" fill="#8A1730" />
    </svg>
  )
}

/** Paths of the four lines of text on the curved pages. */
const LINES = [
  'M92 250C270 214 500 222 664 284',
  'M76 306C262 268 500 278 664 342',
  'M738 284C900 222 1130 214 1316 251',
  'M738 342C900 278 1138 268 1328 307',
]

function PageShade(ends: { id: string; x1: string; x2: string }) {
  return (
    <linearGradient {...ends}>
      <stop offset="0" stopColor="#F3E6C8" />
      <stop offset=".5" stopColor="#FFFCF3" />
      <stop offset=".88" stopColor="#F8ECD4" />
      <stop offset="1" stopColor="#D1BD93" />
    </linearGradient>
  )
}
