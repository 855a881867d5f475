import { PRINT_PAGE_MM, type PrintFormat } from '#domain/printed-book.ts'
import styles from './print-book.module.css'

/** The height of the higher format, in millimetres: both are drawn to one scale. */
const HIGHEST = 297
const ROUND = 14

/** Two pages of a format, with its painting and its words where they are printed. */
export function OpenSheets({ format }: { format: PrintFormat }) {
  const { w, h } = PRINT_PAGE_MM[format]
  const [width, top] = [2 * w, HIGHEST - h]
  const painting = { height: w, width }
  const isBeneath = h > w
  return (
    <svg
      className={styles.sheets}
      viewBox={`${-ROUND} ${-ROUND} ${width + 2 * ROUND} ${HIGHEST + 2 * ROUND}`}
      aria-hidden="true"
    >
      <rect className={styles.page} x={0} y={top} width={width} height={h} rx={4} />
      <rect className={styles.painting} x={0} y={top} {...painting} rx={4} />
      <path className={styles.hill} d={hillIn(top + painting.height, width)} />
      <circle className={styles.moon} cx={width * 0.5} cy={top + w * 0.54} r={26} />
      {[0, 1].flatMap((side) =>
        [0, 1, 2].map((line) => (
          <rect
            key={`${side} ${line}`}
            className={styles.line}
            x={side * w + 24}
            y={(isBeneath ? top + w + 20 : top + 26) + line * 20}
            width={line === 2 ? 70 : isBeneath ? w - 48 : 104}
            height={9}
            rx={4}
          />
        )),
      )}
      <path className={styles.fold} d={`M${w} ${top}V${top + h}`} />
    </svg>
  )
}

const hillIn = (foot: number, width: number): string =>
  `M0 ${foot}V${foot - 60}C${width * 0.25} ${foot - 120} ${width * 0.4} ${foot - 20} ${width * 0.6} ${foot - 60}S${width * 0.9} ${foot - 110} ${width} ${foot - 50}V${foot}Z`
