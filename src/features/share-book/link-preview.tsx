import { SHARED_BOOK_PREVIEW, SITE_NAME, SITE_PICTURE } from '#domain/link-preview.ts'
import { SHARE_BOOK } from '#text/share-book.ts'
import styles from './link-preview.module.css'

/** A messenger's preview of the link (netlify/links/shared-page.ts); without a book's title and cover it is neutral. */
export function LinkPreview({ title = SHARED_BOOK_PREVIEW.title, cover }: { title?: string; cover?: string }) {
  return (
    <figure className={styles.preview}>
      <figcaption>{SHARE_BOOK.preview}</figcaption>
      <div className={styles.card}>
        <img src={cover || SITE_PICTURE.path} alt="" data-is={cover ? 'cover' : 'site'} />
        <p>
          <b>{title}</b>
          <span>{SHARED_BOOK_PREVIEW.description}</span>
          <small>{SITE_NAME}</small>
        </p>
      </div>
    </figure>
  )
}
