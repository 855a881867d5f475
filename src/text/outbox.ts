/** What is said of writes that wait for the network. */
export const OUTBOX = {
  sent: 'Bağlantı geldi; bekleyen değişiklikleriniz kaydedildi.',
  kept: 'Bağlantı yok. Yazdığınız bu cihazda duruyor; bağlantı gelince kaydedilecek.',
  keptErase: (title: string) => `Bağlantı yok. “${title}” bağlantı gelince silinecek.`,
  keptWithdrawal: 'Bağlantı yok. İzniniz bağlantı gelince geri alınacak.',
  keptEraseHero: (name: string) => `Bağlantı yok. ${name} bağlantı gelince silinecek.`,
  wordsWait: 'Değişikliğiniz bağlantı gelince kaydedilecek.',
  eraseWaits: 'Bağlantı gelince silinecek.',
  takeBack: 'Vazgeç',
  signOutLoses:
    'Bağlantı bekleyen değişiklikleriniz var; çıkarsanız kaydedilmeden silinir. Yine de çıkmak için bir daha basın.',
  otherWords: (title: string) =>
    `Bu kitabın adı ya da ithafı bu arada başka bir cihazda değiştirilmiş; sizin yazdığınız “${title}” kaydedilmedi.`,
  bookGone: (title: string) => `“${title}” bu arada silinmiş; yazdığınız kaydedilemedi.`,
} as const
