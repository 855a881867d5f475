/** Names from other languages, with the endings of their Turkish pronunciation. */
export const FROM_OTHER_LANGUAGES = `
# read right by their letters
Adam: ın ı a da dan la
Anna: nın yı ya da dan yla
Björn: ün ü e de den le
Bruno: nun yu ya da dan yla
Chloe: nin yi ye de den yle
Daniel: in i e de den le
David: in i e de den le
Diego: nun yu ya da dan yla
Elena: nın yı ya da dan yla
Elias: ın ı a ta tan la
Elizabeth: in i e te ten le
Emma: nın yı ya da dan yla
Günter: in i e de den le
Hanne: nin yi ye de den yle
Heidi: nin yi ye de den yle
Hugo: nun yu ya da dan yla
Jonas: ın ı a ta tan la
Julia: nın yı ya da dan yla
Kevin: in i e de den le
Leo: nun yu ya da dan yla
Leon: un u a da dan la
Liam: ın ı a da dan la
Lisa: nın yı ya da dan yla
Lotte: nin yi ye de den yle
Lucas: ın ı a ta tan la
Marco: nun yu ya da dan yla
Maria: nın yı ya da dan yla
Mia: nın yı ya da dan yla
Mila: nın yı ya da dan yla
Nora: nın yı ya da dan yla
Oskar: ın ı a da dan la
Patrick: in i e te ten le
Robert: in i e te ten le
Roy: un u a da dan la
Sofia: nın yı ya da dan yla
Sophie: nin yi ye de den yle
Theo: nun yu ya da dan yla
Thomas: ın ı a ta tan la
Vincent: in i e te ten le
Zoe: nin yi ye de den yle

# in doubt, a foreign letter: marks are dropped
André: nin yi ye de den yle
Chloé: nin yi ye de den yle
Inès: in i e te ten le
Jørn: ün ü e de den le
José: nin yi ye de den yle
Søren: in i e de den le
Luboš: un u a ta tan la
Zoë: nin yi ye de den yle

# Kurdish, Arabic, Persian and Azeri names of Turkey's families
Azad: ın ı a da dan la
Berfin: in i e de den le
Berîvan: ın ı a da dan la
Bêrîtan: ın ı a da dan la
Dara: nın yı ya da dan yla
Hassan: ın ı a da dan la
Helîn: in i e de den le
Hêvîn: in i e de den le
Jiyan: ın ı a da dan la
Khalid: in i e de den le
Mohammed: in i e de den le
Omar: ın ı a da dan la
Rojda: nın yı ya da dan yla
Rojhat: ın ı a ta tan la
Rojin: in i e de den le
Şiyar: ın ı a da dan la
Youssef: in i e te ten le
Zîn: in i e de den le

# a last e that is not heard
Arlene: in i e de den le
Jolene: in i e de den le
Rae: in i e de den le
Jean-Baptiste: in i e te ten le
Adele: in i e de den le
Alice: in i e te ten le
Anne-Rose: un u a da dan la
Bruce: un u a ta tan la
Caroline: in i e de den le
Charlotte: un u a ta tan la
Claire: in i e de den le
Danielle: in i e de den le
Eve: in i e de den le
George: un u a da dan la
Grace: in i e te ten le
Isabelle: in i e de den le
Jade: in i e de den le
Jake: in i e te ten le
Jane: in i e de den le
Jasmine: in i e de den le
Juliette: in i e te ten le
Kate: in i e te ten le
Louise: in i e de den le
Luke: un u a ta tan la
Michelle: in i e de den le
Mike: ın ı a ta tan la
Nicole: ün ü e de den le
Philippe: in i e te ten le
Rose: un u a da dan la
Steve: in i e de den le
Vivienne: in i e de den le
Yvonne: un u a da dan la

# a last consonant that is not heard, or not as written
Eliah: nın yı ya da dan yla
Hughes: un u a da dan la
Sinead: in i e de den le
Eric: in i e te ten le
François: nın yı ya da dan yla
Hannah: nın yı ya da dan yla
Leah: nın yı ya da dan yla
Louis: nin yi ye de den yle
Marc: ın ı a ta tan la
Margot: nun yu ya da dan yla
Moritz: in i e te ten le
Noah: nın yı ya da dan yla
Sarah: nın yı ya da dan yla
Tomasz: ın ı a ta tan la

# a last y or ey that is heard as i
Geoffrey: nin yi ye de den yle
Humphrey: nin yi ye de den yle
Lacey: nin yi ye de den yle
Lindsay: nin yi ye de den yle
Lindsey: nin yi ye de den yle
Stacey: nin yi ye de den yle
Sydney: nin yi ye de den yle
Tracey: nin yi ye de den yle
Ashley: nin yi ye de den yle
Audrey: nin yi ye de den yle
Emily: nin yi ye de den yle
Henry: nin yi ye de den yle

# a last vowel that is not the one written
Brooklyn: in i e de den le
Carolyn: in i e de den le
Clay: in i e de den le
Fay: in i e de den le
Jaclyn: in i e de den le
Kathryn: in i e de den le
May: in i e de den le
Murray: in i e de den le
Robyn: in i e de den le
Rosalyn: in i e de den le
Zack: in i e te ten le
Caoimhe: nın yı ya da dan yla
Charles: ın ı a ta tan la
Dean: in i e de den le
Jack: in i e te ten le
Jason: ın ı a da dan la
Jay: in i e de den le
Jean: ın ı a da dan la
Joe: nun yu ya da dan yla
Joseph: in i e te ten le
Michael: ın ı a da dan la
Oliver: ın ı a da dan la
Paul: ün ü e de den le
Rachel: ın ı a da dan la
Sean: un u a da dan la
Sue: nun yu ya da dan yla

# an apostrophe of the name's own
D'Angelo: nun yu ya da dan yla
D’Arcy: nin yi ye de den yle
O'Neil: in i e de den le

# in doubt, a foreign letter: x is ks, q is k, w is v, and ew is yu
Alex: in i e te ten le
Felix: in i e te ten le
Max: ın ı a ta tan la
Iqbal: in i e de den le
Ciwan: ın ı a da dan la
Newroz: un u a da dan la
Tariq: in i e te ten le
Welat: ın ı a ta tan la
Xezal: ın ı a da dan la
Andrew: nun yu ya da dan yla

# in doubt, a foreign letter, though a well-known name
Monique: in i e te ten le
Jacques: ın ı a ta tan la
Alexander: ın ı a da dan la

# in doubt, no vowel: y is read as i
Lynn: in i e de den le
`
