import { CREATE_STORY } from '../create-story.ts'
import { GIFT } from '../gift.ts'
import type { LegalText } from './legal-text.ts'

export const TERMS: LegalText = {
  title: 'Kullanım Koşulları',
  intro:
    'Masal Kahramanım’ı kullanırken geçerli olan koşullar, ön bilgilendirme formu ve mesafeli satış sözleşmesi bu sayfadadır.',
  short: [
    'Bir kitap 599 TL’dir, KDV dâhil; başka bir ücret yoktur.',
    'Kitap çoğunlukla birkaç dakikada hazır olur. Altı saat içinde hazırlanamazsa ödemenin tamamı otomatik olarak iade edilir.',
    'Çocuğunuza özel hazırlanıp hemen teslim edildiği için cayma hakkı yoktur; kusurlu bir kitapta bütün haklarınız durur.',
    'Bir hediye kodu da 599 TL’dir ve bir masal kitabı içindir; kullanılmadığı sürece iade alabilirsiniz. Kodu kullanan hiçbir şey ödemez.',
  ],
  sections: [
    {
      title: 'Hizmet',
      blocks: [
        'Masal Kahramanım, çocuğun kahramanı olduğu resimli ve sesli dijital masal kitapları hazırlar. Resimler ve sesler bilgisayarla üretilir. Kitap basılı değildir: telefonda, tablette ve bilgisayarda, hesabınızdan okunur; siz isterseniz bağlantıyla paylaşır, cihaza indirir, baskı dosyasını alırsınız.',
      ],
    },
    {
      title: 'Hesap ve fotoğraf',
      blocks: [
        'Hesabı yalnızca 18 yaşını doldurmuş kişiler açabilir. Fotoğrafa yalnızca çocuğun velisi izin verebilir: velisi değilseniz fotoğrafı velisi yüklemelidir.',
      ],
    },
    {
      title: 'Kitabı kullanmak',
      blocks: [
        {
          list: [
            'Kitap ailenizin ve yakınlarınızın kişisel kullanımı içindir; satılmaz, kiralanmaz, ticari amaçla çoğaltılmaz.',
            'Paylaşım bağlantısını alan herkes, bağlantı açık kaldığı sürece kitabı hesap açmadan okur ve dinler; çocuğunuzun adını ve kitaptaki yüzünü görür. Bağlantıyı kime göndereceğinize siz karar verir, dilediğiniz an durdurursunuz.',
            'Cihaza indirilen kitap ve baskı dosyası (PDF) yalnızca sizdedir; baskıyı kişisel kullanım için dilediğiniz yerde yaptırırsınız. Baskı bizim hizmetimiz değildir.',
            'Masalın yerine yazdığınız sözler sizindir; onları yalnızca kitabınızı hazırlamak için kullanırız. Başkasının hakkını çiğneyen, çocuklara uygun olmayan ya da yasaya aykırı söz yazılmaz.',
            'Kitabı kendi sesiyle okuyan kişi sesini bunun için verir; bir başkasının sesini ancak onun bilgisi ve izniyle, bir çocuğun sesini velisi kaydeder.',
            'Başkasının çocuğunun fotoğrafını izinsiz yüklemek, siteyi otomatik araçlarla kullanmak ya da güvenliğini aşmaya çalışmak yasaktır; böyle bir hesabı kapatabilir, ödenmiş bir kitap varsa yasanın gerektirdiğini yaparız.',
          ],
        },
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
              'Çocuğa özel hazırlanan dijital masal kitabı: bir kapak, on iki sayfa üzerinde altı resim, Türkçe sesli anlatım ve müzik. Basılı bir kitap gönderilmez.',
            ],
            [
              'Hediye kodu',
              'Aynı fiyata alınır, bir masal kitabı içindir ve bir kez kullanılır. Alındıktan sonra bir yıl geçerlidir; kullanan kişi ödeme yapmaz (bedel 0 TL).',
            ],
            ['Fiyat', '599 TL, KDV dâhil. Teslim için ya da başka bir adla ücret alınmaz.'],
            ['Ödeme', 'Kartla, tek seferde, ödeme kuruluşu Stripe’ın güvenli sayfasında.'],
            [
              'Fatura',
              'Her satış için elektronik fatura ya da e-arşiv fatura düzenlenir ve e-posta adresinize gönderilir. Adınız, adresiniz ve isterseniz vergi numaranız bunun için ödeme sayfasında sorulur.',
            ],
            [
              'Teslim',
              'Ödemenin ardından hemen hazırlanmaya başlar, çoğunlukla birkaç dakika içinde Kitaplığım sayfasında açılır. Altı saat içinde hazırlanamazsa ödemenin tamamı otomatik olarak iade edilir.',
            ],
            [
              'Gerekenler',
              'Hesabınız, internet bağlantısı ve güncel bir tarayıcı (Chrome, Edge, Firefox ya da Safari). Telefonda, tablette ve bilgisayarda okunur.',
            ],
            [
              'Koruma',
              'Kopya koruması yoktur. Kitap hesabınızdan okunur; siz isterseniz bağlantıyla paylaşır, cihaza indirir, baskı dosyasını alırsınız. Paylaşım bağlantısı seçtiğiniz sürenin sonunda, en geç 90 gün sonra kapanır.',
            ],
            [
              'Cayma hakkı',
              'Kullanılamaz: kitap isteğinize göre çocuğa özel hazırlanır, onayınızla hemen ifasına başlanır ve elektronik ortamda anında teslim edilir (Mesafeli Sözleşmeler Yönetmeliği m. 15/1-b, ğ ve h). Kullanılmamış bir hediye kodundan ise, on dört günle sınırlı olmadan, geçerli olduğu sürece cayabilirsiniz.',
            ],
            [
              'Şikâyet',
              'Yukarıdaki adreslere ya da kitabın kartındaki “Diğer işlemler” menüsünden “Sorun bildir” ile bize; parasal sınırlar içinde ilçe ve il tüketici hakem heyetlerine, üzerinde tüketici mahkemelerine.',
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
        'Sözleşme, ödeme sayfasında siparişi onayladığınızda kurulur ve sizin için 599 TL ödeme yükümlülüğü doğurur; hediye koduyla istenen bir kitapta ödeme yükümlülüğü doğmaz. Satıcı kitabı hazırlayıp hesabınıza teslim etmeyi, alıcı bedelini ödemeyi üstlenir. Siparişin numarası, tarihi ve tutarı kitabın sözleşme sayfasında yazar.',
        'Sipariş onayı: ödemeniz alınınca e-posta adresinize siparişin numarası, tutarı, satıcının o günkü bilgileri ve onayladığınız metnin bağlantısı gönderilir. Bu bağlantı hesabınız silinse de açılır.',
        'Teslim: kitap ödemeden sonra hemen hazırlanmaya başlar, Kitaplığım sayfasında açılır. Altı saat içinde teslim edilemezse sözleşme kendiliğinden sona erer ve ödemenin tamamı otomatik olarak aynı karta iade edilir.',
        'Cayma hakkı: kitap kişiye özel hazırlandığı, ifasına onayınızla hemen başlandığı ve elektronik ortamda anında teslim edildiği için Yönetmelik’in 15. maddesinin birinci fıkrasının (b), (ğ) ve (h) bentleri uyarınca kullanılamaz.',
        'Hediye kodu: ödemenin ardından hesabınızda görünür; seçerseniz belirttiğiniz gün alıcının e-postasına da gönderilir. Kod kullanılınca kitap, kullanan kişinin hesabında Hediye Kodunu Kullanma Koşulları ile hazırlanır; hazırlanamazsa kod yeniden geçerli olur. Kullanılmadığı sürece “Hediye et” sayfasındaki “İade al” düğmesiyle iade alırsınız; bir yıl içinde kullanılmazsa ödemenin tamamı otomatik olarak aynı karta iade edilir. Hesabınızı silerseniz kullanılmamış kodların ücreti de iade edilir.',
        'Ayıplı ifa: 6502 sayılı Tüketicinin Korunması Hakkında Kanun’dan doğan haklarınız saklıdır; nasıl kullanacağınız İade sayfasında yazar.',
        `Siparişte işaretlediğiniz kutu: “${CREATE_STORY.preInformation}${CREATE_STORY.saleBox[0]}${CREATE_STORY.saleContract}${CREATE_STORY.saleBox[1]}” Hediyede işaretlediğiniz kutu: “${CREATE_STORY.preInformation}${GIFT.saleBox[0]}${CREATE_STORY.saleContract}${GIFT.saleBox[1]}” Hediye kodunu kullanırken işaretlediğiniz kutu: “${GIFT.redeemTerms}${GIFT.redeemBox}” Fotoğraf için işaretlediğiniz kutu: “${CREATE_STORY.consentBox[0]}${CREATE_STORY.consentWhole}${CREATE_STORY.consentBox[1]}”`,
        'Uyuşmazlıklarda, her yıl ilan edilen parasal sınırlar içinde yerleşim yerinizdeki tüketici hakem heyeti, bu sınırların üzerinde tüketici mahkemesi yetkilidir; mahkemeden önce arabulucuya başvurulur.',
        'Kopyası sizdedir: onayladığınız metin, kitabın kartındaki “Sözleşme” bağlantısında durur, oradan yazdırılır; bağlantısı sipariş onayında ve teslim ya da iade bildiriminde de gönderilir. Metin en az üç yıl saklanır.',
      ],
    },
    {
      id: 'hediye-kodu',
      title: 'Hediye Kodunu Kullanma Koşulları',
      blocks: [
        'Size verilen bir kodla kitap istediğinizde bedel 0 TL’dir: kodu alan kişi ödemiştir, sizin için ödeme yükümlülüğü doğmaz ve sizden kart bilgisi istenmez.',
        'Kod bir masal kitabı içindir ve bir kez kullanılır. Kitap, kodu kullandığınız anda hazırlanmaya başlar ve hesabınıza teslim edilir; bu nedenle kullanılmış bir koddan cayılamaz. Altı saat içinde hazırlanamazsa kod yeniden geçerli olur, onunla başka bir masal yapabilirsiniz.',
        'Kitapta bir kusur varsa siz bildirirsiniz: önce ücretsiz düzeltiriz; düzeltemezsek kod yeniden geçerli olur ya da ödeme, kodu alan kişiye iade edilir. Satıştan doğan para hakları kodu alan kişinindir; sizin ayıplı bir kitabın düzeltilmesini isteme hakkınız saklıdır.',
        'Kitabı kullanmak, fotoğraf, kişisel veriler ve şikâyet için bu sayfadaki koşullar ile KVKK Aydınlatma Metni sizin için de geçerlidir; alıcının ödemesine ilişkin hükümler uygulanmaz.',
      ],
    },
  ],
}
