/**
 * Every quoted string of the specification: the place that shows it to a parent (or logs it), and the test that causes
 * it. judge-catalogue.ts goes through this list; it fails for a reworded string, or a test that no longer contains it.
 */
export interface Quoted {
  text: string
  /**
   * page: stays on a screen · toast: shown for a moment · log: only logged (product 8.1) · record: written into a story
   */
  at: 'page' | 'toast' | 'log' | 'record'
  /** Chapter of the specification. */
  section: number
  /** The test file that causes the string and checks it. */
  causedBy: string
}

const account = 'tests/features/account/account-dialog.test.tsx'
const dashboard = 'tests/features/dashboard/dashboard.test.tsx'
const landing = 'tests/features/landing/landing-page.test.tsx'
const library = 'tests/features/my-stories/my-stories.test.tsx'
const notification = 'tests/api/notification.test.ts'
const checkout = 'tests/app/checkout/checkout.test.tsx'
const photoSentence = 'tests/features/create-story/photo-sentence.test.ts'
const portrait = 'tests/features/create-story/use-portrait.test.tsx'
const reading = 'tests/features/reader/reading.test.tsx'
const signedInLayout = 'tests/app/layouts/signed-in-layout.test.tsx'
const story = 'tests/domain/story.test.ts'
const themes = 'tests/features/reader/theme-choice.test.tsx'
const wizard = 'tests/features/create-story/wizard.test.tsx'
const screens = 'e2e/screens/signed-in-screens.ts'

const quoted = (section: number, at: Quoted['at'], causedBy: string, ...texts: string[]): Quoted[] =>
  texts.map((text) => ({ text, at, section, causedBy }))

export const CATALOGUE: readonly Quoted[] = [
  ...quoted(2, 'page', 'tests/features/about/about-page.test.tsx', 'Biz Kimiz?'),
  ...quoted(2, 'page', signedInLayout, 'Keşfet', 'Kitaplığım', 'Özel Ürünler', 'Yakında'),
  ...quoted(2, 'page', screens, 'Masalınız Yaratma Sayfası', 'Masal Yaratma Sayfası'),
  ...quoted(
    2,
    'page',
    landing,
    'Ücretsiz Keşfet',
    'Hemen Dene',
    'Sihirli Orman Macerası',
    'Uzay Yolculuğu',
    'Denizaltı Krallığı',
  ),
  ...quoted(2, 'page', account, 'Yükleniyor...'),
  ...quoted(2, 'page', dashboard, 'Hikayeler yükleniyor...', 'Oku'),
  ...quoted(2, 'page', library, 'Sayfayı Yenile', 'Oturum Açmanız Gerekiyor', 'Hikayeyi Oku', 'Hazırlanıyor...'),
  ...quoted(2, 'page', 'tests/features/reader/opening-overlay.test.tsx', 'Masalınız Hazır!'),
  ...quoted(
    2,
    'page',
    reading,
    'Son',
    'Yeni maceralarda görüşmek üzere!',
    'Hikayeyi Başlat',
    'Sesli okuma ve müzik ile',
    'Lütfen Cihazınızı Yan Çevirin',
  ),
  ...quoted(2, 'page', reading, 'Sürprizi Bozma!', 'Taslağı Kullan', 'Önizlemeye Dön'),
  ...quoted(2, 'page', wizard, 'Geri', 'Devam Et', 'Hikayeni Yarat', '799 TL', '599 TL'),
  ...quoted(3, 'page', themes, 'Uyku', 'Yemek', 'Eğlence'),
  ...quoted(4, 'page', library, 'Hazırlanıyor', 'Hazır'),
  ...quoted(4, 'toast', library, 'Hikaye henüz hazır değil'),
  ...quoted(5, 'page', wizard, 'Kız'),
  ...quoted(5, 'record', story, 'Erkek'),
  ...quoted(5, 'log', notification, 'User email is required'),
  ...quoted(5, 'log', checkout, 'User information is missing', 'Required story information is missing'),
  ...quoted(5, 'toast', checkout, 'Lütfen tüm bilgileri doldurun'),
  ...quoted(7, 'log', notification, 'Webhook failed with status'),
  ...quoted(7, 'log', checkout, 'Failed to create checkout session:'),
  ...quoted(
    8,
    'toast',
    account,
    'Başarıyla giriş yapıldı!',
    'Giriş yapılırken bir hata oluştu.',
    'Hesabınız başarıyla oluşturuldu!',
  ),
  ...quoted(
    8,
    'toast',
    account,
    'Hesap oluşturulurken bir hata oluştu.',
    'Google ile giriş başarılı!',
    'Google ile giriş yapılırken bir hata oluştu.',
  ),
  ...quoted(8, 'toast', signedInLayout, 'Çıkış yapıldı!', 'Çıkış yapılırken bir hata oluştu.'),
  ...quoted(
    8,
    'toast',
    account,
    'Şifre sıfırlama bağlantısı e-posta adresinize gönderildi!',
    'Şifre sıfırlama bağlantısı gönderilirken bir hata oluştu.',
  ),
  ...quoted(
    8,
    'toast',
    account,
    'Beklenmeyen bir hata oluştu.',
    'Üyelik sistemi şu anda kullanılamıyor. Lütfen daha sonra tekrar deneyin.',
  ),
  ...quoted(8, 'log', account, 'Giriş sistemi şu anda kullanılamıyor. Lütfen daha sonra tekrar deneyin.'),
  ...quoted(
    8,
    'toast',
    dashboard,
    'Bir hata oluştu. Lütfen daha sonra tekrar deneyin.',
    'Hikayeler yüklenirken bir hata oluştu.',
  ),
  ...quoted(8, 'page', library, 'Hikayeleriniz yüklenirken bir hata oluştu'),
  ...quoted(8, 'toast', library, 'Hikayeleriniz yüklenirken bir hata oluştu. Lütfen sayfayı yenileyin.'),
  ...quoted(8, 'toast', 'tests/app/checkout/use-payment-return.test.tsx', 'Ödeme başarılı! Hikayen hazırlanıyor...'),
  ...quoted(
    8,
    'toast',
    portrait,
    'Fotoğraf başarıyla dönüştürüldü',
    'Dönüştürme işlemi başlatıldı',
    'Dönüştürme isteği başarısız oldu',
  ),
  ...quoted(
    8,
    'toast',
    photoSentence,
    'Dönüştürme işlemi başarısız oldu',
    'Dönüştürme durumu takip edilemiyor',
    'Dönüştürme işlemi zaman aşımına uğradı',
  ),
  ...quoted(8, 'toast', photoSentence, 'Fotoğraf dönüştürülürken bir hata oluştu'),
  ...quoted(8, 'toast', checkout, 'Hikaye oluşturma başlatılamadı', 'Bir hata oluştu'),
  ...quoted(9, 'record', story, 'Kişiye özel oluşturulmuş hikaye', 'Kişisel Hikaye', '5 Yaş'),
]
