/** Sihirli Orman Macerası for sisters and brothers: only the texts that differ. */
import type { SideOfMore } from '../script.ts'

export const together: readonly SideOfMore[] = [
  // 1 left
  {
    long: 'Bir varmış, bir yokmuş, gökte yıldız pek çokmuş. Bir akşam {child} yeni pelerinlerini giymiş, kırmızı başlıklarını savurmuş, odanın ortasında fırıl fırıl dönüyorlarmış. Derken cam tıkırdamış: Tık, tık, tık! Pencerede turuncu bir tilki yavrusu duruyormuş. Esnemekten bıyıkları titriyormuş.',
    longest:
      'Bir varmış, bir yokmuş, gökte yıldız pek çokmuş. Bir akşam {child} yeni pelerinlerini giymiş, kırmızı başlıklarını savurmuş, odanın ortasında fırıl fırıl dönüyorlarmış. Pelerinler çan gibi açılıyormuş. Derken cam tıkırdamış: Tık, tık, tık! Pencerede turuncu bir tilki yavrusu varmış. Esnemekten bıyıkları titriyormuş.',
    short:
      'Bir varmış, bir yokmuş. Bir akşam {child} yeni, kırmızı pelerinlerini giymişler. Cam tıkırdamış: Tık, tık, tık! Gelen minik bir tilkiymiş.',
  },
  // 1 right
  {
    long: '“Benim adım Kiremit,” demiş tilki. “Orman üç gecedir uyuyamıyor. Karanlıktan koca bir ses geliyor!” Tam o anda ses gelmiş: Huuuk! Camlar titremiş, Kiremit saksının arkasına saklanmış. “Kimin sesi bu?” demiş {first}. “Gidip bulalım,” demiş {second}. “Sonra hepimiz uyuruz.” Pencere açılmış...',
    longest:
      '“Benim adım Kiremit,” demiş tilki. “Orman üç gecedir uyuyamıyor. Derenin ötesinden koca bir ses geliyor!” Tam o anda ses gelmiş: Huuuk! Camlar titremiş, Kiremit saksının arkasına saklanmış. Yalnız kuyruğu dışarıda kalmış. “Kimin sesi bu?” demiş {first}. “Bilmiyoruz. Kimse gidip bakmadı.” “Öyleyse biz bakalım,” demiş {second}. “Sonra hepimiz uyuruz.” Pencere açılmış...',
    short:
      '“Orman uyuyamıyor,” demiş tilki. “Koca bir ses var!” Huuuk! “Gidip bakalım,” demiş {first}. Pencere açılmış...',
  },
  // 2 left
  {
    longest:
      'Orman, bahçenin bittiği yerde başlıyormuş. Yola ışıklı mantarlar dizilmiş: mor, mavi, pembe. Basmamak için parmak ucunda yürünüyormuş. Önde {child}, arkada Kiremit, usul usul gitmişler. Pat pat, pat pat. Tepede yapraklar fısır fısır konuşuyormuş: “Kim geliyor? Yoksa sese mi gidiyorlar?”',
  },
  // 2 right
  {
    long: 'Dalda gözlüklü bir baykuş oturuyormuş. “Sakın gitmeyin,” demiş. “O sesin üç burnu var! Üç!” “Gördün mü?” diye sormuş {second}. “Yok,” demiş baykuş. “Tahmin ettim.” Huuuk! Baykuşun gözlüğü kaymış. İçlerinden birinin başına bir meşe palamudu düşmüş: Tok!',
    longest:
      'Dalda gözlüklü bir baykuş oturuyormuş. Ormanda her şeyi o bilirmiş. “Sakın gitmeyin,” demiş kanatlarını açıp. “O sesin üç burnu var! Üç!” “Gördün mü?” “Yok,” demiş baykuş. “Tahmin ettim.” “Peki neye benziyor?” “Üç buruna.” Huuuk! Gözlüğü gagasına kaymış. İçlerinden birinin başına bir meşe palamudu düşmüş: Tok!',
    short:
      '“Gitmeyin!” demiş baykuş. “O sesin üç burnu var!” “Gördün mü?” “Yok. Tahmin ettim.” Huuuk! Tepeden bir palamut düşmüş: Tok!',
  },
  // 3 left
  {
    long: 'Orman koşmaya başlamış! Sincaplar tıpır tıpır: “Yedi ayağı var!” Tavşanlar zıp zıp: “Dokuz kuyruğu var!” Kaplumbağa elinden geldiği kadar. Hepsi kaçıyormuş. Bir tek {child} sese gidiyorlarmış. “Yanlış yöne gidiyorsunuz!” demiş bir tavşan. “Biliyoruz,” demiş {last}.',
    longest:
      'Orman koşmaya başlamış! Sincaplar tıpır tıpır: “Yedi ayağı var!” Tavşanlar zıp zıp: “Dokuz kuyruğu var!” Kaplumbağa elinden geldiği kadar: “Ne olmuş? Kimin ayağı?” Hepsi kaçıyormuş. Bir tek {child} sese gidiyorlarmış. “Yanlış yöne gidiyorsunuz!” demiş bir tavşan. “Biliyoruz. Sormaya gidiyoruz.”',
    short:
      '“Yedi ayağı var!” demiş sincaplar. “Dokuz kuyruğu var!” demiş tavşanlar. Hepsi kaçıyormuş. Bir tek {child} sese gidiyorlarmış. Huuuk!',
  },
  // 3 right
  {
    long: 'Önlerine dere çıkmış. “Ben atlayamam,” demiş Kiremit, kuyruğuna sarılmış. Hemen elini uzatmış {first}. “Beraber atlarız,” demiş {last}. “Bir, iki, üç!” Hop! Hop! Hop! Son taşta bir ayak: Cup! Hepsi kıkırdamış. Çorap ıslanmış, korku küçülmüş. Derken ses yine gelmiş...',
    longest:
      'Önlerine dere çıkmış. Taşlar ıslakmış. “Ben atlayamam,” demiş Kiremit, kuyruğuna sarılmış. Hemen elini uzatmış {first}. “Biz de atlayamayız,” demiş {last}. “Beraber atlarız. Bir, iki, üç!” Hop! Hop! Hop! Son taşta bir ayak: Cup! Hepsi kıkırdamış. Çorap ıslanmış, korku küçülmüş. Derken ses yine gelmiş...',
    short:
      'Önlerine dere çıkmış. Küçük tilkiye elini uzatmış {first}. “Beraber! Bir, iki, üç!” Hop! Hop! Cup! Çorap ıslanmış, hepsi kıkırdamış. Huuuk!',
  },
  // 4 left
  {
    long: 'Derenin ötesinde mantar yokmuş, ay ışığı yokmuş. Yerde kocaman, devrilmiş, içi boş bir ağaç varmış. Huuuk! Ses tam oradan geliyormuş! Küçük tilki {child:dative} sokulmuş. Pelerinlerin altında bütün dizler birden titriyormuş. Bir ayak kaçmak istiyormuş, bir ayak kalmak.',
    longest:
      'Derenin ötesinde mantar yokmuş, ay ışığı yokmuş. Yerde kocaman, içi boş bir ağaç varmış. Huuuk! Ses oradan geliyormuş! Tilki {child:dative} sokulmuş. Pelerinlerin altında bütün dizler titriyormuş. Bir ayak kaçmak istiyormuş, bir ayak kalmak. Kalmak isteyen ayaklar, kaçmak isteyenlerin üstüne basmış.',
    short:
      'Yerde kocaman, içi boş bir ağaç varmış. Huuuk! Ses oradan geliyormuş. Ama {child} kaçmamış, yavaşça eğilmişler.',
    longWithoutEnding:
      'Derenin ötesinde mantar yokmuş, ay ışığı yokmuş. Yerde kocaman, devrilmiş, içi boş bir ağaç varmış. Huuuk! Ses tam oradan geliyormuş! Küçük tilki pelerinlere sokulmuş. Kumaşın altında bütün dizler birden titriyormuş. Bir ayak kaçmak istiyormuş, bir ayak kalmak.',
    longestWithoutEnding:
      'Derenin ötesinde mantar yokmuş, ay ışığı yokmuş. Yerde kocaman, devrilmiş, içi boş bir ağaç varmış. Huuuk! Ses tam oradan geliyormuş! Küçük tilki pelerinlere sokulmuş. Kumaşın altında bütün dizler birden titriyormuş. Bir ayak kaçmak istiyormuş, bir ayak kalmak. Sonunda kalmak isteyen ayaklar, kaçmak isteyenlerin üstüne basmış.',
  },
  // 4 right
  {
    long: 'Ama kaçmamışlar. Önce {first} çömelmiş, kovuğa eğilmiş, elini yavaşça karanlığa uzatmış. “Kim var orada? Neyin var?” Parmağına minicik, ıslak bir burun değmiş. Üç değil, bir! İçeriden incecik bir ses çıkmış: “Hık!” Koca sesin sahibi, küçücük bir kirpiymiş! Boş ağaç, onun hıçkırığını kocaman yapıyormuş.',
    longest:
      'Ama kaçmamışlar. Önce {first} çömelmiş, kovuğa eğilmiş, elini yavaşça karanlığa uzatmış. “Kim var orada?” “Neyin var?” demiş {second}. Parmağa minicik, ıslak bir burun değmiş. Üç değil, bir! İçeriden incecik bir ses çıkmış: “Hık!” Koca sesin sahibi, küçücük bir kirpiymiş! Dört ayağı, düğme kadar bir kuyruğu varmış. Boş ağaç, onun hıçkırığını kocaman yapıyormuş.',
    short:
      'Sonra {first} elini karanlığa uzatmış. “Neyin var?” Parmağına minik bir burun değmiş. Üç değil, bir! “Hık!” demiş küçücük bir kirpi.',
  },
  // 5 left
  {
    long: '“Üç gecedir hıçkırığım geçmiyor,” demiş kirpi. “Herkes kaçıyor. Dikenliyim diye kimse sarılmıyor. Hık!” Pelerininin ucunu usulca kat kat katlamış {first}, kirpiyi sarmış. Birazcık batmış. Olsun! Yosunların üstüne yan yana uzanmışlar. “Şimdi bizimle nefes al,” demiş {second}. “Yavaş yavaş, derin derin...”',
    longest:
      '“Üç gecedir hıçkırığım geçmiyor,” demiş kirpi. “Herkes kaçıyor. Dikenliyim diye kimse sarılmıyor. Hık!” Pelerininin ucunu kat kat katlamış {first}, kirpiyi bohça gibi sarmış. Birazcık batmış. Olsun! Yosunlara uzanmışlar. “Şimdi bizimle nefes al,” demiş {second}. “Sıcak çorbayı üfler gibi... Yavaş yavaş, derin derin...”',
    short:
      '“Bana kimse sarılmıyor, hık!” demiş kirpi. Onu pelerinine sarmış {first}. “Bizimle nefes al,” demiş {last}. “Yavaş yavaş.”',
  },
  // 5 right
  {},
  // 6 left
  {
    long: 'Az sonra bütün orman uyumuş. Tavşanlar mışıl mışıl, baykuş gözlüğüyle, kirpi yosun yatağında. Dönüşte Kiremit yolda iki kere uyuyakalmış. Bahçe kapısında burnunu {child:genitive} avuçlarına değdirmiş. “Yine gelin,” demiş. “Ama gündüz. Artık geceleri uyuyacağız.”',
    longest:
      'Az sonra bütün orman uyumuş. Tavşanlar mışıl mışıl, baykuş gözlüğüyle, kirpi yosun yatağında. Dönüşte Kiremit yolda iki kere uyuyakalmış, bir kere de yürürken uyumuş. Bahçe kapısında burnunu {child:genitive} avuçlarına değdirmiş. “Yine gelin,” demiş. “Ama gündüz gelin. Artık geceleri uyuyacağız.” Sonra kapının dibinde uyuyakalmış.',
    short:
      'Bütün orman uyumuş. Mışıl mışıl, mışıl mışıl. Küçük tilki {child:accusative} eve kadar götürmüş. “Yine gelin,” demiş.',
    longWithoutEnding:
      'Az sonra bütün orman uyumuş. Tavşanlar mışıl mışıl, baykuş gözlüğüyle, kirpi yosun yatağında. Dönüşte Kiremit yolda iki kere uyuyakalmış. Bahçe kapısında burnunu arkadaşlarının avuçlarına değdirmiş. “Yine gelin,” demiş. “Ama gündüz. Artık geceleri uyuyacağız.”',
    longestWithoutEnding:
      'Az sonra bütün orman uyumuş. Tavşanlar mışıl mışıl, baykuş gözlüğüyle, kirpi yosun yatağında. Dönüşte Kiremit yolda iki kere uyuyakalmış, bir kere de yürürken uyumuş. Bahçe kapısında burnunu arkadaşlarının avuçlarına değdirmiş. “Yine gelin,” demiş. “Ama gündüz gelin. Artık geceleri uyuyacağız.” Sonra kapının dibinde uyuyakalmış.',
    shortWithoutEnding:
      'Bütün orman uyumuş. Mışıl mışıl, mışıl mışıl. Küçük tilki arkadaşlarını eve kadar götürmüş. “Yine gelin,” demiş.',
  },
  // 6 right
  {
    long: 'O gece {child} aynı yorganın altına girmiş, pelerinlerini çıkarmamışlar; belki gece biri üşürmüş. Dışarıda orman derin derin nefes alıyormuş: Hıııı... Fuuuu... Tam uykuya dalarken bir ses duyulmuş: “Hık!” Kimin ağzından kaçmış? Kimse söylememiş. Kıkırdamışlar, derin bir nefes almış, yavaşça bırakmışlar. Ve uyumuşlar.',
    longest:
      'O gece {child} aynı yorganın altına girmiş, pelerinlerini çıkarmamışlar; belki gece biri üşürmüş. Lamba kısılmış, oda yumuşacık olmuş. Dışarıda orman nefes alıyormuş: Hıııı... Fuuuu... Tam uykuya dalarken bir ses duyulmuş: “Hık!” Kimin ağzından kaçmış? Kimse söylememiş. Kıkırdamışlar, derin bir nefes almış, yavaşça bırakmışlar. Ve uyumuşlar.',
    short:
      'O gece {child} aynı yorganın altına girmişler. Orman nefes alıyormuş: Hıııı... Fuuuu... “Hık!” Bu kimmiş? Kıkırdamışlar. Sonra uyumuşlar.',
  },
]
