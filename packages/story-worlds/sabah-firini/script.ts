/** Sabah Fırını: patience, narrated in -di. */
import type { StoryScript } from '../script.ts'
import { together } from './together.ts'

export const script: StoryScript = {
  title: 'Sabah Fırını',
  teaser: 'Hamur bir türlü kabarmıyor, vapur simitsiz kalkmıyor! Puf... puf... Peki kim saklanacak?',
  description:
    'Saat beşte bütün mahalle ekmek bekliyor, ama hamur bir türlü kabarmıyor; çünkü ayı, kedi ve martı kaptan durmadan örtüyü kaldırıp bakıyor. Kahramanımız bakmadan beklemenin bir yolunu arıyor ve hamuru da oyuna katıyor.',
  tags: ['Sabır', 'Oyun', 'Şehir', 'Komik', 'Uyku Öncesi'],
  texts: [
    // 1 left
    {
      long: 'Saat beşti, sokak lambaları daha yanıyordu. Yorgandan önce burnunu çıkardı {child}, havayı kokladı: Hıf, hıf. Bir daha kokladı: Hıf, hıf, hıf! Yoktu. Her sabah merdivenden yukarı çıkan ekmek kokusu bu sabah gelmemişti. Yolda mı kalmıştı acaba?',
      longest:
        'Saat beşti, sokak lambaları daha yanıyordu. Yorgandan önce burnunu çıkardı {child}, havayı kokladı: Hıf, hıf. Bir daha kokladı: Hıf, hıf, hıf! Yoktu. Her sabah merdivenden yukarı çıkan, kapının altından giren ekmek kokusu bu sabah gelmemişti. Yolda mı kalmıştı acaba? Yoksa o da pazar uykusuna mı dalmıştı?',
      short: 'Saat beşte {child} uyandı, havayı kokladı: Hıf, hıf, hıf! Her sabah gelen ekmek kokusu yoktu.',
    },
    // 1 right
    {
      long: 'Hemen turkuaz beresini taktı {child}, atkısını doladı, merdivenden indi: Tıp tıp, tıp tıp, tıp. Fırın en alt kattaydı. Fırıncı kocaman bir ayıydı, un çuvalının üstünde oturuyordu. Yanında kedisi Francala vardı. “Hamur kabarmıyor,” dedi ayı. “Kabarmazsa ekmek yok, simit yok.” Peki neden kabarmıyordu?',
      longest:
        'Hemen turkuaz beresini taktı {child}, atkısını doladı, önlüğünü bağladı, merdivenden indi: Tıp tıp, tıp tıp, tıp. Fırın en alt kattaydı. Fırıncı kocaman bir ayıydı; un çuvalına oturmuş, çenesini patisine dayamıştı. Yanında kedisi Francala vardı. Francala tıpkı bir ekmeğe benziyordu. “Hamur kabarmıyor,” dedi ayı. “Kabarmazsa ekmek yok, simit yok.” Peki neden kabarmıyordu?',
      short:
        'Hemen turkuaz beresini taktı {child}, fırına indi. Fırıncı ayı düşünüyordu. “Hamur kabarmıyor,” dedi. “Ekmek yok, simit yok.” Neden acaba?',
    },
    // 2 left
    {
      long: 'Hamur tahta teknede, örtünün altında yatıyordu. Usulca eğildi {child}, dinledi. İçeriden incecik bir ses geliyordu: Puf... puf... “Hamur nefes alıyor!” dedi {child}. Tam o sırada Francala patisini uzattı, örtüyü kaldırdı. “Kabardı mı?” Fısss! Hamur hemen söndü.',
      longest:
        'Hamur tahta teknede, örtünün altında yatıyordu. Usulca eğildi {child}, kulak verdi. İçeriden incecik bir ses geliyordu: Puf... puf... “Hamur nefes alıyor!” dedi {child}. “Demek ki uyuyor, demek ki büyüyecek.” Tam o sırada Francala patisini uzattı, örtüyü kaldırdı. “Kabardı mı?” İçeri soğuk girdi. Fısss! Hamur bir karış söndü.',
      short: 'Hamur örtünün altındaydı: Puf... puf... Kedi örtüyü kaldırdı. “Kabardı mı?” Fısss! Hamur hemen söndü.',
    },
    // 2 right
    {
      long: 'Pencereye vapurun kaptanı kondu. Kaptan bir martıydı. “Günaydın,” dedi kibarca. “Simit yoksa vapur kalkmaz. Yolcular da kalkmaz, onlar daha uyuyor.” Sonra gagasıyla örtünün ucunu tuttu. “Kabardı mı?” Fısss! Hamur biraz daha söndü. “Pardon,” dedi kaptan.',
      longest:
        'Pencereye vapurun kaptanı kondu. Kaptan bir martıydı, şapkası hep biraz yan dururdu. “Günaydın,” dedi kibarca. “Simit yoksa vapur kalkmaz. Yolcular da kalkmaz, onlar daha uyuyor.” Kanadını göğsüne koydu, ne kadar beklediğini düşündü. Beş dakika olmuştu. Gagasıyla örtünün ucunu tuttu. “Kabardı mı?” Fısss! Hamur biraz daha söndü. “Pardon,” dedi kaptan.',
      short:
        'Martı kaptan geldi. “Simitsiz vapur kalkmaz,” dedi, örtüyü kaldırdı. “Kabardı mı?” Fısss! Hamur biraz daha söndü.',
    },
    // 3 left
    {
      long: 'Koca ayı dayanamadı, o da baktı: Fısss! “Belki şarkı ister,” dedi kaptan, örtüyü kaldırdı: Fısss! “Belki gıdıklanmak ister,” dedi Francala, örtüyü kaldırdı: Fısss! Herkes baktıkça hamur küçüldü, küçüldü. Artık bir elma kadardı.',
      longest:
        'Koca ayı dayanamadı, o da baktı: Fısss! “Belki şarkı ister,” dedi kaptan, örtüyü kaldırdı: Fısss! “Belki gıdıklanmak ister,” dedi Francala, örtüyü kaldırdı: Fısss! “Belki de küstü,” dedi ayı, bir daha baktı. Herkes yardım etmek istiyordu. Herkes yardım ettikçe hamur küçüldü, küçüldü. Önce yastık kadardı, sonra karpuz kadar. Artık bir elma kadardı.',
      short: 'Önce ayı baktı: Fısss! Kedi baktı: Fısss! Martı baktı: Fısss! Hamur bir elma kadar kaldı.',
    },
    // 3 right
    {
      long: 'Bir tek {child} hamura bakmadı. Bakanlara baktı. Örtü her kalktığında içeri soğuk giriyor, hamur büzülüyordu. “Buldum!” dedi {child}. “Biz bakarken büyüyemiyor. Hamur utanıyor!” “Bakmadan nasıl bekleyeceğiz?” diye sordu ayı. “Benim gözlerim çok meraklı.”',
      longest:
        'Bir tek {child} hamura bakmadı. Bakanlara baktı. Örtü bir kalkıyor, içeri soğuk giriyor, hamur büzülüyordu. Örtü iniyor, hamur tam ısınıyor, örtü yine kalkıyordu. “Buldum işte!” dedi küçük fırıncı. “Biz bakarken büyüyemiyor. Hamur utanıyor!” “Bakmadan nasıl bekleyeceğiz?” diye sordu ayı. “Benim gözlerim çok meraklı.” “Benimkiler iki tane,” dedi kaptan.',
      short: 'Ama {child} durdu, düşündü. “Buldum!” dedi. “Hamur utanıyor. Biz bakarken hiç büyüyemiyor!”',
    },
    // 4 left
    {
      long: '“Saklambaç oynayalım!” dedi {child}. “Hamur ebe olsun. O saysın, biz saklanalım. Saklanan bakamaz!” Kaptan ekmek sepetine girdi. Koca ayı süpürgenin arkasına geçti; yarısı bir yandan göründü, yarısı öbür yandan. Francala raftaki ekmeklerin yanına uzandı. Onu kimse fark etmedi.',
      longest:
        'Küçük fırıncı düşündü, düşündü. “Saklambaç oynayalım!” dedi. “Hamur ebe olsun. O saysın, biz saklanalım. Saklanan bakamaz!” Kaptan ekmek sepetine girdi, şapkası dışarıda kaldı. Koca ayı süpürgenin arkasına geçti; yarısı bir yandan göründü, yarısı öbür yandan. Francala raftaki ekmeklerin yanına uzandı, gözlerini yumdu. Onu kimse fark etmedi.',
      short:
        '“Saklambaç oynayalım,” dedi {child}. “Hamur ebe olsun!” Martı sepete girdi, ayı süpürgenin arkasına saklandı.',
    },
    // 4 right
    {
      long: 'En son {child} tezgâhın altına girdi, bere tahtaya çarptı: Tok! “Şşşt!” dedi sepet. Fırın sustu. Bir tek ses kaldı: Puf... puf... puf... Hamur sayıyordu! Derken örtü kıpırdadı, kalktı, kalktı... Hamur teknenin kenarından başını uzattı. “Sobe!” dedi ayı. “Hepimizi buldu!”',
      longest:
        'En son {child} tezgâhın altına girdi, bere tahtaya çarptı: Tok! “Şşşt!” dedi sepet. Fırın sustu. Bir tek ses kaldı: Puf... puf... puf... Hamur sayıyordu! Herkes bakmak istiyordu, kimse bakmadı. Kaptan gözlerini yumdu. Derken örtü kıpırdadı, kalktı, kalktı... Hamur tekneden başını uzattı. “Sobe!” dedi ayı. “Hepimizi buldu!”',
      short:
        'En son {child} tezgâhın altına girdi: Tok! Şşşt... Puf... puf... puf... Örtü kalktı, kalktı. Hamur herkesi buldu: Sobe!',
    },
    // 5 left
    {
      long: 'Hamuru böldüler, halka halka çevirdiler, susama buladılar; ayı hepsini fırına sürdü. En küçük simidi {child} yapmıştı; biraz yamuktu. Olsun! Koku kapıdan çıktı, sokağı dolaştı, pencereleri tek tek çaldı. Birinci pencere açıldı. İkinci pencere açıldı. Üçüncüsü önce esnedi, sonra açıldı.',
      longest:
        'Hamur o kadar büyümüştü ki ayı onu zor kucakladı. Böldüler, halka halka çevirdiler, susama buladılar; ayı hepsini fırına sürdü. En küçük simidi {child} yapmıştı; biraz yamuktu. Olsun! Koku kapıdan çıktı, yokuş yukarı yürüdü, pencereleri tek tek çaldı. Birinci pencere açıldı. İkinci pencere açıldı. Üçüncüsü önce esnedi, sonra açıldı.',
      short:
        'Halka halka simit yaptılar, ayı fırında pişirdi. Koku sokağa çıktı, pencereleri çaldı. Pencereler birer birer açıldı.',
    },
    // 5 right
    {
      long: 'Simitler gün doğarken iskeleye yetişti. Kaptan bir tane aldı: “Bu gidiş için.” Bir daha: “Bu da dönüş için.” Sonra {child:dative} selam verdi, kanadı şapkasına değdi. Düüüt! Vapur kalktı. Yolcular da kalktı. Martılar simitlerin peşine takıldı. Ya ekmek kokusu?',
      longest:
        'Simitler gün doğarken iskeleye yetişti. Kaptan bir tane aldı: “Bu gidiş için.” Bir daha: “Bu da dönüş için.” Üçüncüyü şapkasına koydu: “Bu da şapka için.” Sonra {child:dative} selam verdi. Düüüt! Vapur kalktı. Yolcular da kalktı. Bütün deniz pembeydi, martılar bile. Hepsi simitlerin peşine takıldı. Ya ekmek kokusu?',
      short: 'Sıcak simitleri {child} iskeleye götürdü. Kaptan tam iki tane aldı. Düüüt! Vapur kalktı, güneş doğdu.',
      longWithoutEnding:
        'Simitler gün doğarken iskeleye yetişti. Kaptan bir tane aldı: “Bu gidiş için.” Bir daha: “Bu da dönüş için.” Sonra fırıncılara selam verdi, kanadı şapkasına değdi. Düüüt! Vapur kalktı. Yolcular da kalktı. Martılar simitlerin peşine takıldı. Ya ekmek kokusu?',
      longestWithoutEnding:
        'Simitler gün doğarken iskeleye yetişti. Kaptan bir tane aldı: “Bu gidiş için.” Bir daha: “Bu da dönüş için.” Üçüncüyü şapkasına koydu: “Bu da şapka için.” Sonra fırıncılara selam verdi. Düüüt! Vapur kalktı. Yolcular da kalktı. Bütün deniz pembeydi, martılar bile. Hepsi simitlerin peşine takıldı. Ya ekmek kokusu?',
    },
    // 6 left
    {
      long: 'Merdiveni çıkarken {child} üç kere esnedi. Bugün pazardı, pazar sabahları bir kere daha uyunurdu. Perdenin arasından güneş incecik giriyordu. Ekmek kokusu sonunda yolu bulmuş, {child:genitive} odasına kadar gelmişti. Taburede, ayının verdiği küçük ekmek hâlâ tütüyordu.',
      longest:
        'Merdiveni çıkarken {child} üç kere esnedi. Birinci esneme küçüktü, ikincisi ortanca, üçüncüsü fırın kapısı kadar. Bugün pazardı, pazar sabahları bir kere daha uyunurdu. Perdenin arasından güneş incecik giriyordu. Ekmek kokusu sonunda yolu bulmuş, basamakları çıkmış, yatak odasına kadar gelmişti. Taburede, ayının verdiği küçük ekmek hâlâ tütüyordu.',
      short:
        'Bugün pazardı, bir daha uyunurdu. Ekmek kokusu {child:genitive} odasına kadar geldi. Perdeden ince bir güneş girdi.',
      longWithoutEnding:
        'Merdiveni çıkarken {child} üç kere esnedi. Bugün pazardı, pazar sabahları bir kere daha uyunurdu. Perdenin arasından güneş incecik giriyordu. Ekmek kokusu sonunda yolu bulmuş, yatak odasına kadar gelmişti. Taburede, ayının verdiği küçük ekmek hâlâ tütüyordu.',
      shortWithoutEnding:
        'Bugün pazardı, bir daha uyunurdu. Ekmek kokusu yatak odasına kadar geldi. Perdeden ince bir güneş girdi.',
    },
    // 6 right
    {
      long: 'Sonra {child} yorganın altına girdi. Beresini çıkarmadı; bere ekmek kokuyordu. Yorgan yavaşça kabardı: Puuuf... Yavaşça indi: Puuuf... Pencereye kaptan kondu. “Kabardı mı?” diye fısıldadı. “Şşşt,” dedi Francala. Kimse örtüyü kaldırmadı. Ve {child} büyüye büyüye uyudu.',
      longest:
        'Sonra {child} yorganın altına girdi. Beresini çıkarmadı; bere hâlâ ekmek kokuyordu. Francala ayakucuna kıvrıldı. Yorgan usulca kabardı: Puuuf... Usulca indi: Puuuf... Pencereye kaptan kondu, simitleri bitmişti. “Kabardı mı?” diye fısıldadı. “Şşşt,” dedi Francala. Kimse örtüyü kaldırmadı. Perdedeki güneş bile bekledi. Küçük fırıncı büyüye büyüye uyudu.',
      short:
        'Sonra {child} yorganın altına girdi. Yorgan kabardı, indi: Puuuf... Puuuf... “Kabardı mı?” “Şşşt...” Kimse bakmadı. İyi uykular.',
    },
  ],
  together,
}
