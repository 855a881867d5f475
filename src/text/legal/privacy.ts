import { HERO_KEPT_MONTHS } from '#domain/retention.ts'
import type { LegalText } from './legal-text.ts'

export const PRIVACY: LegalText = {
  title: 'KVKK Aydınlatma Metni',
  intro:
    '6698 sayılı Kişisel Verilerin Korunması Kanunu (Kanun) uyarınca, hangi verinizi neden işlediğimizi burada açıkça anlatıyoruz.',
  short: [
    'Fotoğraf yalnızca kahramanı çizmek için kullanılır; kitap bitince ya da en geç 24 saat sonra silinir. Ondan yapılan portre kitabınızla birlikte kalır.',
    'Kart bilgileriniz bize hiç gelmez. Hiçbir veri satılmaz, reklamda kullanılmaz.',
    'Verilerinizi indirmek, izinlerinizi geri almak, fotoğrafları ve hesabınızı silmek için Hesabım sayfası yeter.',
  ],
  sections: [
    {
      title: 'Veri sorumlusu kim?',
      blocks: ['Verilerinizi, Kanun bakımından veri sorumlusu olarak şu işletme işler:', { fill: 'seller' }],
    },
    {
      title: 'Hangi verileri işliyoruz?',
      blocks: [
        {
          list: [
            'Hesap: e-posta adresiniz, varsa adınız ve profil resminiz.',
            'Çocuk: adı ve seçtiğiniz yazımı, yaşı, cinsiyeti, kitaba yazdığınız ithaf ve sayfalarında masalın yerine yazdığınız sözler. Kardeşlerin birlikte kahraman olduğu bir kitapta her çocuğun adı, yaşı ve cinsiyeti ayrı tutulur.',
            'Görsel: yüklediğiniz fotoğraf, ondan yapılan portre ve çizim için ölçülen özellikler (yüzün biçimi, ten, saç ve göz rengi, saçın biçimi, gözlük).',
            'Saklanan kahraman, yalnızca ayrıca izin verirseniz: çizilmiş yüzün ve portrenin kopyası; çocuğun adı, seçtiğiniz yazımı, yaşı, cinsiyeti ve ölçülen özellikler.',
            'Ses: kitabı kendi sesiyle okuyan kişinin kaydı ve kitapta görünmesi için yazdığınız ad. Okuyan bir çocuksa kaydı o çocuğun kişisel verisidir; velisi ister ve sildirir.',
            'Hediye: karta yazdığınız adlar ve not; gönderilmesini isterseniz alıcının e-posta adresi ve gün. Çocukla ilgili bir bilgi istenmez. Alıcının adresini bize hediyeyi alan kişi verir; alıcıya bu metnin bağlantısı hediyeyle birlikte gönderilir.',
            'Satın alma: sipariş numarası, e-posta adresiniz, tutar, tarih, ödemenin ve iadenin durumu. Kart bilgileriniz bize hiç gelmez, ödeme kuruluşunda kalır.',
            'Fatura: ödeme sayfasında yazdığınız ad ya da unvan, adres ve isterseniz vergi numarası.',
            'İzinler: neye, hangi metinle ve ne zaman izin verdiğiniz, ne zaman geri aldığınız; davetle okuyan kişinin izni, adı olmadan, davetin özetiyle.',
            'Bildirimler: bir kitapta bize bildirdiğiniz sorun.',
            'Güvenlik: istekleri sınırlamak için IP adresinizin anahtarlı özeti; bir hata olduğunda hatanın türü, sayfanın adı ve tarayıcınızın türü; açıksa, isteğin bizim sitemizden geldiğinin kanıtı (reCAPTCHA).',
            'Ölçüm, yalnızca izin verirseniz: Çerez Politikası’nda sayılanlar.',
          ],
        },
      ],
    },
    {
      title: 'Neden ve hangi hukuki sebeple?',
      blocks: [
        {
          head: ['Amaç', 'Veri', 'Hukuki sebep'],
          rows: [
            ['Hesabı açmak, giriş yapmanızı sağlamak', 'Hesap', 'Sözleşmenin kurulması ve ifası (m. 5/2-c)'],
            ['Kitabı hazırlamak ve teslim etmek', 'Çocuk, satın alma', 'Sözleşmenin ifası (m. 5/2-c)'],
            [
              'Kitabı sizin ya da davet ettiğiniz kişinin sesiyle okutmak',
              'Ses',
              'Sözleşmenin ifası (m. 5/2-c); davetle okuyan kişi için, okumaya başlamadan verdiği açık rıza (m. 5/1)',
            ],
            [
              'Kitabı, bağlantısını gönderdiğiniz kişilere okutmak',
              'Kitabın adı, metni, resimleri ve sesleri; kaç kez açıldığı',
              'Sözleşmenin ifası (m. 5/2-c)',
            ],
            ['Kahramanı çizmek', 'Fotoğraf, portre', 'Açık rızanız (m. 5/1)'],
            [
              'Kahramanı sonraki masallar için saklamak',
              'Saklanan kahraman',
              'Ayrıca verdiğiniz açık rıza (m. 5/1; özel nitelikli sayıldığı ölçüde m. 6/3-a)',
            ],
            [
              'Yüzün çizime yarayan özelliklerini ölçmek',
              'Ölçülen özellikler',
              'Açık rızanız (m. 5/1; özel nitelikli sayıldığı ölçüde m. 6/3-a)',
            ],
            [
              'Ödemeyi ve iadeyi yürütmek, kayıtlarını saklamak',
              'Satın alma',
              'Sözleşmenin ifası (m. 5/2-c), hukuki yükümlülük (m. 5/2-ç)',
            ],
            ['Fatura düzenlemek', 'Fatura, satın alma', 'Hukuki yükümlülük (m. 5/2-ç)'],
            [
              'Kayıt ve girişleri izlemek: kötüye kullanımı fark etmek, size yardım edebilmek',
              'Hesap, giriş ve kayıt zamanı',
              'Meşru menfaat (m. 5/2-f): hesapların ve hizmetin güvenliği',
            ],
            [
              'İzinleri kanıtlamak, bir sorunu ya da hakkı sonuçlandırmak',
              'İzinler, satın alma, bildirimler',
              'Bir hakkın tesisi, kullanılması veya korunması (m. 5/2-e)',
            ],
            [
              'Kötüye kullanımı önlemek, hataları gidermek',
              'Güvenlik',
              'Meşru menfaat (m. 5/2-f): hizmetin herkese açık kalması',
            ],
            ['Ziyaretleri ölçmek', 'Ölçüm', 'Açık rızanız (m. 5/1)'],
          ],
        },
      ],
    },
    {
      title: 'Nasıl topluyoruz?',
      blocks: [
        'Verileri bu sitedeki ve ödeme sayfasındaki formları doldurduğunuzda, fotoğraf seçtiğinizde, Google ile giriş yaptığınızda ve siteyi kullanırken, otomatik yollarla ve elektronik ortamda toplarız. Ses, yalnızca okuyan kişi kaydı kendisi başlattığında alınır. Çocuğun verilerini bize velisi verir.',
      ],
    },
    {
      title: 'Fotoğraf nasıl korunur?',
      blocks: [
        'Fotoğraf tarayıcınızda küçültülür; konum gibi ek bilgiler bu sırada silinir. Aslı herkese kapalı bir depoda durur ve yalnızca kahraman portresini çizmek için okunur. Yapılan resimler tahmin edilemeyen adreslerde saklanır.',
        'Çizim için fotoğraftan yüzün biçimi, ten, saç ve göz rengi, saçın biçimi ve gözlük gibi özellikler ölçülür; her biri birkaç seçenekten en yakınına çevrilir, siz de düzeltebilirsiniz. Bu seçimler portreyle ve kitapla birlikte saklanır, kimseyi tanımak için kullanılmaz. Çizimi seçtiğiniz bir kitapta fotoğrafın hiçbir parçası yer almaz.',
      ],
    },
    {
      title: 'Ne kadar saklıyoruz?',
      blocks: [
        {
          head: ['Veri', 'Süre'],
          rows: [
            [
              'Hesap bilgileri',
              'Hesabınız durdukça. Üç yıl giriş yapılmayan bir hesabın sahibine yazarız; 30 gün içinde yanıt gelmezse hesabı içindekilerle birlikte sileriz.',
            ],
            ['Yüklediğiniz fotoğraf', 'Kitap bitince ya da en geç 24 saat sonra silinir.'],
            [
              'Ödenmemiş taslak, portresi ve ön izlemesi',
              'Son değişiklikten 30 gün sonra silinir; siz daha önce silebilirsiniz.',
            ],
            [
              'Ödeme sayfası yarım kalan taslak',
              '1 gün sonra silinir; siparişin kaydı, geç gelen bir ödeme boşa gitmesin diye 14 gün kalır.',
            ],
            [
              'Bitmiş kitap ve portresi',
              'Hesabınız durdukça; Kitaplığım ve Hesabım sayfalarından dilediğiniz an silersiniz.',
            ],
            [
              'Sonraki masallar için sakladığınız kahraman',
              `Siz silene kadar; onunla başlattığınız son masaldan en geç ${HERO_KEPT_MONTHS} ay sonra silinir.`,
            ],
            [
              'Sesli okuma kayıtları',
              'Siz o sesi, kitabı ya da hesabınızı silene, ya da okuyan kişi davet bağlantısından kendi sesini silene kadar. Davet bağlantısıyla okuma 14 gün sonra kapanır; daha önce geri alabilirsiniz.',
            ],
            [
              'Paylaşım bağlantısı ve kaç kez açıldığı',
              'Seçtiğiniz sürenin sonunda, en geç 90 gün sonra kapanır; daha önce durdurabilirsiniz. Kaydı kitapla birlikte silinir.',
            ],
            ['Kâğıda basmak için hazırlattığınız dosya', '7 gün sonra silinir; kitabı silerseniz onunla birlikte.'],
            [
              'Hediye kartına yazdıklarınız ve alıcının e-posta adresi',
              'Kod kullanıldıktan 365 gün, iadeden 30 gün sonra silinir; hesabınızı silerseniz onunla birlikte.',
            ],
            ['Sipariş kaydındaki çocuğa ait bilgiler', 'Teslimden 365 gün, iadeden 30 gün sonra silinir.'],
            [
              'Ödeme ve iade kaydı, sipariş veren e-posta adresi',
              'Çocuğa ait bilgi olmadan, yasanın istediği süre boyunca; hesap silinse de.',
            ],
            [
              'İzin kayıtları',
              'Hesabınız durdukça; ödenmiş bir siparişe ait olanlar, kanıt için ödeme kaydıyla birlikte.',
            ],
            [
              'Fatura için verdiğiniz ad, adres ve vergi numarası',
              'Faturayı düzenleyene iletilene kadar, en geç üç gün; sonra yalnızca ödeme kuruluşunda ve faturada, yasanın istediği süre boyunca.',
            ],
            [
              'Bildirdiğiniz sorunlar',
              'Bize iletilene kadar, en geç üç gün; sonra yazışmamızda, sorun sonuçlandıktan sonra en çok üç yıl.',
            ],
            [
              'Yedekler',
              'Veri tabanının günlük yedekleri 30 gün durur ve yalnızca bir arızada kullanılır. Sildikleriniz bizden hemen, yedeklerden en geç 30 günde çıkar; bir yedek geri yüklenirse yeniden silinir. Fotoğrafların, resimlerin ve seslerin yedeği yoktur.',
            ],
            [
              'Sildirdiğiniz hesabın numarası',
              'Silme günlüğünde 60 gün; yarıda kalmış bir işlem hesabı yeniden oluşturmasın diye yalnızca numara, süresiz saklanır.',
            ],
            ['Hata kayıtları', '30 gün.'],
            ['Günlük sınırlar için isteklerinizin sayısı', 'Hesabınız durdukça.'],
            [
              'Gönderilen bildirimlerin kaydı',
              'Hesabınız durdukça; gönderildikten sonra yalnızca hesap numaranız kalır.',
            ],
            ['IP adresinin özeti', 'Bir saatlik sayım bitince silinir; adresin kendisi saklanmaz.'],
          ],
        },
      ],
    },
    {
      title: 'Kimlere aktarıyoruz?',
      blocks: [
        {
          head: ['Alıcı', 'Ne için, ne aktarılır', 'Ülke'],
          rows: [
            [
              'Google (Firebase)',
              'Giriş ve veri tabanı: hesap, çocuk, saklanan kahraman, izin ve kitap kayıtları',
              'Belçika, ABD',
            ],
            [
              'Netlify',
              'Barındırma ve dosya deposu: fotoğraf, portre, saklanan kahramanın yüzü, kitabın resimleri ve sesleri, sesli okuma kayıtları',
              'ABD',
            ],
            [
              'Stripe',
              'Ödeme ve iade: e-posta adresiniz, masalın adı, tutar; kart bilgilerini, fatura için adınızı, adresinizi ve isterseniz vergi numaranızı sizden kendisi alır',
              'İrlanda, ABD',
            ],
            [
              'Paylaşım bağlantısını gönderdiğiniz kişiler',
              'Kitabın adı, metni, ithafı, resimleri ve sesleri; sesli okuma kayıtları yalnızca siz seçerseniz. Bağlantıyı ileten mesajlaşma uygulaması, siz seçerseniz kitabın kapağını ve adını da alır',
              'Sizin seçiminiz',
            ],
            ['Google Analytics', 'Ölçüm, yalnızca izin verirseniz', 'İrlanda, ABD'],
            [
              'E-posta ve bildirim hizmeti',
              'Size yazmak için: e-posta adresiniz, sipariş ve iade, içinde çocuğun adı geçen kitap başlığı. Bizim görmemiz için: kayıt ve giriş (e-posta adresiniz, varsa adınız ve profil resminizin adresi, zamanı), bildirdiğiniz sorun. Hediyeyi bildirmek için: siz seçerseniz alıcının e-posta adresi, kartın sözleri ve kod',
              'Veri sorumlusuna sorabilirsiniz',
            ],
            [
              'Faturayı düzenleyen mali müşavir ve e-arşiv hizmeti, Gelir İdaresi Başkanlığı',
              'Fatura: adınız ya da unvanınız, adresiniz, isterseniz vergi numaranız, e-posta adresiniz, sipariş numarası, tutar, tarih; çocuğun adı olmadan',
              'Türkiye',
            ],
            [
              'Google reCAPTCHA Enterprise (App Check), kullanıldığında',
              'Güvenlik: IP adresiniz, tarayıcınızın ve cihazınızın özellikleri',
              'ABD',
            ],
            [
              'OpenAI, kullanıldığında',
              'Portre ve resimler: fotoğraf ve çizimler; ad, yaş ve adres olmadan. Seslendirme: masalın metni ve sizin yazdığınız sözler; içlerinde çocuğun adı geçer',
              'ABD',
            ],
            [
              'Google Gemini, kullanıldığında',
              'Portre ve resimler: fotoğraf ve çizimler; ad, yaş ve adres olmadan',
              'ABD',
            ],
            [
              'ElevenLabs, kullanıldığında',
              'Seslendirme: masalın metni ve sizin yazdığınız sözler; içlerinde çocuğun adı geçer',
              'ABD',
            ],
            [
              'Portre siparişi verdiğimiz başka bir hizmet, kullanıldığında',
              'Portre: fotoğraf; ad, yaş ve adres olmadan',
              'Veri sorumlusuna sorabilirsiniz',
            ],
          ],
        },
        { fill: 'providers' },
        { fill: 'appCheck' },
        'Bunların dışında verileriniz yalnızca yasanın zorunlu kıldığı hâllerde yetkili kurumlara verilir.',
      ],
    },
    {
      title: 'Yurt dışına aktarım neye dayanır?',
      blocks: [
        'Bu hizmetlerin sunucuları yurt dışındadır. Aktarım, Kanun’un 9. maddesi uyarınca her hizmetle imzalanan ve Kişisel Verileri Koruma Kurumu’na bildirilen standart sözleşmeye dayanır. Hizmeti her gün bunlarla yürüttüğümüz için aktarımı sizin rızanıza dayandırmıyoruz.',
      ],
    },
    {
      title: 'Haklarınız',
      blocks: [
        'Kanun’un 11. maddesi uyarınca bize başvurarak şunları isteyebilirsiniz:',
        {
          list: [
            'kişisel verinizin işlenip işlenmediğini öğrenmek,',
            'işlenmişse buna ilişkin bilgi istemek,',
            'işlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenmek,',
            'yurt içinde veya yurt dışında kimlere aktarıldığını bilmek,',
            'eksik veya yanlış işlenmişse düzeltilmesini istemek,',
            '7. maddedeki koşullar çerçevesinde silinmesini veya yok edilmesini istemek,',
            'düzeltmenin ve silmenin, verinin aktarıldığı kişilere bildirilmesini istemek,',
            'yalnızca otomatik sistemlerle yapılan bir analizle aleyhinize çıkan bir sonuca itiraz etmek,',
            'yasaya aykırı işleme yüzünden zarara uğrarsanız zararın giderilmesini istemek.',
          ],
        },
      ],
    },
    {
      title: 'Nasıl başvurursunuz?',
      blocks: [
        'Çoğunu kendiniz yaparsınız: Hesabım sayfasında verilerinizi indirir, fotoğrafları siler, izinlerinizi geri alır, hesabınızı silersiniz.',
        'Ayrıca yukarıdaki posta adresine yazılı olarak ya da noter aracılığıyla, kayıtlı elektronik posta (KEP) adresimize, güvenli elektronik imza veya mobil imzayla ya da hesabınızdaki e-posta adresinden e-posta adresimize başvurabilirsiniz. En geç otuz gün içinde, ücretsiz yanıtlarız.',
        'Başvurunuz reddedilirse, yanıtı yeterli bulmazsanız ya da süresinde yanıt alamazsanız, yanıtı öğrendiğiniz günden başlayarak otuz, her hâlde başvurudan başlayarak altmış gün içinde Kişisel Verileri Koruma Kurulu’na şikâyet edebilirsiniz.',
      ],
    },
  ],
}
