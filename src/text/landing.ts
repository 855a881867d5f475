import { FEATURES } from './features.ts'

export const LANDING = {
  title: 'Masal Kahramanım: çocuğunuzun kahramanı olduğu masal kitabı',
  description:
    'Bir fotoğraf yeter: çocuğunuzun adıyla yazılmış, yüzüyle çizilmiş, seslendirilmiş dijital masal kitabı. Önce ücretsiz görün, birkaç dakikada okuyun.',
  opening: 'Kitap açılıyor...',
  hero: {
    before: 'Bu masalın ',
    hero: 'kahramanı',
    after: ' sizin çocuğunuz.',
    lead: 'Bir fotoğraf yeter. Yüzü her sayfada aynı, adı doğru ekleriyle; ekranda okunan, resimli ve sesli dijital bir masal kitabı.',
    discover: 'Ücretsiz Keşfet',
    read: 'İlk sayfaları oku',
    see: 'Önce kendi çocuğunu gör',
    price: (price: string) => `Bir kitap ${price}, KDV dâhil; abonelik yok.`,
    note: 'Kahramanın portresini önce görün, sonra karar verin.',
    picture:
      'Açık bir kitaptan yükselen orman: mantarlı yolda kırmızı pelerinli çocuk, yanında tilki, dalda gözlüklü baykuş.',
    pages: [
      'Önde Defne, arkada Kiremit,',
      'usul usul yürümüşler.',
      '“Sakın gitmeyin,” demiş.',
      '“O sesin üç burnu var! Üç!”',
    ],
  },
  scenes: {
    title: 'Aynı çocuk, bambaşka sahneler',
    lead: 'Masal nerede geçerse geçsin, kahramanın yüzü değişmez. Bunlar örnek; raftaki masallar yukarıda.',
    list: [
      {
        picture: 'kitchen',
        alt: 'Aşçı şapkalı çocuk tahta kaşıkla hamur karıştırıyor; kaptan bir yıldız yükseliyor',
        title: 'Mutfakta',
        text: 'Hamurun içinden bir yıldız çıkarsa ne olur?',
      },
      {
        picture: 'playground',
        alt: 'Çocuk güneşli bir günde salıncakta, iki eliyle ipleri tutuyor',
        title: 'Oyun alanında',
        text: 'Salıncak biraz daha yükselir, bulutlara değer.',
      },
      {
        picture: 'park',
        alt: 'Çocuk gölün kıyısında uçurtma uçuruyor, ipi iki elinde',
        title: 'Parkta',
        text: 'Uçurtmanın ipini tutan, rüzgârla konuşur.',
      },
    ],
  },
  turn: {
    title: 'Fotoğraftan masala, gözünüzün önünde',
    before: 'Örnek çizim',
    beforeAlt: 'Önce: bir çocuğun örnek çizimi, fotoğraf yerine',
    after: 'Masal',
    afterAlt: 'Sonra: masaldaki hâli',
    slider: 'Fotoğraf ile masal arasında kaydır',
    sliderValue: (percent: number) => `Yüzde ${percent} fotoğraf`,
    steps: [
      { title: 'Adını yazın', text: 'Defne’nin, Kemal’in, Ömer’in: ekler kendiliğinden doğru gelir.' },
      { title: 'Yaşını seçin', text: '2–8 yaş; kız ya da erkek.' },
      {
        title: 'Fotoğrafını ekleyin',
        text: 'Portreyi ödemeden önce görürsünüz. Fotoğrafın aslına kimse dışarıdan ulaşamaz.',
      },
    ],
  },
  features: {
    title: 'Bu kitapta neler var?',
    soon: 'Yakında',
    /** Ornaments of the first and the third card. */
    namesLabel: 'Örnek adlar',
    /** Each with its genitive ending; a test compares them with the endings that the books write. */
    names: [
      ['Defne', '’nin'],
      ['Kemal', '’in'],
      ['Ömer', '’in'],
      ['Ayşe', '’nin'],
      ['Umut', '’un'],
    ],
    spoken: {
      before: 'Tepede yapraklar fısır fısır ',
      word: 'konuşuyormuş:',
      after: ' “Kim geliyor? Kim geliyor?”',
    },
  },
  books: {
    title: 'Önce görün: kapaktaki sizin çocuğunuz',
    lead: 'Adını yazın, bir fotoğraf seçin; dört masalın kapağında onu görün. Haftanın favorisi sonuna kadar, diğerlerinin ilk sayfaları ücretsiz.',
    tryIt: 'Hemen Dene',
    nameLabel: 'Çocuğunuzun adını yazın',
    nameHint: 'Kapaklarda hemen görün. Hesap gerekmez.',
    photo: 'Fotoğrafını seç',
    otherPhoto: 'Başka fotoğraf',
    withoutPhoto: 'Fotoğrafsız çiz',
    photoStays: 'Fotoğraf cihazınızdan çıkmaz; yüzü tarayıcınız çizer.',
    list: [
      {
        id: 'sihirli-orman-macerasi',
        title: 'Sihirli Orman Macerası',
        teaser: 'Ormanı kim uyutmuyor? Kırmızı bir pelerin, küçük bir tilki ve kocaman bir ses!',
      },
      {
        id: 'uzay-yolculugu',
        title: 'Uzay Yolculuğu',
        teaser: 'Haritada olmayan yeşil bir ışık göz kırpıyor: Pıt... pıt! Kim o? Gidip sormalı.',
      },
      {
        id: 'denizalti-kralligi',
        title: 'Denizaltı Krallığı',
        teaser: 'Kral kapıya sıkıştı, fener alayı başlayamıyor! Haydi hep birlikte: Heyamola, hop!',
      },
      {
        id: 'sabah-firini',
        title: 'Sabah Fırını',
        teaser: 'Hamur bir türlü kabarmıyor, vapur simitsiz kalkmıyor! Puf... puf... Peki kim saklanacak?',
      },
    ],
  },
  readings: {
    title: 'Aynı sayfa, üç yaş, üç anlatım',
    example: 'Örnek olarak Sihirli Orman Macerası’nın üçüncü sayfası: her çocuk kendi yaşının sözcüklerini dinler.',
    painting: 'Ormanda bir kız, yavru tilki ve gözlüklü baykuş; yol boyunca renk renk mantarlar',
    list: [
      {
        quote: 'Ormana girmişler. Mantarlar ışıl ışılmış: mor, mavi, pembe. Pat pat, pat pat, usul usul yürümüşler.',
        who: '3 yaşındaki Arda’ya',
        reader: { name: 'Arda', age: 3, gender: 'male' },
      },
      {
        quote:
          'Orman, bahçenin bittiği yerde başlıyormuş. Yola ışıklı mantarlar dizilmiş: biri mor, biri mavi, biri pembe. Önde Elif, arkada Kiremit, usul usul yürümüşler. Pat pat, pat pat. Tepede yapraklar fısır fısır konuşuyormuş: “Kim geliyor? Kim geliyor?”',
        who: '6 yaşındaki Elif’e',
        reader: { name: 'Elif', age: 6, gender: 'female' },
      },
      {
        quote:
          'Orman, bahçenin bittiği yerde başlıyormuş. Yola ışıklı mantarlar dizilmiş: biri mor, biri mavi, biri pembe. Basmamak için parmak ucunda yürünüyormuş. Önde Can, arkada Kiremit, usul usul gitmişler. Pat pat, pat pat. Tepede yapraklar birbirine eğilmiş, fısır fısır konuşuyormuş: “Kim geliyor? Nereye gidiyor? Yoksa sese mi gidiyor?”',
        who: '8 yaşındaki Can’a',
        reader: { name: 'Can', age: 8, gender: 'male' },
      },
    ],
  },
  offer: {
    title: 'Bir kitap, bir fiyat',
    priceBefore: 'Önceki fiyat',
    priceNow: 'Şimdi',
    tax: 'KDV dâhil. Abonelik yok.',
    facts: [
      { is: 'Dijital kitap', so: 'Eve kargo gelmez, uygulama kurulmaz.' },
      { is: 'Telefon, tablet, bilgisayar', so: 'Hepsinde tarayıcıda açılır, “Kitaplığım” sayfasında kalır.' },
      {
        is: 'Baskı dosyası (PDF)',
        so: 'Kâğıtta da isterseniz indirip bastırırsınız; resimlerini kendi yazılımımızın çizdiği kitaplarda.',
      },
      { is: 'Tek ödeme', so: 'Kartla, bir kez. Abonelik yok, taksit yok.' },
      {
        is: 'İade',
        so: 'Kitap hazırlanamazsa ödemenizin tamamı, kusurluysa düzeltemediğimizde ödemeniz iade edilir.',
      },
    ],
    list: [
      'Dijital kitap: telefonda, tablette ve bilgisayarda okunur, kargo beklemezsiniz',
      ...FEATURES.flatMap(({ offer }) => offer ?? []),
      'Ödemeden sonra birkaç dakikada okunmaya hazır',
      'Portreyi, kapağı ve bütün sayfaları küçük hâliyle ödemeden önce görürsünüz',
      'Kitap hazırlanamazsa ödemenizin tamamı otomatik olarak iade edilir',
    ],
    read: 'Önce ilk sayfaları oku',
  },
  questions: {
    title: 'Anne babaların merak ettikleri',
    list: [
      {
        asked: 'Kitap dijital mi, nasıl açılır?',
        answer:
          'Evet, dijital: telefonda, tablette ve bilgisayarda, tarayıcıda açılır; sayfa çevirerek okunur, sesli ve müziklidir. Uygulama kurmazsınız, eve kargo gelmez. Hesabınız durdukça “Kitaplığım” sayfasında kalır.',
      },
      {
        asked: 'Fotoğrafa ne oluyor?',
        answer:
          'Cihazınızda kırpılır, yalnızca kahramanı çizmek için kullanılır; kitap bitince, en geç 24 saat içinde silinir. Dilediğiniz an “Hesabım” sayfasından da silersiniz.',
      },
      {
        asked: 'Fotoğraf yapay zekâya gidiyor mu?',
        answer:
          'Portreyi hangi hizmetin çizdiği, fotoğrafı yüklemeden önce yazar. Bir yapay zekâ hizmeti çiziyorsa kırpılmış fotoğraf ona yalnızca bu çizim için gönderilir; siz izin vermeden fotoğraf cihazınızdan çıkmaz.',
      },
      {
        asked: 'Ödemeden önce ne görüyorum?',
        answer:
          'Çocuğunuzun portresini, adıyla kapağı ve kitabın bütün sayfalarını küçük hâliyle görür, ilk cümleyi dinlersiniz. Beğenmezseniz hiçbir şey ödemezsiniz.',
      },
      {
        asked: 'Kitap ne kadar sürede hazır olur?',
        answer:
          'Ödemeden sonra birkaç dakikada “Kitaplığım” sayfasında açılır. Altı saat içinde hazırlanamazsa ödemenizin tamamı otomatik olarak iade edilir.',
      },
      {
        asked: 'Kaç yaşına uygun?',
        answer: 'İki yaşından sekiz yaşına kadar: 2–4, 5–6 ve 7–8 yaş için üç ayrı anlatımı var.',
      },
      {
        asked: 'Adın ekleri doğru oluyor mu?',
        answer:
          'Evet: Defne’nin, Umut’un, Ece’ye. Her adın nasıl geçeceğini görürsünüz; istediğiniz gibi değiştirirsiniz.',
      },
      ...FEATURES.flatMap(({ question }) => question ?? []),
      {
        asked: 'Kitabı beğenmezsem?',
        answer:
          'Kitap çocuğunuz için hazırlandığından, hazırlanmaya başlayınca cayma hakkı yoktur; bu yüzden portreyi ve ilk sayfaları ödemeden önce görürsünüz. Bir kusur varsa teslimden sonraki yedi gün içinde bildirin: düzeltir ya da ödemenizi iade ederiz. Yasal haklarınız bu süreyle sınırlı değildir.',
      },
      {
        asked: 'Ödeme güvenli mi, taksit var mı?',
        answer:
          'Kartla, ödeme kuruluşu Stripe’ın güvenli sayfasında ödersiniz; kart bilgileriniz bize ulaşmaz. Tek seferde ödenir, taksit yoktur.',
      },
      {
        asked: 'Kim yapıyor bunu?',
        answer: 'Yazılımcılar, editörler ve bir sosyologdan oluşan bir ekip. “Biz Kimiz?” sayfasında tanışabilirsiniz.',
      },
    ],
  },
  end: {
    title: 'Bu gece hangi masal?',
    lead: 'Haftanın favorisini baştan sona, ücretsiz okuyun.',
    tryIt: 'Hemen Dene',
  },
} as const
