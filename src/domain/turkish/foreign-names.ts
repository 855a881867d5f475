/**
 * Foreign names whose spelling misleads, as a Turkish family says them: Jane is Ceyn, so Jane'in and not
 * Jane'nin (TDK, Yazım Kılavuzu: the ending on a foreign name follows how the name is said). Names that read
 * right by their letters (Emma, Thomas, Oliver) need no line. Keys are small letters with i for ı. An o or u
 * before a front l is written ö or ü, because only the ending's vowel matters here: Paul'ün.
 */
export const FOREIGN_NAMES: ReadonlyMap<string, string> = new Map([
  // Silent last letters.
  ['alice', 'elis'], ['antoine', 'antuan'], ['blake', 'bleyk'], ['bruce', 'brus'], ['camille', 'kamiy'],
  ['caroline', 'karolin'], ['catherine', 'ketrin'], ['charlotte', 'şarlot'], ['christine', 'kristin'],
  ['claire', 'kler'], ['claude', 'klod'], ['danielle', 'danyel'], ['dave', 'deyv'], ['denise', 'deniz'],
  ['diane', 'dayan'], ['dominique', 'dominik'], ['elaine', 'ileyn'], ['elise', 'eliz'], ['eve', 'iv'],
  ['gabrielle', 'gabriyel'], ['george', 'corc'], ['giselle', 'jizel'], ['grace', 'greys'], ['isabelle', 'izabel'],
  ['jade', 'ceyd'], ['jake', 'ceyk'], ['jane', 'ceyn'], ['josephine', 'jozefin'], ['joyce', 'coys'],
  ['juliette', 'jülyet'], ['june', 'cun'], ['kate', 'keyt'], ['louise', 'luiz'], ['luke', 'luk'],
  ['madeleine', 'madlen'], ['maxime', 'maksim'], ['michelle', 'mişel'], ['mike', 'mayk'], ['nicole', 'niköl'],
  ['noelle', 'noel'], ['pauline', 'polin'], ['philippe', 'filip'], ['pierre', 'piyer'], ['rose', 'roz'],
  ['simone', 'simon'], ['steve', 'stiv'], ['valerie', 'valeri'], ['yvonne', 'ivon'], ['yvette', 'ivet'],
  // A last consonant that is not heard, or not as written.
  ['deborah', 'debora'], ['dominic', 'dominik'], ['elijah', 'ilayca'], ['eric', 'erik'], ['françois', 'fransua'],
  ['hannah', 'hanna'], ['isaac', 'ayzek'], ['isaiah', 'izaya'], ['jacques', 'jak'], ['josiah', 'cozaya'],
  ['leah', 'lea'], ['louis', 'lui'], ['luc', 'lük'], ['marc', 'mark'], ['micah', 'mayka'], ['noah', 'noa'],
  ['norah', 'nora'], ['rebekah', 'rebeka'], ['sarah', 'sara'], ['savannah', 'savana'],
  // A last vowel that is not the one written.
  ['carol', 'keröl'], ['charles', 'çarls'], ['jack', 'cek'], ['jean', 'jan'], ['joseph', 'cozef'],
  ['jules', 'jül'], ['marisol', 'marisöl'], ['matthew', 'metyu'], ['michael', 'maykıl'],
  ['neil', 'nil'], ['paul', 'pöl'], ['sean', 'şon'], ['stephen', 'stivın'], ['steven', 'stivın'],
])
