/** Sentences of 'Hesabım'. */
import type { ConsentKind } from '#domain/current-text.ts'

export const MY_ACCOUNT = {
  title: 'Hesabım',
  lead: 'Sizinle ve çocuğunuzla ilgili ne sakladığımızı burada görürsünüz; dilediğinizi indirir, dilediğinizi silersiniz.',
  loading: 'Yükleniyor...',
  loadFailed: 'Kayıtlarınız yüklenirken bir hata oluştu. Lütfen sayfayı yenileyin.',
  cancel: 'Vazgeç',
  working: 'Yükleniyor...',

  photos: 'Fotoğraflar ve portreler',
  photosLead:
    'Yüklediğiniz fotoğraf, kitap bitince, en geç 24 saat içinde silinir. Ondan çizilen portre bir taslakta 30 gün, bir kitapta kitapla birlikte durur.',
  portraits: 'Kayıtlı portreler',
  noPortraits: 'Şu anda kayıtlı portre yok.',
  portraitAlt: (childName: string) => `Masaldaki portre: ${childName}`,
  portraitAltUnnamed: 'Masaldaki portre',
  unnamed: 'Adsız taslak',
  keptUntil: (day: string) => `En geç ${day} günü silinir.`,
  keptWithBook: 'Kitabıyla birlikte durur.',
  erasePhotos: 'Fotoğrafları şimdi sil',
  erasePhotosQuestion:
    'Yüklediğiniz fotoğraflar, ödenmemiş taslaklar ve onların portreleri hemen silinir. Ödenmiş kitaplarınız ve portreleri, bir de sonraki masallar için kayıtlı kahramanlarınız kalır. Fotoğraflar silinsin mi?',
  erasePhotosConfirm: 'Evet, sil',
  erasing: 'Siliniyor...',
  photosErased: 'Fotoğraflar silindi.',
  erasePhotosFailed: 'Fotoğraflar silinemedi. Lütfen biraz sonra tekrar deneyin.',

  heroes: 'Kayıtlı kahramanlarınız',
  heroesLead:
    'Sonraki masalı iki dokunuşla başlasın diye, sizin izninizle kaydedilenler. Bir kahramanı sildiğinizde geri gelmez; kitaplarınız ve içindeki resimler olduğu gibi kalır.',
  noHeroes:
    'Kayıtlı kahraman yok. Bir kitap bittiğinde ya da portre hazır olduğunda, isterseniz kahramanını kaydedebilirsiniz.',
  heroSince: (day: string) => `${day} gününden beri kayıtlı.`,
  heroUntil: (day: string) => `Yeni bir masal başlamazsa ${day} günü silinir.`,
  eraseHero: 'Sil',
  eraseHeroQuestion: (name: string) =>
    `Yüzü, portresi ve onunla başlatılmış, ödenmemiş taslaklar hemen silinir; bu adım geri alınamaz. “${name}” adlı kahraman silinsin mi?`,
  eraseHeroConfirm: 'Evet, sil',
  heroErased: (name: string) => `“${name}” adlı kahraman silindi.`,
  eraseHeroFailed: 'Kahraman silinemedi. Lütfen biraz sonra tekrar deneyin.',

  consents: 'İzinleriniz',
  consentsLead: 'Neye ne zaman izin verdiğiniz, hangi metinle.',
  noConsents: 'Henüz bir izin vermediniz.',
  consentText: 'Metni oku',
  granted: (day: string) => `${day} günü verdiniz.`,
  refused: (day: string) => `${day} günü reddettiniz.`,
  withdrawn: (day: string) => `${day} günü geri aldınız.`,
  version: (version: string) => `Metin: ${version}`,
  withdraw: 'Geri al',
  withdrawQuestion:
    'İzni geri alırsanız bu fotoğraf, portresi ve ödenmemiş taslağı hemen silinir. Ödenmiş bir kitap, siz onu silene kadar kalır; kayıtlı bir kahramanı yukarıdan ayrıca silersiniz. İzin geri alınsın mı?',
  withdrawConfirm: 'Evet, geri al',
  withdrawing: 'Geri alınıyor...',
  withdrawnNow: 'İzin geri alındı.',
  withdrawFailed: 'İzin geri alınamadı. Lütfen biraz sonra tekrar deneyin.',
  guestGranted: (day: string) => `Okuyan kişi ${day} günü verdi.`,
  guestWithdrawn: (day: string) => `Okuyan kişi ${day} günü geri aldı.`,
  voiceIsTheirs:
    'Bu izni okuyan kişi verir ve davet bağlantısından geri alır; sesi siz de kitabın sesleri arasından silebilirsiniz.',
  heroEnds: 'Bu izni yukarıda, kahramanın yanındaki “Sil” ile geri alırsınız.',
  saleStays: 'Satın alma onayı geri alınamaz; hazırlanamayan kitabın ödemesi iade edilir.',
  showAll: (count: number) => `Hepsini göster (${count})`,

  data: 'Verileriniz',
  dataLead:
    'Hesabınız, kitaplarınız, portreler, sesler ve ödeme kayıtlarınız tek bir arşivde (ZIP). Güvenliğiniz için önce girişinizi doğrularız.',
  download: 'Verilerimi indir',
  downloading: (size: string) => `İndiriliyor: ${size}`,
  downloadingBooks: (done: number, of: number, size: string) => `İndiriliyor: ${done} / ${of} kitap · ${size}`,
  downloadOn: 'Kaldığı yerden sürdür',
  downloadStopped: (done: number, of: number) =>
    `İndirme yarıda kaldı: ${done} / ${of} kitap hazır. Bu sayfadan ayrılmazsanız kaldığı yerden sürer.`,
  stop: 'Durdur',
  downloaded: (size: string) => `Arşiv indirildi: ${size}.`,
  downloadFailed: 'Arşiv indirilemedi. Lütfen biraz sonra tekrar deneyin.',
  fileName: 'masal-kahramanim.zip',

  signIn: 'Giriş bilgileriniz',
  address: 'E-posta',
  byGoogle: 'Google hesabınızla giriş yapıyorsunuz; şifrenizi ve adresinizi orada değiştirirsiniz.',
  changePassword: 'Şifreyi değiştir',
  newPassword: 'Yeni şifre',
  newPasswordHint: 'Uzun bir şifre seçin; birkaç kelime olabilir.',
  savePassword: 'Yeni şifreyi kaydet',
  passwordChanged: 'Şifreniz değişti.',
  passwordFailed: 'Şifre değiştirilemedi. Lütfen biraz sonra tekrar deneyin.',
  changeAddress: 'E-postayı değiştir',
  newAddress: 'Yeni e-posta',
  newAddressHint: 'Bu adrese bir bağlantı göndeririz; açtığınız anda hesabınızın adresi olur.',
  sendLink: 'Bağlantı gönder',
  linkSent: (address: string) => `${address} adresine bir bağlantı gönderildi.`,
  addressFailed: 'Bağlantı gönderilemedi. Lütfen biraz sonra tekrar deneyin.',

  leave: 'Hesabı sil',
  leaveLead:
    'Kitaplarınız, portreler, sesler ve hesabınız hemen ve geri dönüşsüz silinir, yedeklerden en geç 30 günde çıkar. Ödediğiniz ama henüz hazırlanmamış bir kitap varsa ödemesi iade edilir. Hediye ettiğiniz, kullanılmamış kodlar geçersiz olur, ücreti iade edilir. Yasanın istediği ödeme kayıtları, içinde çocuğa ait hiçbir bilgi olmadan kalır.',
  leaveHint: 'Kitaplarınızı saklamak isterseniz önce verilerinizi indirin.',
  leaveAction: 'Hesabımı sil',
  leaveQuestion: 'Bu adım geri alınamaz. Hesabınız, kitaplarınız ve portreler silinsin mi?',
  leaveConfirm: 'Hesabımı kalıcı olarak sil',
  leaving: 'Hesabınız siliniyor. Bu bir dakika kadar sürebilir; lütfen sayfayı kapatmayın.',
  left: 'Hesabınız ve içindekiler silindi; yedeklerden en geç 30 günde çıkar. Hoşça kalın.',
  leaveFailed: 'Hesap silinemedi. Lütfen biraz sonra tekrar deneyin.',

  confirmTitle: 'Önce siz olduğunuzu doğrulayalım',
  confirmLead: 'Güvenliğiniz için girişinizi bir kez daha doğrulayın.',
  currentPassword: 'Şifreniz',
  confirm: 'Devam Et',
  confirmByGoogle: 'Google ile doğrula',
  otherGoogle: 'Google penceresinde başka bir hesap seçildi. Buradaki hesabınızı seçin.',
  wrongPassword: 'Şifre yanlış. Gözden geçirip yeniden yazın.',
  close: 'Kapat',
} as const

export const CONSENT_NAMES: Readonly<Record<ConsentKind, string>> = {
  photo: 'Çocuğun fotoğrafının işlenmesi',
  sale: 'Ön bilgilendirme ve mesafeli satış sözleşmesi',
  analytics: 'Ziyaretlerin ölçülmesi',
  hero: 'Kahramanın sonraki masallar için saklanması',
  voice: 'Davetle okuyan kişinin sesinin saklanması',
}
