/** Sabah Fırını: patience, told in -di. */
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
      long: 'Saat beşti, sokak lambaları daha yanıyordu. {child} önce burnunu çıkardı yorgandan, havayı kokladı: Hım, hım. Bir daha kokladı: Hım, hım, hım! Olmadı. Her sabah merdivenden yukarı çıkan ekmek kokusu bu sabah gelmemişti. Yolda mı kalmıştı acaba?',
      longest:
        'Saat beşti, sokak lambaları daha yanıyordu. {child} önce burnunu çıkardı yorgandan, havayı kokladı: Hım, hım. Bir daha kokladı: Hım, hım, hım! Olmadı. Her sabah merdivenden yukarı çıkan, kapının altından giren ekmek kokusu bu sabah gelmemişti. Yolda mı kalmıştı acaba? Yoksa o da pazar uykusuna mı dalmıştı?',
      short: 'Saat beşti. {child} uyandı, havayı kokladı: Hım, hım, hım! Her sabah gelen ekmek kokusu yoktu.',
    },
    // 1 right
    {
      long: '{child} turkuaz beresini taktı, atkısını doladı, merdivenden indi: Tıp tıp, tıp tıp, tıp. Fırın en alt kattaydı. Fırıncı kocaman bir ayıydı, un çuvalının üstünde oturuyordu. Yanında kedisi Somun vardı. “Hamur kabarmıyor,” dedi ayı. “Kabarmazsa ekmek yok, simit yok.”',
      longest:
        '{child} turkuaz beresini taktı, atkısını doladı, önlüğünü bağladı, merdivenden indi: Tıp tıp, tıp tıp, tıp. Fırın en alt kattaydı. Fırıncı kocaman bir ayıydı; un çuvalına oturmuş, çenesini patisine dayamıştı. Yanında kedisi Somun vardı. Somun tıpkı bir ekmeğe benziyordu. “Hamur kabarmıyor,” dedi ayı. “Kabarmazsa ekmek yok, simit yok.”',
      short:
        '{child} turkuaz beresini taktı, fırına indi. Fırıncı ayı düşünüyordu. “Hamur kabarmıyor,” dedi. “Ekmek yok, simit yok.”',
    },
    // 2 left
    {
      long: 'Hamur tahta teknede, örtünün altında yatıyordu. {child} eğildi, dinledi. İçeriden incecik bir ses geliyordu: Puf... puf... “Nefes alıyor!” dedi {child}. Tam o sırada Somun patisini uzattı, örtüyü kaldırdı. “Kabardı mı?” Fısss! Hamur hemen söndü.',
      longest:
        'Hamur tahta teknede, örtünün altında yatıyordu. {child} eğildi, kulak verdi. İçeriden incecik bir ses geliyordu: Puf... puf... “Nefes alıyor!” dedi {child}. “Demek ki uyuyor, demek ki büyüyecek.” Tam o sırada Somun patisini uzattı, örtüyü kaldırdı. “Kabardı mı?” İçeri soğuk girdi. Fısss! Hamur bir karış söndü.',
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
      long: 'Ayı dayanamadı, o da baktı: Fısss! “Belki şarkı ister,” dedi kaptan, örtüyü kaldırdı: Fısss! “Belki gıdıklanmak ister,” dedi Somun, örtüyü kaldırdı: Fısss! Herkes baktıkça hamur küçüldü, küçüldü. Artık bir elma kadardı.',
      longest:
        'Ayı dayanamadı, o da baktı: Fısss! “Belki şarkı ister,” dedi kaptan, örtüyü kaldırdı: Fısss! “Belki gıdıklanmak ister,” dedi Somun, örtüyü kaldırdı: Fısss! “Belki de küstü,” dedi ayı, bir daha baktı. Herkes yardım etmek istiyordu. Herkes yardım ettikçe hamur küçüldü, küçüldü. Önce yastık kadardı, sonra karpuz kadar. Artık bir elma kadardı.',
      short: 'Ayı baktı: Fısss! Kedi baktı: Fısss! Martı baktı: Fısss! Hamur bir elma kadar kaldı.',
    },
    // 3 right
    {
      long: '{child} hamura bakmadı. Bakanlara baktı. Örtü her kalktığında içeri soğuk giriyor, hamur büzülüyordu. “Buldum!” dedi {child}. “Biz bakarken büyüyemiyor. Hamur utanıyor!” “Bakmadan nasıl bekleyeceğiz?” diye sordu ayı. “Benim gözlerim çok meraklı.”',
      longest:
        '{child} hamura bakmadı. Bakanlara baktı. Örtü bir kalkıyor, içeri soğuk giriyor, hamur büzülüyordu. Örtü iniyor, hamur tam ısınıyor, örtü yine kalkıyordu. “Buldum işte!” dedi küçük fırıncı. “Biz bakarken büyüyemiyor. Hamur utanıyor!” “Bakmadan nasıl bekleyeceğiz?” diye sordu ayı. “Benim gözlerim çok meraklı.” “Benimkiler iki tane,” dedi kaptan.',
      short: '{child} durdu, düşündü. “Buldum!” dedi. “Hamur utanıyor. Biz bakarken hiç büyüyemiyor!”',
    },
    // 4 left
    {
      long: '“Saklambaç oynayalım!” dedi {child}. “Hamur ebe olsun. O saysın, biz saklanalım. Saklanan bakamaz!” Kaptan ekmek sepetine girdi. Ayı süpürgenin arkasına geçti; göbeği iki yandan göründü. Somun raftaki ekmeklerin yanına uzandı. Onu kimse fark etmedi.',
      longest:
        'Küçük fırıncı düşündü, düşündü. “Saklambaç oynayalım!” dedi. “Hamur ebe olsun. O saysın, biz saklanalım. Saklanan bakamaz!” Kaptan ekmek sepetine girdi, şapkası dışarıda kaldı. Ayı süpürgenin arkasına geçti; göbeği bir yandan göründü, sırtı öbür yandan. Somun raftaki ekmeklerin yanına uzandı, gözlerini yumdu. Onu kimse fark etmedi.',
      short:
        '“Saklambaç oynayalım,” dedi {child}. “Hamur ebe olsun!” Martı sepete girdi, ayı süpürgenin arkasına saklandı.',
    },
    // 4 right
    {
      long: '{child} tezgâhın altına girdi, bere tahtaya çarptı: Tok! “Şşşt!” dedi sepet. Fırın sustu. Bir tek ses kaldı: Puf... puf... puf... Hamur sayıyordu! Derken örtü kıpırdadı, kalktı, kalktı... Hamur teknenin kenarından başını uzattı. “Sobe!” dedi ayı. “Hepimizi buldu!”',
      longest:
        '{child} tezgâhın altına girdi, bere tahtaya çarptı: Tok! “Şşşt!” dedi sepet. Fırın sustu. Bir tek ses kaldı: Puf... puf... puf... Hamur sayıyordu! Bir göz bakmak istiyordu, bir göz beklemek. Beklemek isteyen göz kazandı. Derken örtü kıpırdadı, kalktı, kalktı... Hamur teknenin kenarından başını uzattı. “Sobe!” dedi ayı. “Hepimizi buldu!”',
      short:
        '{child} tezgâhın altına girdi: Tok! Şşşt... Puf... puf... puf... Örtü kalktı, kalktı. Hamur herkesi buldu: Sobe!',
    },
    // 5 left
    {
      long: 'Hamuru yoğurdular, böldüler, halka halka çevirdiler, susama buladılar. {child} en küçük simidi yaptı; biraz yamuktu. Olsun! Koku kapıdan çıktı, sokağı dolaştı, pencereleri tek tek çaldı. Birinci pencere açıldı. İkinci pencere açıldı. Üçüncüsü önce esnedi, sonra açıldı.',
      longest:
        'Hamur o kadar büyümüştü ki ayı onu zor kucakladı. Yoğurdular, böldüler, halka halka çevirdiler, susama buladılar. {child} en küçük simidi yaptı; biraz yamuktu. Olsun! Koku kapıdan çıktı, yokuş yukarı yürüdü, pencereleri tek tek çaldı. Birinci pencere açıldı. İkinci pencere açıldı. Üçüncüsü önce esnedi, sonra açıldı.',
      short:
        'Hamuru yoğurdular, halka halka simit yaptılar. Koku sokağa çıktı, pencereleri çaldı. Pencereler birer birer açıldı.',
    },
    // 5 right
    {
      long: 'Güneş doğarken simitler iskeleye yetişti. Kaptan bir tane aldı: “Bu gidiş için.” Bir tane daha aldı: “Bu da dönüş için.” Sonra {child:dative} selam verdi, kanadı şapkasına değdi. Düüüt! Vapur kalktı. Yolcular da kalktı. Martılar simitlerin peşine takıldı.',
      longest:
        'Güneş doğarken simitler iskeleye yetişti. Kaptan bir tane aldı: “Bu gidiş için.” Bir tane daha aldı: “Bu da dönüş için.” Üçüncüsünü şapkasının altına koydu: “Bu da şapka için.” Sonra {child:dative} selam verdi. Düüüt! Vapur kalktı. Yolcular da kalktı. Deniz pembeydi, martılar bile pembeydi. Hepsi simitlerin peşine takıldı.',
      short: '{child} simitleri iskeleye götürdü. Kaptan tam iki tane aldı. Düüüt! Vapur kalktı, güneş doğdu.',
      longWithoutEnding:
        'Güneş doğarken simitler iskeleye yetişti. Kaptan bir tane aldı: “Bu gidiş için.” Bir tane daha aldı: “Bu da dönüş için.” Sonra fırıncılara selam verdi, kanadı şapkasına değdi. Düüüt! Vapur kalktı. Yolcular da kalktı. Martılar simitlerin peşine takıldı.',
      longestWithoutEnding:
        'Güneş doğarken simitler iskeleye yetişti. Kaptan bir tane aldı: “Bu gidiş için.” Bir tane daha aldı: “Bu da dönüş için.” Üçüncüsünü şapkasının altına koydu: “Bu da şapka için.” Sonra fırıncılara selam verdi. Düüüt! Vapur kalktı. Yolcular da kalktı. Deniz pembeydi, martılar bile pembeydi. Hepsi simitlerin peşine takıldı.',
    },
    // 6 left
    {
      long: '{child} merdiveni çıkarken üç kere esnedi. Bugün pazardı, pazar sabahları bir kere daha uyunurdu. Perdenin arasından güneş incecik giriyordu. Ekmek kokusu sonunda yolu bulmuş, {child:genitive} odasına kadar gelmişti. Taburenin üstünde sıcacık tütüyordu.',
      longest:
        '{child} merdiveni çıkarken üç kere esnedi. Birinci esneme küçüktü, ikincisi ortanca, üçüncüsü fırın kapısı kadar. Bugün pazardı, pazar sabahları bir kere daha uyunurdu. Perdenin arasından güneş incecik giriyordu. Ekmek kokusu sonunda yolu bulmuş, basamakları çıkmış, yatak odasına kadar gelmişti. Taburenin üstünde, ayının verdiği somundan tütüyordu.',
      short:
        'Bugün pazardı, bir daha uyunurdu. Ekmek kokusu {child:genitive} odasına kadar geldi. Perdeden ince bir güneş girdi.',
      longWithoutEnding:
        '{child} merdiveni çıkarken üç kere esnedi. Bugün pazardı, pazar sabahları bir kere daha uyunurdu. Perdenin arasından güneş incecik giriyordu. Ekmek kokusu sonunda yolu bulmuş, yatak odasına kadar gelmişti. Taburenin üstünde sıcacık tütüyordu.',
      shortWithoutEnding:
        'Bugün pazardı, bir daha uyunurdu. Ekmek kokusu yatak odasına kadar geldi. Perdeden ince bir güneş girdi.',
    },
    // 6 right
    {
      long: '{child} yorganın altına girdi. Beresini çıkarmadı; bere ekmek kokuyordu. Yorgan yavaşça kabardı: Puuuf... Yavaşça indi: Puuuf... Pencereye kaptan kondu. “Kabardı mı?” diye fısıldadı. “Şşşt,” dedi Somun. Kimse örtüyü kaldırmadı. {child} büyüye büyüye uyudu.',
      longest:
        '{child} yorganın altına girdi. Beresini çıkarmadı; bere ekmek kokuyordu. Somun ayakucuna kıvrıldı, yumak oldu. Yorgan usulca kabardı: Puuuf... Usulca indi: Puuuf... Pencereye kaptan kondu, iki simidi de bitmişti. “Kabardı mı?” diye fısıldadı. “Şşşt,” dedi Somun. Kimse örtüyü kaldırmadı. Güneş bile bekledi. Küçük fırıncı büyüye büyüye uyudu.',
      short:
        '{child} yorganın altına girdi. Yorgan kabardı, indi: Puuuf... Puuuf... “Kabardı mı?” “Şşşt...” Kimse bakmadı. İyi uykular.',
    },
  ],
  together,
}
