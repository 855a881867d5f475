/** Sihirli Orman Macerası: kindness and courage, narrated in the tale's -miş. */
import type { StoryScript } from '../script.ts'
import { together } from './together.ts'

export const script: StoryScript = {
  title: 'Sihirli Orman Macerası',
  teaser: 'Ormanı kim uyutmuyor? Kırmızı bir pelerin, küçük bir tilki ve kocaman bir ses!',
  description:
    'Orman üç gecedir uyuyamıyor, çünkü derenin ötesinden kimsenin tanımadığı koca bir ses geliyor. Herkes kaçarken kırmızı pelerinli kahramanımız sese doğru yürüyor ve elini karanlık kovuğa uzatıyor.',
  tags: ['Cesaret', 'İyilik', 'Hayvanlar', 'Orman', 'Uyku Öncesi'],
  texts: [
    // 1 left
    {
      long: 'Bir varmış, bir yokmuş, gökte yıldız pek çokmuş. Bir akşam {child} yeni pelerinini giymiş, kırmızı başlığını savurmuş, odanın ortasında fırıl fırıl dönüyormuş. Derken cam tıkırdamış: Tık, tık, tık! Pencerede turuncu bir tilki yavrusu duruyormuş. Esnemekten bıyıkları titriyormuş.',
      longest:
        'Bir varmış, bir yokmuş, gökte yıldız pek çokmuş. Bir akşam {child} yeni pelerinini giymiş, kırmızı başlığını savurmuş, odanın ortasında fırıl fırıl dönüyormuş. Pelerin çan gibi açılıyormuş. Derken cam tıkırdamış: Tık, tık, tık! Pencerede turuncu bir tilki yavrusu duruyormuş. O kadar uykusuzmuş ki esnemekten bıyıkları titriyormuş.',
      short:
        'Bir varmış, bir yokmuş. Bir akşam {child} yeni, kırmızı pelerinini giymiş. Cam tıkırdamış: Tık, tık, tık! Gelen minik bir tilkiymiş.',
    },
    // 1 right
    {
      long: '“Benim adım Kiremit,” demiş tilki. “Orman üç gecedir uyuyamıyor. Karanlıktan koca bir ses geliyor!” Tam o anda ses gelmiş: Huuuk! Camlar titremiş, Kiremit saksının arkasına saklanmış. “Kimin sesi bu?” demiş {child}. “Gidip bulalım. Sonra hepimiz uyuruz.” Pencere açılmış...',
      longest:
        '“Benim adım Kiremit,” demiş tilki. “Orman üç gecedir uyuyamıyor. Derenin ötesinden koca bir ses geliyor!” Tam o anda ses gelmiş: Huuuk! Camlar titremiş, Kiremit saksının arkasına saklanmış. Yalnız kuyruğu dışarıda kalmış. “Kimin sesi bu?” demiş {child}. “Bilmiyoruz. Kimse gidip bakmadı.” “Öyleyse biz bakalım. Sonra hepimiz uyuruz.” Pencere açılmış...',
      short:
        '“Orman uyuyamıyor,” demiş tilki. “Koca bir ses var!” Huuuk! “Gidip bakalım,” demiş {child}. Pencere açılmış...',
    },
    // 2 left
    {
      long: 'Orman, bahçenin bittiği yerde başlıyormuş. Yola ışıklı mantarlar dizilmiş: biri mor, biri mavi, biri pembe. Önde {child}, arkada Kiremit, usul usul yürümüşler. Pat pat, pat pat. Tepede yapraklar fısır fısır konuşuyormuş: “Kim geliyor? Kim geliyor?”',
      longest:
        'Orman, bahçenin bittiği yerde başlıyormuş. Yola ışıklı mantarlar dizilmiş: biri mor, biri mavi, biri pembe. Basmamak için parmak ucunda yürünüyormuş. Önde {child}, arkada Kiremit, usul usul gitmişler. Pat pat, pat pat. Tepede yapraklar birbirine eğilmiş, fısır fısır konuşuyormuş: “Kim geliyor? Nereye gidiyor? Yoksa sese mi gidiyor?”',
      short: 'Ormana girmişler. Mantarlar ışıl ışılmış: mor, mavi, pembe. Pat pat, pat pat, usul usul yürümüşler.',
    },
    // 2 right
    {
      long: 'Dalda gözlüklü bir baykuş oturuyormuş. “Sakın gitmeyin,” demiş. “O sesin üç burnu var! Üç!” “Gördün mü?” diye sormuş {child}. “Yok,” demiş baykuş. “Tahmin ettim.” Huuuk! Baykuşun gözlüğü kaymış. O anda {child:genitive} başına bir meşe palamudu düşmüş: Tok!',
      longest:
        'Dalda gözlüklü bir baykuş oturuyormuş. Ormanda her şeyi o bilirmiş. “Sakın gitmeyin,” demiş kanatlarını açıp. “O sesin üç burnu var! Üç!” “Gördün mü?” “Yok,” demiş baykuş. “Tahmin ettim.” “Peki neye benziyor?” “Üç buruna.” Huuuk! Gözlüğü gagasına kaymış. O anda {child:genitive} başına bir meşe palamudu düşmüş: Tok!',
      short:
        '“Gitmeyin!” demiş baykuş. “O sesin üç burnu var!” “Gördün mü?” “Yok. Tahmin ettim.” Huuuk! Tepeden bir palamut düşmüş: Tok!',
      longWithoutEnding:
        'Dalda gözlüklü bir baykuş oturuyormuş. “Sakın gitmeyin,” demiş. “O sesin üç burnu var! Üç!” “Gördün mü?” diye sormuş {child}. “Yok,” demiş baykuş. “Tahmin ettim.” Huuuk! Baykuşun gözlüğü kaymış. O anda başının üstünde bir ses duymuş {child}: Tok! Bir meşe palamudu!',
      longestWithoutEnding:
        'Dalda gözlüklü bir baykuş oturuyormuş. Ormanda her şeyi o bilirmiş. “Sakın gitmeyin,” demiş kanatlarını açıp. “O sesin üç burnu var! Üç!” “Gördün mü?” “Yok,” demiş baykuş. “Tahmin ettim.” “Peki neye benziyor?” “Üç buruna.” Huuuk! Gözlüğü gagasına kaymış. O anda başının üstünde bir ses duymuş {child}: Tok! Bir meşe palamudu!',
    },
    // 3 left
    {
      long: 'Derken orman koşmaya başlamış! Sincaplar tıpır tıpır: “Yedi ayağı var!” Tavşanlar zıp zıp: “Dokuz kuyruğu var!” Kaplumbağa elinden geldiği kadar. Hepsi sesten kaçıyormuş. Bir tek {child} sese doğru gidiyormuş. “Yanlış yöne gidiyorsun!” diye bağırmış bir tavşan. “Biliyorum,” demiş {child}.',
      longest:
        'Derken orman koşmaya başlamış! Sincaplar tıpır tıpır: “Yedi ayağı var!” Tavşanlar zıp zıp: “Dokuz da kuyruğu var!” Kaplumbağa elinden geldiği kadar: “Ne olmuş? Kimin ayağı?” Hepsi sesten kaçıyormuş. Bir tek {child} sese doğru gidiyormuş. “Yanlış yöne gidiyorsun!” diye bağırmış bir tavşan, arkasına bakarak. “Biliyorum. Sormaya gidiyorum.”',
      short:
        '“Yedi ayağı var!” demiş sincaplar. “Dokuz kuyruğu var!” demiş tavşanlar. Hepsi kaçıyormuş. Bir tek {child} sese gidiyormuş. Huuuk!',
    },
    // 3 right
    {
      long: 'Önlerine dere çıkmış. “Ben atlayamam,” demiş Kiremit, kuyruğuna sarılmış. Hemen elini uzatmış {child}. “Beraber atlarız. Bir, iki, üç!” Hop! Hop! Hop! Son taşta bir ayak: Cup! İkisi de kıkırdamış. Çorap ıslanmış, korku küçülmüş. Derken ses yine gelmiş...',
      longest:
        'Önlerine dere çıkmış. Taşlar ıslakmış. “Ben atlayamam,” demiş Kiremit, kuyruğuna sarılmış. Hemen elini uzatmış {child}. “Ben de tek başıma atlayamam,” demiş. “Beraber atlarız. Bir, iki, üç!” Hop! Hop! Hop! Son taşta bir ayak: Cup! İkisi de kıkırdamış. Çorap ıslanmış, korku küçülmüş. Derken ses yine gelmiş...',
      short:
        'Önlerine dere çıkmış. Küçük tilkiye elini uzatmış {child}. “Beraber! Bir, iki, üç!” Hop! Hop! Cup! Çorap ıslanmış, kıkırdamışlar. Huuuk!',
    },
    // 4 left
    {
      long: 'Derenin ötesinde mantar yokmuş, ay ışığı yokmuş. Yerde kocaman, devrilmiş, içi boş bir ağaç varmış. Huuuk! Ses tam oradan geliyormuş! Küçük tilki {child:dative} sokulmuş. Pelerinin altında altı diz birden titriyormuş. Bir ayak kaçmak istiyormuş, bir ayak kalmak.',
      longest:
        'Derenin ötesinde mantar yokmuş, ay ışığı yokmuş. Yerde kocaman, devrilmiş, içi boş bir ağaç varmış. Huuuk! Ses tam oradan geliyormuş! Küçük tilki {child:dative} sokulmuş. Pelerinin altında altı diz birden titriyormuş. Bir ayak kaçmak istiyormuş, bir ayak kalmak. Sonunda kalmak isteyen ayak, kaçmak isteyenin üstüne basmış.',
      short:
        'Yerde kocaman, içi boş bir ağaç varmış. Huuuk! Ses oradan geliyormuş. Ama {child} kaçmamış, yavaşça eğilmiş.',
      longWithoutEnding:
        'Derenin ötesinde mantar yokmuş, ay ışığı yokmuş. Yerde kocaman, devrilmiş, içi boş bir ağaç varmış. Huuuk! Ses tam oradan geliyormuş! Küçük tilki pelerine sokulmuş. Pelerinin altında altı diz birden titriyormuş. Bir ayak kaçmak istiyormuş, bir ayak kalmak.',
      longestWithoutEnding:
        'Derenin ötesinde mantar yokmuş, ay ışığı yokmuş. Yerde kocaman, devrilmiş, içi boş bir ağaç varmış. Huuuk! Ses tam oradan geliyormuş! Küçük tilki pelerine sokulmuş. Pelerinin altında altı diz birden titriyormuş. Bir ayak kaçmak istiyormuş, bir ayak kalmak. Sonunda kalmak isteyen ayak, kaçmak isteyenin üstüne basmış.',
    },
    // 4 right
    {
      long: 'Ama {child} kaçmamış. Çömelmiş, kovuğa eğilmiş, elini yavaşça karanlığa uzatmış. “Kim var orada? Neyin var?” Parmağına minicik, ıslak bir burun değmiş. Üç değil, bir! İçeriden incecik bir ses çıkmış: “Hık!” Koca sesin sahibi, küçücük bir kirpiymiş! Boş ağaç, onun hıçkırığını kocaman yapıyormuş.',
      longest:
        'Ama {child} kaçmamış. Çömelmiş, kovuğa eğilmiş, elini yavaşça karanlığa uzatmış. “Kim var orada? Neyin var?” Parmağına minicik, ıslak bir burun değmiş. Üç değil, bir! İçeriden incecik bir ses çıkmış: “Hık!” Koca sesin sahibi, küçücük bir kirpiymiş! Dört ayağı, düğme kadar bir kuyruğu varmış. Boş ağaç, onun hıçkırığını kocaman yapıyormuş.',
      short:
        'Sonra elini karanlığa uzatmış. “Neyin var?” Parmağına minik bir burun değmiş. Üç değil, bir! “Hık!” demiş küçücük bir kirpi.',
    },
    // 5 left
    {
      long: '“Üç gecedir hıçkırığım geçmiyor,” demiş kirpi. “Herkes kaçıyor. Dikenliyim diye kimse sarılmıyor. Hık!” Pelerininin ucunu usulca kat kat katlamış {child}, kirpiyi sarmış. Birazcık batmış. Olsun! Yosunların üstüne uzanmışlar. “Şimdi benimle nefes al,” demiş. “Yavaş yavaş, derin derin...”',
      longest:
        '“Üç gecedir hıçkırığım geçmiyor,” demiş kirpi. “Herkes benden kaçıyor. Dikenliyim diye kimse sarılmıyor. Hık!” Pelerininin ucunu usulca kat kat katlamış {child}, kirpiyi bohça gibi sarmış. Birazcık batmış. Olsun! Yosunların üstüne yan yana uzanmışlar. “Şimdi benimle nefes al. Sıcak çorbayı üfler gibi... Yavaş yavaş, derin derin...”',
      short:
        '“Bana kimse sarılmıyor, hık!” demiş kirpi. Onu pelerinine sarmış {child}. “Benimle nefes al,” demiş. “Yavaş yavaş.”',
    },
    // 5 right
    {
      long: 'İçlerine çekmişler: Hıııı. Bırakmışlar: Fuuuu. Haydi, sen de: Hıııı... Fuuuu... Hıçkırık geçmiş! Mantarlar birer birer yanmış. Ağaçların arkasından tavşanlar, sincaplar, baykuş çıkmış; halka olup uzanmışlar. Kaplumbağa mı? O hâlâ kaçıyormuş. Arkasından gidip haber vermişler. “Geçti mi?” demiş kaplumbağa.',
      longest:
        'İçlerine çekmişler: Hıııı. Bırakmışlar: Fuuuu. Haydi, sen de: Hıııı... Fuuuu... Hıçkırık geçmiş! Mantarlar birer birer yanmış: mor, mavi, pembe. Ağaçların arkasından tavşanlar, sincaplar, baykuş çıkmış. “Ben de tam bunu tahmin etmiştim,” demiş baykuş. Halka olup uzanmışlar. Kaplumbağa mı? O hâlâ kaçıyormuş. Arkasından gidip haber vermişler. “Geçti mi?” demiş kaplumbağa.',
      short:
        'Hıııı... Fuuuu... Sen de: Hıııı... Fuuuu... Hıçkırık geçmiş! Mantarlar yanmış: mor, mavi, pembe. Bütün hayvanlar yan yana uzanmış.',
    },
    // 6 left
    {
      long: 'Az sonra bütün orman uyumuş. Tavşanlar mışıl mışıl, baykuş gözlüğüyle, kirpi yosun yatağında. Dönüşte Kiremit yolda iki kere uyuyakalmış. Bahçe kapısında burnunu {child:genitive} avucuna değdirmiş. “Yine gel,” demiş. “Ama gündüz. Artık geceleri uyuyacağız.”',
      longest:
        'Az sonra bütün orman uyumuş. Tavşanlar mışıl mışıl, baykuş gözlüğüyle, kirpi yosun yatağında, burnu patisinde. Dönüşte Kiremit yolda iki kere uyuyakalmış, bir kere de yürürken uyumuş. Bahçe kapısında burnunu {child:genitive} avucuna değdirmiş. “Yine gel,” demiş. “Ama gündüz gel. Artık geceleri uyuyacağız.” Sonra kapının dibine kıvrılmış, orada uyuyakalmış.',
      short:
        'Bütün orman uyumuş. Mışıl mışıl, mışıl mışıl. Küçük tilki {child:accusative} eve kadar götürmüş. “Yine gel,” demiş.',
      longWithoutEnding:
        'Az sonra bütün orman uyumuş. Tavşanlar mışıl mışıl, baykuş gözlüğüyle, kirpi yosun yatağında. Dönüşte Kiremit yolda iki kere uyuyakalmış. Bahçe kapısında burnunu arkadaşının avucuna değdirmiş. “Yine gel,” demiş. “Ama gündüz. Artık geceleri uyuyacağız.”',
      longestWithoutEnding:
        'Az sonra bütün orman uyumuş. Tavşanlar mışıl mışıl, baykuş gözlüğüyle, kirpi yosun yatağında, burnu patisinde. Dönüşte Kiremit yolda iki kere uyuyakalmış, bir kere de yürürken uyumuş. Bahçe kapısında burnunu arkadaşının avucuna değdirmiş. “Yine gel,” demiş. “Ama gündüz gel. Artık geceleri uyuyacağız.” Sonra kapının dibine kıvrılmış, orada uyuyakalmış.',
      shortWithoutEnding:
        'Bütün orman uyumuş. Mışıl mışıl, mışıl mışıl. Küçük tilki arkadaşını eve kadar götürmüş. “Yine gel,” demiş.',
    },
    // 6 right
    {
      long: 'O gece {child} yorganın altına girmiş. Pelerinini çıkarmamış; belki gece biri üşürmüş. Dışarıda orman derin derin nefes alıyormuş: Hıııı... Fuuuu... Tam uykuya dalarken bir ses duyulmuş: “Hık!” Bu kez {child:genitive} ağzından kaçmış! Kıkırdamış, derin bir nefes almış, yavaşça bırakmış. Ve uyumuş.',
      longest:
        'O gece {child} yorganın altına girmiş. Pelerinini çıkarmamış; belki gece biri üşürmüş. Lamba kısılmış, oda yumuşacık olmuş. Dışarıda orman derin derin nefes alıyormuş: Hıııı... Fuuuu... Hıııı... Fuuuu... Tam uykuya dalarken bir ses duyulmuş: “Hık!” Kendi ağzından kaçmış! Kıkırdamış, derin bir nefes almış, yavaşça, yavaşça bırakmış. Ve uyumuş.',
      short:
        'O gece {child} yorganın altına girmiş. Orman nefes alıyormuş: Hıııı... Fuuuu... “Hık!” Bu kimmiş? Kıkırdamış. Sonra uyumuş.',
      longWithoutEnding:
        'O gece {child} yorganın altına girmiş. Pelerinini çıkarmamış; belki gece biri üşürmüş. Dışarıda orman derin derin nefes alıyormuş: Hıııı... Fuuuu... Tam uykuya dalarken bir ses duyulmuş: “Hık!” Kendi ağzından kaçmış! Kıkırdamış, derin bir nefes almış, yavaşça bırakmış. Ve uyumuş.',
    },
  ],
  together,
}
