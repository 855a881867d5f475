export const LANDING = {
  title: 'Masal Kahramanım: çocuğunuzun kahramanı olduğu masal kitabı',
  description:
    'Bir fotoğraf yeter: çocuğunuzun yüzüyle ve adıyla yazılmış, resimli, seslendirilmiş masal kitabı. Önce ücretsiz görün, birkaç dakikada okuyun.',
  opening: 'Kitap açılıyor...',
  hero: {
    before: 'Bu masalın ',
    hero: 'kahramanı',
    after: ' sizin çocuğunuz.',
    lead: 'Bir fotoğraf yeter. Yüzü her sayfada aynı, adı doğru ekleriyle; resimli, sesli bir masal kitabı.',
    discover: 'Ücretsiz Keşfet',
    read: 'İlk sayfaları oku',
    examples: 'Örnek sahneler',
    note: 'Kahramanın portresini önce görün, sonra karar verin.',
    picture:
      'Açık bir kitaptan yükselen orman: mantarlı yolda kırmızı pelerinli çocuk, yanında tilki, dalda gözlüklü baykuş.',
    pages: [
      'Defne önde, Kiremit arkada,',
      'usul usul yürümüşler.',
      '“Sakın gitmeyin,” demiş.',
      '“O sesin üç burnu var! Üç!”',
    ],
  },
  scenes: {
    title: 'Aynı çocuk, bambaşka sahneler',
    lead: 'Masal nerede geçerse geçsin, kahramanın yüzü değişmez.',
    list: [
      {
        picture: 'kitchen',
        alt: 'Aşçı şapkalı çocuk hamur karıştırıyor',
        title: 'Mutfakta',
        text: 'Hamurun içinden bir yıldız çıkarsa ne olur?',
      },
      {
        picture: 'playground',
        alt: 'Çocuk gün batımında salıncakta',
        title: 'Oyun alanında',
        text: 'Salıncak biraz daha yükselir, bulutlara değer.',
      },
      {
        picture: 'park',
        alt: 'Çocuk parkta uçurtma uçuruyor',
        title: 'Parkta',
        text: 'Uçurtmanın ipini tutan, rüzgârla konuşur.',
      },
    ],
  },
  turn: {
    title: 'Fotoğraftan masala, gözünüzün önünde',
    before: 'Fotoğraf',
    beforeAlt: 'Önce: çocuğun fotoğrafı',
    after: 'Masal',
    afterAlt: 'Sonra: masaldaki hâli',
    slider: 'Fotoğraf ile masal arasında kaydır',
    sliderValue: (percent: number) => `Yüzde ${percent} fotoğraf`,
    steps: [
      { title: 'Adını yazın', text: 'Defne’nin, Kemal’in, Ömer’in: ekler kendiliğinden doğru gelir.' },
      { title: 'Yaşını seçin', text: '2 ile 8 yaş arası; kahraman kız ya da erkek.' },
      {
        title: 'Fotoğrafını ekleyin',
        text: 'Portreyi ödemeden önce görürsünüz. Fotoğrafın aslına kimse dışarıdan ulaşamaz.',
      },
    ],
  },
  features: {
    title: 'Bir kitaptan daha fazlası',
    personal: {
      title: 'Kişiye özel hikayeler',
      text: 'Adı ve yüzüyle yalnız onun masalı. Türkçenin ekleri de dâhil.',
      namesLabel: 'Örnek adlar',
      names: ['Defne', 'Kemal', 'Ömer', 'Ayşe', 'Umut'],
    },
    drawn: {
      title: 'Yapay zekâ ile çizim',
      text: 'Önce kahramanın portresi çizilir. Beğenirseniz her sayfada o yüz olur.',
    },
    spoken: {
      title: 'Sesli hikayeler',
      text: 'Her sayfa sesli okunur, sayfalar masalla birlikte kendiliğinden döner.',
      before: 'Tepede yapraklar fısır fısır ',
      word: 'konuşuyormuş:',
      after: ' “Kim geliyor? Kim geliyor?”',
    },
    printed: {
      soon: 'Yakında',
      title: 'Özel basılı ürünler',
      text: 'Bitmiş masalınız sert kapaklı bir kitap, bir poster, bir yapboz olarak kapınızda.',
    },
  },
  books: {
    title: 'Rafta sizi bekleyenler',
    lead: 'Haftanın favorisi sonuna kadar, diğerlerinin ilk sayfaları ücretsiz.',
    tryIt: 'Hemen Dene',
    nameLabel: 'Çocuğunuzun adını yazın',
    nameHint: 'Kapaklarda hemen görün. Hesap gerekmez.',
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
    ],
  },
  readings: {
    title: 'Aynı sayfa, üç yaş, üç anlatım',
    example: 'Örnek olarak Sihirli Orman Macerası’nın üçüncü sayfası: her çocuk kendi yaşının sözcüklerini dinler.',
    list: [
      {
        quote: 'Ormana girmişler. Mantarlar ışıl ışılmış: mor, mavi, pembe. Pat pat, pat pat, usul usul yürümüşler.',
        who: '3 yaşındaki Arda’ya',
        reader: { name: 'Arda', age: 3, gender: 'male' },
      },
      {
        quote:
          'Orman, bahçenin bittiği yerde başlıyormuş. Işıklı mantarlar yola dizilmiş: biri mor, biri mavi, biri pembe. Elif önde, Kiremit arkada, usul usul yürümüşler. Pat pat, pat pat. Tepede yapraklar fısır fısır konuşuyormuş: “Kim geliyor? Kim geliyor?”',
        who: '6 yaşındaki Elif’e',
        reader: { name: 'Elif', age: 6, gender: 'female' },
      },
      {
        quote:
          'Orman, bahçenin bittiği yerde başlıyormuş. Işıklı mantarlar yola dizilmiş: biri mor, biri mavi, biri pembe. Basmamak için parmak ucunda yürünüyormuş. Can önde, Kiremit arkada, usul usul gitmişler. Pat pat, pat pat. Tepede yapraklar birbirine eğilmiş, fısır fısır konuşuyormuş: “Kim geliyor? Nereye gidiyor? Yoksa sese mi gidiyor?”',
        who: '8 yaşındaki Can’a',
        reader: { name: 'Can', age: 8, gender: 'male' },
      },
    ],
  },
  offer: {
    title: 'Bir kitap, bir fiyat',
    priceBefore: 'Önceki fiyat',
    priceNow: 'Şimdi',
    reduced: (first: string, last: string) => `${first} ile ${last} arasında bu fiyata.`,
    tax: 'KDV dâhil. Abonelik yok.',
    list: [
      'Bir kapak ve on iki resimli sayfa; kahramanı çocuğunuz',
      'Baştan sona seslendirilmiş, üç ayrı müzikle',
      'Ödemeden sonra birkaç dakikada kitaplığınızda',
      'Portreyi, kapağı ve ilk sayfaları ödemeden önce görürsünüz',
      'Kitap hazırlanamazsa ödemenizin tamamı otomatik olarak iade edilir',
    ],
    read: 'Önce bir masalın ilk sayfalarını oku',
  },
  questions: {
    title: 'Velilerin sordukları',
    list: [
      {
        asked: 'Fotoğrafa ne oluyor?',
        answer:
          'Telefonunuzda kırpılır, yalnızca kahramanı çizmek için kullanılır, kitap bitince ya da en geç 24 saat sonra silinir. Dilediğiniz an Hesabım sayfasından da silersiniz.',
      },
      {
        asked: 'Ödemeden önce ne görüyorum?',
        answer:
          'Çocuğunuzun portresini, adıyla kapağı ve kitabın ilk iki sayfasını; ilk cümleyi de dinlersiniz. Beğenmezseniz hiçbir şey ödemezsiniz.',
      },
      {
        asked: 'Kitap ne kadar sürede hazır olur?',
        answer:
          'Ödemeden sonra birkaç dakikada kitaplığınızdadır. Altı saat içinde hazırlanamazsa ödemenizin tamamı kendiliğinden geri gelir.',
      },
      {
        asked: 'Kaç yaşına uygun?',
        answer:
          'İki yaşından sekiz yaşına kadar: aynı masal küçükler için kısa, büyükler için uzun cümlelerle anlatılır.',
      },
      {
        asked: 'Adın ekleri doğru oluyor mu?',
        answer:
          'Evet: Defne’nin, Umut’un, Ece’ye. Az rastlanan bir adda size sorulur, siz nasıl yazarsanız kitap öyle söyler.',
      },
      {
        asked: 'Basılı bir kitap mı?',
        answer:
          'Hayır; telefonda, tablette ve bilgisayarda sayfa çevirerek okunan, sesli ve müzikli bir kitap. Hesabınız durdukça kitaplığınızda kalır.',
      },
    ],
  },
  end: {
    title: 'Bu gece hangi masal?',
    lead: 'Haftanın favorisini baştan sona, ücretsiz okuyun.',
    tryIt: 'Hemen Dene',
  },
} as const
