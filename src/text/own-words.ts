/** Sentences of 'Sözleri değiştir', before a book is made and after. */
/** As they are numbered in the book. */
export const pagesOfSpread = (spread: number): string => `${spread * 2 + 1}–${spread * 2 + 2}`

export const OWN_WORDS = {
  title: 'Sözleri değiştir',
  close: 'Kapat',
  lead: 'Masalı kendi sözlerinizle anlatın. Kaydettiğiniz sayfalar kitabın kendi sesiyle yeniden okunur; resimler değişmez.',
  ofVoices:
    'Bu sayfaları aileden biri okuduysa, onun sesi yeni sözleri bilmez: kitapta yeniden yer alması için değişen sayfaları bir daha okumalıdır.',
  draftLead:
    'Dilediğiniz sayfayı kendi sözlerinizle yazın; kitap onları okur. Çocuğunuzun adını sonra düzeltirseniz sözlerinizin içinde de düzelir.',
  open: 'Masalın sözlerini değiştir',
  shut: 'Masalın sözlerini kapat',
  changed: (pages: number) => (pages === 0 ? '' : `${pages} sayfa sizin sözlerinizle.`),
  loading: 'Sözler yükleniyor...',
  loadFailed: 'Masalın sözleri şu anda gösterilemiyor. Bağlantınıza bakıp yeniden deneyin.',
  loadAgain: 'Yeniden dene',
  spreads: 'Kitabın sayfaları',
  spread: (spread: number) => `${pagesOfSpread(spread)}. sayfalar`,
  spreadState: { tale: 'masalın sözleri', own: 'sizin sözleriniz', unsaved: 'kaydedilmedi', making: 'okunuyor' },
  page: (index: number) => `${index + 1}. sayfa`,
  pictureOf: (spread: number) => `${pagesOfSpread(spread)}. sayfaların resmi`,
  left: (letters: number) => `${letters} harf kaldı.`,
  tooLong: 'Bu sözler resmin üstündeki yerine sığmıyor. Biraz kısaltın.',
  empty: 'Sayfa boş kalamaz. Bir şeyler yazın ya da masalın sözlerine dönün.',
  emptyDraft: 'Boş bıraktığınız sayfada masalın kendi sözleri durur.',
  undo: 'Geri al',
  toTale: 'Masalın sözlerine dön',
  save: 'Kaydet ve seslendir',
  saving: 'Gönderiliyor...',
  making: 'Yeni sözler okunuyor. Bir iki dakika sürer; pencereyi kapatabilirsiniz, kitap hazır olunca değişir.',
  made: (spread: number) => `${OWN_WORDS.spread(spread)} yeni sözleriyle hazır.`,
  unsaved: 'Kaydetmediğiniz sözler var.',
  leave: 'Kaydetmeden kapat',
  stay: 'Düzenlemeye dön',
  failed: 'Olmadı. Bağlantınıza bakıp yeniden deneyin.',
  draftDoesNotFit: (index: number) =>
    `${index + 1}. sayfadaki sözler resmin üstüne sığmıyor. Kısaltıp yeniden deneyin.`,
} as const
