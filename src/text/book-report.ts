/** Sentences of 'Sorun bildir'. */
import type { BookFault } from '#domain/book-report.ts'

export const BOOK_REPORT = {
  action: 'Sorun bildir',
  fault: 'Ne yanlış?',
  faults: {
    picture: 'Bir resim',
    text: 'Bir yazı',
    name: 'Adın yazılışı ya da okunuşu',
    voice: 'Ses',
    other: 'Başka bir şey',
  } satisfies Record<BookFault, string>,
  page: 'Hangi sayfada?',
  wholeBook: 'Kitabın bütününde',
  cover: 'Kapakta',
  pageNumber: (page: number) => `${page}. sayfada`,
  words: 'Kısaca anlatın',
  wordsHint: 'Kitabın numarasıyla birlikte bize ulaşır.',
  wordsMissing: 'Neyin yanlış olduğunu birkaç sözcükle yazın.',
  send: 'Gönder',
  sending: 'Gönderiliyor...',
  cancel: 'Vazgeç',
  sent: 'Bildiriminiz bize ulaştı.',
  sentWithAnswer: (email: string) => `Bildiriminiz bize ulaştı. Yanıtımız ${email} adresine gelir.`,
  failed: 'Bildirim gönderilemedi. Yazdıklarınız duruyor; biraz sonra tekrar deneyin.',
} as const
