/** Sabah Fırını of sisters and brothers: only what is told of them otherwise. */
import type { SideOfMore } from '../script.ts'

export const together: readonly SideOfMore[] = [
  // 1 left
  {
    long: 'Saat beşti, sokak lambaları daha yanıyordu. {child} yorgandan yalnızca burunlarını çıkardılar, havayı kokladılar: Hım, hım. Bir daha kokladılar: Hım, hım, hım! Olmadı. Her sabah merdivenden yukarı çıkan ekmek kokusu bu sabah gelmemişti. “Yolda mı kaldı acaba?” dedi {first}.',
    longest:
      'Saat beşti, sokak lambaları daha yanıyordu. {child} yorgandan yalnızca burunlarını çıkardılar, havayı kokladılar: Hım, hım. Bir daha kokladılar: Hım, hım, hım! Olmadı. Her sabah merdivenden yukarı çıkan, kapının altından giren ekmek kokusu bu sabah gelmemişti. “Yolda mı kaldı acaba?” dedi {first}.',
    short: 'Saat beşti. {child} uyandılar, havayı kokladılar: Hım, hım, hım! Her sabah gelen ekmek kokusu yoktu.',
  },
  // 1 right
  {
    long: '{child} turkuaz berelerini taktı, atkılarını doladı, merdivenden indiler: Tıp tıp, tıp tıp, tıp. Fırın en alt kattaydı. Fırıncı kocaman bir ayıydı, un çuvalının üstünde oturuyordu. Yanında kedisi Somun vardı. “Hamur kabarmıyor,” dedi ayı. “Kabarmazsa ekmek yok, simit yok.”',
    longest:
      '{child} turkuaz berelerini taktı, atkılarını doladı, önlüklerini bağladı, merdivenden indiler: Tıp tıp, tıp tıp, tıp. Fırın en alt kattaydı. Fırıncı kocaman bir ayıydı; un çuvalına oturmuş, çenesini patisine dayamıştı. Yanında kedisi Somun vardı. Somun tıpkı bir ekmeğe benziyordu. “Hamur kabarmıyor,” dedi ayı. “Kabarmazsa ekmek yok, simit yok.”',
    short:
      '{child} turkuaz berelerini taktı, fırına indiler. Fırıncı ayı düşünüyordu. “Hamur kabarmıyor,” dedi. “Ekmek yok, simit yok.”',
  },
  // 2 left
  {
    long: 'Hamur tahta teknede, örtünün altında yatıyordu. {child} eğildiler, dinlediler. İçeriden incecik bir ses geliyordu: Puf... puf... “Nefes alıyor!” dedi {second}. Tam o sırada Somun patisini uzattı, örtüyü kaldırdı. “Kabardı mı?” Fısss! Hamur hemen söndü.',
    longest:
      'Hamur tahta teknede, örtünün altında yatıyordu. {child} eğildiler, kulak verdiler. İçeriden incecik bir ses geliyordu: Puf... puf... “Nefes alıyor!” dedi {second}. “Demek ki büyüyecek.” Tam o sırada Somun patisini uzattı, örtüyü kaldırdı. “Kabardı mı?” İçeri soğuk girdi. Fısss! Hamur bir karış söndü.',
  },
  // 2 right
  {},
  // 3 left
  {},
  // 3 right
  {
    long: '{child} hamura bakmadılar. Bakanlara baktılar. Örtü her kalktığında içeri soğuk giriyor, hamur büzülüyordu. “Buldum!” dedi {first}. “Biz bakarken büyüyemiyor. Hamur utanıyor!” “Bakmadan nasıl bekleyeceğiz?” diye sordu ayı. “Benim gözlerim çok meraklı.”',
    longest:
      '{child} hamura bakmadılar. Bakanlara baktılar. Örtü bir kalkıyor, içeri soğuk giriyor, hamur büzülüyordu. Örtü iniyor, hamur tam ısınıyor, örtü yine kalkıyordu. “Buldum!” dedi {second}. “Biz bakarken büyüyemiyor,” dedi {last}. “Hamur utanıyor!” “Bakmadan nasıl bekleyeceğiz?” diye sordu ayı. “Benim gözlerim çok meraklı.”',
    short: '{child} durdular, düşündüler. “Bulduk!” dediler. “Hamur utanıyor. Biz bakarken hiç büyüyemiyor!”',
  },
  // 4 left
  {
    long: '“Saklambaç oynayalım!” dedi {second}. “Hamur ebe olsun,” dedi {first}. “O saysın, biz saklanalım. Saklanan bakamaz!” Kaptan ekmek sepetine girdi. Ayı süpürgenin arkasına geçti; göbeği iki yandan göründü. Somun raftaki ekmeklerin yanına uzandı. Onu kimse fark etmedi.',
    longest:
      '“Saklambaç oynayalım!” dedi {second}. “Hamur ebe olsun,” dedi {first}. “O saysın, biz saklanalım. Saklanan bakamaz!” Kaptan ekmek sepetine girdi, şapkası dışarıda kaldı. Ayı süpürgenin arkasına geçti; göbeği bir yandan göründü, sırtı öbür yandan. Somun raftaki ekmeklerin yanına uzandı, gözlerini yumdu. Onu kimse fark etmedi.',
    short:
      '“Saklambaç oynayalım,” dedi {first}. “Hamur ebe olsun!” Martı sepete girdi, ayı süpürgenin arkasına saklandı.',
  },
  // 4 right
  {
    long: '{child} tezgâhın altına girdiler, bir bere tahtaya çarptı: Tok! “Şşşt!” dedi sepet. Fırın sustu. Bir tek ses kaldı: Puf... puf... puf... Hamur sayıyordu! Derken örtü kıpırdadı, kalktı, kalktı... Hamur teknenin kenarından başını uzattı. “Sobe!” dedi ayı. “Hepimizi buldu!”',
    longest:
      '{child} tezgâhın altına girdiler, bir bere tahtaya çarptı: Tok! “Şşşt!” dedi sepet. Fırın sustu. Bir tek ses kaldı: Puf... puf... puf... Hamur sayıyordu! Bir göz bakmak istiyordu, bir göz beklemek. Beklemek isteyen gözler kazandı. Derken örtü kıpırdadı, kalktı, kalktı... Hamur teknenin kenarından başını uzattı. “Sobe!” dedi ayı. “Hepimizi buldu!”',
    short:
      '{child} tezgâhın altına girdiler: Tok! Şşşt... Puf... puf... puf... Örtü kalktı, kalktı. Hamur herkesi buldu: Sobe!',
  },
  // 5 left
  {
    long: 'Hamuru yoğurdular, böldüler, halka halka çevirdiler, susama buladılar. {last} en küçük simidi yaptı; biraz yamuktu. Olsun! Koku kapıdan çıktı, sokağı dolaştı, pencereleri tek tek çaldı. Birinci pencere açıldı. İkinci pencere açıldı. Üçüncüsü önce esnedi, sonra açıldı.',
    longest:
      'Hamur o kadar büyümüştü ki ayı onu zor kucakladı. Yoğurdular, böldüler, halka halka çevirdiler, susama buladılar. {last} en küçük simidi yaptı; biraz yamuktu. Olsun! Koku kapıdan çıktı, yokuş yukarı yürüdü, pencereleri tek tek çaldı. Birinci pencere açıldı. İkinci pencere açıldı. Üçüncüsü önce esnedi, sonra açıldı.',
  },
  // 5 right
  {
    short: '{child} simitleri iskeleye götürdüler. Kaptan tam iki tane aldı. Düüüt! Vapur kalktı, güneş doğdu.',
  },
  // 6 left
  {
    long: '{child} merdiveni çıkarken üç kere esnediler. Bugün pazardı, pazar sabahları bir kere daha uyunurdu. Perdenin arasından güneş incecik giriyordu. Ekmek kokusu sonunda yolu bulmuş, {child:genitive} odasına kadar gelmişti. Taburenin üstünde sıcacık tütüyordu.',
    longest:
      '{child} merdiveni çıkarken üç kere esnediler. Üçüncü esneme fırın kapısı kadardı. Bugün pazardı, pazar sabahları bir kere daha uyunurdu. Perdenin arasından güneş incecik giriyordu. Ekmek kokusu sonunda yolu bulmuş, yatak odasına kadar gelmişti. Taburenin üstünde sıcacık tütüyordu.',
    longWithoutEnding:
      '{child} merdiveni çıkarken üç kere esnediler. Bugün pazardı, pazar sabahları bir kere daha uyunurdu. Perdenin arasından güneş incecik giriyordu. Ekmek kokusu sonunda yolu bulmuş, yatak odasına kadar gelmişti. Taburenin üstünde sıcacık tütüyordu.',
  },
  // 6 right
  {
    long: '{child} yorganın altına girdiler. Berelerini çıkarmadılar; bereler ekmek kokuyordu. Yorgan yavaşça kabardı: Puuuf... Yavaşça indi: Puuuf... Pencereye kaptan kondu. “Kabardı mı?” diye fısıldadı. “Şşşt,” dedi Somun. Kimse örtüyü kaldırmadı. Küçük fırıncılar büyüye büyüye uyudu.',
    longest:
      '{child} yorganın altına girdiler. Berelerini çıkarmadılar; bereler ekmek kokuyordu. Somun ayakucuna kıvrıldı. Yorgan yavaşça kabardı: Puuuf... Yavaşça indi: Puuuf... Pencereye kaptan kondu. “Kabardı mı?” diye fısıldadı. “Şşşt,” dedi Somun. Kimse örtüyü kaldırmadı. Güneş bile bekledi. Küçük fırıncılar büyüye büyüye uyudu.',
    short:
      '{child} yorganın altına girdiler. Yorgan kabardı, indi: Puuuf... Puuuf... “Kabardı mı?” “Şşşt...” Kimse bakmadı. İyi uykular.',
  },
]
