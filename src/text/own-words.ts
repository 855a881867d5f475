/** Sentences of 'Metni değiştir', before a book is made and after. */
/** Page numbers as in the book. */
export const pagesOfSpread = (spread: number): string => `${spread * 2 + 1}–${spread * 2 + 2}`

export const OWN_WORDS = {
  title: 'Metni değiştir',
  close: 'Kapat',
  lead: 'Masalı kendi sözlerinizle anlatın. Kaydettiğiniz sayfalar kitabın kendi sesiyle yeniden okunur; resimler değişmez. Paylaştığınız bağlantı yeni metni gösterir; hazırlanmış baskı dosyası silinir, yenisini hazırlarsınız.',
  ofVoices:
    'Bu sayfaları aileden biri okuduysa, onun sesi yeni metni bilmez: kitapta yeniden yer alması için değişen sayfaları bir daha okumalıdır.',
  draftLead:
    'Dilediğiniz sayfayı kendi sözlerinizle yazın; kitap onları okur. Çocuğunuzun adını sonra düzeltirseniz sözlerinizin içinde de düzelir.',
  open: 'Masalın metnini değiştir',
  shut: 'Masalın metnini kapat',
  changed: (pages: number) => (pages === 0 ? '' : `${pages} sayfa sizin sözlerinizle.`),
  loading: 'Metin yükleniyor...',
  loadFailed: 'Masalın metni şu anda gösterilemiyor. İnternet bağlantınızı kontrol edip tekrar deneyin.',
  loadAgain: 'Tekrar dene',
  spreads: 'Kitabın sayfaları',
  spread: (spread: number) => `${pagesOfSpread(spread)}. sayfalar`,
  spreadState: { tale: 'masalın metni', own: 'sizin metniniz', unsaved: 'kaydedilmedi', making: 'okunuyor' },
  page: (index: number) => `${index + 1}. sayfa`,
  pictureOf: (spread: number) => `${pagesOfSpread(spread)}. sayfaların resmi`,
  room: 'Bir sayfaya yaklaşık 50 sözcük sığar.',
  left: (letters: number) => `${letters} karakter kaldı.`,
  tooLong: 'Bu metin resmin üstündeki yerine sığmıyor. Biraz kısaltın.',
  empty: 'Sayfa boş kalamaz. Bir şeyler yazın ya da masalın metnine dönün.',
  emptyDraft: 'Boş bıraktığınız sayfada masalın kendi metni durur.',
  undo: 'Geri al',
  toTale: 'Masalın metnine dön',
  save: 'Kaydet ve seslendir',
  saving: 'Gönderiliyor...',
  making: 'Yeni metin okunuyor. Bir iki dakika sürer; pencereyi kapatabilirsiniz, kitap hazır olunca değişir.',
  made: (spread: number) => `${OWN_WORDS.spread(spread)} yeni metniyle hazır.`,
  unsaved: 'Kaydetmediğiniz değişiklikler var.',
  leave: 'Kaydetmeden kapat',
  stay: 'Düzenlemeye dön',
  failed: 'Olmadı. İnternet bağlantınızı kontrol edip tekrar deneyin.',
  draftDoesNotFit: (index: number) => `${index + 1}. sayfadaki metin resmin üstüne sığmıyor. Kısaltıp tekrar deneyin.`,
} as const
