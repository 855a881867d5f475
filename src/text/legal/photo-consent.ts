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
      title: 'Kim izin verebilir?',
      blocks: ['Yalnızca çocuğun velisi. Veli değilseniz kutuyu işaretlemeyin; fotoğrafı velisi yüklesin.'],
    },
    {
      title: 'İzni vermezseniz',
      blocks: ['Fotoğraf cihazınızdan çıkmaz. Masalları okuyabilirsiniz, ama kişiye özel kitap yapılamaz.'],
    },
    {
      title: 'İzni geri almak',
      blocks: [
        'Rızanızı dilediğiniz an Hesabım sayfasından geri alabilirsiniz: o andan sonra fotoğraf işlenmez, fotoğraf ve ondan yapılan portre silinir. Bitmiş bir kitap, kitaplığınızdan siz silene kadar sizindir.',
      ],
    },
  ],
}
