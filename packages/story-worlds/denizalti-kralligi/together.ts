/** Denizaltı Krallığı for sisters and brothers: only the texts that differ. */
import type { SideOfMore } from '../script.ts'

export const together: readonly SideOfMore[] = [
  // 1 left
  {
    long: 'Bütün gün yağmur yağdı: Tıp tıp, şıp şıp. Sonunda {child} bakır dalgıç başlıklarını kaptı, sarı çizmelerini giydi, bahçeye çıktılar. Birinci su birikintisine atladılar: Şap! İkincisine atladılar: Şop! Üçüncüsü ay gibi yuvarlaktı. Yaylandılar, yaylandılar ve hep birden atladılar...',
    longest:
      'Bütün gün yağmur yağdı: Şıp şıp. Sonunda {child} dalgıç başlıklarını kaptı, sarı çizmelerini giydi, bahçeye çıktılar. Birinci su birikintisine atladılar: Şap! İkincisine atladılar: Şop! Üçüncüsü ay gibi yuvarlaktı; ortasından bir baloncuk çıktı. Orada biri mi vardı? Küçük dalgıçlar yaylandı, yaylandı ve atladı...',
    short:
      'Bütün gün yağmur yağdı. Sonunda {child} sarı çizmelerini giydi, bahçeye çıktılar. Birinci birikinti: Şap! İkinci birikinti: Şop! Üçüncüsü...',
  },
  // 1 right
  {
    long: 'Cuuup! Üçüncü birikinti biraz derindi. Hatta epey derindi. Aşağı, aşağı, daha aşağı... Başlıklarını havada takmışlardı; içleri sıcacık, kupkuruydu. Yanlarından çizgili bir balık geçti, başıyla selam verdi. Arkasından bir denizanası geldi, eteğini topladı. “Demek burası deniz,” dedi {first}. Derken yosunlar kıpırdadı...',
    longest:
      'Cuuup! Üçüncü birikinti biraz derindi. Hatta epey derindi. Aşağı, aşağı, daha aşağı... Başlıklarını havada takmışlardı; içleri sıcacık, kupkuruydu. Yanlarından çizgili bir balık geçti, başıyla selam verdi. Arkasından bir denizanası geldi, eteğini topladı, kibarca yana çekildi. Bahçe bir düğme kadar kalmıştı. “Demek burası deniz,” dedi {first}. “Bizim bahçenin altındaymış,” dedi {last}. Derken yosunlar kıpırdadı...',
  },
  // 2 left
  {
    long: 'Yosunların arasından bir denizatı çıktı. “Bu gece fener alayı var!” dedi. “Bin fener birden yanacak!” “Biz de görebilir miyiz?” diye sordu {second}. “Öyleyse sıkı tutunun!” Fıııışt! Renkli mercanların, uykulu vatozların üstünden süzüldüler. Yol boyunca denizatı bir şarkı mırıldanıyordu: “Heyamola... heyamola...”',
    longest:
      'Yosunların arasından bir denizatı çıktı. “Bu gece fener alayı var!” dedi. “Bin fener birden yanacak!” “Biz de görebilir miyiz?” diye sordu {second}. Küçük denizatı kuyruğunu uzattı. “Öyleyse sıkı tutunun!” Fıııışt! Renkli mercanların, kabukların, uykulu vatozların üstünden süzüldüler. Yol boyunca denizatı bir şarkı mırıldanıyordu: “Heyamola... heyamola...” Kolay bir şarkıydı.',
    short:
      'Bir denizatı geldi. “Bu gece bin fener yanacak! Sıkı tutunun!” Fıııışt! Yolda denizatı şarkı söyledi: “Heyamola... heyamola...”',
  },
  // 2 right
  {},
  // 3 left
  {},
  // 3 right
  {
    long: 'Ama {child} hemen itmediler. Önce duvarın tepesindeki hava kabarcığına tırmandılar, başlıklarını çıkardılar; biri bir yana baktı, biri öbür yana. Bir de ne görsünler! Dışarıdakiler kralı içeri itiyordu. İçeridekiler kralı dışarı itiyordu. Hepsi var gücüyle! “Durun!” diye seslendi {first}. “Siz birbirinizi itiyorsunuz!”',
    longest:
      'Ama {child} hemen itmediler. Önce duvarın tepesindeki hava kabarcığına tırmandılar, başlıklarını çıkardılar; biri bir yana baktı, biri öbür yana. Bir de ne görsünler! Dışarıdakiler kralı içeri itiyordu, içeridekiler dışarı. Hepsi var gücüyle, hepsi iyi niyetle! “Durun!” diye seslendiler. “Siz birbirinizi itiyorsunuz!” Herkes durdu. Yengeç ahtapota baktı, ahtapot yengece. “Aaa,” dedi kral. “Demek ondan.”',
    short:
      'O zaman {child} duvara çıktı, baktılar. Biri içeri itiyordu, biri dışarı! “Durun!” dediler. “Hep bir yana çekelim!”',
  },
  // 4 left
  {
    long: 'Kralın beline uzun bir yosun doladılar. İçeridekiler pencereden dışarı yüzdü, herkes yosuna dizildi. Ama biri erken çekti, biri geç çekti, biri tam o sırada hapşırdı. O zaman {first} bir ayağıyla tempo tuttu, {second} denizatının şarkısına başladı: “Heyamola, heyamola, hop!”',
    longest:
      'Kralın beline uzun bir yosun doladılar. İçeridekiler pencereden dışarı yüzdü, herkes yosuna dizildi. Ama biri erken çekti, biri geç çekti, biri tam o sırada hapşırdı. Kral azıcık sağa döndü, o kadar. O zaman {first} bir ayağıyla tempo tuttu, {second} denizatının şarkısına başladı: “Heyamola, heyamola, hop!” Hemen denizatı katıldı. Sonra yengeç, sonra ahtapot, sonra hepsi.',
    short:
      'Krala uzun bir yosun doladılar. Herkes yosuna dizildi. O zaman {child} şarkıya başladılar: “Heyamola, heyamola, hop!”',
  },
  // 4 right
  {
    long: 'Hop deyince hepsi birden çekti. Kral kıpırdadı! “Siz de söyleyin, kralım!” dedi {last}. Kral ağzını kocaman açtı: “Heyamolaaa!” Her söyleyişte baloncuklar çıktı: Bıl bıl bıl. Baloncuklar çıktıkça kral inceldi, inceldi, inceldi... Heyamola, heyamola, hop! Pof!',
    longest:
      'Hop deyince hepsi birden çekti. Kral kıpırdadı! “Siz de söyleyin, kralım!” dedi {last}. Kral ağzını kocaman açtı: “Heyamolaaa!” Her söyleyişte baloncuklar çıktı: Bıl bıl bıl. Baloncuklar çıktıkça kral inceldi, inceldi, inceldi... “Bir daha!” dedi yengeç. “Bir daha!” dedi ahtapot. Artık herkes aynı anda çekiyordu: “Heyamola, heyamola, hop!” Pof!',
  },
  // 5 left
  {
    long: 'Kral kapıdan çıktı ama duramadı. İpi çözülmüş bir balon gibi uçtu: Vııız! Kulenin çevresini döndü, köprünün altından geçti. Yosunun ucunda yengeç, ahtapot, denizatı ve küçük dalgıçlar sallanıyordu. “Yavaş, kralım!” “Yavaş nasıl yapılıyor?” diye sordu kral. “Şarkıyı fısıldayarak,” dedi {second}.',
    longest:
      'Kral kapıdan çıktı ama duramadı. İpi çözülmüş bir balon gibi uçtu: Vııız! Kulenin çevresini döndü, köprünün altından geçti. Yosun hâlâ belindeydi. Yosunun ucunda yengeç, ahtapot, denizatı ve küçük dalgıçlar sallanıyordu. “Yavaş, kralım!” diye bağırdı yengeç. “Yavaş nasıl yapılıyor?” dedi kral. “Bana hep hızlı derlerdi.” “Şarkıyı fısıldayarak,” dedi {second}.',
    short:
      'Kral balon gibi uçtu: Vııız! Yosunun ucunda {child} sallanıyorlardı. “Yavaş, kralım! Fısıldayın: Heyamola...”',
  },
  // 5 right
  {
    long: 'Kral fısıldadı: “Heyamola... heyamola...” Baloncuklar hangi fenere değdiyse o fener yandı. Bir fener, on fener, bin fener! Bütün deniz ışıl ışıl oldu. Sonunda kralın havası bitti. Bir erik kadar kaldı, bir o avuca, bir bu avuca kondu. “Oh,” dedi. “Alay başlasın. Ama usul usul...”',
    longest:
      'Kral fısıldadı: “Heyamola... heyamola...” Baloncuklar hangi fenere değdiyse o fener yandı. Bir fener, on fener, bin fener! Bütün deniz ışıl ışıl oldu. Kralın havası bitti. Bir erik kadar kaldı, süzüldü, bir o avuca, bir bu avuca kondu. “Oh,” dedi. “Ne kadar hafifmişim! Alay başlasın. Ama usul usul...”',
    short:
      'Baloncuklar fenerlere değdi. Bir fener, on fener, bin fener! Kral küçüldü, bir o avuca, bir bu avuca kondu.',
  },
  // 6 left
  {
    longest:
      'Alay usul usul geçti: önde denizatı, arkada yengeç, avuç içinde kral. Kral ayrılırken bir deniz kabuğu verdi. “Beni özlerseniz dinleyin,” dedi. Sonra denizatı {child:accusative} yukarı çıkardı. Bahçede yağmur dinmiş, akşam olmuştu. Üçüncü birikinti şimdi bir karış bile değildi. Ama dibinde minik ışıklar vardı; biri erik kadardı, el sallıyordu.',
    longWithoutEnding:
      'Alay usul usul geçti: önde denizatı, arkada yengeç, avuç içinde kral. Kral ayrılırken bir deniz kabuğu verdi. Sonra denizatı arkadaşlarını yukarı çıkardı. Bahçede yağmur dinmiş, akşam olmuştu. Üçüncü birikinti şimdi bir karış bile değildi. Ama dibinde minik ışıklar vardı; biri erik kadardı, el sallıyordu.',
    longestWithoutEnding:
      'Alay usul usul geçti: önde denizatı, arkada yengeç, avuç içinde kral. Kral ayrılırken bir deniz kabuğu verdi. “Beni özlerseniz dinleyin,” dedi. Sonra denizatı arkadaşlarını yukarı çıkardı. Bahçede yağmur dinmiş, akşam olmuştu. Üçüncü birikinti şimdi bir karış bile değildi. Ama dibinde minik ışıklar vardı; biri erik kadardı, el sallıyordu.',
    shortWithoutEnding:
      'Alay usul usul geçti. Kral bir deniz kabuğu verdi. Sonra denizatı arkadaşlarını eve getirdi. Birikintinin dibinde minik ışıklar kıpırdıyordu.',
  },
  // 6 right
  {
    long: 'O gece {child} yorganın altına girdiler, bir başlık da yastıktaydı. Kralın kabuğunu dinlemek için kaldırdılar, kabuk başlığa çarptı: Tok! Önce dalgaların sesi geldi: Huuuş... huuuş... Sonra incecik bir şarkı: “Heyamola... heyamola...” Son hop yarım kaldı. Küçük dalgıçlar çoktan uyumuştu.',
    longest:
      'O gece {child} yorganın altına girdiler, bir başlık da yastıktaydı. Belki yine yağmur yağardı. Kralın kabuğunu dinlemek için kaldırdılar, kabuk başlığa çarptı: Tok! Önce dalgaların sesi geldi: Huuuş... huuuş... Sonra çok uzaktan, incecik bir şarkı: “Heyamola... heyamola...” Son hop yarım kaldı. Küçük dalgıçlar çoktan uyumuştu.',
    short:
      'O gece {child} yorganın altına girdiler. Kralın kabuğunu dinlediler: Huuuş... huuuş... “Heyamola...” Son hop yarım kaldı. İyi geceler.',
  },
]
