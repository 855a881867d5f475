/** Sihirli Orman Macerası: kindness and courage, told in the tale's -miş. */
import type { StoryScript } from '../script.ts'

export const script: StoryScript = {
  title: 'Sihirli Orman Macerası',
  teaser: 'Ormanı kim uyutmuyor? Kırmızı bir pelerin, küçük bir tilki ve kocaman bir ses!',
  description:
    'Orman üç gecedir uyuyamıyor, çünkü derenin ötesinden kimsenin tanımadığı koca bir ses geliyor. Herkes kaçarken kırmızı pelerinli kahramanımız sese doğru yürüyor ve elini karanlık kovuğa uzatıyor.',
  tags: ['Cesaret', 'İyilik', 'Hayvanlar', 'Orman', 'Uyku Öncesi'],
  texts: [
    // 1 left
    {
      long: 'Akşam olmuş. {child} yeni pelerinini giymiş, kırmızı başlığını çekmiş, odanın ortasında fırıl fırıl dönüyormuş. Tam o sırada cam tıkırdamış: Tık, tık, tık! Pencerede turuncu bir tilki yavrusu duruyormuş. Esnemekten bıyıkları titriyormuş.',
      short:
        'Akşam olmuş. {child} yeni, kırmızı pelerinini giymiş. Cam tıkırdamış: Tık, tık, tık! Gelen minik bir tilkiymiş.',
    },
    // 1 right
    {
      long: '“Benim adım Kiremit,” demiş tilki. “Orman üç gecedir uyuyamıyor. Karanlıktan koca bir ses geliyor!” Tam o anda ses gelmiş: Huuuk! Camlar titremiş, Kiremit saksının arkasına saklanmış. “Kimin sesi bu?” demiş {child}. “Gidip bulalım. Sonra hepimiz uyuruz.”',
      short: '“Orman uyuyamıyor,” demiş tilki. “Koca bir ses var!” Huuuk! “Gidip bakalım,” demiş {child}.',
    },
    // 2 left
    {
      long: 'Orman, bahçenin bittiği yerde başlıyormuş. Işıklı mantarlar yola dizilmiş: biri mor, biri mavi, biri pembe. {child} önde, Kiremit arkada, usul usul yürümüşler. Pat pat, pat pat. Tepede yapraklar fısır fısır konuşuyormuş: “Kim geliyor? Kim geliyor?”',
      short: 'Ormana girmişler. Mantarlar ışıl ışılmış: mor, mavi, pembe. Pat pat, pat pat, usul usul yürümüşler.',
    },
    // 2 right
    {
      long: 'Dalda gözlüklü bir baykuş oturuyormuş. “Sakın gitmeyin,” demiş. “O sesin yedi ayağı, üç de burnu var!” “Gördün mü?” diye sormuş {child}. “Yok,” demiş baykuş. “Tahmin ettim.” Huuuk! Baykuşun gözlüğü kaymış. {child:genitive} başlığına bir meşe palamudu düşmüş: Tok!',
      short: '“Gitmeyin!” demiş baykuş. “O sesin üç burnu var!” Huuuk! Başlığa bir palamut düşmüş: Tok!',
      longWithoutEnding:
        'Dalda gözlüklü bir baykuş oturuyormuş. “Sakın gitmeyin,” demiş. “O sesin yedi ayağı, üç de burnu var!” “Gördün mü?” diye sormuş {child}. “Yok,” demiş baykuş. “Tahmin ettim.” Huuuk! Baykuşun gözlüğü kaymış. Kırmızı başlığa bir meşe palamudu düşmüş: Tok!',
    },
    // 3 left
    {
      long: 'Derken orman koşmaya başlamış! Tavşanlar zıp zıp, sincaplar tıpır tıpır, kaplumbağa da elinden geldiği kadar. Hepsi sesten kaçıyormuş. {child} ise sese doğru gidiyormuş. “Yanlış yöne gidiyorsun!” diye bağırmış bir tavşan. “Biliyorum,” demiş {child}.',
      short:
        'Tavşanlar zıp zıp, sincaplar tıpır tıpır kaçıyormuş. {child} ise sese doğru gidiyormuş. Kaplumbağa en arkadaymış.',
    },
    // 3 right
    {
      long: 'Önlerine dere çıkmış. “Ben atlayamam,” demiş Kiremit, kendi kuyruğuna sarılmış. {child} ona elini uzatmış. “Beraber atlarız. Bir, iki, üç!” Hop! Hop! Hop! Son taşta bir ayak suya girmiş: Cup! İkisi de kıkırdamış. Çorap ıslanmış, korku biraz küçülmüş.',
      short:
        'Önlerine dere çıkmış. {child} ona elini uzatmış. “Beraber! Bir, iki, üç!” Hop! Hop! Cup! Çorap ıslanmış, kıkırdamışlar.',
    },
    // 4 left
    {
      long: 'Derenin ötesinde mantar yokmuş, ay ışığı yokmuş. Yerde kocaman, devrilmiş, içi boş bir ağaç varmış. Huuuk! Ses tam oradan geliyormuş! Küçük tilki {child:dative} sokulmuş. Pelerinin altında altı diz birden titriyormuş. Bir ayak kaçmak istiyormuş, bir ayak kalmak.',
      short: 'Yerde kocaman, içi boş bir ağaç varmış. Huuuk! Ses oradan geliyormuş. {child} kaçmamış, yavaşça eğilmiş.',
      longWithoutEnding:
        'Derenin ötesinde mantar yokmuş, ay ışığı yokmuş. Yerde kocaman, devrilmiş, içi boş bir ağaç varmış. Huuuk! Ses tam oradan geliyormuş! Küçük tilki pelerine sokulmuş. Pelerinin altında altı diz birden titriyormuş. Bir ayak kaçmak istiyormuş, bir ayak kalmak.',
    },
    // 4 right
    {
      long: '{child} kaçmamış. Çömelmiş, kovuğa eğilmiş, elini yavaşça karanlığa uzatmış. “Kim var orada? Neyin var?” Parmağına minicik, ıslak bir burun değmiş. İçeriden incecik bir ses çıkmış: “Hık!” Koca sesin sahibi, küçücük bir kirpiymiş! Boş ağaç, onun hıçkırığını kocaman yapıyormuş.',
      short:
        'Elini karanlığa uzatmış. “Neyin var?” Parmağına minik bir burun değmiş. “Hık!” Koca sesin sahibi küçücük bir kirpiymiş!',
    },
    // 5 left
    {
      long: '“Üç gecedir hıçkırıyorum,” demiş kirpi. “Herkes kaçıyor. Dikenliyim diye kimse sarılmıyor. Hık!” {child} usulca pelerininin ucunu kat kat katlamış, kirpiyi sarmış. Birazcık batmış. Olsun! Yosunların üstüne uzanmışlar. “Şimdi benimle nefes al,” demiş {child}. “Derin derin... yavaş yavaş.”',
      short:
        '“Bana kimse sarılmıyor, hık!” demiş kirpi. {child} onu pelerinine sarmış. “Benimle nefes al,” demiş. “Yavaş yavaş.”',
    },
    // 5 right
    {
      long: 'İçlerine çekmişler: Hıııı. Bırakmışlar: Fuuuu. Bir daha. Bir daha. Hıçkırık bitmiş! Mantarlar birer birer yanmış. Ağaçların arkasından tavşanlar, sincaplar, baykuş çıkmış; halka olup uzanmışlar. Kaplumbağa mı? O hâlâ kaçıyormuş. Arkasından gidip haber vermişler.',
      short:
        'Hıııı... Fuuuu... Hıçkırık bitmiş! Mantarlar yanmış: mor, mavi, pembe. Bütün hayvanlar gelmiş, yan yana uzanmış.',
    },
    // 6 left
    {
      long: 'Az sonra bütün orman uyumuş. Tavşanlar mışıl mışıl, baykuş gözlüğüyle, kirpi yosun yatağında. Eve dönerken Kiremit yolda iki kere uyuyakalmış. Bahçe kapısında burnunu {child:genitive} avucuna değdirmiş. “Yine gel,” demiş. “Ama gündüz. Geceleri uyuyacağız.”',
      short:
        'Bütün orman uyumuş. Mışıl mışıl, mışıl mışıl. Küçük tilki {child:accusative} eve kadar götürmüş. “Yine gel,” demiş.',
      longWithoutEnding:
        'Az sonra bütün orman uyumuş. Tavşanlar mışıl mışıl, baykuş gözlüğüyle, kirpi yosun yatağında. Eve dönerken Kiremit yolda iki kere uyuyakalmış. Bahçe kapısında burnunu arkadaşının avucuna değdirmiş. “Yine gel,” demiş. “Ama gündüz. Geceleri uyuyacağız.”',
      shortWithoutEnding:
        'Bütün orman uyumuş. Mışıl mışıl, mışıl mışıl. Küçük tilki arkadaşını eve kadar götürmüş. “Yine gel,” demiş.',
    },
    // 6 right
    {
      long: '{child} yorganın altına girmiş. Pelerinini çıkarmamış; belki gece biri üşürmüş. Dışarıda orman derin derin nefes alıyormuş: Hıııı... Fuuuu... Tam uykuya dalarken bir ses duyulmuş: “Hık!” {child:genitive} ağzından kaçmış! Kıkırdamış, derin bir nefes almış, yavaşça bırakmış. Ve uyumuş.',
      short:
        '{child} yorganın altına girmiş. Orman nefes alıyormuş: Hıııı... Fuuuu... “Hık!” Bu kimmiş? Kıkırdamış. Sonra uyumuş.',
      longWithoutEnding:
        '{child} yorganın altına girmiş. Pelerinini çıkarmamış; belki gece biri üşürmüş. Dışarıda orman derin derin nefes alıyormuş: Hıııı... Fuuuu... Tam uykuya dalarken bir ses duyulmuş: “Hık!” Kendi ağzından kaçmış! Kıkırdamış, derin bir nefes almış, yavaşça bırakmış. Ve uyumuş.',
    },
  ],
}
