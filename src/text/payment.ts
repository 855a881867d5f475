/** Sentences around paying. */
export const paymentText = {
  succeeded: 'Ödeme başarılı! Hikayen hazırlanıyor...',
  startFailed: 'Hikaye oluşturma başlatılamadı',
  wentWrong: 'Bir hata oluştu',
  missingData: 'Lütfen tüm bilgileri doldurun',
} as const
