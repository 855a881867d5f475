export const SHELL = {
  product: 'Masal Kahramanım',
  skip: 'İçeriğe geç',
  accountMenu: 'Hesap',
  mainMenu: 'Ana menü',
  menu: 'Menü',
  openMenu: 'Menüyü aç',
  closeMenu: 'Menüyü kapat',
  greeting: (name: string) => `Merhaba, ${name}`,
  discover: 'Keşfet',
  library: 'Kitaplığım',
  createStory: 'Yeni masal',
  account: 'Hesabım',
  products: 'Özel Ürünler',
  soon: 'Yakında',
  about: 'Biz Kimiz?',
  home: 'Ana sayfa',
  signOut: 'Çıkış Yap',
  loading: 'Yükleniyor...',
  late: 'Bu, beklenenden uzun sürüyor. Bekleyebilir ya da sayfayı yenileyebilirsiniz.',
  updateWaits: 'Sitenin yeni sürümü hazır.',
  takeUpdate: 'Şimdi geç',

  nothingKept:
    'Tarayıcınız bu site için veri saklamıyor. Oturumunuz ve yarım kalan hikayeniz yalnızca bu sekme açıkken durur.',
  offline: 'Bağlantı yok. Geri gelince kaldığınız yerden devam edersiniz.',

  partWaits: 'Bağlantı yok',
  partWaitsLead: 'Bağlantı gelince masal kendiliğinden açılır. İsterseniz kapatıp daha sonra deneyin.',
  close: 'Kapat',

  missingConfiguration: 'Yapılandırma eksik',
  missingConfigurationLead: 'Uygulama açılamıyor: şu alanlar tanımlı değil ya da hatalı.',
  missingConfigurationHelp: 'Alanların açıklaması .env.example dosyasında.',

  notFound: 'Bu sayfa kitapta yok',
  notFoundLead: 'Belki koptu, belki hiç yazılmadı. Ana sayfadan yolunuzu bulabilirsiniz.',
  toHome: 'Ana sayfaya dön',
  failed: 'Sayfa açılamadı',
  failedLead: 'Bir hata oluştu. Sayfayı yenilemek çoğu zaman yeter.',
  reload: 'Sayfayı Yenile',
} as const

/** The document's title of a page. */
export const titleOf = (page: string): string => `${page} · ${SHELL.product}`

/** Where the product is found outside of its own pages: to be replaced by the real addresses at launch. Whom one writes to is configured (src/domain/seller.ts). */
export const CONTACT = {
  instagram: 'https://www.instagram.com/masalkahramanim',
  facebook: 'https://www.facebook.com/masalkahramanim',
  youtube: 'https://www.youtube.com/@masalkahramanim',
} as const

export const FOOTER = {
  pages: 'Sayfalar',
  contact: 'İletişim',
  social: 'Bizi takip edin',
  privacy: 'KVKK',
  terms: 'Kullanım Koşulları',
  refund: 'İade',
  cookies: 'Çerezler',
  consent: 'Açık Rıza',
  mail: 'E-posta gönder',
  rights: '© Masal Kahramanım',
} as const
