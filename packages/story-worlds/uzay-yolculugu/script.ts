/** Uzay Yolculuğu: curiosity, narrated in -di. */
import type { StoryScript } from '../script.ts'
import { together } from './together.ts'

export const script: StoryScript = {
  title: 'Uzay Yolculuğu',
  teaser: 'Haritada olmayan yeşil bir ışık göz kırpıyor: Pıt... pıt! Kim o? Gidip sormalı.',
  description:
    'Gökyüzünün bir köşesinde, hiçbir haritada olmayan yeşil bir ışık yanıp sönüyor. Karton bir roket, her şeyi bildiğini sanan bir robot ve bitmeyen sorularla yola çıkıyoruz.',
  tags: ['Merak', 'Keşif', 'Uzay', 'Robot', 'Uyku Öncesi'],
  texts: [
    // 1 left
    {
      long: 'O gece {child} uzay başlığını aldı, teleskobun yanına geçti. Yukarıda ay yerindeydi, yıldızlar yerindeydi. Ama köşede, hiç bilmediği, yeşil bir nokta vardı. Yanıyor, sönüyor, yanıyor, sönüyordu. Pıt... pıt... pıt. Sanki biri çok uzaktan göz kırpıyordu.',
      longest:
        'O gece {child} uzay başlığını aldı, teleskobun yanına geçti, gözünü dört açtı. Yukarıda ay yerindeydi, yıldızlar yerindeydi. Komşunun kedisi bile her akşamki gibi damdaki yerindeydi. Ama köşede, hiç bilmediği, yeşil bir nokta vardı. Yanıyor, sönüyor, yanıyor, sönüyordu. Pıt... pıt... pıt. Sanki biri çok uzaktan göz kırpıyordu.',
      short:
        'O gece {child} uzay başlığını aldı, gökyüzüne baktı. Uzakta yeşil bir ışık vardı. Pıt... pıt... pıt. Göz kırpıyordu.',
    },
    // 1 right
    {
      long: 'Oyuncak robot Somun haritasını açtı: Hışır! “Bu ışık haritada yok,” dedi. “Haritada yoksa yoktur.” Bir kere de {child} baktı. Yeşil ışık oradaydı. “Öyleyse gidip kendisine soralım.” Yatağın altından karton kutuyu çekti. Kutunun üstünde kocaman harflerle “Roket” yazıyordu.',
      longest:
        'Oyuncak robot Somun haritasını açtı: Hışır! Baştan sona baktı, sondan başa baktı. “Bu ışık haritada yok,” dedi. “Haritada yoksa yoktur.” Teleskoba bir kere de {child} eğildi. Yeşil ışık oradaydı: Pıt. “Öyleyse gidip soralım.” Yatağın altından karton kutuyu çekti. Kapağında kocaman harflerle “Roket”, küçük harflerle “iki kişilik” yazıyordu.',
      short:
        '“O ışık haritada yok,” dedi robot Somun. “Gidip bakalım!” dedi {child}. Karton kutuya bindi. Kutu roket oldu.',
    },
    // 2 left
    {
      long: 'Beş, dört, üç, iki, bir... Fışşş! Kutu sallandı, gıcırdadı, havalandı. Çatı küçüldü, salıncak küçüldü, kedi bir noktacık oldu. Yuvarlak pencereden {child} el salladı. Koca şehir aşağıda, bir avuç parlak boncuk gibi kaldı.',
      longest:
        'Beş, dört, üç, iki, bir... Fışşş! Kutu sallandı, gıcırdadı, havalandı. Çatı küçüldü, salıncak küçüldü, damdaki kedi bir noktacık oldu. Yuvarlak pencereden {child} el salladı. Kedi de kuyruğunu salladı, ya da öyle göründü. Koca şehir aşağıda, bir avuç parlak boncuk gibi kaldı. Sonra boncuklar da söndü, her yer lacivert oldu.',
      short: 'Beş, dört, üç, iki, bir... Fışşş! Ev küçüldü, kedi küçüldü. Pencereden {child} el salladı.',
    },
    // 2 right
    {
      long: 'Yukarıda her şey yüzüyordu: bir kalem, bir çorap, yarım bir kurabiye. Kurabiye geldi, {child:genitive} başlığına çarptı: Tok! “Haritaya göre solda hiçbir şey yok,” dedi Somun. Solda yeşil ışık yandı, söndü. Pıt... pıt... pıt. “Öyleyse sola,” dedi {child}.',
      longest:
        'Yukarıda her şey yüzüyordu: bir kalem, bir çorap, yarım bir kurabiye. Kurabiye geldi, {child:genitive} başlığına çarptı: Tok! “Kurabiye haritada var mı, Somun?” Somun baktı. “Yok.” “Ama az önce başıma çarptı.” Somun bir öksürdü. “Haritaya göre solda hiçbir şey yok,” dedi. Solda yeşil ışık yandı: Pıt... pıt. “Öyleyse sola!”',
      short:
        'Yukarıda her şey yüzüyordu. Başlığa bir kurabiye çarptı: Tok! Solda yeşil ışık yandı: Pıt... pıt. “Sola!”',
      longWithoutEnding:
        'Yukarıda her şey yüzüyordu: bir kalem, bir çorap, yarım bir kurabiye. Kurabiye geldi, uzay başlığına çarptı: Tok! “Haritaya göre solda hiçbir şey yok,” dedi Somun. Solda yeşil ışık yandı, söndü. Pıt... pıt... pıt. “Öyleyse sola,” dedi {child}.',
      longestWithoutEnding:
        'Yukarıda her şey yüzüyordu: bir kalem, bir çorap, yarım bir kurabiye. Kurabiye geldi, uzay başlığına çarptı: Tok! “Kurabiye haritada var mı, Somun?” Somun baktı. “Yok.” “Ama az önce başıma çarptı.” Somun bir öksürdü. “Haritaya göre solda hiçbir şey yok,” dedi. Solda yeşil ışık yandı: Pıt... pıt. “Öyleyse sola!”',
    },
    // 3 left
    {
      long: 'Vııın! Yanlarından kuyruklu yıldızlar geçti; hepsi birden, hepsi acele. “Nereye gidiyorsunuz?” diye sordu {child}. “Bilmiyoruz!” dedi en öndeki. “Neden koşuyorsunuz?” dedi {child}. “Hiç sormadık!” dedi en parlağı. “Peki o yeşil ışık kimin?” “Hangi ışık?” Durup bakmaya hiç vakitleri yoktu.',
      longest:
        'Vııın! Yanlarından kuyruklu yıldızlar geçti; hepsi birden, hepsi acele. Hemen peşlerine takıldı {child}. “Nereye gidiyorsunuz?” “Bilmiyoruz!” dedi en öndeki. “Neden koşuyorsunuz?” “Hiç sormadık!” dedi en parlağı. “Ben öndekine bakıyorum,” dedi uykulu olan. “Peki o yeşil ışık kimin?” “Hangi ışık?” dediler hep birden. Durup bakmaya hiç vakitleri yoktu.',
      short: 'Vııın! Kuyruklu yıldızlar geçti. “Nereye gidiyorsunuz?” dedi {child}. “Hiç sormadık!” dediler. Vııın!',
    },
    // 3 right
    {
      long: 'En arkadaki, kuyruğunu şöyle bir salladı. Puf! Her yer gümüş rengi tozla doldu. Somun hapşırdı, bütün düğmeleri aynı anda öttü. Ne ay göründü ne yıldızlar ne de yeşil ışık. “Toz da haritada yok,” dedi Somun. “Yoksa yoktur,” dedi {child}. “Ama hapşırtıyor.”',
      longest:
        'En arkadaki, kuyruğunu şöyle bir salladı. Puf! Her yer gümüş rengi tozla doldu. Somun hapşırdı, bütün düğmeleri aynı anda öttü. Ne ay göründü ne yıldızlar ne de yeşil ışık. Roket, koca bir un çuvalının içine düşmüş gibiydi. “Toz da haritada yok,” dedi Somun. “Yoksa yoktur,” dedi {child}. “Ama hapşırtıyor.”',
      short: 'Puf! Her yer toz oldu. Hapşu! Ne ay göründü ne yıldızlar ne de yeşil ışık.',
    },
    // 4 left
    {
      long: 'Somun bütün lambaları yaktı: sarıyı, kırmızıyı, yanıp söneni. Toz daha çok parladı, yine hiçbir şey görünmedi. “Dönelim,” dedi. “Harita burada bitiyor.” Ama {child} dönmek istemedi. Cama baktı. Camda yalnız kendi lambaları parlıyordu. Tam o anda aklına bir şey geldi.',
      longest:
        'Somun bütün lambaları yaktı: sarıyı, kırmızıyı, yanıp söneni. Toz daha çok parladı, yine hiçbir şey görünmedi. “Dönelim,” dedi Somun. “Harita burada bitiyor.” Ama {child} dönmek istemedi. Cama yaklaştı. Camda yalnız kendi lambaları parlıyordu: sarı, kırmızı, yanıp sönen. “Belki de,” dedi yavaşça, “bizim ışığımız çok diye onunkini göremiyoruz.”',
      short:
        'Somun bütün lambaları yaktı. Yine hiçbir şey görünmedi. O zaman {child} cama baktı. Camda yalnız kendi lambaları parlıyordu.',
    },
    // 4 right
    {
      long: '“Lambaları kapatalım.” “Kapatalım mı?” dedi Somun. “Karanlıkta ne görünür ki?” “Bilmiyorum. Bakalım.” Çıt. Çıt. Çıt. Her yer yumuşacık bir karanlık oldu. Kıpırdamadan bekledi {child}. Gözleri yavaş yavaş alıştı. Sonra tozun ardında, minicik, belli belirsiz: Pıt... pıt... pıt!',
      longest:
        '“Lambaları kapatalım.” “Kapatalım mı?” dedi Somun. “Karanlıkta ne görünür ki?” “Bilmiyorum. Bakalım.” Çıt. Çıt. Çıt. Her yer yumuşacık bir karanlık oldu, yorganın altı gibi. Kıpırdamadan bekledi {child}. Somun bütün düğmelerini tutup bekledi. Gözleri yavaş yavaş alıştı. Sonra tozun ardında, minicik, belli belirsiz bir şey: Pıt... Bir daha: Pıt... pıt... pıt!',
      short:
        '“Lambaları kapatalım,” dedi {child}. Çıt. Çıt. Çıt. Bekledi, bekledi. Karanlıkta minicik bir ışık: Pıt... pıt!',
    },
    // 5 left
    {
      long: 'Yeşil ışığın geldiği gezegen o kadar küçüktü ki on adımda çevresi dolaşılıyordu. Tepesinde üç gözlü, masmavi bir çocuk oturuyordu. Bir elinde yeşil bir fener, önünde uzun bir teleskop vardı. Teleskop nereye bakıyordu dersin? Ta {child:genitive} penceresine!',
      longest:
        'Yeşil ışığın geldiği gezegen o kadar küçüktü ki on adımda çevresi dolaşılıyordu. En tepesinde üç gözlü, masmavi bir çocuk oturuyordu. Bir elinde yeşil bir fener, önünde uzun bir teleskop vardı. Üç gözünden biri hep teleskoptaydı; ötekiler sırayla dinleniyordu. Teleskop nereye bakıyordu dersin? Ta {child:genitive} penceresine!',
      short:
        'Küçücük bir gezegende üç gözlü, mavi bir çocuk oturuyordu. Teleskobu vardı. Nereye bakıyordu dersin? Ta {child:genitive} penceresine!',
      shortWithoutEnding:
        'Küçücük bir gezegende üç gözlü, mavi bir çocuk oturuyordu. Teleskobu vardı. Nereye bakıyordu dersin? Ta evdeki sarı pencereye!',
      longWithoutEnding:
        'Yeşil ışığın geldiği gezegen o kadar küçüktü ki on adımda çevresi dolaşılıyordu. Tepesinde üç gözlü, masmavi bir çocuk oturuyordu. Bir elinde yeşil bir fener, önünde uzun bir teleskop vardı. Teleskop nereye bakıyordu dersin? Sarı ışıklı bir pencereye: orada {child} oturuyordu!',
      longestWithoutEnding:
        'Yeşil ışığın geldiği gezegen o kadar küçüktü ki on adımda çevresi dolaşılıyordu. En tepesinde üç gözlü, masmavi bir çocuk oturuyordu. Bir elinde yeşil bir fener, önünde uzun bir teleskop vardı. Üç gözünden biri hep teleskoptaydı; ötekiler sırayla dinleniyordu. Teleskop nereye bakıyordu dersin? Sarı ışıklı bir pencereye: orada {child} oturuyordu!',
    },
    // 5 right
    {
      long: '“O sarı ışık senin miydi?” dedi mavi çocuk. “Hep merak ediyordum.” Sonra {child:instrumental} birbirlerine yüz soru sordular: “Üç gözünden hangisi önce uyuyor?” “Sizde pazar günü var mı?” “Kedim beni görüyor mu?” Somun hiçbirini bilmiyordu. Haritanın boş yerine yeşil bir nokta koydu. “Artık haritada var.” Derken biri esnedi...',
      longest:
        '“O sarı ışık senin miydi?” dedi mavi çocuk. “Hep merak ediyordum.” Sonra {child:instrumental} birbirlerine yüz soru sordular: “Üç gözünden hangisi önce uyuyor?” “Sizde pazar günü var mı?” “Kedim beni görüyor mu?” Somun hiçbirini bilmiyordu, ama ilk kez canı sıkılmadı. Haritaya yeşil bir nokta koydu. “Artık haritada var.” Derken biri esnedi...',
      short:
        '“Her gece senin ışığını görüyordum!” dedi mavi çocuk. Somun haritaya yeşil bir nokta koydu. “Artık var,” dedi.',
      longWithoutEnding:
        '“O sarı ışık senin miydi?” dedi mavi çocuk. “Hep merak ediyordum.” İki arkadaş birbirlerine yüz soru sordular: “Üç gözünden hangisi önce uyuyor?” “Sizde pazar günü var mı?” “Kedim beni görüyor mu?” Somun hiçbirini bilmiyordu. Haritanın boş yerine yeşil bir nokta koydu. “Artık haritada var.” Derken biri esnedi...',
      longestWithoutEnding:
        '“O sarı ışık senin miydi?” dedi mavi çocuk. “Hep merak ediyordum.” İki arkadaş birbirlerine yüz soru sordular: “Üç gözünden hangisi önce uyuyor?” “Sizde pazar günü var mı?” “Kedim beni görüyor mu?” Somun hiçbirini bilmiyordu, ama ilk kez canı sıkılmadı. Haritaya yeşil bir nokta koydu. “Artık haritada var.” Derken biri esnedi...',
    },
    // 6 left
    {
      long: 'Dönüş kısa sürdü, çünkü artık yolu biliyorlardı. Karton roket odanın ortasına kondu: Puf. Sonra {child} yorganın altına girdi, başlığını da yanından ayırmadı. Belki rüyada lazım olurdu. Somun rafına oturdu, haritasını katladı. “Yarın ne soralım?” diye fısıldadı.',
      longest:
        'Dönüş kısa sürdü, çünkü artık yolu biliyorlardı. Karton roket odanın ortasına kondu: Puf. Damdaki kedi bir gözünü açtı, yine kapattı. Sonra {child} yorganın altına girdi, başlığını da yanından ayırmadı. Belki rüyada lazım olurdu. Somun rafına oturdu. Haritasını katlarken boş yerlere baktı; ne çoktular! “Yarın ne soralım?” diye fısıldadı.',
      short:
        'Evlerine döndüler: Puf. Sonra {child} yorganın altına girdi. Başlığını yanından ayırmadı. Belki rüyada lazım olurdu.',
    },
    // 6 right
    {
      long: 'Yatakta {child} küçük fenerini pencereye tuttu. Çıt, çıt. İki kere. Bu, iyi geceler demekti. Bekledi, bekledi. Sonra çok uzakta, minicik, yeşil bir nokta yandı, söndü. Pıt... pıt. Oda uyudu, Somun uyudu. En son {child} derin bir nefes aldı ve uyudu.',
      longest:
        'Yatakta {child} küçük fenerini pencereye tuttu. Çıt, çıt. İki kere. Bu, iyi geceler demekti. Bekledi, bekledi, bekledi... Sonra çok uzakta, minicik, yeşil bir nokta yandı, söndü. Pıt... pıt. Oda uyudu, Somun uyudu, damdaki kedi uyudu. En son {child} derin, derin bir nefes aldı... ve uyudu.',
      short: 'Yatakta {child} iki kere fenerini yaktı: Çıt, çıt. Uzaktan cevap geldi: Pıt... pıt. İyi geceler.',
    },
  ],
  together,
}
