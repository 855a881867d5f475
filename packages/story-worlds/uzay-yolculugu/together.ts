/** Uzay Yolculuğu for sisters and brothers: only the texts that differ. */
import type { SideOfMore } from '../script.ts'

export const together: readonly SideOfMore[] = [
  // 1 left
  {
    long: 'O gece {child} uzay başlıklarını aldı, teleskobun yanına geçtiler. Yukarıda ay yerindeydi, yıldızlar yerindeydi. Ama köşede, hiç bilmedikleri, yeşil bir nokta vardı. Yanıyor, sönüyor, yanıyor, sönüyordu. Pıt... pıt... pıt. Sanki biri çok uzaktan göz kırpıyordu.',
    longest:
      'O gece {child} uzay başlıklarını aldı, teleskoba geçtiler. Yukarıda ay yerindeydi, yıldızlar yerindeydi. Komşunun kedisi bile damdaki yerindeydi. Ama köşede, hiç bilmedikleri, yeşil bir nokta vardı. Yanıyor, sönüyor, yanıyor, sönüyordu. Pıt... pıt... pıt. Sanki biri çok uzaktan göz kırpıyordu.',
    short:
      'O gece {child} uzay başlıklarını aldı, gökyüzüne baktılar. Uzakta yeşil bir ışık vardı. Pıt... pıt... pıt. Göz kırpıyordu.',
  },
  // 1 right
  {
    long: 'Oyuncak robot Somun haritasını açtı: Hışır! “Bu ışık haritada yok,” dedi. “Haritada yoksa yoktur.” Bir kere de {first} baktı. Yeşil ışık oradaydı. “Öyleyse gidip kendisine soralım,” dedi {second}. Yatağın altından karton kutuyu çektiler. Kutunun üstünde kocaman harflerle “Roket” yazıyordu.',
    longest:
      'Oyuncak robot Somun haritasını açtı: Hışır! Baştan sona baktı. “Bu ışık haritada yok,” dedi. “Haritada yoksa yoktur.” Teleskoba bir kere de {first} eğildi. Yeşil ışık oradaydı: Pıt. “Öyleyse gidip soralım,” dedi {second}. Yatağın altından karton kutuyu çektiler. Kapağında kocaman harflerle “Roket”, küçük harflerle “biraz sıkışın” yazıyordu.',
    short:
      '“O ışık haritada yok,” dedi robot Somun. “Gidip bakalım!” dedi {first}. Karton kutuya bindiler. Kutu roket oldu.',
  },
  // 2 left
  {
    long: 'Beş, dört, üç, iki, bir... Fışşş! Kutu sallandı, gıcırdadı, havalandı. Çatı küçüldü, salıncak küçüldü, kedi bir noktacık oldu. Yukarıdan {child} el salladılar. Koca şehir aşağıda, bir avuç parlak boncuk gibi kaldı.',
    longest:
      'Beş, dört, üç, iki, bir... Fışşş! Kutu sallandı, gıcırdadı, havalandı. Çatı küçüldü, salıncak küçüldü, damdaki kedi bir noktacık oldu. Yukarıdan {child} el salladılar. Kedi de kuyruğunu salladı, ya da öyle göründü. Koca şehir bir avuç parlak boncuk gibi kaldı. Sonra boncuklar da söndü, her yer lacivert oldu.',
    short: 'Beş, dört, üç, iki, bir... Fışşş! Ev küçüldü, kedi küçüldü. Yukarıdan {child} el salladılar.',
  },
  // 2 right
  {
    long: 'Yukarıda her şey yüzüyordu: bir kalem, bir çorap, yarım bir kurabiye. Kurabiye geldi, bir başlığa çarptı, sekti, ötekine çarptı: Tok, tok! “Haritaya göre solda hiçbir şey yok,” dedi Somun. Solda yeşil ışık yandı, söndü. Pıt... pıt... pıt. “Öyleyse sola,” dedi {last}.',
    longest:
      'Yukarıda her şey yüzüyordu: bir kalem, bir çorap, yarım bir kurabiye. Kurabiye geldi, bir başlığa çarptı, sekti, ötekine çarptı: Tok, tok! “Kurabiye haritada var mı, Somun?” Somun baktı. “Yok.” “Ama az önce bize çarptı.” Somun bir öksürdü. “Haritaya göre solda hiçbir şey yok,” dedi. Solda yeşil ışık yandı: Pıt... pıt. “Öyleyse sola!”',
    short:
      'Yukarıda her şey yüzüyordu. Başlıklara bir kurabiye çarptı: Tok, tok! Solda yeşil ışık yandı: Pıt... pıt. “Sola!”',
  },
  // 3 left
  {
    long: 'Vııın! Yanlarından kuyruklu yıldızlar geçti; hepsi birden, hepsi acele. “Nereye gidiyorsunuz?” diye sordu {first}. “Bilmiyoruz!” dedi en öndeki. “Neden koşuyorsunuz?” dedi {second}. “Hiç sormadık!” dedi en parlağı. “Peki o yeşil ışık kimin?” “Hangi ışık?” Durup bakmaya hiç vakitleri yoktu.',
    longest:
      'Vııın! Yanlarından kuyruklu yıldızlar geçti; hepsi acele. Bir çırpıda {child} peşlerine takıldılar. “Nereye gidiyorsunuz?” “Bilmiyoruz!” dedi en öndeki. “Neden koşuyorsunuz?” “Hiç sormadık!” dedi en parlağı. “Ben öndekine bakıyorum,” dedi uykulu olan. “Peki o yeşil ışık kimin?” “Hangi ışık?” Durup bakmaya hiç vakitleri yoktu.',
    short: 'Vııın! Kuyruklu yıldızlar geçti. “Nereye gidiyorsunuz?” dedi {first}. “Hiç sormadık!” dediler. Vııın!',
  },
  // 3 right
  {
    long: 'En arkadaki, kuyruğunu şöyle bir salladı. Puf! Her yer gümüş rengi tozla doldu. Somun hapşırdı, bütün düğmeleri aynı anda öttü. Ne ay göründü ne yıldızlar ne de yeşil ışık. “Toz da haritada yok,” dedi Somun. “Yoksa yoktur,” dedi {second}. “Ama hapşırtıyor.”',
    longest:
      'En arkadaki, kuyruğunu şöyle bir salladı. Puf! Her yer gümüş rengi tozla doldu. Somun hapşırdı, bütün düğmeleri aynı anda öttü. Ne ay göründü ne yıldızlar ne de yeşil ışık. Roket, koca bir un çuvalının içine düşmüş gibiydi. “Toz da haritada yok,” dedi Somun. “Yoksa yoktur,” dedi {second}. “Ama hapşırtıyor.”',
  },
  // 4 left
  {
    long: 'Somun bütün lambaları yaktı: sarıyı, kırmızıyı, yanıp söneni. Toz daha çok parladı, yine hiçbir şey görünmedi. “Dönelim,” dedi. “Harita burada bitiyor.” Ama {child} dönmek istemediler. Cama baktılar. Camda yalnız kendi lambaları parlıyordu. Tam o anda akıllarına bir şey geldi.',
    longest:
      'Somun bütün lambaları yaktı: sarıyı, kırmızıyı, yanıp söneni. Toz daha çok parladı, yine hiçbir şey görünmedi. “Dönelim,” dedi Somun. “Harita burada bitiyor.” Ama {child} dönmek istemediler. Cama yaklaştılar. Camda yalnız kendi lambaları parlıyordu. “Belki de,” dedi {second}, “bizim ışığımız çok diye onunkini göremiyoruz.”',
    short:
      'Somun bütün lambaları yaktı. Yine hiçbir şey görünmedi. O zaman {child} cama baktılar. Camda yalnız kendi lambaları parlıyordu.',
  },
  // 4 right
  {
    long: '“Lambaları kapatalım.” “Kapatalım mı?” dedi Somun. “Karanlıkta ne görünür ki?” “Bilmiyoruz. Bakalım.” Çıt. Çıt. Çıt. Her yer yumuşacık bir karanlık oldu. Kıpırdamadan {child} beklediler. Gözleri yavaş yavaş alıştı. Sonra tozun ardında, belli belirsiz: Pıt... pıt... pıt!',
    longest:
      '“Lambaları kapatalım.” “Kapatalım mı?” dedi Somun. “Karanlıkta ne görünür ki?” “Bilmiyoruz. Bakalım,” dedi {last}. Çıt. Çıt. Çıt. Her yer yumuşacık bir karanlık oldu. Kıpırdamadan {child} beklediler. Somun bütün düğmelerini tutup bekledi. Gözleri yavaş yavaş alıştı. Sonra tozun ardında, belli belirsiz: Pıt... pıt... pıt!',
    short:
      '“Lambaları kapatalım,” dedi {first}. Çıt. Çıt. Çıt. Beklediler, beklediler. Karanlıkta minicik bir ışık: Pıt... pıt!',
  },
  // 5 left
  {
    longest:
      'Yeşil ışığın geldiği gezegen o kadar küçüktü ki on adımda çevresi dolaşılıyordu. Tepesinde üç gözlü, masmavi bir çocuk oturuyordu; elinde yeşil bir fener, önünde bir teleskop. Üç gözünden biri hep teleskoptaydı; ötekiler sırayla dinleniyordu. Teleskop nereye bakıyordu dersin? Ta {child:genitive} penceresine!',
    longWithoutEnding:
      'Yeşil ışığın geldiği gezegen o kadar küçüktü ki on adımda çevresi dolaşılıyordu. Tepesinde üç gözlü, masmavi bir çocuk oturuyordu. Bir elinde yeşil bir fener, önünde uzun bir teleskop vardı. Teleskop nereye bakıyordu dersin? Sarı ışıklı bir pencereye: orada {child} oturuyorlardı!',
    longestWithoutEnding:
      'Yeşil ışığın geldiği gezegen o kadar küçüktü ki on adımda çevresi dolaşılıyordu. Tepesinde üç gözlü, masmavi bir çocuk oturuyordu; elinde yeşil bir fener, önünde bir teleskop. Üç gözünden biri hep teleskoptaydı; ötekiler sırayla dinleniyordu. Teleskop nereye bakıyordu dersin? Sarı ışıklı bir pencereye: orada {child} oturuyorlardı!',
  },
  // 5 right
  {
    long: '“O sarı ışık sizin miydi?” dedi mavi çocuk. “Hep merak ediyordum.” Birbirlerine yüz soru sordular: “Üç gözünden hangisi önce uyuyor?” “Sizde pazar günü var mı?” “Kedimiz bizi görüyor mu?” Somun hiçbirini bilmiyordu. Haritanın boş yerine yeşil bir nokta koydu. “Artık haritada var.” Derken biri esnedi...',
    longest:
      '“O sarı ışık sizin miydi?” dedi mavi çocuk. “Hep merak ediyordum.” Birbirlerine yüz soru sordular: “Üç gözünden hangisi önce uyuyor?” “Sizde pazar günü var mı?” “Kedimiz bizi görüyor mu?” Somun hiçbirini bilmiyordu, ama ilk kez canı sıkılmadı. Haritanın boş yerine yeşil bir nokta koydu. “Artık haritada var.” Derken biri esnedi...',
    short:
      '“Her gece sizin ışığınızı görüyordum!” dedi mavi çocuk. Somun haritaya yeşil bir nokta koydu. “Artık var,” dedi.',
  },
  // 6 left
  {
    long: 'Dönüş kısa sürdü, çünkü artık yolu biliyorlardı. Karton roket odanın ortasına kondu: Puf. Sonra {child} yorganın altına girdiler, başlıklarını da yanlarından ayırmadılar. Belki rüyada lazım olurdu. Somun rafına oturdu, haritasını katladı. “Yarın ne soralım?” diye fısıldadı.',
    longest:
      'Dönüş kısa sürdü, çünkü artık yolu biliyorlardı. Roket odanın ortasına kondu: Puf. Damdaki kedi bir gözünü açtı, kapattı. Sonra {child} yorganın altına girdiler, başlıklarını da yanlarından ayırmadılar. Belki rüyada lazım olurdu. Somun rafına oturdu. Haritasını katlarken boş yerlere baktı; ne çoktular! “Yarın ne soralım?” diye fısıldadı.',
    short:
      'Evlerine döndüler: Puf. Sonra {child} yorganın altına girdiler. Başlıklarını yanlarından ayırmadılar. Belki rüyada lazım olurdu.',
  },
  // 6 right
  {
    long: 'Yatakta {child} fenerlerini pencereye tuttular. Çıt, çıt. İki kere. Bu, iyi geceler demekti. Beklediler, beklediler. Sonra çok uzakta yeşil bir nokta yandı, söndü. Pıt... pıt. Oda uyudu, Somun uyudu. En son {child} derin birer nefes aldılar ve uyudular.',
    longest:
      'Yatakta {child} fenerlerini pencereye tuttular. Çıt, çıt. İki kere. Bu, iyi geceler demekti. Beklediler, beklediler... Gözleri ağırlaştı. Sonra çok uzakta, minicik, yeşil bir nokta yandı, söndü. Pıt... pıt. Oda uyudu, Somun uyudu, damdaki kedi uyudu. Küçük astronotlar derin, derin birer nefes aldılar... ve uyudular.',
    short: 'Yatakta {child} iki kere fenerlerini yaktılar: Çıt, çıt. Uzaktan cevap geldi: Pıt... pıt. İyi geceler.',
  },
]
