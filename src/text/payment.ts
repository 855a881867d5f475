/** Sentences around paying. */
export const PAYMENT = {
  succeeded: 'Ödeme başarılı! Hikayen hazırlanıyor...',
  notPaidYet: 'Henüz bir ödeme görünmüyor. Kitabınız duruyor; tekrar deneyebilirsiniz, bir kitap iki kez ödenmez.',
  startFailed: 'Hikaye oluşturma başlatılamadı',
  wentWrong: 'Bir hata oluştu',
  missingData: 'Lütfen tüm bilgileri doldurun',
} as const
