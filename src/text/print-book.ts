/** Sentences of 'Baskı dosyası (PDF)', for the parent. */
import { PRINT_PAGE_MM, type PrintFormat } from '#domain/printed-book.ts'

const inCm = (mm: number) => (mm / 10).toLocaleString('tr-TR')
const sizeOf = ({ w, h }: { w: number; h: number }) => `${inCm(w)} × ${inCm(h)} cm`

export const PRINT_BOOK = {
  title: 'Baskı dosyası (PDF)',
  close: 'Kapat',
  lead: 'Matbaaya ya da fotoğraf baskısı yapan bir yere götürebileceğiniz baskı dosyası (PDF). Bütün resimler kâğıt için yeniden, büyük çizilir; kapak, sırt, kesim payı ve kesim işaretleri içindedir.',
  formats: {
    square: { name: 'Kare kitap', about: 'Resim iki sayfayı doldurur, yazılar ekrandaki gibi üzerindedir.' },
    a4: { name: 'A4 kitap', about: 'Resim üstte, yazılar altında, kendi ışığının üzerindedir.' },
  } satisfies Record<PrintFormat, { name: string; about: string }>,
  size: (format: PrintFormat) => sizeOf(PRINT_PAGE_MM[format]),
  make: 'Dosyayı hazırla',
  makeAgain: 'Yeniden hazırla',
  beginning: 'Başlatılıyor...',
  making: 'Çiziliyor. Birkaç dakika sürer; pencereyi kapatabilirsiniz, burada sizi bekler.',
  download: (bytes: number) => `İndir (${(bytes / 1e6).toLocaleString('tr-TR', { maximumFractionDigits: 1 })} MB)`,
  openUntil: (day: string) => `${day} gününe kadar indirilebilir; sonra dilediğinizde yeniden hazırlanır.`,
  fileName: (title: string, format: PrintFormat) => `${title} - ${PRINT_BOOK.formats[format].name}.pdf`,
  forPrinter:
    'Basacak kişiye: ilk yaprak arka kapak, sırt (6 mm) ve ön kapaktır; ötekiler karşılıklı sayfalardır. Her yanda 3 mm taşma payı var, renkler sRGB, resimler 280 dpi ve üzeri.',
  /** @param child as `childAsSeen` says it */
  privacy: (child: string) => `Dosyayı alan herkes ${child} görür; onu yalnızca basacak kişiye verin.`,
  failed: 'Olmadı. İnternet bağlantınızı kontrol edip tekrar deneyin.',
} as const
