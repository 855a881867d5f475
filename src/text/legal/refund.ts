import type { LegalText } from './legal-text.ts'

export const REFUND: LegalText = {
  title: 'İade Koşulları',
  intro: 'Paranızın karşılığında ya bitmiş bir kitap vardır ya da tam iade.',
  short: [
    'Kitap hazırlanamazsa ödemenin tamamı otomatik olarak iade edilir.',
    'Kitapta bir kusur varsa bildirin: düzeltir ya da iade ederiz.',
    'Kullanılmamış bir hediye kodunun ücreti iade edilir.',
    'Yasadan doğan haklarınız bu sayfadaki sürelerden bağımsızdır.',
  ],
  sections: [
    {
      title: 'Kitap hazırlanamazsa',
      blocks: [
        'Altı saat içinde hazırlanamayan bir kitabın ödemesinin tamamı, sizin bir şey yapmanıza gerek kalmadan, otomatik olarak aynı karta iade edilir. İadenin numarası, tarihi ve tutarı kitabın kartında yazar.',
      ],
    },
    {
      title: 'Kitapta bir kusur varsa',
      blocks: [
        'Teslimden sonra 7 gün içinde kitabın kartındaki “Diğer işlemler” menüsünden “Sorun bildir” ile ya da aşağıdaki e-posta adresine yazın: eksik ya da bozuk sayfa, yanlış okunan ad, çalmayan ses. Kitabı düzeltir ya da ödemenizi iade ederiz.',
        'Yasadan doğan haklarınız bu süreden bağımsızdır: ayıplı bir kitapta 6502 sayılı Kanun’daki sürelerin sonuna kadar ücretsiz düzeltme, yenileme, bedelde indirim ya da sözleşmeden dönme hakkınız vardır.',
        'Sipariş vermeden önce adı kapakta ve ilk sayfalarda görürsünüz. Adı siz yanlış yazdıysanız kitap kusurlu sayılmaz; yine de bildirin, bakar ve ne yapabileceğimizi söyleriz.',
      ],
    },
    {
      title: 'Hediye kodu kullanılmazsa',
      blocks: [
        'Kullanılmamış bir hediye kodunun iadesini “Hediye et” sayfasındaki “İade al” düğmesiyle dilediğiniz an alırsınız; kod o anda kapanır. Bir yıl içinde kullanılmayan kodun ücreti otomatik olarak iade edilir.',
        'Kodla istenen bir kitap hazırlanamazsa kod yeniden geçerli olur: kullanan kişi onunla başka bir masal yapabilir, siz de iade alabilirsiniz. Kodla istenen kitapta bir kusur varsa düzeltilir; düzeltilemezse kod yeniden geçerli olur ya da ödeme size iade edilir.',
      ],
    },
    {
      title: 'İade ne kadar sürer?',
      blocks: [
        'İadeyi onayladığımızda ödeme kuruluşuna hemen bildiririz; kartınıza geçmesi bankanıza göre birkaç iş günü sürebilir.',
      ],
    },
    { title: 'Bize nasıl ulaşırsınız?', blocks: [{ fill: 'seller' }] },
  ],
}
