/** Sentences of 'Kitabı paylaş', for the parent. */
export const SHARE_BOOK = {
  title: 'Kitabı paylaş',
  close: 'Kapat',
  /** @param child as `childAsSeen` says it */
  lead: (child: string) =>
    `Bağlantıyı alan herkes hesap açmadan ${child} görür; kitabın tamamını okur ve dinler. Yüklediğiniz fotoğrafı, hesabınızı ve diğer kitaplarınızı görmez.`,
  days: 'Ne zamana kadar açık kalsın?',
  dayNames: { 7: 'Bir hafta', 30: 'Bir ay', 90: 'Üç ay' },
  showsCover: 'Mesajda kitabın kapağı ve adı görünsün',
  showsCoverHint: 'Mesajlaşma uygulaması kapağı bir kez alır; gönderilmiş bir mesajdaki kapak geri alınamaz.',
  withVoices: 'Kaydettiğimiz sesler de dinlenebilsin',
  preview: 'Mesajda böyle görünür',
  create: 'Bağlantı oluştur',
  creating: 'Bağlantı hazırlanıyor...',
  save: 'Değişikliği kaydet',
  saving: 'Kaydediliyor...',
  saved: 'Değişiklik kaydedildi; bağlantı aynı kaldı.',
  link: 'Kitabın bağlantısı',
  openUntil: (day: string) => `${day} gününe kadar açık`,
  readings: (count: number) => (count === 0 ? 'Henüz açılmadı' : `${count} kez açıldı`),
  ended: 'Önceki bağlantının süresi doldu.',
  message: (title: string, link: string) =>
    `Sana bir masalımız var: “${title}”. Buradan okuyup dinleyebilirsin: ${link}`,
  takeBack: 'Paylaşımı durdur',
  takeBackQuestion: 'Gönderdiğiniz bağlantı herkes için o anda kapanır. Paylaşım durdurulsun mu?',
  takeBackConfirm: 'Evet, durdur',
  takingBack: 'Durduruluyor...',
  cancel: 'Vazgeç',
  takenBack: 'Paylaşım durduruldu; bağlantı artık açılmıyor.',
  failed: 'Olmadı. İnternet bağlantınızı kontrol edip tekrar deneyin.',
} as const
