/**
 * Foreign names as a Turkish family says them. The ending follows the sound and not the letters: Jane is Ceyn, so
 * Jane'in and not Jane'nin (TDK, Yazım Kılavuzu, "Yabancı Özel Adların Yazılışı"). Names that read right by their
 * letters (Emma, Thomas, Leo) need no line.
 */

/**
 * Keys are small letters without marks. Values need only be right in their last vowel and last letter: an o or u
 * before a front l is written ö or ü (Paul'ün, as alkolü, golü), a dull English vowel ı (Jason'ın, Oliver'ın).
 */
const FOREIGN_NAMES: ReadonlyMap<string, string> = new Map([
  // A last e that is not heard.
  ['adele', 'adel'], ['alice', 'elis'], ['anne', 'en'], ['antoine', 'antuan'], ['ariane', 'aryan'], ['aurore', 'oror'],
  ['beatrice', 'beatris'], ['bernice', 'bernis'], ['blaine', 'bleyn'], ['blake', 'bleyk'], ['blanche', 'blanş'],
  ['brice', 'brays'], ['brooke', 'bruk'], ['bruce', 'brus'], ['bryce', 'brays'], ['candace', 'kendıs'],
  ['candice', 'kendis'], ['carole', 'karöl'], ['caroline', 'karolin'], ['catherine', 'ketrin'], ['cecile', 'sesil'],
  ['celeste', 'selest'], ['celine', 'selin'], ['chance', 'çens'], ['charlene', 'şarlen'], ['charlize', 'şarliz'],
  ['chase', 'çeys'], ['christelle', 'kristel'], ['christine', 'kristin'], ['christophe', 'kristof'], ['claire', 'kler'],
  ['clare', 'kler'], ['clarence', 'klarans'], ['clarice', 'klaris'], ['clarisse', 'klaris'], ['claude', 'klod'],
  ['clemence', 'klemans'], ['clementine', 'klemantin'], ['clive', 'klayv'], ['clyde', 'klayd'], ['cole', 'kol'],
  ['constance', 'konstans'], ['dale', 'deyl'], ['dave', 'deyv'], ['delphine', 'delfin'], ['denise', 'deniz'],
  ['diane', 'diyan'], ['drake', 'dreyk'], ['elaine', 'ileyn'], ['eloise', 'eloiz'], ['emile', 'emil'],
  ['eugene', 'öjen'], ['eve', 'iv'], ['faye', 'fey'], ['florence', 'florans'], ['francine', 'fransin'],
  ['francoise', 'fransuaz'], ['genevieve', 'jenevyev'], ['george', 'corc'], ['georges', 'jorj'], ['germaine', 'jermen'],
  ['gertrude', 'gertrud'], ['gilles', 'jil'], ['gisele', 'jizel'], ['grace', 'greys'], ['guillaume', 'giyom'],
  ['helene', 'elen'], ['hope', 'hop'], ['irene', 'iren'], ['jacqueline', 'jaklin'], ['jade', 'ceyd'], ['jake', 'ceyk'],
  ['jane', 'ceyn'], ['janice', 'cenis'], ['janine', 'janin'], ['jasmine', 'jasmin'], ['jeanne', 'jan'], ['jerome', 'jerom'],
  ['joyce', 'coys'], ['josephine', 'jozefin'], ['jude', 'cud'], ['june', 'cun'], ['kate', 'keyt'], ['katherine', 'ketrin'],
  ['kaye', 'key'], ['kyle', 'kayl'], ['lance', 'lens'], ['laurence', 'lorans'], ['lorraine', 'loren'], ['louane', 'luan'],
  ['louise', 'luiz'], ['luce', 'lüs'], ['lucile', 'lüsil'], ['luke', 'luk'], ['madeleine', 'madlen'], ['madeline', 'medlin'],
  ['mae', 'mey'], ['marguerite', 'margerit'], ['marine', 'marin'], ['maude', 'mod'], ['maurice', 'moris'],
  ['maxime', 'maksim'], ['maxine', 'maksin'], ['mike', 'mayk'], ['miles', 'mayls'], ['myles', 'mayls'], ['nadine', 'nadin'],
  ['nate', 'neyt'], ['nicole', 'niköl'], ['nikole', 'niköl'], ['oceane', 'osean'], ['odile', 'odil'], ['olive', 'oliv'],
  ['paige', 'peyc'], ['pascale', 'paskal'], ['patrice', 'patris'], ['pauline', 'polin'], ['philippe', 'filip'],
  ['pierre', 'piyer'], ['prudence', 'prudans'], ['reese', 'riis'], ['romane', 'roman'], ['rose', 'roz'], ['roxane', 'roksan'],
  ['royce', 'roys'], ['simone', 'simon'], ['skye', 'skay'], ['solange', 'solanj'], ['stephane', 'stefan'], ['steve', 'stiv'],
  ['tate', 'teyt'], ['theodore', 'teodor'], ['therese', 'terez'], ['tyrone', 'tayron'], ['valentine', 'valentin'],
  ['vance', 'vens'], ['wade', 'veyd'], ['wayne', 'veyn'], ['yolande', 'yoland'], ['yves', 'iv'],
  // A last e that is heard although the spelling promises a silent one.
  ['enrique', 'enrike'], ['henrique', 'enrike'],
  // A last e that is part of another vowel.
  ['aoife', 'ifa'], ['blue', 'blu'], ['joe', 'co'], ['moe', 'mo'], ['monroe', 'monro'], ['rue', 'ru'], ['sue', 'su'],
  // A last consonant that is not heard, or not as written.
  ['alec', 'alek'], ['aliyah', 'aliya'], ['aaliyah', 'aliya'], ['arnaud', 'arno'], ['benoit', 'bönua'], ['casey', 'keysi'],
  ['cedric', 'sedrik'], ['clement', 'kleman'], ['corey', 'kori'], ['courtney', 'kortni'], ['deborah', 'debora'],
  ['delilah', 'delayla'], ['dominic', 'dominik'], ['elijah', 'ilayca'], ['eric', 'erik'], ['francois', 'fransua'],
  ['frederic', 'frederik'], ['hannah', 'hanna'], ['harvey', 'harvi'], ['hugh', 'hiyu'], ['isaac', 'ayzek'],
  ['isaiah', 'izaya'], ['jacques', 'jak'], ['jeffrey', 'cefri'], ['jeremiah', 'ceremaya'], ['joey', 'coi'], ['jonah', 'cona'],
  ['josiah', 'cozaya'], ['laurent', 'loran'], ['leah', 'lea'], ['loic', 'loik'], ['louis', 'lui'], ['luc', 'lük'],
  ['ludovic', 'ludovik'], ['marc', 'mark'], ['margaux', 'margo'], ['margot', 'margo'], ['mariah', 'maraya'],
  ['micah', 'mayka'], ['noah', 'noa'], ['norah', 'nora'], ['audrey', 'odri'], ['aubrey', 'obri'], ['britney', 'britni'],
  ['rebekah', 'rebeka'], ['renaud', 'röno'], ['sarah', 'sara'], ['savannah', 'savana'], ['kelsey', 'kelsi'],
  ['thibault', 'tibo'], ['thibaut', 'tibo'], ['whitney', 'vitni'], ['zac', 'zak'], ['zoey', 'zoi'],
  // A last vowel that is not the one written.
  ['alexander', 'aleksandır'], ['beau', 'bo'], ['carol', 'keröl'], ['charles', 'çarls'], ['dean', 'din'], ['guy', 'gay'],
  ['harper', 'harpır'], ['heath', 'hit'], ['heinz', 'hayns'], ['jack', 'cek'], ['jackson', 'ceksın'], ['jason', 'ceysın'],
  ['jay', 'cey'], ['jean', 'jan'], ['jennifer', 'cenifır'], ['joseph', 'cozef'], ['jules', 'jül'], ['kay', 'key'],
  ['lauren', 'lorın'], ['madison', 'medisın'], ['marisol', 'marisöl'], ['mason', 'meysın'], ['michael', 'maykıl'],
  ['neal', 'nil'], ['niamh', 'niv'], ['nikol', 'niköl'], ['oliver', 'olivır'], ['paul', 'pöl'], ['rachel', 'reyçıl'],
  ['raoul', 'raül'], ['raul', 'raül'], ['ray', 'rey'], ['saul', 'söl'], ['sean', 'şon'], ['siobhan', 'şivon'],
  ['sky', 'skay'], ['stephen', 'stivın'], ['steven', 'stivın'], ['taylor', 'teylır'], ['tyler', 'taylır'],
])

/** Spellings that no Turkish name has, and how they are read. */
const FOREIGN_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=..)([eo]tt|[ei]ll|[aeio]nn)e$/u, '$1'], // Charlotte, Camille, Vivienne; not German Hanne, Lotte
  [/ique$/u, 'ik'], // Monique
  [/[cst]z$/u, 's'], // Moritz, Tomasz
  [/leigh$|ley$/u, 'li'], // Ashley, Kayleigh
  [/(?<=[^aeıioöuü])y$/u, 'i'], // Emily
  [/ew$/u, 'yu'], // Andrew
]

/** @param word one word in small letters without foreign marks; a word that reads by its letters comes back as it is */
export function sayForeignName(word: string): string {
  const listed = FOREIGN_NAMES.get(word.replaceAll('ı', 'i').replaceAll('ç', 'c'))
  if (listed !== undefined) return listed
  return FOREIGN_SPELLINGS.reduce((spoken, [spelling, sound]) => spoken.replace(spelling, sound), word)
}
