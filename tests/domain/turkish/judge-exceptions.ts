/** How the judge hears the ends of words that are not read as they are written. */
export const HEARD_AS: Record<string, string> = {
  // A front l, t or k.
  ...{ Abdülcelal: 'el', Bilal: 'el', Celal: 'el', Cemal: 'el', Cevval: 'el', Delal: 'el', Efdal: 'el', Eftal: 'el' },
  ...{ Emsal: 'el', Enfal: 'el', Gazal: 'el', Gülcemal: 'el', Gülnihal: 'el', Hayal: 'el', Hilal: 'el', İclal: 'el' },
  ...{ İkbal: 'el', Iqbal: 'el', Kemal: 'el', Kristal: 'el', Leyal: 'el', Misal: 'el', Neval: 'el', Nidal: 'el' },
  ...{ Nihal: 'el', Nurhilal: 'el', Seyyal: 'el', Şehbal: 'el', Şevval: 'el', Nevval: 'el', Mecal: 'el', Şimal: 'el', Talal: 'el', Visal: 'el' },
  ...{ Zeval: 'el', Zuhal: 'el', Zühal: 'el', Zülal: 'el', HİLAL: 'el', Meral: 'el', Seval: 'el' },
  ...{ Bilâl: 'el', Hilâl: 'el', Kemâl: 'el', Lâl: 'el', Nihâl: 'el', Zâl: 'el' },
  ...{ Abdürresul: 'ül', Batûl: 'ül', Betûl: 'ül', Makbul: 'ül', Resul: 'ül', Resûl: 'ül' },
  ...{ Firkat: 'et', Semahat: 'et', Hakikat: 'et', Hilkat: 'et', Melahat: 'et', Nebahat: 'et', Nezahat: 'et', Rikkat: 'et', Sabahat: 'et' },
  ...{ Sadakat: 'et', Şefaat: 'et', Şefkat: 'et', ŞEFKAT: 'et', İdrak: 'ek' },
  // A last e that is not heard.
  ...{ Adele: 'del', Alice: 'elis', ALICE: 'elis', Bruce: 'brus', Caroline: 'lin', Charlotte: 'lot', Claire: 'kler', Danielle: 'yel' },
  ...{ Eve: 'iv', George: 'corc', Grace: 'greys', Isabelle: 'bel', Jade: 'ceyd', Jake: 'ceyk', Jane: 'ceyn' },
  ...{ Jasmine: 'min', Juliette: 'yet', Kate: 'keyt', Louise: 'luiz', Luke: 'luk', Michelle: 'şel', Mike: 'mayk' },
  ...{ Monique: 'nik', Nicole: 'köl', Philippe: 'lip', Rose: 'roz', Steve: 'stiv', Vivienne: 'yen', Yvonne: 'von' },
  // A last consonant or vowel that is not the one written.
  ...{ Eric: 'rik', François: 'sua', Hannah: 'na', Jacques: 'jak', Leah: 'lea', Louis: 'lui', Marc: 'mark', Margot: 'go' },
  ...{ Moritz: 'rits', Tomasz: 'maş', Luboš: 'boş', Noah: 'noa', Sarah: 'sara', Andrew: 'dru', Ashley: 'li', Audrey: 'dri', Emily: 'li', Henry: 'ri' },
  ...{ Lynn: 'lin', 'D’Arcy': 'si', Alexander: 'dır', Charles: 'çarls', Dean: 'din', Jack: 'cek', Jason: 'sın', Jay: 'cey' },
  ...{ Jean: 'jan', Joe: 'co', Joseph: 'zef', Michael: 'kıl', Oliver: 'vır', Paul: 'pöl', Rachel: 'çıl', Sean: 'şon', Sue: 'su' },
  // Letters and figures, by the end of what is said.
  ...{ K: 'ke', DJ: 'ce', '2': 'iki', '3': 'üç', '4': 'dört', '5': 'beş', '6': 'altı', '8': 'sekiz', '9': 'dokuz' },
  ...{ '10': 'on', '40': 'kırk', '70': 'yetmiş', '100': 'yüz', '1000': 'bin' },
}
