/** Sentences for the receiver of a link to a book. */
import { SHARED_BOOK_PREVIEW, SITE_NAME } from '#domain/link-preview.ts'

export const SHARED_BOOK = {
  page: 'Masal kitabı',
  sent: SHARED_BOOK_PREVIEW.title,
  loading: 'Kitap getiriliyor...',
  open: 'Kitabı aç',
  opening: 'Kitap açılıyor...',
  coverAlt: (title: string) => `${title}, kapak`,
  openUntil: (day: string) => `Bağlantı ${day} gününe kadar açık.`,
  notice: 'KVKK Aydınlatma Metni',
  over: 'Bu bağlantı artık açılmıyor',
  failed: 'Kitap getirilemedi',
  reload: 'Tekrar dene',
  made: `Bu kitap ${SITE_NAME}’da, bir çocuk için çizildi.`,
  makes: `${SITE_NAME}, çocuğunuzun kahramanı olduğu masal kitapları hazırlar.`,
  toSite: 'Kendi masalını gör',
} as const
