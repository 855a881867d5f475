/** Boys' names that are read as written: see rows.ts for the format. */
export const BOYS = `
# ends in a or ı: n and y stand between
Arda: nın yı ya da dan yla
Ata: nın yı ya da dan yla
Atilla: nın yı ya da dan yla
Bora: nın yı ya da dan yla
Buğra: nın yı ya da dan yla
Çağrı: nın yı ya da dan yla
Hakkı: nın yı ya da dan yla
Hamza: nın yı ya da dan yla
İsa: nın yı ya da dan yla
Kaya: nın yı ya da dan yla
Kayra: nın yı ya da dan yla
Mirza: nın yı ya da dan yla
Musa: nın yı ya da dan yla
Mustafa: nın yı ya da dan yla
Rıza: nın yı ya da dan yla
Sefa: nın yı ya da dan yla
Sırrı: nın yı ya da dan yla
Taha: nın yı ya da dan yla
Talha: nın yı ya da dan yla
Tolga: nın yı ya da dan yla
Tuna: nın yı ya da dan yla
Yahya: nın yı ya da dan yla
Zekeriya: nın yı ya da dan yla
Ziya: nın yı ya da dan yla

# a or ı, then a voiced consonant (ğ and y are consonants)
Akın: ın ı a da dan la
Alihan: ın ı a da dan la
Alparslan: ın ı a da dan la
Anıl: ın ı a da dan la
Atakan: ın ı a da dan la
Ayaz: ın ı a da dan la
Aydın: ın ı a da dan la
Baran: ın ı a da dan la
Battal: ın ı a da dan la
Batuhan: ın ı a da dan la
Berkay: ın ı a da dan la
Can: ın ı a da dan la
Cihan: ın ı a da dan la
Çağ: ın ı a da dan la
Çağatay: ın ı a da dan la
Çınar: ın ı a da dan la
Danyal: ın ı a da dan la
Doğan: ın ı a da dan la
Eray: ın ı a da dan la
Erdal: ın ı a da dan la
Erkân: ın ı a da dan la
Faysal: ın ı a da dan la
Furkan: ın ı a da dan la
Göksal: ın ı a da dan la
Hakan: ın ı a da dan la
Hasan: ın ı a da dan la
Ilgaz: ın ı a da dan la
Kaan: ın ı a da dan la
Kağan: ın ı a da dan la
Kartal: ın ı a da dan la
Kâzım: ın ı a da dan la
Koral: ın ı a da dan la
Koray: ın ı a da dan la
Lokman: ın ı a da dan la
Miran: ın ı a da dan la
Nâzım: ın ı a da dan la
Oktay: ın ı a da dan la
Osman: ın ı a da dan la
Poyraz: ın ı a da dan la
Ramazan: ın ı a da dan la
Rüzgar: ın ı a da dan la
Rüzgâr: ın ı a da dan la
Serdar: ın ı a da dan la
Sinan: ın ı a da dan la
Ural: ın ı a da dan la
Ünal: ın ı a da dan la
Volkan: ın ı a da dan la
Vural: ın ı a da dan la
Yağız: ın ı a da dan la
Yaman: ın ı a da dan la
Yaşar: ın ı a da dan la
Yıldırım: ın ı a da dan la

# a or ı, then a voiceless consonant: t for d, and nothing softens in writing
Abdullah: ın ı a ta tan la
Aras: ın ı a ta tan la
Asaf: ın ı a ta tan la
Atlas: ın ı a ta tan la
Barış: ın ı a ta tan la
Berat: ın ı a ta tan la
Burak: ın ı a ta tan la
Cihat: ın ı a ta tan la
Emrah: ın ı a ta tan la
Ferhat: ın ı a ta tan la
Fırat: ın ı a ta tan la
İlyas: ın ı a ta tan la
İshak: ın ı a ta tan la
Kıvanç: ın ı a ta tan la
Miraç: ın ı a ta tan la
Murat: ın ı a ta tan la
Nihat: ın ı a ta tan la
Rıfat: ın ı a ta tan la
Sarp: ın ı a ta tan la
Serhat: ın ı a ta tan la
Sıddık: ın ı a ta tan la
Suat: ın ı a ta tan la
Talat: ın ı a ta tan la
Tarık: ın ı a ta tan la
Toprak: ın ı a ta tan la
Ulaş: ın ı a ta tan la
Vedat: ın ı a ta tan la

# ends in o or u: n and y stand between
Alpagu: nun yu ya da dan yla
Bartu: nun yu ya da dan yla
Batu: nun yu ya da dan yla
Doğu: nun yu ya da dan yla
Kutlu: nun yu ya da dan yla
Utku: nun yu ya da dan yla

# o or u, then a voiced consonant
Aytuğ: un u a da dan la
Erol: un u a da dan la
Ertuğrul: un u a da dan la
Göktuğ: un u a da dan la
Gürsoy: un u a da dan la
Harun: un u a da dan la
Oğuz: un u a da dan la
Onur: un u a da dan la
Orkun: un u a da dan la
Sungur: un u a da dan la
Şenol: un u a da dan la
Tayfun: un u a da dan la
Timur: un u a da dan la
Tuğ: un u a da dan la
Tuğrul: un u a da dan la
Uğur: un u a da dan la
Yavuz: un u a da dan la
Yurdakul: un u a da dan la

# o or u, then a voiceless consonant
Aykut: un u a ta tan la
Bozkurt: un u a ta tan la
Bulut: un u a ta tan la
Davut: un u a ta tan la
Doruk: un u a ta tan la
Faruk: un u a ta tan la
Koç: un u a ta tan la
Mahmut: un u a ta tan la
Mesut: un u a ta tan la
Nuh: un u a ta tan la
Oruç: un u a ta tan la
Rauf: un u a ta tan la
Selçuk: un u a ta tan la
Tunç: un u a ta tan la
Turgut: un u a ta tan la
Ufuk: un u a ta tan la
Yakup: un u a ta tan la
Yunus: un u a ta tan la
Yusuf: un u a ta tan la

# ends in e or i: n and y stand between
Ali: nin yi ye de den yle
Efe: nin yi ye de den yle
Ege: nin yi ye de den yle
Emre: nin yi ye de den yle
Fevzi: nin yi ye de den yle
Hilmi: nin yi ye de den yle
Mehdi: nin yi ye de den yle
Mete: nin yi ye de den yle
Necati: nin yi ye de den yle
Nuri: nin yi ye de den yle
Sabri: nin yi ye de den yle
Sami: nin yi ye de den yle
Ulvî: nin yi ye de den yle
Zekai: nin yi ye de den yle
Zeki: nin yi ye de den yle

# e or i, then a voiced consonant
Adem: in i e de den le
Ahmed: in i e de den le
Alper: in i e de den le
Alperen: in i e de den le
Bekir: in i e de den le
Cem: in i e de den le
Cengiz: in i e de den le
Devrim: in i e de den le
Ekin: in i e de den le
Emir: in i e de den le
Erdem: in i e de den le
Eren: in i e de den le
Eymen: in i e de den le
Güney: in i e de den le
Halil: in i e de den le
Hüseyin: in i e de den le
İbrahim: in i e de den le
İsmail: in i e de den le
Kadir: in i e de den le
Kâmil: in i e de den le
Kerem: in i e de den le
Kuzey: in i e de den le
Metin: in i e de den le
Muhammed: in i e de den le
Ömer: in i e de den le
Pamir: in i e de den le
Said: in i e de den le
Selim: in i e de den le
Soner: in i e de den le
Şahin: in i e de den le
Taner: in i e de den le
Timuçin: in i e de den le
Üzeyir: in i e de den le
Yasin: in i e de den le
Zafer: in i e de den le

# e or i, then a voiceless consonant
Ahmet: in i e te ten le
Akif: in i e te ten le
Arif: in i e te ten le
Berk: in i e te ten le
Cenk: in i e te ten le
Cevdet: in i e te ten le
Cüneyt: in i e te ten le
Dinç: in i e te ten le
Enes: in i e te ten le
Fatih: in i e te ten le
Ferit: in i e te ten le
Güneş: in i e te ten le
Hikmet: in i e te ten le
İdris: in i e te ten le
Levent: in i e te ten le
Mehmet: in i e te ten le
Melih: in i e te ten le
Mert: in i e te ten le
Recep: in i e te ten le
Salih: in i e te ten le
Semih: in i e te ten le
Tevfik: in i e te ten le
Yiğit: in i e te ten le

# ends in ö or ü: n and y stand between
Hüsnü: nün yü ye de den yle
Lütfü: nün yü ye de den yle
Rüştü: nün yü ye de den yle

# ö or ü, then a voiced consonant
Düzgün: ün ü e de den le
Ergün: ün ü e de den le
Gündüz: ün ü e de den le
Ömür: ün ü e de den le
Özgür: ün ü e de den le
Üstün: ün ü e de den le

# ö or ü, then a voiceless consonant
Eyüp: ün ü e te ten le
Gök: ün ü e te ten le
Göktürk: ün ü e te ten le
Mengüç: ün ü e te ten le
`
