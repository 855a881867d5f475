/** The sentence for a code. Sentences that the specification words itself are in the text file of their feature. */
import type { ProblemCode } from '#domain/problem.ts'

const SENTENCES: Readonly<Record<ProblemCode, string>> = {
  unknown: 'Bir hata oluştu',
  'bad-request': 'Gönderilen bilgiler anlaşılamadı. Lütfen bilgileri gözden geçirip tekrar deneyin.',
  'missing-data': 'Lütfen tüm bilgileri doldurun',
  'not-signed-in': 'Oturumunuz sona ermiş. Lütfen yeniden giriş yapın.',
  'sign-in-too-old': 'Güvenliğiniz için lütfen yeniden giriş yapıp bu işlemi hemen ardından tekrar deneyin.',
  'too-many-requests': 'Bugün bu işlemi çok kez yaptınız. Lütfen yarın tekrar deneyin.',
  'too-many-from-here': 'Bu ağdan kısa sürede çok fazla istek geldi. Lütfen bir saat sonra tekrar deneyin.',
  'budget-used-up': 'Bugün hazırlayabildiğimiz portre ve ses sayısına ulaştık. Lütfen yarın tekrar deneyin.',
  'app-unproved': 'Tarayıcınız doğrulanamadı. Lütfen sayfayı yenileyip tekrar deneyin.',
  'email-unverified':
    'Bunun için önce e-posta adresinizi doğrulamanız gerekiyor. Gelen kutunuzdaki bağlantıyı açtıktan sonra tekrar deneyin.',
  'not-allowed': 'Bu işlem için yetkiniz yok.',
  'wrong-credentials':
    'E-posta ya da şifre yanlış. Gözden geçirin ya da şifrenizi yenileyin. Daha önce Google ile giriş yaptıysanız yine Google ile girin.',
  'email-taken': 'Bu e-posta adresiyle açılmış bir hesap zaten var. Giriş yapmayı deneyin.',
  'weak-password':
    'Bu şifre çok zayıf. Daha uzun bir şifre seçin; harflerin yanına rakam ya da işaret de ekleyebilirsiniz.',
  'popup-closed': 'Google penceresi kapandı. Tekrar deneyebilirsiniz.',
  'popup-blocked': 'Tarayıcınız Google penceresini açmadı. Bu site için açılır pencerelere izin verip tekrar deneyin.',
  'not-found': 'Aradığınız şey bulunamadı. Silinmiş ya da taşınmış olabilir.',
  'method-not-allowed': 'Bu işlem böyle yapılamıyor. Lütfen sayfayı yenileyip tekrar deneyin.',
  conflict: 'Bu işlem az önce başka bir yerde yapılmış. Lütfen sayfayı yenileyin.',
  'consent-missing': 'Bu işlem için gereken onay kayıtlı değil. Lütfen onay kutusunu işaretleyip tekrar deneyin.',
  'money-under-way': 'Bu ödemeyle ilgili bir işlem sürüyor. Lütfen işlem tamamlanınca tekrar deneyin.',
  'not-configured': 'Bu hizmet henüz kurulmamış. Lütfen daha sonra tekrar deneyin.',
  network: 'Bağlantı kurulamadı. İnternet bağlantınızı kontrol edip tekrar deneyin.',
  'no-answer': 'Yanıt gelmedi. Lütfen tekrar deneyin.',
  unavailable: 'Hizmete şu anda ulaşılamıyor. Lütfen birazdan tekrar deneyin.',
  'notification-failed': 'Üyelik sistemi şu anda kullanılamıyor. Lütfen daha sonra tekrar deneyin.',
  'photo-missing': 'Lütfen bir fotoğraf seçin.',
  'photo-unreadable': 'Bu fotoğraf açılamadı. Dosya bozuk olabilir; lütfen başka bir fotoğraf deneyin.',
  'photo-wrong-type': 'Bu dosya bir fotoğraf değil. Lütfen JPEG, PNG ya da WebP biçiminde bir fotoğraf seçin.',
  'photo-too-large': 'Bu fotoğrafın dosyası çok büyük. Lütfen daha küçük bir fotoğraf seçin.',
  'photo-too-many-pixels': 'Bu fotoğrafın çözünürlüğü çok yüksek. Lütfen daha küçük bir fotoğraf seçin.',
  'photo-too-small': 'Bu fotoğraf çok küçük. Yüzün iyi görünmesi için lütfen daha büyük bir fotoğraf seçin.',
  'photo-no-face':
    'Bu fotoğrafta bir yüz bulamadık. Çocuğunuzun karşıya baktığı, yüzünün açık göründüğü bir fotoğraf seçin.',
  'photo-several-faces':
    'Bu fotoğrafta birden çok yüz var. Çerçevede yalnız çocuğunuzun yüzü kalacak biçimde yakınlaştırın ya da tek başına olduğu bir fotoğraf seçin.',
  'photo-too-dark': 'Bu fotoğraf çok karanlık. Yüzüne önden ışık düşen, daha aydınlık bir fotoğraf seçin.',
  'photo-too-blurred': 'Bu fotoğraf bulanık. Çocuğunuz hareketsizken çekilmiş, daha net bir fotoğraf seçin.',
  'microphone-refused':
    'Mikrofona izin verilmedi. Tarayıcınızın adres çubuğundaki kilit simgesinden bu siteye mikrofon izni verip tekrar deneyin.',
  'microphone-missing': 'Bu cihazda çalışan bir mikrofon bulunamadı. Mikrofonu takıp tekrar deneyin.',
  'microphone-failed':
    'Mikrofon açılamadı. Mikrofonu kullanan başka bir uygulama ya da sekme varsa kapatıp tekrar deneyin.',
  'microphone-unsupported': 'Bu tarayıcı ses kaydedemiyor. Sayfayı Chrome, Safari ya da Firefox ile açın.',
  'recording-missing': 'Gönderilen bir ses kaydı yok. Lütfen sayfayı yeniden okuyun.',
  'recording-undecoded': 'Kayıt bu cihazda işlenemedi. Tekrar deneyin ya da sayfayı bir daha okuyun.',
  'recording-too-long': 'Kayıt çok uzun. Bir sayfa için en çok 90 saniye okuyabilirsiniz.',
  'recording-too-short': 'Kayıt bu sayfa için çok kısa. Lütfen iki sayfadaki metnin tamamını okuyun.',
  'recording-silent': 'Kayıtta ses duyulmuyor. Mikrofonunuzu kontrol edip yeniden okuyun.',
  'too-many-voices': 'Bir kitabı en çok altı kişi okuyabilir. Yenisi için önce bir sesi silin.',
  'too-many-heroes': 'En çok on iki kahraman kaydedilir. Yenisi için önce birini “Hesabım” sayfasından silin.',
  'share-over':
    'Süresi dolmuş ya da gönderen paylaşımı durdurmuş. Okumak isterseniz gönderen kişiden yeni bir bağlantı isteyin.',
  'gift-unknown': 'Bu hediye kodunu bulamadık. Karttaki harfleri ve rakamları bir daha kontrol eder misiniz?',
  'gift-used': 'Bu hediye kodu daha önce kullanılmış.',
  'gift-over': 'Bu hediye kodu artık geçerli değil: ücreti, satın alan kişiye iade edildi.',
  'print-not-drawn':
    'Bu kitabın resimleri bir yapay zekâ hizmetine çizdirildi ve baskıya yetecek büyüklükte değil. Baskı dosyası yalnız bizim çizdiğimiz kitaplardan hazırlanabiliyor.',
  'print-failed': 'Baskı dosyası hazırlanamadı. Lütfen tekrar deneyin.',
  'words-not-read': 'Yeni metin seslendirilemedi; kitap eskisi gibi duruyor. Lütfen tekrar deneyin.',
  'invitation-over': 'Bu davet artık geçerli değil. Sizi davet eden kişiden yeni bir bağlantı isteyin.',
  'transformation-failed': 'Dönüştürme işlemi başarısız oldu',
  'transformation-timeout': 'Dönüştürme işlemi zaman aşımına uğradı',
  'transformation-unwatchable': 'Dönüştürme durumu takip edilemiyor',
  'checkout-failed': 'Hikaye oluşturma başlatılamadı',
  'already-paid': 'Bu masalın ödemesi yapılmış; kitabınız hazırlanıyor.',
  'signature-invalid': 'Bu istek doğrulanamadı. Lütfen sayfayı yenileyip tekrar deneyin.',
  'production-failed': 'Kitabınız hazırlanamadı. Ödemenizin tamamı iade ediliyor.',
  'story-not-ready': 'Hikaye henüz hazır değil',
  'permission-denied': 'Bu bilgiye erişim izniniz yok. Lütfen yeniden giriş yapın.',
}

export const problemText = (code: ProblemCode): string => SENTENCES[code]
