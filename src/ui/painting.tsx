import { classNames } from '#ui/class-names.ts'

/** Drawn by ops/stories/paintings. */
export type PaintingName = 'about' | 'lost' | 'mishap' | 'empty-shelf'

/** A page of a picture book for pages with little text, which says the same as the picture. */
export function Painting({ of, className }: { of: PaintingName; className?: string | undefined }) {
  return (
    <img
      className={classNames('painting', className)}
      src={`/landing/paintings/${of}.avif`}
      width={960}
      height={640}
      alt=""
      decoding="async"
    />
  )
}
