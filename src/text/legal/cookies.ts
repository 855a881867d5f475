import type { LegalText } from './legal-text.ts'

export const COOKIES: LegalText = {
  title: 'Çerez Politikası',
  intro: 'Tarayıcınızda ne saklıyoruz ve neden?',
  short: [
    'Reklam çerezi yoktur, hiçbiri sizi başka sitelerde izlemez.',
    'Ölçüm yalnızca izin verirseniz başlar; hayır derseniz site aynı biçimde çalışır.',
  ],
  sections: [
    {
      title: 'Bizim sakladıklarımız',
      blocks: [
        'Bunlar tarayıcınızın deposunda durur, hiçbiri reklam için değildir. Oturum dışındakiler silinse de site çalışır: yarım kalan bir kitap, kaldığınız sayfa ya da bir tercih unutulur.',
        {
          head: ['Adı', 'Ne için', 'Ne kadar'],
          rows: [
            ['firebaseLocalStorageDb', 'Oturumunuzu açık tutar (Google Firebase)', 'Çıkış yapana kadar'],
            [
              'masal:session-ends-with-tab',
              '“Beni hatırla” seçilmediyse oturumu sekmeyle bitirir',
              'Sekme kapanana kadar',
            ],
            ['masal:session-hint', 'Girişliyseniz ana sayfada bekletmez', 'Çıkış yapana kadar'],
            ['story_draft', 'Yarım kalan kitabı geri getirir', 'Kitap sipariş edilene ya da siz çıkana kadar'],
            [
              'masal-draft-photos',
              'Seçtiğiniz fotoğrafı ve kırpmayı, sayfa yenilenirse kaybolmasın diye yalnızca bu cihazda tutar',
              'En çok 24 saat; kitap sipariş edilince, taslağı silince ya da siz çıkınca silinir',
            ],
            ['story_templates_cache', 'Masal listesini hızlı gösterir', 'Bir saat tazedir, sonra yenilenir'],
            [
              'reading_place:…, reading_sound:…, reading_voice:…',
              'Kaldığınız sayfa ve okuma seçimleriniz: ses düzeyleri, okuma hızı, uyku vakti, kitabı kimin okuyacağı',
              'Siz silene kadar',
            ],
            [
              'masal-recordings',
              'Sesinizle okuduğunuz, henüz gönderilmemiş sayfaları yalnızca bu cihazda tutar',
              'Gönderilene, o sesi silene ya da siz çıkana kadar',
            ],
            [
              'gift_code',
              'Açtığınız hediye kodunu, onunla bir kitap istenene kadar hatırlar',
              'Kullanılana ya da siz kaldırana kadar',
            ],
            [
              'masal:gift-draft',
              'Hediye kartına yazdıklarınızı, ödeme sayfasından dönerseniz kaybolmasın diye tutar',
              'Ödenene ya da sekme kapanana kadar',
            ],
            [
              'masal:told-child',
              'Ana sayfada girdiğiniz adı, yaşı, cinsiyeti ve cihazınızda çizilen yüzü forma taşır',
              'Sekme kapanana kadar',
            ],
            [
              'masal:pay-page',
              'Ödeme sayfasından ödemeden dönerseniz söylenmesini sağlar',
              'Dönene ya da sekme kapanana kadar',
            ],
            ['masal:origin', 'Girişten sonra geldiğiniz sayfaya döndürür', 'Sekme kapanana kadar'],
            [
              'masal:verification-mail:…, masal:signup-owed:…',
              'Doğrulama iletisinin ve kayıt bildiriminin bir kez gitmesini sağlar',
              'Gidene kadar',
            ],
            ['handled_payment_sessions', 'Bir ödeme için iki kez teşekkür etmemeyi sağlar', 'Siz silene kadar'],
            [
              'masal-books',
              '“Cihaza indir” dediğiniz kitapların resimlerini, seslerini ve sözlerini bağlantı olmadan da okutur',
              'Siz kaldırana, kitabı silene ya da çıkana kadar',
            ],
            [
              'masal-outbox',
              'Bağlantı yokken yaptıklarınızı (kitabın adı ve ithafı gibi değişiklikler, silme, izni geri alma) gönderilene kadar tutar',
              'Gönderilene ya da siz çıkana kadar',
            ],
            [
              'masal-parts, masal-pages, masal-site, workbox-precache-…',
              'Sitenin kendi dosyaları: bağlantı yokken de açılmasını sağlar, sizinle ilgili bir şey taşımaz',
              'Yeni sürüm gelene ya da siz silene kadar',
            ],
            ['masal:analytics-choice', 'Ölçüm tercihinizi hatırlar', 'Siz değiştirene ya da silene kadar'],
          ],
        },
      ],
    },
    {
      title: 'Ölçüm',
      blocks: [
        'İzin verirseniz ziyaretleri Google Analytics ile ölçeriz: açılan sayfaların adı, giriş ve kayıt, bir masala tıklanması, bir kitabın başlanması, ödenmesi, bitmesi ve okunması. Çocuğun adı, fotoğrafı ve e-posta adresiniz gönderilmez; reklam için hiçbir şey gönderilmez.',
        {
          head: ['Adı', 'Kimin', 'Ne kadar'],
          rows: [['_ga, _ga_…', 'Google (sunucuları yurt dışında olabilir)', 'En çok iki yıl']],
        },
        'İzin vermeden önce bu araçların hiçbiri yüklenmez. İzni geri aldığınızda ölçüm durur, bu araçların çerezleri silinir.',
      ],
    },
    {
      title: 'Başkalarının sayfalarında',
      blocks: [
        'Google ile giriş penceresi Google’ın, ödeme sayfası Stripe’ın sayfasıdır; kendi çerezlerini kullanırlar. Oraya ancak siz düğmesine basınca gidilir.',
        'Sitenin kötüye kullanımını önleyen reCAPTCHA Enterprise, açıksa, Google’dan yüklenir ve kendi çerezini (_GRECAPTCHA) kullanır.',
        { fill: 'appCheck' },
      ],
    },
    {
      title: 'Nasıl silersiniz?',
      blocks: ['Çıkış yapabilir ya da tarayıcınızın ayarlarından bu siteye ait verileri silebilirsiniz.'],
    },
  ],
}
