export const ABOUT = {
  title: 'Biz Kimiz?',
  description:
    'Masal Kahramanım’ı kimler yapıyor, masallar hangi değerleri taşıyor? Çocuğunuzun kahramanı olduğu kitapların arkasındaki ekip.',
  back: 'Ana sayfaya dön',
  intro:
    'Masal Kahramanım; yazılımcılar, editörler ve bir sosyologdan oluşan bir ekibin işi. Her çocuğun kendi masalının kahramanı olabileceğine inanıyor, masalları bir değeri usulca anlatacak biçimde yazıyoruz.',
  valuesTitle: 'Masallarımızın taşıdığı değerler',
  values: [
    { title: 'Sosyal ve duygusal', list: ['Empati', 'Paylaşmak', 'Arkadaşlık', 'Duygularını tanımak'] },
    { title: 'Etik ve ahlaki', list: ['Dürüstlük', 'Adalet', 'Saygı', 'Sorumluluk'] },
    { title: 'Kişisel güç ve liderlik', list: ['Cesaret', 'Özgüven', 'Kararlılık', 'Yol göstermek'] },
    { title: 'Sosyal ve kültürel', list: ['Aile', 'Yardımlaşma', 'Hoşgörü', 'Doğa sevgisi'] },
    { title: 'İçsel motivasyon ve gelişim', list: ['Merak', 'Öğrenme sevgisi', 'Sabır', 'Hayal gücü'] },
    { title: 'Yaşamda denge', list: ['Şükran', 'Sakinlik', 'Öz bakım', 'Oyun ve dinlenme'] },
  ],
  visionTitle: 'Vizyonumuz',
  vision:
    'Yapay zekâdan yararlanan, değer temelli, dünyanın her yerinde okunan bir eğitim platformu kurmak: her çocuğun kendini içinde bulduğu, her ailenin güvenle açtığı bir kitaplık.',
} as const
