/** Sentences of 'Kitaplığım'. */
import type { ProductionStep, Progress } from '#domain/story.ts'

export const MY_STORIES = {
  title: 'Kitaplığım',
  loading: 'Masallarınız yükleniyor...',
  loadFailed: 'Hikayeleriniz yüklenirken bir hata oluştu',
  loadFailedToast: 'Hikayeleriniz yüklenirken bir hata oluştu. Lütfen sayfayı yenileyin.',
  reload: 'Sayfayı Yenile',
  signedOut: 'Oturum Açmanız Gerekiyor',
  signedOutHint: 'Kitaplığınızı görmek için hesabınıza girin.',
  toLanding: 'Ana sayfaya dön',
  empty: 'Rafta henüz kitabınız yok.',
  emptyHint: 'İlk kitabın kahramanı çocuğunuz olsun.',
  browse: 'Masallara göz at',
  roomLeft: 'Rafta bir yer daha var.',
  more: 'Daha eski kitaplar',
  list: 'Masallarınız',
  find: 'Kitap ara',
  findChild: 'Kahraman',
  findWorld: 'Masal',
  findAll: 'Hepsi',
  otherWorld: 'Başka bir masal',
  order: 'Sıra',
  orders: { newest: 'Önce yeniler', oldest: 'Önce eskiler', title: 'Ada göre' },
  foundCount: (count: number) => `${count} kitap`,
  noneFound: 'Böyle bir kitap yok.',
  noneFoundAmongShown: 'Gösterilen kitaplar arasında böyle bir kitap yok. Daha eskileri de getirip bakabilirsiniz.',
  findEvery: 'Hepsini göster',
  openFirst: 'İlk sayfaları aç',
  firstPagesLead: 'Kitabın resimleri çizildi. Sözleri, sesi ve müziği hazır olunca kitap rafınızda açılır.',
  making: 'Hazırlanıyor',
  makingOverlay: 'Hazırlanıyor...',
  ready: 'Hazır',
  notMade: 'Hazırlanamadı',
  read: 'Hikayeyi Oku',
  notReady: 'Hikaye henüz hazır değil',
  waitingForPayment: 'Ödeme bekleniyor',
  confirming: 'Ödemeniz doğrulanıyor. Birazdan kitabınız çizilmeye başlar.',
  completePayment: 'Ödemeyi tamamla',
  completingPayment: 'Yükleniyor...',
  record: 'Kendi sesinizle oku',
  share: 'Paylaş',
  nextTale: 'Aynı kahramanla yeni masal',
  print: 'Baskı dosyası (PDF)',
  word: 'Metni değiştir',
  moreActs: 'Diğer işlemler',
  edit: 'Adını, ithafını değiştir',
  editTitle: 'Kitabın adı',
  editTitleHint: 'Rafta ve kitap açılırken görünür; kapağa çizilmiş yazı olduğu gibi kalır.',
  editTitleMissing: 'Kitabın bir adı olmalı.',
  editDedication: 'İthaf (isteğe bağlı)',
  save: 'Kaydet',
  saving: 'Kaydediliyor...',
  edited: 'Kitap kaydedildi.',
  editFailed: 'Değişiklik kaydedilemedi. Yazdıklarınız duruyor; biraz sonra tekrar deneyin.',
  erase: 'Sil',
  eraseQuestion: (title: string) => `“${title}” taslağı silinsin mi?`,
  eraseConfirm: 'Evet, sil',
  erasing: 'Siliniyor...',
  eraseCancel: 'Vazgeç',
  erased: 'Taslak silindi.',
  eraseRefundedQuestion: (title: string) => `“${title}” kitaplıktan silinsin mi?`,
  refundedErased: 'Kitap kaydı silindi.',
  eraseBookQuestion: (title: string) =>
    `Metni, resimleri ve sesleri hemen silinir, yedeklerden en geç 30 günde çıkar; geri getirilemez, yeniden çizilmez. “${title}” silinsin mi?`,
  bookErased: (title: string) => `“${title}” silindi.`,
  bookEraseFailed: 'Kitap silinemedi. Lütfen biraz sonra tekrar deneyin.',
  eraseFailed: 'Taslak silinemedi. Lütfen biraz sonra tekrar deneyin.',
  opening: 'Kitap açılıyor...',
  alreadyPaid: 'Bu kitabın ödemesi alındı, kitap hazırlanıyor.',
  mayClose:
    'Sayfayı kapatabilirsiniz; kitap burada sizi bekler. Hazırlanamazsa ödemenizin tamamı otomatik olarak iade edilir.',
  noticeAsk: 'Hazır olunca haber ver',
  noticeComes: 'Kitap hazır olunca tarayıcınız haber verir; bu sekme açık kalsın yeter.',
  noticeRefused: 'Tarayıcınız bildirime izin vermedi; kitap hazır olunca yine burada bulursunuz.',
  noticeTitle: 'Kitabınız hazır',
  refunding: 'Bu kitabı bitiremedik, üzgünüz. Ödemeniz iade ediliyor.',
  refunded: 'Bu kitabı bitiremedik, üzgünüz. Ödemenizin tamamı iade edildi.',
  refundedSum: (price: string, day: string) => `${price} ${day} günü kartınıza gönderildi.`,
  refundNumber: 'İade numarası (bankaya bunu söyleyin):',
  steps: 'Yapım adımları',
  stepDone: 'bitti',
  stepWaiting: 'sırada',
  keep: 'Cihaza indir',
  keepComes: 'İndiriliyor',
  keepProgress: (done: number, of: number, size: string) => `İndiriliyor: ${done} / ${of} · ${size}`,
  kept: (size: string) => `Cihazda · ${size}`,
  keepForget: 'Cihazdan kaldır',
  keepDone: (title: string) => `“${title}” cihazda; bağlantı olmadan da okunur.`,
  keepForgotten: (title: string) => `“${title}” cihazdan kaldırıldı; kitaplığınızda duruyor.`,
  keepNoSpace: 'Cihazda bu kitap için yer yok. Biraz yer açıp tekrar deneyin.',
  keepFailed: 'Kitap indirilemedi. İnternet bağlantınızı kontrol edip tekrar deneyin.',
  keepForgetFailed: 'Kitap cihazdan kaldırılamadı. Lütfen tekrar deneyin.',
  offlineSome: 'Cihaza indirdiğiniz kitaplar şimdi de okunur.',
  offlineNone: 'Cihaza indirilmiş kitabınız yok; bağlantı gelince indirdiklerinizi bağlantısız da okursunuz.',
  notKept: 'Cihazda değil; bağlantı gelmeden eksik açılabilir.',
  portraitAlt: (childName: string) => `Masaldaki portre: ${childName}`,
  coverAlt: (title: string) => `${title}, kapak`,
} as const

/**
 * Titles by the template's id (packages/story-worlds), so that the library's filter need not load the tales for them.
 */
export const WORLD_TITLES: Readonly<Record<string, string>> = {
  'sihirli-orman-macerasi': 'Sihirli Orman Macerası',
  'uzay-yolculugu': 'Uzay Yolculuğu',
  'denizalti-kralligi': 'Denizaltı Krallığı',
  'sabah-firini': 'Sabah Fırını',
}

/** The card's words for a step before, while and after it is done. `notify` is an internal step, so it is not shown. */
export const STEPS: Record<Exclude<ProductionStep, 'notify'>, { waiting: string; now: string; done: string }> = {
  compose: { waiting: 'Masal yazılacak', now: 'Masal yazılıyor', done: 'Masal yazıldı' },
  pictures: { waiting: 'Resimler çizilecek', now: 'Resimler çiziliyor', done: 'Resimler çizildi' },
  narration: { waiting: 'Masal seslendirilecek', now: 'Masal seslendiriliyor', done: 'Masal seslendirildi' },
  publish: { waiting: 'Sayfalar birleştirilecek', now: 'Sayfalar birleştiriliyor', done: 'Sayfalar birleştirildi' },
}

export const countText = (done: number, of: number): string => `${done} / ${of}`

const MINUTE_MS = 60_000

/** 'Resim 3 / 7 · yaklaşık 1 dakika'. @param leftMs null if it is unknown */
export function howFar({ step, done, of }: Progress, leftMs: number | null): string {
  const what = step === 'pictures' ? 'Resim' : step === 'narration' ? 'Ses' : null
  const count = what && `${what} ${countText(done, of)}`
  const left =
    leftMs === null
      ? null
      : leftMs < MINUTE_MS
        ? 'bir dakikadan az'
        : `yaklaşık ${Math.round(leftMs / MINUTE_MS)} dakika`
  return [count, left].filter(Boolean).join(' · ')
}

const MEGABYTE = 1e6
const inMegabytes = new Intl.NumberFormat('tr', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })

/** '1,4 MB'. */
export const megabytes = (bytes: number): string => inMegabytes.format(bytes / MEGABYTE)
