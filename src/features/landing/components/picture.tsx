import type { ComponentProps } from 'react'
import styles from './picture.module.css'

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  /** The file's name in public/landing, without its ending. */
  name: string
  alt: string
  width: number
  height: number
  /** Width of the smaller copy (`name-small`), if there is one. */
  smallWidth?: number
}

/** A picture of the landing page: AVIF, half as heavy, and WebP for browsers before 2023. */
export function Picture({ name, alt, smallWidth, ...rest }: PictureProps) {
  const copies = (ending: string) =>
    smallWidth
      ? `/landing/${name}-small.${ending} ${smallWidth}w, /landing/${name}.${ending} ${rest.width}w`
      : `/landing/${name}.${ending}`
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={copies('avif')} sizes={rest.sizes} />
      <img
        {...rest}
        src={`/landing/${name}.webp`}
        srcSet={smallWidth ? copies('webp') : undefined}
        alt={alt}
        decoding="async"
      />
    </picture>
  )
}
