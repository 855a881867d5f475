import type { CSSProperties } from 'react'
import type { PreviewPage } from '../model/compose-cover.ts'
import styles from './page-layers.module.css'

/** The key is the position, so that a redrawn layer only changes its address, and does not fade in again. */
export const PageLayers = ({ page }: { page: PreviewPage }) =>
  page.layers.map(({ url, box }, place) => (
    <img key={place} className={styles.layer} src={url} alt="" draggable={false} style={shareOf(box, page.size)} />
  ))

const shareOf = (box: PreviewPage['layers'][number]['box'], page: PreviewPage['size']): CSSProperties => ({
  left: `${(box.x / page.w) * 100}%`,
  top: `${(box.y / page.h) * 100}%`,
  width: `${(box.w / page.w) * 100}%`,
  height: `${(box.h / page.h) * 100}%`,
})
