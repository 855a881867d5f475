/** Sabah Fırını for sisters and brothers: only the texts that differ. */
import type { SideOfMore } from '../script.ts'

export const together: readonly SideOfMore[] = [
  // 1 left
  {
    long: 'Saat beşti, sokak lambaları daha yanıyordu. Yorgandan {child} yalnızca burunlarını çıkardılar, havayı kokladılar: Hıf, hıf. Bir daha kokladılar: Hıf, hıf, hıf! Yoktu. Her sabah merdivenden yukarı çıkan ekmek kokusu bu sabah gelmemişti. “Yolda mı kaldı acaba?” dedi {first}.',
    longest:
      'Saat beşti, sokak lambaları daha yanıyordu. Yorgandan {child} yalnızca burunlarını çıkardılar, havayı kokladılar: Hıf, hıf. Bir daha kokladılar: Hıf, hıf, hıf! Yoktu. Her sabah merdivenden yukarı çıkan, kapının altından giren ekmek kokusu bu sabah gelmemişti. “Yolda mı kaldı acaba?” dedi {first}.',
    short: 'Saat beşte {child} uyandılar, havayı kokladılar: Hıf, hıf, hıf! Her sabah gelen ekmek kokusu yoktu.',
  },
  // 1 right
  {
    long: 'Hemen {child} turkuaz berelerini taktı, atkılarını doladı, merdivenden indiler: Tıp tıp, tıp tıp, tıp. Fırın en alt kattaydı. Fırıncı kocaman bir ayıydı, un çuvalının üstünde oturuyordu. Yanında kedisi Francala vardı. “Hamur kabarmıyor,” dedi ayı. “Kabarmazsa ekmek yok, simit yok.” Peki neden kabarmıyordu?',
    longest:
      'Hemen {child} turkuaz berelerini taktı, atkılarını doladı, merdivenden indiler: Tıp tıp, tıp tıp, tıp. Fırın en alt kattaydı. Fırıncı kocaman bir ayıydı; un çuvalına oturmuş, çenesini patisine dayamıştı. Yanında kedisi Francala vardı. Francala tıpkı bir ekmeğe benziyordu. “Hamur kabarmıyor,” dedi ayı. “Kabarmazsa ekmek yok, simit yok.” Peki neden kabarmıyordu?',
    short:
      'Hemen {child} turkuaz berelerini taktı, fırına indiler. Fırıncı ayı düşünüyordu. “Hamur kabarmıyor,” dedi. “Ekmek yok, simit yok.” Neden acaba?',
  },
  // 2 left
  {
    long: 'Hamur tahta teknede, örtünün altında yatıyordu. Usulca {child} eğildiler, dinlediler. İçeriden incecik bir ses geliyordu: Puf... puf... “Hamur nefes alıyor!” dedi {second}. Tam o sırada Francala patisini uzattı, örtüyü kaldırdı. “Kabardı mı?” Fısss! Hamur hemen söndü.',
    longest:
      'Hamur tahta teknede, örtünün altında yatıyordu. Usulca {child} eğildiler, kulak verdiler. İçeriden incecik bir ses geliyordu: Puf... puf... “Hamur nefes alıyor!” dedi {second}. “Demek ki büyüyecek.” Tam o sırada Francala patisini uzattı, örtüyü kaldırdı. “Kabardı mı?” İçeri soğuk girdi. Fısss! Hamur bir karış söndü.',
  },
  // 2 right
  {},
  // 3 left
  {},
  // 3 right
  {
    long: 'Bir tek {child} hamura bakmadılar. Bakanlara baktılar. Örtü her kalktığında içeri soğuk giriyor, hamur büzülüyordu. “Buldum!” dedi {first}. “Biz bakarken büyüyemiyor. Hamur utanıyor!” “Bakmadan nasıl bekleyeceğiz?” diye sordu ayı. “Benim gözlerim çok meraklı.”',
    longest:
      'Bir tek {child} hamura bakmadılar. Bakanlara baktılar. Örtü bir kalkıyor, içeri soğuk giriyor, hamur büzülüyordu. Örtü iniyor, hamur tam ısınıyor, örtü yine kalkıyordu. “Buldum!” dedi {second}. “Biz bakarken büyüyemiyor,” dedi {last}. “Hamur utanıyor!” “Bakmadan nasıl bekleyeceğiz?” diye sordu ayı. “Benim gözlerim çok meraklı.”',
    short: 'Ama {child} durdular, düşündüler. “Bulduk!” dediler. “Hamur utanıyor. Biz bakarken hiç büyüyemiyor!”',
  },
  // 4 left
  {
    long: '“Saklambaç oynayalım!” dedi {second}. “Hamur ebe olsun,” dedi {first}. “O saysın, biz saklanalım. Saklanan bakamaz!” Kaptan ekmek sepetine girdi. Koca ayı süpürgenin arkasına geçti; yarısı bir yandan göründü, yarısı öbür yandan. Francala raftaki ekmeklerin yanına uzandı. Onu kimse fark etmedi.',
    longest:
      '“Saklambaç oynayalım!” dedi {second}. “Hamur ebe olsun,” dedi {first}. “O saysın, biz saklanalım. Saklanan bakamaz!” Kaptan ekmek sepetine girdi, şapkası dışarıda kaldı. Koca ayı süpürgenin arkasına geçti; yarısı bir yandan göründü, yarısı öbür yandan. Francala raftaki ekmeklerin yanına uzandı, gözlerini yumdu. Onu kimse fark etmedi.',
    short:
      '“Saklambaç oynayalım,” dedi {first}. “Hamur ebe olsun!” Martı sepete girdi, ayı süpürgenin arkasına saklandı.',
  },
  // 4 right
  {
    long: 'En son {child} tezgâhın altına girdiler, bir bere tahtaya çarptı: Tok! “Şşşt!” dedi sepet. Fırın sustu. Bir tek ses kaldı: Puf... puf... puf... Hamur sayıyordu! Derken örtü kıpırdadı, kalktı, kalktı... Hamur teknenin kenarından başını uzattı. “Sobe!” dedi ayı. “Hepimizi buldu!”',
    longest:
      'En son {child} tezgâhın altına girdiler, bir bere tahtaya çarptı: Tok! “Şşşt!” dedi sepet. Fırın sustu. Bir tek ses kaldı: Puf... puf... puf... Hamur sayıyordu! Herkes bakmak istiyordu, kimse bakmadı. Kaptan gözlerini yumdu. Derken örtü kıpırdadı, kalktı, kalktı... Hamur tekneden başını uzattı. “Sobe!” dedi ayı. “Hepimizi buldu!”',
    short:
      'En son {child} tezgâhın altına girdiler: Tok! Şşşt... Puf... puf... puf... Örtü kalktı, kalktı. Hamur herkesi buldu: Sobe!',
  },
  // 5 left
  {
    long: 'Hamuru böldüler, halka halka çevirdiler, susama buladılar; ayı hepsini fırına sürdü. En küçük simidi {last} yapmıştı; biraz yamuktu. Olsun! Koku kapıdan çıktı, sokağı dolaştı, pencereleri tek tek çaldı. Birinci pencere açıldı. İkinci pencere açıldı. Üçüncüsü önce esnedi, sonra açıldı.',
    longest:
      'Hamur o kadar büyümüştü ki ayı onu zor kucakladı. Böldüler, halka halka çevirdiler, susama buladılar; ayı hepsini fırına sürdü. En küçük simidi {last} yapmıştı; biraz yamuktu. Olsun! Koku kapıdan çıktı, yokuş yukarı yürüdü, pencereleri tek tek çaldı. Birinci pencere açıldı. İkinci pencere açıldı. Üçüncüsü önce esnedi, sonra açıldı.',
  },
  // 5 right
  {
    short: 'Sıcak simitleri {child} iskeleye götürdüler. Kaptan tam iki tane aldı. Düüüt! Vapur kalktı, güneş doğdu.',
  },
  // 6 left
  {
    long: 'Merdiveni çıkarken {child} üç kere esnediler. Bugün pazardı, pazar sabahları bir kere daha uyunurdu. Perdeden ince bir güneş giriyordu. Ekmek kokusu sonunda yolu bulmuş, {child:genitive} odasına kadar gelmişti. Taburede, ayının verdiği küçük ekmek hâlâ tütüyordu.',
    longest:
      'Merdiveni çıkarken {child} üç kere esnediler. Üçüncü esneme fırın kapısı kadardı. Bugün pazardı, pazar sabahları bir kere daha uyunurdu. Perdenin arasından güneş incecik giriyordu. Ekmek kokusu sonunda yolu bulmuş, yatak odasına kadar gelmişti. Taburede, ayının verdiği küçük ekmek hâlâ tütüyordu.',
    longWithoutEnding:
      'Merdiveni çıkarken {child} üç kere esnediler. Bugün pazardı, pazar sabahları bir kere daha uyunurdu. Perdeden ince bir güneş giriyordu. Ekmek kokusu sonunda yolu bulmuş, yatak odasına kadar gelmişti. Taburede, ayının verdiği küçük ekmek hâlâ tütüyordu.',
  },
  // 6 right
  {
    long: 'Sonra {child} yorganın altına girdiler. Berelerini çıkarmadılar; bereler ekmek kokuyordu. Yorgan yavaşça kabardı: Puuuf... Yavaşça indi: Puuuf... Pencereye kaptan kondu. “Kabardı mı?” diye fısıldadı. “Şşşt,” dedi Francala. Kimse örtüyü kaldırmadı. Küçük fırıncılar büyüye büyüye uyudu.',
    longest:
      'Sonra {child} yorganın altına girdiler. Berelerini çıkarmadılar; bereler ekmek kokuyordu. Francala ayakucuna kıvrıldı. Yorgan yavaşça kabardı: Puuuf... Yavaşça indi: Puuuf... Pencereye kaptan kondu. “Kabardı mı?” diye fısıldadı. “Şşşt,” dedi Francala. Kimse örtüyü kaldırmadı. Küçük fırıncılar büyüye büyüye uyudu.',
    short:
      'Sonra {child} yorganın altına girdiler. Yorgan kabardı, indi: Puuuf... Puuuf... “Kabardı mı?” “Şşşt...” Kimse bakmadı. İyi uykular.',
  },
]
