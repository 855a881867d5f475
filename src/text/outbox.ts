/** Sentences about writes that wait, by the cause of waiting: a lost network is named only if it is the cause. */
export const OUTBOX = {
  sent: 'Bekleyen değişiklikleriniz kaydedildi.',
  /** After a press on text that a parent typed; a change without text has `changeWaits`. */
  kept: {
    offline: 'Bağlantı yok. Yazdığınız bu cihazda duruyor; bağlantı gelince kaydedilecek.',
    later: 'Şu anda kaydedilemedi. Yazdığınız bu cihazda duruyor; kendiliğinden tekrar denenecek.',
  },
  keptErase: {
    offline: (name: string) => `Bağlantı yok. ${name} bağlantı gelince silinecek.`,
    later: (name: string) => `${name} şu anda silinemedi; kendiliğinden tekrar denenecek.`,
  },
  keptWithdrawal: {
    offline: 'Bağlantı yok. İzniniz bağlantı gelince geri alınacak.',
    later: 'İzniniz şu anda geri alınamadı; kendiliğinden tekrar denenecek.',
  },
  /** Shown in the list while the write waits; 'long': more than a day, with a network. */
  changeWaits: {
    offline: 'Değişikliğiniz bağlantı gelince kaydedilecek.',
    later: 'Değişikliğiniz henüz kaydedilemedi; kendiliğinden tekrar denenecek.',
    long: 'Değişikliğiniz bir günü aşkın süredir kaydedilemiyor. Denemeyi sürdürüyoruz; isterseniz vazgeçip değişikliği yeniden yapın.',
  },
  eraseWaits: {
    offline: 'Bağlantı gelince silinecek.',
    later: 'Henüz silinemedi; kendiliğinden tekrar denenecek.',
    long: 'Bir günü aşkın süredir silinemiyor. Denemeyi sürdürüyoruz.',
  },
  withdrawalWaits: {
    offline: 'İzniniz bağlantı gelince geri alınacak.',
    later: 'İzniniz henüz geri alınamadı; kendiliğinden tekrar denenecek.',
    long: 'İzniniz bir günü aşkın süredir geri alınamıyor. Denemeyi sürdürüyoruz.',
  },
  takeBack: 'Vazgeç',
  /** @param title the new title, if the change has one: it tells the parent what is lost */
  changedElsewhere: (title: string) =>
    `Bu kitap bu arada başka bir cihazda değiştirilmiş; “${title}” için yaptığınız değişiklik kaydedilmedi.`,
  bookGone: (title: string) => `“${title}” bu arada silinmiş; değişikliğiniz kaydedilemedi.`,
} as const

/** @see OUTBOX.changeWaits */
export type WhyItWaits = keyof typeof OUTBOX.changeWaits
/** The end of a press that was neither refused nor given up. */
export type EndOfPress = 'sent' | keyof typeof OUTBOX.kept
