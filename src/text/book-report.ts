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
  wordsHint: 'Kitabın numarasıyla birlikte satıcıya gönderilir.',
  wordsMissing: 'Satıcının anlayabilmesi için birkaç sözcük yazın.',
  send: 'Gönder',
  sending: 'Gönderiliyor...',
  cancel: 'Vazgeç',
  sent: 'Bildiriminiz satıcıya iletildi.',
  sentWithAnswer: (email: string) => `Bildiriminiz satıcıya iletildi. Yanıtı ${email} adresinden alırsınız.`,
  failed: 'Bildirim gönderilemedi. Yazdıklarınız duruyor; biraz sonra yeniden deneyin.',
} as const
