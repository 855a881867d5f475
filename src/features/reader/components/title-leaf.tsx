/** The leaves between the cover and the tale: the end paper inside the cover, and the page that says whose book this is. */
import { useId, type CSSProperties, type Ref } from 'react'
import { clothOf, VIGNETTE } from '#stories/book-cloth.ts'
import { classNames } from '#ui/class-names.ts'
import { clothStyle } from '../model/cloth-style.ts'
import { Leaf } from './leaf.tsx'
import styles from './title-leaf.module.css'

interface EndPaperLeafProps {
  ref?: Ref<HTMLDivElement>
  templateId: string | undefined
}

/** The tale's colour, printed with a pattern of its motif. */
export function EndPaperLeaf({ ref, templateId }: EndPaperLeafProps) {
  const pattern = useId()
  const { motif } = clothOf(templateId)
  return (
    <Leaf is="endpaper" ref={ref} className={styles.endPaper} style={clothStyle(templateId)}>
      <svg viewBox="0 0 400 450" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <pattern id={pattern} width="72" height="112" patternUnits="userSpaceOnUse" patternTransform="scale(0.72)">
          {[
            [18, 28],
            [54, 84],
          ].map(([x, y]) => (
            <path key={x} d={motif.d} fill={motif.fill} fillRule="evenodd" transform={`translate(${x} ${y})`} />
          ))}
        </pattern>
        <rect width="400" height="450" fill={`url(#${pattern})`} />
      </svg>
    </Leaf>
  )
}

interface TitlePageProps {
  templateId: string | undefined
  title: string
  dedication: string
}

export function TitleLeaf({ ref, ...words }: TitlePageProps & { ref?: Ref<HTMLDivElement> }) {
  return (
    <Leaf is="title" ref={ref}>
      <TitlePage {...words} className={styles.leaf} />
    </Leaf>
  )
}

/** Paper with a vignette, the title, and the dedication beneath it. `className` sets its size. */
export function TitlePage({
  templateId,
  title,
  dedication,
  className,
}: TitlePageProps & { className?: string | undefined }) {
  const { vignette } = clothOf(templateId)
  const letters = {
    '--title-share': `${sizeOf(title, TITLE_SIZES)}cqw`,
    '--dedication-share': `${sizeOf(dedication, DEDICATION_SIZES)}cqw`,
  }
  return (
    <div
      className={classNames(styles.page, className)}
      style={{ ...clothStyle(templateId), ...letters } as CSSProperties}
    >
      <div className={styles.frame}>
        <svg className={styles.vignette} viewBox={`0 0 ${VIGNETTE.w} ${VIGNETTE.h}`} aria-hidden="true">
          {vignette.map(({ d, fill }) => (
            <path key={d} d={d} fill={fill} fillRule="evenodd" />
          ))}
        </svg>
        <p className={styles.title} translate="no">
          {title}
        </p>
        <span className={styles.rule} aria-hidden="true" />
        <p className={styles.dedication}>{dedication}</p>
      </div>
    </div>
  )
}

type Sizes = readonly (readonly [upTo: number, share: number])[]

/**
 * Hundredths of the page's width, by the number of letters. Computed, not measured, because a page is drawn while
 * others turn.
 */
const TITLE_SIZES: Sizes = [
  [26, 9],
  [48, 7.4],
  [90, 5.4],
  [Infinity, 3.6],
]
const DEDICATION_SIZES: Sizes = [
  [40, 6.4],
  [80, 5.4],
  [Infinity, 4.3],
]

const sizeOf = (text: string, sizes: Sizes): number => sizes.find(([upTo]) => text.length <= upTo)?.[1] ?? 0
