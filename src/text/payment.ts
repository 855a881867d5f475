/** Sentences around paying. */
export const PAYMENT = {
  succeeded: 'Ödeme başarılı! Hikayen hazırlanıyor...',
  startFailed: 'Hikaye oluşturma başlatılamadı',
  wentWrong: 'Bir hata oluştu',
  missingData: 'Lütfen tüm bilgileri doldurun',
} as const
