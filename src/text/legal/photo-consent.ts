import { HERO_KEPT_MONTHS } from '#domain/retention.ts'
import { RECORD_VOICE } from '../record-voice.ts'
import type { LegalText } from './legal-text.ts'

export const PHOTO_CONSENT: LegalText = {
  title: 'Açık Rıza Metni',
  intro: 'Fotoğraf yüklemeden önce sizden istediğimiz iznin tam metni.',
  short: [
    'İzin yalnızca bir kahraman çizmek içindir.',
    'Fotoğraf silinir; ondan yapılan portre kitabınızla birlikte saklanır.',
    'İzni dilediğiniz an Hesabım sayfasından geri alırsınız.',
  ],
  sections: [
    {
      title: 'Neye izin veriyorsunuz?',
      blocks: [
        'Velisi olduğum çocuğun fotoğrafının, kişiye özel masal kitabının kahraman portresini ve resimlerini çizmek amacıyla işlenmesine, bunun için yüzün çizime yarayan özelliklerinin (biçimi, ten, saç ve göz rengi, saçın biçimi, gözlük) ölçülmesine ve bu seçimlerin, portrenin ve resimlerin kitapla birlikte saklanmasına açık rıza veriyorum.',
        'Her çocuğun fotoğrafı için ayrı izin istenir; bir kitapta birkaç kardeş varsa her birinin iznini ayrı verir, ayrı geri alırsınız.',
        'Portre ve resimler bir yapay zekâ hizmetine çizdirildiğinde fotoğraf bu amaçla o hizmete gönderilir. Bugün hangisinin kullanıldığı:',
        { fill: 'providers' },
        'Barındırma ve yapay zekâ hizmetlerine aktarımın neye dayandığı KVKK Aydınlatma Metni’nde yazar; bu rıza onun yerine geçmez.',
      ],
    },
    {
      title: 'Kahramanı sonraki masallar için saklamak',
      blocks: [
        'Bu, fotoğrafın iznine bağlı olmayan ayrı bir izindir; siz istemedikçe hiçbir kahraman saklanmaz. Vermeseniz de kitabınız aynı biçimde hazırlanır, sonraki masalda fotoğraf yeniden istenir.',
        `İzin verirseniz çocuğun çizilmiş yüzünün ve portresinin bir kopyası; adı, seçtiğiniz yazımı, yaşı, cinsiyeti ve çizim için ölçülen özellikleriyle birlikte saklanır. Bunlardan yalnızca siz yeni bir masal başlattığınızda, o masalın portresi ve resimleri çizilir. Yüklediğiniz fotoğraf bunun için saklanmaz.`,
        `Saklanan kahraman, onunla başlattığınız son masaldan ${HERO_KEPT_MONTHS} ay sonra kendiliğinden silinir. Her çocuğun izni ayrıdır; Hesabım sayfasında “Sil” dediğiniz an o kahraman ve onunla başlatılmış, ödenmemiş taslaklar silinir. Ödenmiş bir kitap ve içindeki resimler, siz o kitabı silene kadar kalır.`,
        'Fotoğraf iznini geri almak saklanan kahramanı silmez; kahramanı silmek de fotoğraf iznini geri almaz.',
      ],
    },
    {
      id: 'ses',
      title: 'Sesin kitapta saklanması',
      blocks: [
        `Davet bağlantısıyla okuyan kişi, kaydetmeye başlamadan önce şu kutuyu işaretler: “${RECORD_VOICE.guestBox}”`,
        'Kayıt yalnızca bu kitapta, o kitabı dinletmek için kullanılır: kitabın sahibi ve onun paylaştığı kişiler dinler. Ses kimseyi tanımak için kullanılmaz, ondan yeni bir ses üretilmez.',
        'Ses, kitabın sahibi ya da okuyan kişi silene kadar saklanır. Okuyan kişi iznini, hesap açmadan, aynı bağlantıdaki “Sesimi sil” düğmesiyle dilediği an geri alır; bağlantının süresi dolmuş ya da davet geri alınmış olsa da: kayıtlar o anda silinir, yedekleri yoktur. Kitabın sahibinin cihazına daha önce indirdiği bir kopyaya ulaşamayız.',
        'İznin kendisi (hangi metne, hangi davetle, ne zaman) kanıt olarak kitabın sahibinin hesabında durur; okuyan kişinin adı, e-postası ya da adresi istenmez.',
        'Okuyan kişi çocuksa kutuyu velisi işaretler.',
      ],
    },
    {
      title: 'Kim izin verebilir?',
      blocks: ['Yalnızca çocuğun velisi. Veli değilseniz kutuyu işaretlemeyin; fotoğrafı velisi yüklesin.'],
    },
    {
      title: 'İzni vermezseniz',
      blocks: [
        'Fotoğraf cihazınızdan çıkmaz. Kırpma çerçevesi yerini bulsun diye yüz yalnızca cihazınızda aranır; bu sırada hiçbir yere bir şey gönderilmez ve saklanmaz. Masalları okuyabilirsiniz, ama kişiye özel kitap yapılamaz.',
      ],
    },
    {
      title: 'İzni geri almak',
      blocks: [
        'Rızanızı dilediğiniz an Hesabım sayfasından geri alabilirsiniz: o andan sonra fotoğraf işlenmez, fotoğraf ve ondan yapılan portre silinir; kayıtları yedeklerden en geç 30 günde çıkar. Bitmiş bir kitap, kitaplığınızdan siz silene kadar sizindir.',
      ],
    },
  ],
}
