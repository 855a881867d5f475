/** Girls' names that are read as written: see rows.ts for the format. */
export const GIRLS = `
# ends in a or ı: n and y stand between
Ada: nın yı ya da dan yla
Alara: nın yı ya da dan yla
Almila: nın yı ya da dan yla
Alya: nın yı ya da dan yla
Asena: nın yı ya da dan yla
Aslı: nın yı ya da dan yla
Asya: nın yı ya da dan yla
Ayça: nın yı ya da dan yla
Ayla: nın yı ya da dan yla
Azra: nın yı ya da dan yla
Berra: nın yı ya da dan yla
Beyza: nın yı ya da dan yla
Büşra: nın yı ya da dan yla
Ceyda: nın yı ya da dan yla
Çağla: nın yı ya da dan yla
Damla: nın yı ya da dan yla
Derya: nın yı ya da dan yla
Dilara: nın yı ya da dan yla
Eda: nın yı ya da dan yla
Ela: nın yı ya da dan yla
Erva: nın yı ya da dan yla
Esma: nın yı ya da dan yla
Esra: nın yı ya da dan yla
Fatma: nın yı ya da dan yla
Feyza: nın yı ya da dan yla
Gonca: nın yı ya da dan yla
Havva: nın yı ya da dan yla
Hira: nın yı ya da dan yla
Hülya: nın yı ya da dan yla
İlayda: nın yı ya da dan yla
Kübra: nın yı ya da dan yla
Lara: nın yı ya da dan yla
Leyla: nın yı ya da dan yla
Lina: nın yı ya da dan yla
Mısra: nın yı ya da dan yla
Mina: nın yı ya da dan yla
Mira: nın yı ya da dan yla
Nazlı: nın yı ya da dan yla
Nisa: nın yı ya da dan yla
Papatya: nın yı ya da dan yla
Rabia: nın yı ya da dan yla
Rüya: nın yı ya da dan yla
Sena: nın yı ya da dan yla
Sevda: nın yı ya da dan yla
Sıla: nın yı ya da dan yla
Süreyya: nın yı ya da dan yla
Şeyma: nın yı ya da dan yla
Tuana: nın yı ya da dan yla
Tuba: nın yı ya da dan yla
Tuğba: nın yı ya da dan yla
Zehra: nın yı ya da dan yla
Züleyha: nın yı ya da dan yla
Zümra: nın yı ya da dan yla

# a or ı, then a voiced consonant
Bahar: ın ı a da dan la
Belinay: ın ı a da dan la
Canan: ın ı a da dan la
Ceylan: ın ı a da dan la
Dilan: ın ı a da dan la
Elnaz: ın ı a da dan la
Gülay: ın ı a da dan la
Gülizar: ın ı a da dan la
Handan: ın ı a da dan la
Hazal: ın ı a da dan la
Hazan: ın ı a da dan la
Ilgın: ın ı a da dan la
Işıl: ın ı a da dan la
Itır: ın ı a da dan la
İlkay: ın ı a da dan la
Leman: ın ı a da dan la
Masal: ın ı a da dan la
Mercan: ın ı a da dan la
Miray: ın ı a da dan la
Naz: ın ı a da dan la
Nazan: ın ı a da dan la
Neslihan: ın ı a da dan la
Nilay: ın ı a da dan la
Nisan: ın ı a da dan la
Nural: ın ı a da dan la
Nuray: ın ı a da dan la
Perihan: ın ı a da dan la
Pınar: ın ı a da dan la
Reyhan: ın ı a da dan la
Suzan: ın ı a da dan la
Şükran: ın ı a da dan la
Tülay: ın ı a da dan la
Umay: ın ı a da dan la
Ümran: ın ı a da dan la
Yıldız: ın ı a da dan la

# a or ı, then a voiceless consonant: t for d, and nothing softens in writing
Başak: ın ı a ta tan la
Burçak: ın ı a ta tan la
Duvak: ın ı a ta tan la
Hayat: ın ı a ta tan la
Irmak: ın ı a ta tan la
Işık: ın ı a ta tan la
Mehtap: ın ı a ta tan la
Serap: ın ı a ta tan la
Sevtap: ın ı a ta tan la
Şafak: ın ı a ta tan la
Vuslat: ın ı a ta tan la
Yaprak: ın ı a ta tan la

# ends in o or u: n and y stand between
Ahu: nun yu ya da dan yla
Arzu: nun yu ya da dan yla
Aysu: nun yu ya da dan yla
Banu: nun yu ya da dan yla
Bengisu: nun yu ya da dan yla
Burcu: nun yu ya da dan yla
Cansu: nun yu ya da dan yla
Duru: nun yu ya da dan yla
Duygu: nun yu ya da dan yla
Ebru: nun yu ya da dan yla
İpeksu: nun yu ya da dan yla
Kumru: nun yu ya da dan yla
Nurbanu: nun yu ya da dan yla
Su: nun yu ya da dan yla
Tutku: nun yu ya da dan yla

# o or u, then a voiced consonant
Aynur: un u a da dan la
Aysun: un u a da dan la
Ayşenur: un u a da dan la
Elanur: un u a da dan la
Feyzanur: un u a da dan la
Gülnur: un u a da dan la
Hatun: un u a da dan la
Nur: un u a da dan la
Oylum: un u a da dan la
Yağmur: un u a da dan la

# o or u, then a voiceless consonant
Tomurcuk: un u a ta tan la
Umut: un u a ta tan la
Yakut: un u a ta tan la

# ends in e or i: n and y stand between
Ayşe: nin yi ye de den yle
Bade: nin yi ye de den yle
Beste: nin yi ye de den yle
Buse: nin yi ye de den yle
Cemre: nin yi ye de den yle
Defne: nin yi ye de den yle
Dicle: nin yi ye de den yle
Ece: nin yi ye de den yle
Elife: nin yi ye de den yle
Emine: nin yi ye de den yle
Ezgi: nin yi ye de den yle
Feride: nin yi ye de den yle
Gamze: nin yi ye de den yle
Gökçe: nin yi ye de den yle
Gözde: nin yi ye de den yle
Gülce: nin yi ye de den yle
Hâle: nin yi ye de den yle
Hande: nin yi ye de den yle
Hatice: nin yi ye de den yle
İnci: nin yi ye de den yle
Jale: nin yi ye de den yle
Lale: nin yi ye de den yle
Lâle: nin yi ye de den yle
Melike: nin yi ye de den yle
Menekşe: nin yi ye de den yle
Merve: nin yi ye de den yle
Mine: nin yi ye de den yle
Müge: nin yi ye de den yle
Özge: nin yi ye de den yle
Peri: nin yi ye de den yle
Sare: nin yi ye de den yle
Simge: nin yi ye de den yle
Sude: nin yi ye de den yle
Şule: nin yi ye de den yle
Tuğçe: nin yi ye de den yle
Zübeyde: nin yi ye de den yle

# e or i, then a voiced consonant
Güley: in i e de den le
Gülley: in i e de den le
Ahsen: in i e de den le
Aylin: in i e de den le
Aysel: in i e de den le
Beren: in i e de den le
Beril: in i e de den le
Ceren: in i e de den le
Çiğdem: in i e de den le
Deniz: in i e de den le
Derin: in i e de den le
Didem: in i e de den le
Ecrin: in i e de den le
Elçin: in i e de den le
Esin: in i e de den le
Evrim: in i e de den le
Filiz: in i e de den le
Gizem: in i e de den le
İdil: in i e de den le
İrem: in i e de den le
Lavin: in i e de den le
Meltem: in i e de den le
Meryem: in i e de den le
Nazenin: in i e de den le
Nehir: in i e de den le
Nil: in i e de den le
Nilüfer: in i e de den le
Özlem: in i e de den le
Pelin: in i e de den le
Selin: in i e de den le
Sinem: in i e de den le
Şebnem: in i e de den le
Şirin: in i e de den le
Tülin: in i e de den le
Yasemin: in i e de den le
Yeşim: in i e de den le
Zeren: in i e de den le

# e or i, then a voiceless consonant
Cennet: in i e te ten le
Çiçek: in i e te ten le
Demet: in i e te ten le
Dilek: in i e te ten le
Elif: in i e te ten le
Firdevs: in i e te ten le
Hidayet: in i e te ten le
İpek: in i e te ten le
Kısmet: in i e te ten le
Melek: in i e te ten le
Melis: in i e te ten le
Nergis: in i e te ten le
Nimet: in i e te ten le
Saadet: in i e te ten le
Sedef: in i e te ten le
Zeynep: in i e te ten le

# ends in ö or ü: n and y stand between
Bengü: nün yü ye de den yle
Öykü: nün yü ye de den yle
Özgü: nün yü ye de den yle
Türkü: nün yü ye de den yle
Ülkü: nün yü ye de den yle

# ö or ü, then a voiced consonant
Aygül: ün ü e de den le
Ayşegül: ün ü e de den le
Betül: ün ü e de den le
Eylül: ün ü e de den le
Gönül: ün ü e de den le
Gül: ün ü e de den le
Gülsüm: ün ü e de den le
Nurgül: ün ü e de den le
Songül: ün ü e de den le
Sümbül: ün ü e de den le

# ö or ü, then a voiceless consonant
Venüs: ün ü e te ten le
`
