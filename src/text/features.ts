/**
 * The product's features: the landing page builds its cards, offer and questions from them. The first four are the
 * specification's cards. Each has its picture (public/landing/features), its section in docs/features.md and its spec
 * in `e2e`.
 */
export interface Feature {
  /** Names the picture and the section of docs/features.md. */
  id: string
  title: string
  text: string
  /** The spec of `e2e` that tests it; absent for a feature that is not sold yet. */
  walk?: string
  /** Its line in the offer. */
  offer?: string
  question?: { asked: string; answer: string }
}

/** Cards that the specification names, in its order. */
export const SPECIFIED_FEATURES = [
  {
    id: 'personal-tales',
    title: 'Kişiye özel masallar',
    text: 'Adı ve yüzüyle yalnız onun masalı. Türkçenin ekleri de dâhil.',
    walk: 'make-a-book',
  },
  {
    id: 'drawn-by-ai',
    title: 'Yapay zekâ ile çizim',
    text: 'Önce kahramanın portresi çizilir. Beğenirseniz her sayfada o yüz olur.',
    walk: 'drawn-portrait',
  },
  {
    id: 'tales-read-aloud',
    title: 'Sesli masallar',
    text: 'Her sayfa sesli okunur, sayfalar masalla birlikte kendiliğinden döner.',
    walk: 'reader-alone',
  },
  {
    id: 'printed-products',
    title: 'Özel basılı ürünler',
    text: 'Bitmiş masalınız sert kapaklı bir kitap, bir poster, bir yapboz olarak kapınızda.',
  },
] as const satisfies readonly Feature[]

export const OTHER_FEATURES = [
  {
    id: 'first-sight',
    title: 'Önce görün',
    text: 'Bir fotoğraf seçin, çocuğunuz dört kapakta belirsin. Hesap gerekmez, fotoğraf cihazınızdan çıkmaz.',
    walk: 'first-sight',
  },
  {
    id: 'tap-a-word',
    title: 'Sözcüğe dokunun',
    text: 'Okunan sözcük ışıldar. Birine dokunun, oradan okusun; basılı tutun, yalnız onu söylesin.',
    walk: 'beyond/01-tap-a-word',
    offer: 'Okunan sözcük ışıldar; dokunulan sözcükten okur, istenirse daha yavaş',
  },
  {
    id: 'my-words',
    title: 'Kendi sözleriniz',
    text: 'Dilediğiniz sayfayı kendi sözlerinizle yazın; kitap onu kendi sesiyle okur.',
    walk: 'beyond/05-my-words',
    offer: 'Dilediğiniz sayfayı kendi sözlerinizle yazarsınız',
  },
  {
    id: 'on-paper',
    title: 'Baskı dosyası (PDF)',
    text: 'Resimlerini bizim çizdiğimiz kitaplar için: kapağı, sırtı ve kesim payıyla, kare ya da A4.',
    walk: 'beyond/04-on-paper',
    offer: 'Resimlerini kendi yazılımımızın çizdiği kitaplarda baskı dosyası (PDF), kare ya da A4',
    question: {
      asked: 'Basılı bir kitap mı?',
      answer:
        'Dijital bir kitap: ekranda okunur, eve basılı kitap gelmez. Resimlerini kendi yazılımımızın çizdiği kitapların baskı dosyasını (PDF) indirip bastırabilirsiniz.',
    },
  },
  {
    id: 'brothers-and-sisters',
    title: 'Kardeşiyle birlikte',
    text: 'Üç çocuğa kadar aynı masalın kahramanı olur, her biri kendi yüzüyle. Fiyat değişmez.',
    walk: 'beyond/06-brothers-and-sisters',
    offer: 'Bir kapak, on iki sayfada altı resim; kahramanı çocuğunuz, isterseniz kardeşleriyle birlikte',
    question: {
      asked: 'Kardeşiyle birlikte olur mu?',
      answer:
        'Evet, üç çocuğa kadar: hepsi aynı masalın kahramanı olur, her biri kendi yüzüyle. Kitabın fiyatı değişmez.',
    },
  },
  {
    id: 'bedtime',
    title: 'Uyku vakti',
    text: 'Işık ısınır, sayfalar yavaşlar, ninni usulca söner; sonunda kitap da uyur.',
    walk: 'beyond/08-bedtime',
    offer: 'Baştan sona seslendirilmiş, üç ayrı müzikle; uyku vaktinde kendiliğinden susar',
  },
  {
    id: 'my-voice',
    title: 'Sizin sesinizle',
    text: 'Masalı sayfa sayfa siz okuyun. Babaannesi de bir bağlantıyla, hesap açmadan okur.',
    walk: 'beyond/02-my-voice',
    offer: 'Babaannesi uzaktan, bir bağlantıyla kendi sesini ekleyebilir',
    question: {
      asked: 'Masalı biz de okuyabilir miyiz?',
      answer:
        'Evet: bitmiş kitabı sayfa sayfa kendi sesinizle kaydedersiniz. Uzaktaki babaannesi de bir bağlantıyla, hesap açmadan okur. Kayıtları dilediğiniz an silersiniz.',
    },
  },
  {
    id: 'share',
    title: 'Bir bağlantıyla paylaşın',
    text: 'Sevdikleriniz kitabı hesap açmadan okur ve dinler. Bağlantıyı dilediğiniz an kapatırsınız.',
    walk: 'beyond/03-share',
    offer: 'Sevdikleriniz bir bağlantıyla, hesap açmadan okur ve dinler',
  },
  {
    id: 'the-next-tale',
    title: 'Aynı kahramanla yeni masal',
    text: 'İzin verirseniz kahramanınız kaydedilir; sıradaki masala yeniden fotoğraf vermeden gider.',
    walk: 'beyond/09-next-tale',
    question: {
      asked: 'İkinci masal için yeniden fotoğraf gerekir mi?',
      answer:
        'İzin verirseniz gerekmez: kahramanınız fotoğrafı olmadan kaydedilir, sıradaki masalda aynı yüzle çizilir. “Hesabım” sayfasında görür, dilediğiniz an silersiniz. Her masalın ücreti ayrıdır.',
    },
  },
  {
    id: 'gift',
    title: 'Kodla hediye edin',
    text: 'Kartına kendi sözlerinizi yazın; yazdırın ya da seçtiğiniz gün gönderin.',
    walk: 'beyond/07-gift',
    question: {
      asked: 'Hediye edebilir miyim?',
      answer:
        'Evet: bir hediye kodu alırsınız, fotoğrafı ve masalı çocuğun ailesi seçer. Kullanılmayan kodun ücreti iade edilir.',
    },
  },
  {
    id: 'offline',
    title: 'İnternetsiz de okunur',
    text: 'Bitmiş kitabı cihaza indirin; yolda, uçakta, yaylada resimleri ve sesiyle açılır.',
    walk: 'offline',
    offer: 'Cihaza indirilir, internetsiz de okunur',
    question: {
      asked: 'İnternet yokken okunur mu?',
      answer:
        'Evet: bitmiş kitabı “Cihaza indir” ile indirirsiniz, resimleri ve sesiyle internetsiz açılır. Hesabınızdan çıkınca indirilen kitaplar o cihazdan silinir.',
    },
  },
  {
    id: 'a-fourth-tale',
    title: 'Dört ayrı masal',
    text: 'Orman, uzay, deniz ve fırın: her biri üç ayrı yaş için anlatılır, altı büyük resimle.',
    walk: 'nightly/fourth-tale',
  },
] as const satisfies readonly Feature[]

export const FEATURES: readonly Feature[] = [...SPECIFIED_FEATURES, ...OTHER_FEATURES]
export type FeatureId = (typeof SPECIFIED_FEATURES)[number]['id'] | (typeof OTHER_FEATURES)[number]['id']
