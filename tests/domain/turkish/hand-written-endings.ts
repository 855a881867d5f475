/**
 * Names and their six endings, written by hand: genitive, accusative, dative, locative, ablative, instrumental.
 * Nothing here was produced by the code under test; a change to a line is a claim about Turkish.
 */

export const GIRLS = `
Ada: nın yı ya da dan yla
Aslı: nın yı ya da dan yla
Asya: nın yı ya da dan yla
Aylin: in i e de den le
Aysu: nun yu ya da dan yla
Ayşe: nin yi ye de den yle
Azra: nın yı ya da dan yla
Başak: ın ı a ta tan la
Bengü: nün yü ye de den yle
Berfin: in i e de den le
Beril: in i e de den le
Betül: ün ü e de den le
Beyza: nın yı ya da dan yla
Büşra: nın yı ya da dan yla
Ceren: in i e de den le
Çağla: nın yı ya da dan yla
Damla: nın yı ya da dan yla
Defne: nin yi ye de den yle
Deniz: in i e de den le
Derya: nın yı ya da dan yla
Dilek: in i e te ten le
Duru: nun yu ya da dan yla
Ebru: nun yu ya da dan yla
Ece: nin yi ye de den yle
Elif: in i e te ten le
Esin: in i e de den le
Eylül: ün ü e de den le
Ezgi: nin yi ye de den yle
Fatma: nın yı ya da dan yla
Gizem: in i e de den le
Gonca: nın yı ya da dan yla
Gökçe: nin yi ye de den yle
Gül: ün ü e de den le
Gülsüm: ün ü e de den le
Hatice: nin yi ye de den yle
Hazal: ın ı a da dan la
Ilgın: ın ı a da dan la
Irmak: ın ı a ta tan la
Işık: ın ı a ta tan la
İdil: in i e de den le
İlkay: ın ı a da dan la
İpek: in i e te ten le
Kumru: nun yu ya da dan yla
Lâle: nin yi ye de den yle
Leyla: nın yı ya da dan yla
Masal: ın ı a da dan la
Mehtap: ın ı a ta tan la
Melis: in i e te ten le
Meryem: in i e de den le
Miray: ın ı a da dan la
Nazlı: nın yı ya da dan yla
Nilüfer: in i e de den le
Nisa: nın yı ya da dan yla
Nur: un u a da dan la
Öykü: nün yü ye de den yle
Özge: nin yi ye de den yle
Papatya: nın yı ya da dan yla
Rüya: nın yı ya da dan yla
Saadet: in i e te ten le
Sıla: nın yı ya da dan yla
Simge: nin yi ye de den yle
Sude: nin yi ye de den yle
Şule: nin yi ye de den yle
Tuba: nın yı ya da dan yla
Tuğçe: nin yi ye de den yle
Umut: un u a ta tan la
Ülkü: nün yü ye de den yle
Yağmur: un u a da dan la
Yıldız: ın ı a da dan la
Zehra: nın yı ya da dan yla
Zeynep: in i e te ten le
Züleyha: nın yı ya da dan yla
`

export const BOYS = `
Ahmet: in i e te ten le
Ali: nin yi ye de den yle
Alp: ın ı a ta tan la
Anıl: ın ı a da dan la
Aras: ın ı a ta tan la
Arif: in i e te ten le
Atlas: ın ı a ta tan la
Ayaz: ın ı a da dan la
Barış: ın ı a ta tan la
Batu: nun yu ya da dan yla
Berk: in i e te ten le
Bora: nın yı ya da dan yla
Burak: ın ı a ta tan la
Can: ın ı a da dan la
Cem: in i e de den le
Cihat: ın ı a ta tan la
Çağ: ın ı a da dan la
Çınar: ın ı a da dan la
Doruk: un u a ta tan la
Efe: nin yi ye de den yle
Emir: in i e de den le
Emre: nin yi ye de den yle
Eray: ın ı a da dan la
Erol: un u a da dan la
Ertuğrul: un u a da dan la
Eymen: in i e de den le
Fatih: in i e te ten le
Fırat: ın ı a ta tan la
Göktuğ: un u a da dan la
Güneş: in i e te ten le
Halil: in i e de den le
Hakkı: nın yı ya da dan yla
Ilgaz: ın ı a da dan la
İbrahim: in i e de den le
İsmail: in i e de den le
Kaan: ın ı a da dan la
Kâmil: in i e de den le
Kâzım: ın ı a da dan la
Kerem: in i e de den le
Koç: un u a ta tan la
Mahmut: un u a ta tan la
Mehmet: in i e te ten le
Mert: in i e te ten le
Mesut: un u a ta tan la
Murat: ın ı a ta tan la
Mustafa: nın yı ya da dan yla
Nuh: un u a ta tan la
Oğuz: un u a da dan la
Ömer: in i e de den le
Özgür: ün ü e de den le
Poyraz: ın ı a da dan la
Rauf: un u a ta tan la
Rıfat: ın ı a ta tan la
Rüzgâr: ın ı a da dan la
Sıddık: ın ı a ta tan la
Suat: ın ı a ta tan la
Timuçin: in i e de den le
Tunç: un u a ta tan la
Uğur: un u a da dan la
Ünal: ın ı a da dan la
Vural: ın ı a da dan la
Yağız: ın ı a da dan la
Yavuz: un u a da dan la
Yiğit: in i e te ten le
Yunus: un u a ta tan la
Yusuf: un u a ta tan la
`

/** A front l (t, k) after a back vowel. */
export const LOANS = `
Abdülcelal: in i e de den le
Betûl: ün ü e de den le
Bilal: in i e de den le
Celal: in i e de den le
Cemal: in i e de den le
Gülnihal: in i e de den le
Hayal: in i e de den le
Hilal: in i e de den le
İclal: in i e de den le
İkbal: in i e de den le
Kemal: in i e de den le
Kemâl: in i e de den le
Lâl: in i e de den le
Meral: in i e de den le
Nihal: in i e de den le
Resul: ün ü e de den le
Resûl: ün ü e de den le
Şefkat: in i e te ten le
Şevval: in i e de den le
Şimal: in i e de den le
Visal: in i e de den le
Zuhal: in i e de den le
Zülal: in i e de den le
`

export const SEVERAL_WORDS = `
Ali Efe: nin yi ye de den yle
Ali Kemal: in i e de den le
Asya Su: nun yu ya da dan yla
Ayşe Nur: un u a da dan la
Defne Gül: ün ü e de den le
Elif Ece: nin yi ye de den yle
Fatma-Zehra: nın yı ya da dan yla
Kemal Ata: nın yı ya da dan yla
Mehmet Yiğit: in i e te ten le
Muhammed Ali: nin yi ye de den yle
Ömer Asaf: ın ı a ta tan la
Zeynep Naz: ın ı a da dan la
`

/** Rare spellings, foreign names, initials and figures: what most readers would say. */
export const RARE_AND_FOREIGN = `
Alex: in i e te ten le
Andrew: nun yu ya da dan yla
Anne-Rose: un u a da dan la
Björn: ün ü e de den le
Can K.: nin yi ye de den yle
Charlotte: un u a ta tan la
Chloé: nin yi ye de den yle
Ciwan: ın ı a da dan la
DJ: nin yi ye de den yle
Efe 2: nin yi ye de den yle
Efe 3: ün ü e te ten le
Efe 6: nın yı ya da dan yla
Efe 10: un u a da dan la
Efe 40: ın ı a ta tan la
Efe 100: ün ü e de den le
Efe 1000: in i e de den le
Emily: nin yi ye de den yle
George: un u a da dan la
Jane: in i e de den le
Louis: nin yi ye de den yle
Jørn: ün ü e de den le
Lynn: in i e de den le
Mia: nın yı ya da dan yla
Noah: nın yı ya da dan yla
Nur 🦄: un u a da dan la
Paul: ün ü e de den le
Rose: un u a da dan la
Sa'd: ın ı a da dan la
Søren: in i e de den le
Tariq: in i e te ten le
Zoë: nin yi ye de den yle
`
