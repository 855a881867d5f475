import type { SocialPlace } from '#domain/seller.ts'

export const SHELL = {
  product: 'Masal Kahramanım',
  skip: 'İçeriğe geç',
  giveGift: 'Hediye et',
  haveGiftCode: 'Hediye kodum var',
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
  login: 'Giriş Yap',
  register: 'Kayıt Ol',
  loading: 'Yükleniyor...',
  late: 'Bu, beklenenden uzun sürüyor. Bekleyebilir ya da sayfayı yenileyebilirsiniz.',
  updateWaits: 'Sitenin yeni sürümü hazır.',
  takeUpdate: 'Şimdi geç',

  nothingKept:
    'Tarayıcınız bu site için veri saklamıyor. Oturumunuz ve yarım kalan masalınız yalnızca bu sekme açıkken durur.',
  signedOut: 'Çıkış yapıldı!',
  sessionEnded: 'Oturumunuz kapandı. Devam etmek için yeniden giriş yapın.',
  signInFirst: 'Bu sayfayı görmek için giriş yapın; sonra buraya dönersiniz.',
  signOutLoses:
    'Henüz gönderilemeyen değişiklikleriniz var; çıkarsanız kaydedilmeden silinir. Yine de çıkmak için bir daha basın.',
  signOutFailed: 'Çıkış yapılırken bir hata oluştu.',

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

export const FOOTER = {
  pages: 'Sayfalar',
  contact: 'İletişim',
  social: 'Bizi takip edin',
  places: { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube' } satisfies Record<SocialPlace, string>,
  privacy: 'KVKK',
  terms: 'Kullanım Koşulları',
  refund: 'İade',
  cookies: 'Çerezler',
  consent: 'Açık Rıza',
  mail: 'E-posta gönder',
  rights: '© Masal Kahramanım',
} as const
