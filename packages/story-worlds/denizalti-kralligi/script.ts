/** Denizaltı Krallığı: working together, narrated in -di. */
import type { StoryScript } from '../script.ts'
import { together } from './together.ts'

export const script: StoryScript = {
  title: 'Denizaltı Krallığı',
  teaser: 'Kral kapıya sıkıştı, fener alayı başlayamıyor! Haydi hep birlikte: Heyamola, hop!',
  description:
    'Bahçedeki üçüncü su birikintisi sanıldığından biraz derin çıkıyor ve kahramanımız denizin dibindeki bir saraya iniyor. Heyecandan şişen kral kapıya sıkışmış; herkes var gücüyle itiyor, ama kral bir türlü kıpırdamıyor.',
  tags: ['Birlikte Çalışma', 'Yardımlaşma', 'Deniz', 'Komik', 'Uyku Öncesi'],
  texts: [
    // 1 left
    {
      long: 'Bütün gün yağmur yağdı: Tıp tıp, şıp şıp. Sonunda {child} bakır dalgıç başlığını kaptı, sarı çizmelerini giydi, bahçeye çıktı. Birinci su birikintisine atladı: Şap! İkincisine atladı: Şop! Üçüncüsü ay gibi yuvarlaktı. Küçük dalgıç yaylandı, yaylandı ve atladı...',
      longest:
        'Bütün gün yağmur yağdı: Tıp tıp, şıp şıp. Sonunda {child} bakır dalgıç başlığını kaptı, sarı çizmelerini giydi, bahçeye çıktı. Birinci su birikintisine atladı: Şap! Çimenler ıslandı. İkincisine atladı: Şop! Çit ıslandı. Üçüncüsü ay gibi yuvarlaktı; ortasından bir baloncuk çıktı. Orada biri mi vardı? Küçük dalgıç yaylandı, yaylandı ve atladı...',
      short:
        'Bütün gün yağmur yağdı. Sonunda {child} sarı çizmelerini giydi, bahçeye çıktı. Birinci birikinti: Şap! İkinci birikinti: Şop! Üçüncüsü...',
    },
    // 1 right
    {
      long: 'Cuuup! Üçüncü birikinti biraz derindi. Hatta epey derindi. Aşağı, aşağı, daha aşağı... Başlığını havada takmıştı; içi sıcacık, kupkuruydu. Yanından çizgili bir balık geçti, başıyla selam verdi. Arkasından bir denizanası geldi, eteğini topladı. “Demek burası deniz,” dedi {child}. Derken yosunlar kıpırdadı...',
      longest:
        'Cuuup! Üçüncü birikinti biraz derindi. Hatta epey derindi. Aşağı, aşağı, daha aşağı... Başlığını havada takmıştı; içi sıcacık, kupkuruydu. Yanından çizgili bir balık geçti, başıyla selam verdi. Arkasından bir denizanası geldi, eteğini topladı, kibarca yana çekildi. Yukarıda bahçe bir düğme kadar kalmıştı. “Demek burası deniz,” dedi {child}. “Bizim bahçenin altındaymış.” Derken yosunlar kıpırdadı...',
      short:
        'Cuuup! Üçüncüsü çok derindi. Aşağı, aşağı, daha aşağı... Bir balık selam verdi. Burası denizdi! Yosunlar kıpırdadı...',
    },
    // 2 left
    {
      long: 'Yosunların arasından bir denizatı çıktı. “Bu gece fener alayı var!” dedi. “Bin fener birden yanacak!” “Ben de görebilir miyim?” diye sordu {child}. “Öyleyse sıkı tutun!” Fıııışt! Renkli mercanların, uykulu vatozların üstünden süzüldüler. Yol boyunca denizatı bir şarkı mırıldanıyordu: “Heyamola... heyamola...”',
      longest:
        'Yosunların arasından bir denizatı çıktı. “Bu gece fener alayı var!” dedi. “Bin fener birden yanacak!” “Ben de görebilir miyim?” diye sordu {child}. Küçük denizatı kuyruğunu uzattı. “Öyleyse sıkı tutun!” Fıııışt! Renkli mercanların, kabukların, uykulu vatozların üstünden süzüldüler. Yol boyunca denizatı bir şarkı mırıldanıyordu: “Heyamola... heyamola...” Kolay bir şarkıydı.',
      short:
        'Bir denizatı geldi. “Bu gece bin fener yanacak! Sıkı tutun!” Fıııışt! Yolda denizatı şarkı söyledi: “Heyamola... heyamola...”',
    },
    // 2 right
    {
      long: 'Sarayın kapısında kral duruyordu. Kral bir balon balığıydı, heyecanlanınca şişerdi. Bu gece çok, ama çok heyecanlıydı. Şişti, şişti ve... Gıcııırt! Kapıya sıkıştı. Ne ileri gidebildi ne geri. “Kusura bakmayın,” dedi kibarca. “Fener alayı biraz gecikecek.”',
      longest:
        'Sarayın kapısında kral duruyordu. Kral bir balon balığıydı, heyecanlanınca şişerdi. Bu gece çok, ama çok heyecanlıydı. Şişti, şişti ve... Gıcııırt! Kapıya sıkıştı. Ne ileri gidebildi ne geri. Tacı bir yana kaydı. “Kusura bakmayın,” dedi kibarca. “Fener alayı biraz gecikecek. Alayı ben açacaktım, kapıyı da ben kapattım.”',
      short: 'Kral çok heyecanlıydı. Şişti, şişti, şişti... Gıcııırt! Kapıya sıkıştı. “Kusura bakmayın,” dedi kral.',
    },
    // 3 left
    {
      long: 'Herkes yardıma koştu. Yengeç itti: Iııh! Ahtapot itti: Üüüf! Balıklar itti: Hııh! Kral bir pul bile kıpırdamadı. “Çekilin, ben kuvvetliyim,” dedi yengeç. “Asıl siz çekilin, benim sekiz kolum var,” dedi ahtapot. Kral üzüldü, biraz daha şişti.',
      longest:
        'Herkes yardıma koştu. Yengeç itti: Iııh! Ahtapot itti: Üüüf! Balıklar itti: Hııh! Kral bir pul bile kıpırdamadı. “Çekilin, ben kuvvetliyim,” dedi yengeç. “Asıl siz çekilin, benim sekiz kolum var,” dedi ahtapot. “Biz de kalabalığız,” dedi balıklar. Kral üzüldü. Üzülünce biraz daha şişti. “Benim yüzümden kavga etmeyin,” dedi.',
      short: 'Yengeç itti: Iııh! Ahtapot itti: Üüüf! Balıklar itti: Hııh! Kral kıpırdamadı. Biraz daha şişti.',
    },
    // 3 right
    {
      long: 'Ama {child} hemen itmedi. Önce duvarın tepesindeki hava kabarcığına tırmandı. Başlığını çıkardı, iki yana da baktı. Bir de ne görsün! Dışarıdakiler kralı içeri itiyordu. İçeridekiler kralı dışarı itiyordu. Hepsi var gücüyle! “Durun!” diye seslendi {child}. “Siz birbirinizi itiyorsunuz!”',
      longest:
        'Ama {child} hemen itmedi. Önce duvarın tepesindeki hava kabarcığına tırmandı. Başlığını çıkardı, iki yana da baktı. Bir de ne görsün! Dışarıdakiler kralı içeri itiyordu. İçeridekiler kralı dışarı itiyordu. Hepsi var gücüyle, hepsi iyi niyetle! “Durun!” diye seslendi tepeden. “Siz birbirinizi itiyorsunuz!” Herkes durdu. Yengeç ahtapota baktı, ahtapot yengece. “Aaa,” dedi kral. “Demek ondan.”',
      short:
        'O zaman {child} duvara çıktı, baktı. Biri içeri itiyordu, biri dışarı! “Durun!” dedi. “Hep bir yana çekelim!”',
    },
    // 4 left
    {
      long: 'Kralın beline uzun bir yosun doladılar. İçeridekiler pencereden dışarı yüzdü, herkes yosuna dizildi. Ama biri erken çekti, biri geç çekti, biri tam o sırada hapşırdı. O zaman {child} bir ayağıyla tempo tuttu, denizatının şarkısına başladı: “Heyamola, heyamola, hop!”',
      longest:
        'Kralın beline uzun bir yosun doladılar. İçeridekiler pencereden dışarı yüzdü, herkes yosuna dizildi. Ama biri erken çekti, biri geç çekti, biri tam o sırada hapşırdı. Kral azıcık sağa döndü, o kadar. O zaman {child} bir ayağıyla tempo tuttu, denizatının şarkısına başladı: “Heyamola, heyamola, hop!” Hemen denizatı katıldı. Sonra yengeç, sonra ahtapot, sonra hepsi.',
      short:
        'Krala uzun bir yosun doladılar. Herkes yosuna dizildi. O zaman {child} şarkıya başladı: “Heyamola, heyamola, hop!”',
    },
    // 4 right
    {
      long: 'Hop deyince hepsi birden çekti. Kral kıpırdadı! “Siz de söyleyin, kralım!” dedi {child}. Kral ağzını kocaman açtı: “Heyamolaaa!” Her söyleyişte baloncuklar çıktı: Bıl bıl bıl. Baloncuklar çıktıkça kral inceldi, inceldi, inceldi... Heyamola, heyamola, hop! Pof!',
      longest:
        'Hop deyince hepsi birden çekti. Kral kıpırdadı! “Siz de söyleyin, kralım!” dedi {child}. Kral ağzını kocaman açtı: “Heyamolaaa!” Her söyleyişte baloncuklar çıktı: Bıl bıl bıl. Baloncuklar çıktıkça kral inceldi, inceldi, inceldi... “Bir daha!” dedi yengeç. “Bir daha!” dedi ahtapot. Artık herkes aynı anda çekiyordu: “Heyamola, heyamola, hop!” Pof!',
      short:
        'Hop deyince hepsi birden çekti. Kral şarkıya katıldı: “Heyamolaaa!” Bıl bıl bıl, inceldi, inceldi... Pof!',
    },
    // 5 left
    {
      long: 'Kral kapıdan çıktı ama duramadı. İpi çözülmüş bir balon gibi uçtu: Vııız! Kulenin çevresini döndü, köprünün altından geçti. Yosunun ucunda yengeç, ahtapot, denizatı ve {child} sallanıyordu. “Yavaş, kralım!” “Yavaş nasıl yapılıyor?” diye sordu kral. “Şarkıyı fısıldayarak,” dedi {child}.',
      longest:
        'Kral kapıdan çıktı ama duramadı. İpi çözülmüş bir balon gibi uçtu: Vııız! Kulenin çevresini döndü, köprünün altından geçti. Yosun hâlâ belindeydi. Yosunun ucunda yengeç, ahtapot, denizatı ve küçük dalgıç sallanıyordu. “Yavaş, kralım!” diye bağırdı yengeç. “Yavaş nasıl yapılıyor?” dedi kral. “Bana hep hızlı derlerdi.” “Şarkıyı fısıldayarak,” dedi {child}.',
      short:
        'Kral balon gibi uçtu: Vııız! Yosunun ucunda {child} sallanıyordu. “Yavaş, kralım! Fısıldayın: Heyamola...”',
    },
    // 5 right
    {
      long: 'Kral fısıldadı: “Heyamola... heyamola...” Baloncuklar hangi fenere değdiyse o fener yandı. Bir fener, on fener, bin fener! Bütün deniz ışıl ışıl oldu. Sonunda kralın havası bitti. Bir erik kadar kaldı, {child:genitive} avucuna kondu. “Oh,” dedi. “Alay başlasın. Ama usul usul...”',
      longest:
        'Kral fısıldadı: “Heyamola... heyamola...” Baloncuklar hangi fenere değdiyse o fener yandı. Bir fener, on fener, bin fener! Bütün deniz ışıl ışıl oldu. Kralın havası bitti. Bir erik kadar kaldı, süzüle süzüle indi, {child:genitive} avucuna kondu. “Oh,” dedi. “Ne kadar hafifmişim! Fener alayı başlasın. Ama usul usul...”',
      short:
        'Baloncuklar fenerlere değdi. Bir fener, on fener, bin fener! Kral küçüldü, {child:genitive} avucuna kondu.',
      longWithoutEnding:
        'Kral fısıldadı: “Heyamola... heyamola...” Baloncuklar hangi fenere değdiyse o fener yandı. Bir fener, on fener, bin fener! Bütün deniz ışıl ışıl oldu. Sonunda kralın havası bitti. Bir erik kadar kaldı, açılan bir avuca kondu. “Oh,” dedi. “Alay başlasın. Ama usul usul...”',
      longestWithoutEnding:
        'Kral fısıldadı: “Heyamola... heyamola...” Baloncuklar hangi fenere değdiyse o fener yandı. Bir fener, on fener, bin fener! Bütün deniz ışıl ışıl oldu. Kralın havası bitti. Bir erik kadar kaldı, süzüle süzüle indi, açılan bir avuca kondu. “Oh,” dedi. “Ne kadar hafifmişim! Fener alayı başlasın. Ama usul usul...”',
      shortWithoutEnding:
        'Baloncuklar fenerlere değdi. Bir fener, on fener, bin fener! Kral küçüldü, açılan bir avuca kondu.',
    },
    // 6 left
    {
      long: 'Alay usul usul geçti: önde denizatı, arkada yengeç, avuç içinde kral. Kral ayrılırken bir deniz kabuğu verdi. Sonra denizatı {child:accusative} yukarı çıkardı. Bahçede yağmur dinmiş, akşam olmuştu. Üçüncü birikinti şimdi bir karış bile değildi. Ama dibinde minik ışıklar vardı; biri erik kadardı, el sallıyordu.',
      longest:
        'Alay usul usul geçti: önde denizatı, arkada yengeç, avuç içinde kral. Kral ayrılırken bir deniz kabuğu verdi. “Beni özlersen dinle,” dedi. Sonra denizatı {child:accusative} yukarı çıkardı. Bahçede yağmur dinmiş, akşam olmuştu. Üçüncü birikinti şimdi bir karış bile değildi. Ama dibinde minik ışıklar vardı; biri erik kadardı, el sallıyordu.',
      short:
        'Alay usul usul geçti. Kral bir deniz kabuğu verdi. Sonra denizatı {child:accusative} eve getirdi. Birikintinin dibinde minik ışıklar kıpırdıyordu.',
      longWithoutEnding:
        'Alay usul usul geçti: önde denizatı, arkada yengeç, avuç içinde kral. Kral ayrılırken bir deniz kabuğu verdi. Sonra denizatı arkadaşını yukarı çıkardı. Bahçede yağmur dinmiş, akşam olmuştu. Üçüncü birikinti şimdi bir karış bile değildi. Ama dibinde minik ışıklar vardı; biri erik kadardı, el sallıyordu.',
      longestWithoutEnding:
        'Alay usul usul geçti: önde denizatı, arkada yengeç, avuç içinde kral. Kral ayrılırken bir deniz kabuğu verdi. “Beni özlersen dinle,” dedi. Sonra denizatı arkadaşını yukarı çıkardı. Bahçede yağmur dinmiş, akşam olmuştu. Üçüncü birikinti şimdi bir karış bile değildi. Ama dibinde minik ışıklar vardı; biri erik kadardı, el sallıyordu.',
      shortWithoutEnding:
        'Alay usul usul geçti. Kral bir deniz kabuğu verdi. Sonra denizatı arkadaşını eve getirdi. Birikintinin dibinde minik ışıklar kıpırdıyordu.',
    },
    // 6 right
    {
      long: 'O gece {child} yorganın altına girdi, başlığı yanındaki yastıktaydı. Kralın deniz kabuğu elindeydi. Dinlemek için kaldırdı, kabuk başlığa çarptı: Tok! Önce dalgaların sesi geldi: Huuuş... huuuş... Sonra incecik bir şarkı: “Heyamola... heyamola...” Son hop yarım kaldı. Küçük dalgıç çoktan uyumuştu.',
      longest:
        'O gece {child} yorganın altına girdi, başlığı yanındaki yastıktaydı. Belki yine yağmur yağardı. Kralın deniz kabuğu elindeydi. Dinlemek için kaldırdı, kabuk başlığa çarptı: Tok! Önce dalgaların sesi geldi: Huuuş... huuuş... Sonra çok uzaktan, incecik bir şarkı: “Heyamola... heyamola...” Camda damlalar yavaşladı. Son hop yarım kaldı. Küçük dalgıç çoktan uyumuştu.',
      short:
        'O gece {child} yorganın altına girdi. Kralın kabuğunu dinledi: Huuuş... huuuş... “Heyamola...” Son hop yarım kaldı. İyi geceler.',
    },
  ],
  together,
}
