/** Initials, figures, capitals and signs: other input that a parent may type as a name. */
export const ODD = `
# a vowel alone is its own name
A: nın yı ya da dan yla
E: nin yi ye de den yle
Ö: nün yü ye de den yle
U.: nun yu ya da dan yla

# in doubt, no vowel: letters are read one by one, each with an e
Can K.: nin yi ye de den yle
DJ: nin yi ye de den yle

# in doubt, a digit: the figure is read as a word
Efe 2: nin yi ye de den yle
Efe 3: ün ü e te ten le
Efe 4: ün ü e te ten le
Efe 5: in i e te ten le
Efe 6: nın yı ya da dan yla
Efe 8: in i e de den le
Efe 9: un u a da dan la
Efe 10: un u a da dan la
Efe 40: ın ı a ta tan la
Efe 70: in i e te ten le
Efe 100: ün ü e de den le
Efe 1000: in i e de den le

# capitals and small letters are one
ALICE: in i e te ten le
AYŞE NUR: un u a da dan la
ELİF: in i e te ten le
HİLAL: in i e de den le
ipek: in i e te ten le
IŞIK: ın ı a ta tan la
ÖYKÜ: nün yü ye de den yle
ŞEFKAT: in i e te ten le

# a picture is not read
Defne🌸: nin yi ye de den yle
Ece ❤️: nin yi ye de den yle
Nur 🦄: un u a da dan la
Ali 👨‍👩‍👧: nin yi ye de den yle
`
