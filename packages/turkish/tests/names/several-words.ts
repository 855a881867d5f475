/** Names of more than one word: the last word takes the ending. */
export const SEVERAL_WORDS = `
# a second word that ends in a vowel
Ali Efe: nin yi ye de den yle
Ali Rıza: nın yı ya da dan yla
Asya Su: nun yu ya da dan yla
Ayşe Ebru: nun yu ya da dan yla
Deniz Ada: nın yı ya da dan yla
Elif Ece: nin yi ye de den yle
Elif Su: nun yu ya da dan yla
Emir Ali: nin yi ye de den yle
Gül Öykü: nün yü ye de den yle
Kemal Ata: nın yı ya da dan yla
Muhammed Ali: nin yi ye de den yle
Nur Banu: nun yu ya da dan yla
Ömer Efe: nin yi ye de den yle
Şevval Ela: nın yı ya da dan yla

# a second word that ends in a voiced consonant
Ahmet Can: ın ı a da dan la
Ali Yaşar: ın ı a da dan la
Ayşe Nur: un u a da dan la
Defne Gül: ün ü e de den le
Ece Naz: ın ı a da dan la
Efe Deniz: in i e de den le
Elif Eylül: ün ü e de den le
Fatma Nur: un u a da dan la
Mehmet Eren: in i e de den le
Nil Işıl: ın ı a da dan la
Su Deniz: in i e de den le
Yusuf Kaan: ın ı a da dan la
Zeynep Naz: ın ı a da dan la

# a second word that ends in a voiceless consonant
Ali Barış: ın ı a ta tan la
Defne Irmak: ın ı a ta tan la
Kerem Berk: in i e te ten le
Mehmet Yiğit: in i e te ten le
Ömer Asaf: ın ı a ta tan la
Umut Yunus: un u a ta tan la

# a second word with a front l
Ali Alp: in i e te ten le
Kuzey Alp: in i e te ten le
Ali Kemal: in i e de den le
Ayşe Hilal: in i e de den le
Nur Hilal: in i e de den le
Mustafa Kemal: in i e de den le
Ömer Resul: ün ü e de den le

# three words
Ali Can Efe: nin yi ye de den yle
Muhammed Emin Talha: nın yı ya da dan yla

# a hyphen parts words too
Ayşe-Nur: un u a da dan la
Efe-Can: ın ı a da dan la
Fatma-Zehra: nın yı ya da dan yla

# an apostrophe or a mark inside a name is not heard
Ayşe (Nur): un u a da dan la
M. Kemal: in i e de den le
Sa'd: ın ı a da dan la
San’at: ın ı a ta tan la
`
