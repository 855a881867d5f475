import { CREATE_STORY } from '../create-story.ts'
import { GIFT } from '../gift.ts'
import type { LegalText } from './legal-text.ts'

export const TERMS: LegalText = {
  title: 'Kullanım Koşulları',
  intro:
    'Masal Kahramanım’ı kullanırken geçerli olan koşullar, ön bilgilendirme formu ve mesafeli satış sözleşmesi bu sayfadadır.',
  short: [
    'Bir kitap 599 TL’dir, KDV dahil; başka bir ücret yoktur.',
    'Kitap çoğunlukla birkaç dakikada hazır olur. Altı saat içinde hazırlanamazsa ödemenin tamamı kendiliğinden geri verilir.',
    'Çocuğunuza özel hazırlanıp hemen teslim edildiği için cayma hakkı yoktur; kusurlu bir kitapta bütün haklarınız durur.',
    'Bir hediye kodu da 599 TL’dir ve bir kitap eder; kullanılana kadar parası geri alınabilir.',
  ],
  sections: [
    {
      title: 'Hizmet',
      blocks: [
        'Masal Kahramanım, çocuğun kahramanı olduğu resimli ve sesli dijital masal kitapları hazırlar. Resimler ve sesler bilgisayarla üretilir; kitap yalnızca hesabınızdan okunur.',
      ],
    },
    {
      title: 'Hesap ve fotoğraf',
      blocks: [
        'Hesabı yetişkinler açar. Fotoğrafa yalnızca çocuğun velisi izin verebilir: velisi değilseniz fotoğrafı velisi yüklemelidir.',
      ],
    },
    {
      id: 'on-bilgilendirme',
      title: 'Ön Bilgilendirme Formu',
      blocks: [
        'Satıcı:',
        { fill: 'seller' },
        {
          head: ['Konu', 'Bilgi'],
          rows: [
            [
              'Ürün',
              'Çocuğa özel hazırlanan dijital masal kitabı: bir kapak, 12 resimli sayfa, Türkçe sesli anlatım ve müzik.',
            ],
            [
              'Hediye kodu',
              'Aynı fiyata alınır, bir kitap eder ve bir kez kullanılır. Alındıktan sonra bir yıl geçerlidir; kullanan kişi ödeme yapmaz.',
            ],
            ['Fiyat', '599 TL, KDV dahil. Teslim için ya da başka bir adla ücret alınmaz.'],
            ['Ödeme', 'Kartla, tek seferde, ödeme kuruluşu Stripe’ın güvenli sayfasında.'],
            [
              'Teslim',
              'Ödemenin ardından hemen hazırlanmaya başlar, çoğunlukla birkaç dakika içinde Kitaplığım sayfasında açılır. Altı saat içinde hazırlanamazsa ödemenin tamamı, siz bir şey yapmadan geri verilir.',
            ],
            [
              'Gerekenler',
              'Hesabınız, internet bağlantısı ve güncel bir tarayıcı (Chrome, Edge, Firefox ya da Safari). Telefonda, tablette ve bilgisayarda okunur.',
            ],
            ['Koruma', 'Kopya koruması yoktur; kitap yalnızca sizin hesabınızla açılır.'],
            [
              'Cayma hakkı',
              'Kullanılamaz: kitap isteğinize göre çocuğa özel hazırlanır, onayınızla hemen ifasına başlanır ve elektronik ortamda anında teslim edilir (Mesafeli Sözleşmeler Yönetmeliği m. 15/1-b, ğ ve h). Kullanılmamış bir hediye kodundan ise, on dört günle sınırlı olmadan, geçerli olduğu sürece cayabilirsiniz.',
            ],
            [
              'Şikâyet',
              'Yukarıdaki adreslere ya da kitabın kartındaki Sorun bildir düğmesiyle bize; parasal sınırlar içinde ilçe ve il tüketici hakem heyetlerine, üzerinde tüketici mahkemelerine.',
            ],
          ],
        },
      ],
    },
    {
      id: 'mesafeli-satis',
      title: 'Mesafeli Satış Sözleşmesi',
      blocks: [
        'Taraflar: satıcı, Ön Bilgilendirme Formu’nda bilgileri yazılı işletme; alıcı, siparişi veren hesabın sahibi. Ön Bilgilendirme Formu bu sözleşmenin parçasıdır.',
        'Sözleşme, ödeme sayfasında siparişi onayladığınızda kurulur ve sizin için 599 TL ödeme yükümlülüğü doğurur. Satıcı kitabı hazırlayıp hesabınıza teslim etmeyi, alıcı bedelini ödemeyi üstlenir. Siparişin numarası, tarihi ve tutarı kitabın sözleşme sayfasında yazar.',
        'Teslim: kitap ödemeden sonra kendiliğinden hazırlanır, Kitaplığım sayfasında açılır. Altı saat içinde teslim edilemezse sözleşme kendiliğinden sona erer ve ödemenin tamamı aynı karta geri gönderilir.',
        'Cayma hakkı: kitap kişiye özel hazırlandığı, ifasına onayınızla hemen başlandığı ve elektronik ortamda anında teslim edildiği için Yönetmelik’in 15. maddesinin birinci fıkrasının (b), (ğ) ve (h) bentleri uyarınca kullanılamaz.',
        'Hediye kodu: ödemenin ardından hesabınızda görünür; seçerseniz belirttiğiniz gün alıcının e-postasına da gönderilir. Kod kullanılınca kitap, kullanan kişinin hesabında bu sözleşmedeki koşullarla hazırlanır; hazırlanamazsa kod yeniden geçerli olur. Kullanılana kadar Hediye et sayfasından parasını geri alabilirsiniz; bir yıl içinde kullanılmazsa ödemenin tamamı kendiliğinden aynı karta geri gönderilir. Hesabınızı silerseniz kullanılmamış kodların parası da geri gönderilir.',
        'Ayıplı ifa: 6502 sayılı Tüketicinin Korunması Hakkında Kanun’dan doğan haklarınız saklıdır; nasıl kullanacağınız İade sayfasında yazar.',
        `Siparişte işaretlediğiniz kutu: “${CREATE_STORY.preInformation}${CREATE_STORY.saleBox[0]}${CREATE_STORY.saleContract}${CREATE_STORY.saleBox[1]}” Hediyede işaretlediğiniz kutu: “${CREATE_STORY.preInformation}${GIFT.saleBox[0]}${CREATE_STORY.saleContract}${GIFT.saleBox[1]}” Fotoğraf için işaretlediğiniz kutu: “${CREATE_STORY.consentBox}”`,
        'Uyuşmazlıklarda, her yıl ilan edilen parasal sınırlar içinde yerleşim yerinizdeki tüketici hakem heyeti, bu sınırların üzerinde tüketici mahkemesi yetkilidir; mahkemeden önce arabulucuya başvurulur.',
        'Kopyası sizdedir: onayladığınız metin, kitabın kartındaki Sözleşme bağlantısında durur, oradan yazdırılır; bağlantısı teslim ya da iade haberinde de gönderilir. Metin en az üç yıl saklanır.',
      ],
    },
  ],
}
