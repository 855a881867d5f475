/**
 * Names with a front ending although their last vowel is a back one. The dictionary marks them (TDK, Güncel Türkçe
 * Sözlük: kemal, -li; resul, -lü; şefkat, -ti; rikkat, -ti).
 */
export const LOANS = `
# a front l after a
İhlal: in i e de den le
Meyal: in i e de den le
Nuhal: in i e de den le
Selsal: in i e de den le
Abdülcelal: in i e de den le
Bilal: in i e de den le
Celal: in i e de den le
Cemal: in i e de den le
Cevval: in i e de den le
Delal: in i e de den le
Efdal: in i e de den le
Eftal: in i e de den le
Emsal: in i e de den le
Enfal: in i e de den le
Gazal: in i e de den le
Gülcemal: in i e de den le
Gülnihal: in i e de den le
Hayal: in i e de den le
Hilal: in i e de den le
İclal: in i e de den le
İkbal: in i e de den le
Kemal: in i e de den le
Kristal: in i e de den le
Leyal: in i e de den le
Misal: in i e de den le
Neval: in i e de den le
Nidal: in i e de den le
Nihal: in i e de den le
Nurhilal: in i e de den le
Seyyal: in i e de den le
Şehbal: in i e de den le
Şevval: in i e de den le
Nevval: in i e de den le
Mecal: in i e de den le
Şimal: in i e de den le
Talal: in i e de den le
Visal: in i e de den le
Zeval: in i e de den le
Zuhal: in i e de den le
Zühal: in i e de den le
Zülal: in i e de den le

# a front l that the circumflex shows
Batûl: ün ü e de den le
Bilâl: in i e de den le
Hilâl: in i e de den le
Kemâl: in i e de den le
Lâl: in i e de den le
Nihâl: in i e de den le
Zâl: in i e de den le

# native words that are nevertheless said with a front l
Alp: in i e te ten le
Gökalp: in i e te ten le
Tekalp: in i e te ten le
Meral: in i e de den le
Seval: in i e de den le

# a front l after u
Batul: ün ü e de den le
Abdürresul: ün ü e de den le
Betûl: ün ü e de den le
Makbul: ün ü e de den le
Resul: ün ü e de den le
Resûl: ün ü e de den le

# a front t or k
Firkat: in i e te ten le
Hakikat: in i e te ten le
Hilkat: in i e te ten le
İdrak: in i e te ten le
Melahat: in i e te ten le
Nebahat: in i e te ten le
Nezahat: in i e te ten le
Rikkat: in i e te ten le
Sabahat: in i e te ten le
Sadakat: in i e te ten le
Semahat: in i e te ten le
Şefaat: in i e te ten le
Şefkat: in i e te ten le
`
