/** Sentences of 'Keşfet'. */
export const DASHBOARD = {
  welcome: (name: string | null) => (name ? `Hoş geldiniz, ${name}` : 'Hoş geldiniz'),
  invitation: 'Bugün hangi kapıyı açalım?',
  loading: 'Hikayeler yükleniyor...',
  ribbon: 'En çok tercih edilen',
  favouriteNote: 'Haftanın masalını biz seçeriz; sonuna kadar ücretsiz',
  others: 'Diğer masallar',
  tryNote: '“Hemen Dene” ile kahramanı sizin çocuğunuz olur.',
  read: 'Oku',
  tryNow: 'Hemen Dene',
  originalPhoto: 'Çocuğun fotoğrafı',
  opening: 'Masal açılıyor...',
  more: 'Daha fazla masal',
  empty: 'Raflar şu anda boş.',
  emptyHint: 'Yeni masallar yolda. Biraz sonra yeniden bakın.',
  initialisationFailed: 'Bir hata oluştu. Lütfen daha sonra tekrar deneyin.',
  loadFailed: 'Hikayeler yüklenirken bir hata oluştu.',
} as const
