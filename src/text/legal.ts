/** The legal pages: short, and only what the product really does. A lawyer must read them before launch. */
import { CONTACT } from './shell.ts'

export type LegalPageName = 'privacy' | 'terms' | 'refund' | 'cookies' | 'consent'

interface LegalSection {
  /** What an address points at: /terms#on-bilgilendirme */
  id?: string
  title: string
  paragraphs: readonly string[]
}

interface LegalText {
  title: string
  intro: string
  sections: readonly LegalSection[]
}

export const LEGAL_FRAME = {
  back: 'Ana sayfaya dön',
  updated: 'Son güncelleme: 1 Mart 2024',
  added:
    '21 Kasım 2026’da eklendi: saklama süreleri, ölçüm çerezleri, yapay zekâ hizmetleri. 25 Kasım 2026’da eklendi: çizim için ölçülen özellikler.',
} as const

export const LEGAL: Readonly<Record<LegalPageName, LegalText>> = {
  privacy: {
    title: 'KVKK Aydınlatma Metni',
    intro:
      '6698 sayılı Kişisel Verilerin Korunması Kanunu uyarınca, hangi verinizi neden işlediğimizi burada açıkça anlatıyoruz.',
    sections: [
      {
        title: 'Hangi verileri işliyoruz?',
        paragraphs: [
          'Hesabınız için e-posta adresiniz, varsa adınız ve profil resminiz; kitap için çocuğun adı, yaşı, cinsiyeti ve yüklediğiniz fotoğraf; satın alma için ödeme kaydı. Kart bilgileriniz bize hiç gelmez, ödeme kuruluşunda kalır.',
        ],
      },
      {
        title: 'Ne için kullanıyoruz?',
        paragraphs: [
          'Yalnızca istediğiniz kitabı yapmak, size teslim etmek, ödemeyi ve iadeyi yürütmek ve yasal yükümlülüklerimizi yerine getirmek için. Fotoğraf reklamda kullanılmaz, satılmaz.',
        ],
      },
      {
        title: 'Fotoğraf nasıl korunur?',
        paragraphs: [
          'Fotoğraf tarayıcınızda küçültülür; konum gibi ek bilgiler bu sırada silinir. Aslı herkese kapalı bir depoda durur ve yalnızca kahraman portresini çizmek için okunur. Yapılan resimler tahmin edilemeyen adreslerde saklanır.',
          'Çizim için fotoğraftan yüzün biçimi, ten, saç ve göz rengi, saçın biçimi ve gözlük gibi özellikler ölçülür; her biri birkaç seçenekten en yakınına çevrilir, siz de düzeltebilirsiniz. Bu seçimler portreyle ve kitapla birlikte saklanır, kimseyi tanımak için kullanılmaz. Çizimi seçtiğiniz bir kitapta fotoğrafın hiçbir parçası yer almaz.',
        ],
      },
      {
        title: 'Ne kadar saklıyoruz?',
        paragraphs: [
          'Yüklediğiniz fotoğraf, kitap bitince ya da en geç 24 saat sonra silinir. Ödenmemiş taslaklar, portreleri ve ön izlemeleriyle birlikte son değişiklikten 30 gün sonra silinir; ödeme sayfası yarım kalan taslak bir gün sonra. Bitmiş kitaplar, hesabınız durdukça kitaplığınızda kalır. Ödeme kayıtlarını yasanın istediği süre boyunca, çocuğa ait bilgi olmadan saklarız.',
        ],
      },
      {
        title: 'Kimlerle paylaşıyoruz?',
        paragraphs: [
          'Kimlik doğrulama ve veritabanı (Google Firebase), barındırma (Netlify) ve ödeme (Stripe) hizmetlerinden yararlanıyoruz. Bu hizmetlerin sunucuları yurt dışında olabilir. Hesap açılışı ve girişler, hizmeti yürütebilmemiz için bildirim sistemimize iletilir.',
          'Portreyi, kitabın resimlerini veya seslendirmeyi bir yapay zekâ hizmetine yaptırdığımız olur: resim için OpenAI, Google Gemini ya da portre siparişi verdiğimiz başka bir hizmet, ses için OpenAI veya ElevenLabs. Resim için yalnızca fotoğraf ve çizimler, ad, yaş veya adres olmadan gönderilir; ses için masalın metni gönderilir ve bu metinde çocuğun adı geçer. Böyle bir hizmet kullanmadığımızda hepsini kendi yazılımımız yapar, bu hizmetlere hiçbir şey gönderilmez.',
        ],
      },
      {
        title: 'Haklarınız',
        paragraphs: [
          `Kanunun 11. maddesi uyarınca verilerinizi öğrenme, düzeltme, silme ve işlenmesine itiraz etme hakkınız var. Bize ${CONTACT.email} adresinden yazabilirsiniz; en geç otuz gün içinde yanıt veririz.`,
        ],
      },
    ],
  },
  terms: {
    title: 'Kullanım Koşulları',
    intro:
      'Masal Kahramanım’ı kullanırken geçerli olan koşullar, ön bilgilendirme formu ve mesafeli satış sözleşmesi bu sayfadadır.',
    sections: [
      {
        title: 'Hizmet',
        paragraphs: [
          'Masal Kahramanım, çocuğun kahramanı olduğu resimli ve sesli dijital masal kitapları hazırlar. Resimler ve sesler bilgisayarla üretilir; kitap yalnızca hesabınızdan okunur.',
        ],
      },
      {
        title: 'Hesap ve fotoğraf',
        paragraphs: [
          'Hesabı yetişkinler açar. Yüklediğiniz fotoğraftaki çocuğun velisi olmanız ya da velisinin iznini almış olmanız gerekir.',
        ],
      },
      {
        id: 'on-bilgilendirme',
        title: 'Ön Bilgilendirme Formu',
        paragraphs: [
          'Ürün: kişiye özel hazırlanmış bir dijital masal kitabı (bir kapak, resimli sayfalar, sesli anlatım). Fiyat: 599 TL, KDV dahil; indirimden önceki fiyat 799 TL. Ödeme kartla, ödeme kuruluşunun güvenli sayfasında alınır.',
          'Teslim: ödemenin ardından kitap kendiliğinden hazırlanır ve Kitaplığım sayfasında açılır. Hazırlanamazsa ödemenin tamamı geri verilir.',
          `İletişim ve şikâyet: ${CONTACT.email}`,
        ],
      },
      {
        id: 'mesafeli-satis',
        title: 'Mesafeli Satış Sözleşmesi',
        paragraphs: [
          'Bu sözleşme, ödeme sayfasında siparişi onayladığınızda sizinle Masal Kahramanım arasında kurulur. Satıcı kitabı hazırlayıp hesabınıza teslim etmeyi, alıcı bedelini ödemeyi üstlenir.',
          'Kitap sizin istekleriniz doğrultusunda kişiye özel hazırlandığı için, Mesafeli Sözleşmeler Yönetmeliği’nin 15. maddesi uyarınca cayma hakkı kullanılamaz. Ayıplı teslimde haklarınız saklıdır: İade sayfasına bakınız.',
          'Uyuşmazlıklarda, yasal sınırlar içinde tüketici hakem heyetleri ve tüketici mahkemeleri yetkilidir.',
        ],
      },
    ],
  },
  refund: {
    title: 'İade Koşulları',
    intro: 'Paranızın karşılığında ya bitmiş bir kitap vardır ya da tam iade.',
    sections: [
      {
        title: 'Kitap hazırlanamazsa',
        paragraphs: ['Ödemenizin tamamı, sizin bir şey yapmanıza gerek kalmadan aynı karta geri gönderilir.'],
      },
      {
        title: 'Kitapta bir kusur varsa',
        paragraphs: [
          `Teslimden sonra 7 gün içinde ${CONTACT.email} adresine yazın: eksik ya da bozuk sayfa, yanlış ad, çalmayan ses. Kitabı düzeltir ya da ödemenizi iade ederiz.`,
        ],
      },
      {
        title: 'İade ne kadar sürer?',
        paragraphs: [
          'İadeyi onayladığımızda ödeme kuruluşuna hemen bildiririz; kartınıza geçmesi bankanıza göre birkaç iş günü sürebilir.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Çerez Politikası',
    intro: 'Tarayıcınızda ne saklıyoruz ve neden?',
    sections: [
      {
        title: 'Gerekli olanlar',
        paragraphs: [
          'Oturumunuzu açık tutmak, yarım kalan bir kitabı geri getirmek, masal listesini hızlı göstermek, kaldığınız sayfayı, ses düzeylerini ve ölçüm tercihinizi hatırlamak için tarayıcınızın deposunu kullanırız. Bunlar olmadan uygulama çalışmaz; hiçbiri sizi başka sitelerde izlemez.',
        ],
      },
      {
        title: 'Ölçüm',
        paragraphs: [
          'İzin verirseniz ziyaretleri Google Analytics ile ölçeriz: açılan sayfaların adı, giriş ve kayıt, bir masala tıklanması, bir kitabın başlanması, ödenmesi, bitmesi ve okunması. Çocuğun adı, fotoğrafı ve e-posta adresiniz gönderilmez; reklam için hiçbir şey gönderilmez. Google’ın sunucuları yurt dışında olabilir; adı _ga ile başlayan çerezleri en çok iki yıl kalır.',
          'İzin vermeden önce bu araçların hiçbiri yüklenmez. İzni geri aldığınızda ölçüm durur ve çerezleri silinir.',
        ],
      },
      {
        title: 'Nasıl silersiniz?',
        paragraphs: ['Çıkış yapabilir ya da tarayıcınızın ayarlarından bu siteye ait verileri silebilirsiniz.'],
      },
    ],
  },
  consent: {
    title: 'Açık Rıza Metni',
    intro: 'Fotoğraf yüklemeden önce sizden istediğimiz iznin tam metni.',
    sections: [
      {
        title: 'Neye izin veriyorsunuz?',
        paragraphs: [
          'Velisi olduğum çocuğun fotoğrafının, kişiye özel masal kitabının kahraman portresini ve resimlerini çizmek amacıyla işlenmesine, bunun için yüzün çizime yarayan özelliklerinin (biçimi, ten, saç ve göz rengi, saçın biçimi, gözlük) ölçülüp portre ve kitapla birlikte saklanmasına ve bu amaçla kullanılan, sunucuları yurt dışında olabilen barındırma hizmetlerine ve, kullanıldığında, Aydınlatma Metni’nde sayılan yapay zekâ hizmetlerine aktarılmasına açık rıza veriyorum.',
        ],
      },
      {
        title: 'İzni vermezseniz',
        paragraphs: ['Fotoğraf cihazınızdan çıkmaz. Masalları okuyabilirsiniz, ama kişiye özel kitap yapılamaz.'],
      },
      {
        title: 'İzni geri almak',
        paragraphs: [
          `Rızanızı dilediğiniz an geri alabilirsiniz: ${CONTACT.email} adresine yazmanız yeterli. O andan sonra fotoğrafı işlemeyiz ve sileriz.`,
        ],
      },
    ],
  },
}
