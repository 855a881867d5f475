/**
 * Names with a sound that their letters do not show: foreign names, loans with a front ending, and names that are read
 * as written although another language reads their end differently.
 */

/** @param rows words `name=sound` */
const soundsIn = (rows: string): [string, string][] =>
  rows.match(/\S+/gu)?.map((row) => row.split('=') as [string, string]) ?? []

/**
 * Foreign names in a Turkish family's pronunciation. The ending follows the sound, not the letters: Jane is Ceyn, so
 * Jane'in and not Jane'nin (TDK, Yazım Kılavuzu, "Yabancı Özel Adların Yazılışı"). Names that are read as written
 * (Emma, Thomas, Leo) need no entry. Keys are lower-case letters without marks. Values must be right only in their last
 * vowel and last letter: an o or u before a front l is written ö or ü (Paul'ün, like alkolü, golü), a dull English
 * vowel ı (Jason'ın).
 */
const FOREIGN_NAMES: ReadonlyMap<string, string> = new Map([
  // A silent last e.
  ...soundsIn(`
    adele=adel adeline=edelin agathe=agat alice=elis anne=en antoine=antuan ariane=aryan arlene=arlin aurore=oror
    baptiste=batist beatrice=beatris belle=bel bernice=bernis blaine=bleyn blake=bleyk blanche=blanş brice=brays
    brooke=bruk bruce=brus bryce=brays camille=kamil candace=kendıs candice=kendis carole=karöl caroline=karolin
    catherine=ketrin cecile=sesil celeste=selest celine=selin chance=çens charlene=şarlen charlize=şarliz
    charlotte=şarlot chase=çeys christelle=kristel christine=kristin christophe=kristof claire=kler clare=kler
    clarence=klarans clarice=klaris clarisse=klaris claude=klod clemence=klemans clementine=klemantin clive=klayv
    clotilde=klotild clyde=klayd cole=kol constance=konstans coraline=koralin dale=deyl danielle=danyel dave=deyv
    delphine=delfin denise=deniz diane=diyan drake=dreyk duke=duk elaine=ileyn elle=el eloise=eloiz emile=emil
    eugene=öjen evangeline=evancelin eve=iv faye=fey florence=florans francine=fransin francoise=fransuaz
    genevieve=jenevyev george=corc georges=jorj germaine=jermen gertrude=gertrud gilles=jil gisele=jizel grace=greys
    guillaume=giyom helene=elen hope=hop irene=iren isabelle=izabel jace=ceys jacqueline=jaklin jade=ceyd jake=ceyk
    jane=ceyn janice=cenis janine=janin jasmine=jasmin jeanne=jan jerome=jerom jolene=colin josephine=jozefin
    joyce=coys jude=cud juliette=jülyet june=cun justine=jüstin kane=keyn kate=keyt katherine=ketrin kaye=key
    kyle=kayl lance=lens laure=lor laurence=lorans lawrence=lorens lorraine=loren louane=luan louise=luiz luce=lüs
    lucile=lüsil luke=luk madeleine=madlen madeline=medlin mae=mey maeve=meyv marguerite=margerit marine=marin
    maude=mod maurice=moris maxime=maksim maxine=maksin michelle=mişel mike=mayk miles=mayls morgane=morgan
    myles=mayls nadine=nadin nate=neyt nicole=niköl nikole=niköl oceane=osean odile=odil olive=oliv paige=peyc
    pascale=paskal patrice=patris pauline=polin pete=pit philippe=filip pierre=piyer prince=prens prudence=prudans
    rae=rey reese=riis romane=roman rose=roz roxane=roksan royce=roys sage=seyc serge=serj shane=şeyn simone=simon
    skye=skay solange=solanj stephane=stefan steve=stiv tate=teyt theodore=teodor therese=terez tyrone=tayron
    valentine=valentin vance=vens vince=vins vivienne=vivyen wade=veyd wayne=veyn yolande=yoland yves=iv yvonne=ivon
    zane=zeyn
  `),
  // A spoken last e, although the spelling suggests a silent one.
  ...soundsIn(`
    enrique=enrike henrique=enrike
  `),
  // A last e that is part of another vowel.
  ...soundsIn(`
    aoife=ifa blue=blu caoimhe=kiva joe=co moe=mo monroe=monro rue=ru sue=su
  `),
  // A last consonant that is silent, or spoken differently.
  ...soundsIn(`
    aaliyah=aliya abbey=ebi alec=alek aliyah=aliya aminah=amina arnaud=arno ashley=eşli aubrey=obri audrey=odri
    benoit=bönua britney=britni casey=keysi cedric=sedrik chelsea=çelsi clement=kleman corey=kori courtney=kortni
    deborah=debora delilah=delayla dominic=dominik eliah=elaya elijah=ilayca eric=erik fatimah=fatima
    francois=fransua franz=frans frederic=frederik geoffrey=cefri hannah=hanna harvey=harvi hugh=hiyu hughes=hiyuz
    humphrey=hamfri isaac=ayzek isaiah=izaya jacques=jak jeffrey=cefri jeremiah=ceremaya joey=coi jonah=cona
    josiah=cozaya kelsey=kelsi lacey=leysi laurent=loran leah=lea lindsay=lindsi lindsey=lindsi loic=loik
    lorenz=lorens louis=lui luc=lük ludovic=ludovik marc=mark margaux=margo margot=margo mariah=maraya micah=mayka
    mickey=miki moritz=morits noah=noa norah=nora rebekah=rebeka renaud=röno sarah=sara savannah=savana
    stacey=steysi sydney=sidni thibault=tibo thibaut=tibo tomasz=tomaş tracey=treysi whitney=vitni zac=zak zoey=zoi
  `),
  // A last vowel that is spoken differently.
  ...soundsIn(`
    alexander=aleksandır beau=bo carol=keröl carter=kartır charles=çarls clay=kley dean=din fay=fey guy=gay
    harper=harpır heath=hit heinz=hayns hunter=hantır jack=cek jackson=ceksın jason=ceysın jay=cey jean=jan
    jennifer=cenifır joseph=cozef jules=jül kay=key lauren=lorın madison=medisın marisol=marisöl mason=meysın
    may=mey michael=maykıl murray=marey neal=nil niamh=niv nikol=niköl oliver=olivır paul=pöl piper=paypır
    rachael=reyçıl rachel=reyçıl raoul=raül raul=raül ray=rey saul=söl sean=şon sinead=şineyd siobhan=şivon sky=skay
    stephen=stivın steven=stivın taylor=teylır tyler=taylır zack=zek
  `),
])

/** Spellings that no Turkish name has, and their pronunciation. */
const FOREIGN_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=..)([eo]tt|[ei]ll|[aeio]nn)e$/u, '$1'], // Charlotte, Camille, Vivienne; not German Hanne, Lotte
  [/ique$/u, 'ik'], // Monique
  [/[cst]z$/u, 's'], // Moritz, Tomasz
  [/(?<=[lnr])z$/u, 's'], // Franz
  [/leigh$|(?<!^.*[çğöşü].*)ley$/u, 'li'], // Ashley, Kayleigh; not Güley
  [/(?<=[^aeıioöuü])y(?=[^aeıioöuüy]+$)/u, 'i'], // Brooklyn, Cheryl
  [/(?<=[^aeıioöuü])y$/u, 'i'], // Emily
  [/(?<=dr|th)ew$/u, 'yu'], // Andrew; not Zbigniew
]

/** @param word one word in lower-case letters without foreign marks */
export const isListedForeignName = (word: string): boolean => FOREIGN_NAMES.has(keyOf(word))

const keyOf = (word: string): string => word.replaceAll('ı', 'i').replaceAll('ç', 'c')

/**
 * @param word one word in lower-case letters without foreign marks @returns its sound; the same word if it is read as
 * written
 */
export function sayForeignName(word: string): string {
  const listed = FOREIGN_NAMES.get(keyOf(word))
  if (listed !== undefined) return listed
  return FOREIGN_SPELLINGS.reduce((spoken, [spelling, sound]) => spoken.replace(spelling, sound), word)
}

/**
 * Names from Arabic and Persian that end in a front l (or t, k) after a back vowel, and therefore take a front ending:
 * Kemal'in, Resul'ün, Şefkat'in. TDK names the exception (Yazım Kılavuzu, "Büyük Ünlü Uyumu": hakikat, hakikati; kabul,
 * kabulü; saat, saate), and its Güncel Türkçe Sözlük marks each such word with its ending (kemal, -li; resul, -lü;
 * şefkat, -ti). The spelling does not show it, so the names must be listed. Only the last consonant counts: the â of
 * Kâzım or Erkân does not make an ending front. If usage varies, the dictionary decides, except for alp: there it gives
 * -pı, but people say and print Alp'in and Ziya Gökalp'in, with the l of kalbi.
 */

// Many compounds have these ends (Gülnihal, Nurcemal, Abdülcelal), and no native name has.
const FRONT_ENDINGS = [
  ...['kemal', 'kamal', 'cemal', 'camal', 'jamal', 'şimal'],
  ...['ilal', 'elal', 'iclal', 'klal', 'dlal', 'jalal', 'calal', 'talal', 'zülal', 'zulal'], // Hilal, Celal, İstiklal
  ...['nihal', 'zuhal', 'zühal', 'ikbal', 'iqbal', 'şehbal', 'hayal', 'misal', 'visal', 'evval'], // Şevval, Nevval
  ...['resul', 'rasul', 'makbul', 'betul'],
  ...['alp'], // Gökalp, Tekalp
  ...['bahat', 'lahat', 'mahat', 'zahat'], // Nebahat, Melahat, Semahat, Nezahat
]

/** Single names; meral and seval are native words, but everybody says them with a front l. */
const FRONT_NAMES: ReadonlySet<string> = new Set(
  `
  amal cidal efdal eftal emsal enfal ihlal gazal icmal ideal ikmal lal layezal leyal mecal batul menal meyal meyyal
  nehal neval nevsal nidal nuhal selsal seyyal timsal zeval zeyyal kristal crystal opal makul mesul dikkat feragat
  fesahat firkat hakikat hilkat itaat kanaat liyakat refakat rikkat sadakat sarahat sihhat şecaat şefaat şefkat
  ferahnak idrak meral seval
`.match(/\p{L}+/gu),
)

/** @returns true for a single lower-case word that takes a front ending although its last vowel is a back one */
export function takesFrontEnding(word: string): boolean {
  // A long â or û before l is written only in these loans: Kemâl, Resûl, lâl.
  if (/[âû]l$/u.test(word)) return true
  const plain = withPlainVowels(word)
  return FRONT_NAMES.has(plain) || FRONT_ENDINGS.some((ending) => plain.endsWith(ending))
}

/** Nebâhat is Nebahat; İkbal is also typed Ikbal, so the lists have i for ı. */
function withPlainVowels(word: string): string {
  return word.replaceAll('â', 'a').replaceAll('û', 'u').replace(/[ıî]/gu, 'i')
}

// Emine and Coraline end in the same letters, but the e is spoken only in Emine. No list of foreign names is complete,
// so such endings count as uncertain, and Turkish names are listed.

/** Ends of words, in lower-case letters without marks, that another language reads differently from Turkish. */
const READ_IN_TWO_WAYS: readonly RegExp[] = [
  /(?:[^aeiouöüy]|(?<![iy])y)e$/u, // Coraline, Skye; Turkish -iye is spoken as written
  /[aou]e$/u, // Mae, Roscoe, Prue
  /[eu]y$/u, // Mickey, Guy
  /^[^aeiouöü]+ay$/u, // Shay
  /ea$/u, // Chelsea
  /(?<!ull|all)ah$|[eo]h$/u, // Fatimah; the h of Abdullah is spoken
  /[eo][rn]$/u, // Carter, Connor, Aiden, Harrison
  /(?:[eo]a|[eou]u|oe)[^aeiouöü]+$/u, // Joan, Fleur, Luuk, Loek
  /[aou]l+$/u, // Heval: a front l or not
  /[^aeiouöü]z$/u, // Franz
  /es$/u, // Jones
  /(?:c|gh)$/u, // Alaric, Hugh
  /aul?t$|au[dx]?$|eux?$|oi[st]$|ott?$|ent$/u, // Thibault, Mathieu, Dubois, Margot, Florent
  /[aeo]i$/u, // Sergei
  /^(?:[^aeiouöüy]|y(?=[aeiouöü]))*[aeiouöü](?:[^aeiouöüy]|(?<=[aeiouöü])y)*$/u, // One syllable, read differently in English: Sam, Ann
]

/** Letters used only in Turkish and neighbouring languages. */
const LETTER_OF_TURKEY = /[çğıöşüâêû]/u

/**
 * @param word one word in lower-case letters, with ı only if it was typed: a foreign keyboard's capital I stands for i
 */
export function isReadInOneWay(word: string): boolean {
  const plain = word.replaceAll('î', 'i')
  return LETTER_OF_TURKEY.test(word) || KNOWN_NAMES.has(plain) || !READ_IN_TWO_WAYS.some((end) => end.test(plain))
}

/** Names of Turkish families (and a few from elsewhere) with such an end that are read as written; without marks. */
const KNOWN_NAMES: ReadonlySet<string> = new Set(
  `
  acibe adile afife aise akile akise alime alize amine amre anife arife asude atife atike ayse azade azime azize bade
  bahire basire bedide bedihe behice behire belde belkize benice berre beste beyzade bige bilge birce birge buse cavide
  cedide celile cemile cemiyle cemre cevale chloe cihandide defne dicle dide dilbeste ece ede edibe edile efe efsane
  ege elife emine emire emre enise erce esade esene esme ezine fadile fadime fahime fahire faide faike faize fakihe
  faride fatime fatme favize fazile fehime fehmide ferahe feraye ferdane ferhande ferhunde feride ferve ferzane fidane
  fidaye firuze gamze gaye gazale gence gokce gozde gulce habibe hacile hacire hadice hadise hafize hakime hale halide
  halile halime hamide hande hanife hanne hasene hasibe haside hatice hatime havle havse hayale hayre hazime hazine
  hekime helime henife hicabe huceste hurize ibide ide ilge ilke imge imre irade islime izge jale julide kadime kadire
  kamile kamuse katre kebire kerime kete kevsere kifaye lale latife laze lerze letife leyle lezize lotte macide mahbube
  mahide mahinde mahire mahmure mahpare mahsune maide maile makbule malike mansure masume mebrure mebuse mecide medide
  medine mefkure mehlike mehpare mehre melihe melike melile menekse menevse mensure mercide mergube merve meryeme
  mesrure mesture mesude mete mevhibe mevlide mevlude mevsime meyre mezide mihre mine minibe minire muazze mufide muge
  muhibbe muhlise muhsine mujde mukbile munibe munife munire munise mutahhare muvahhide nabile nacide nadide nadime
  nadire nafile nafize nagihane nahide naibe naide naile naime nakime namide nare nasibe nasire natike nazende nazife
  nazike nazile nazime nazire nebile necibe necile necime nedide nedime nefise nefse nergise nergize nese nesfe nesibe
  nesile nesime nevide nevise nevreste nevsale nevzade nezihe nezire nezize nigare nihade nihale nimete nurane nure
  nuride ozge pakise pakize pare paye peride perize pervane pesende piraye pirayende rabihe racihe rafike rahile rahime
  raife rakibe rakide ramize rasime refahe refide refihe refike rehime resule revane reyhane ruhide ruhsare rumeyse
  ruveyde ruveyse saadete sabihe sabire sabite sacide sadike safinaze safire sahibe sahire saide saime saire sakine
  salihe salime samime samire sare sedide sedife sefide sefine sefire sehile sekine selime selve semahe semihe semine
  semire senihe serife servinaze sevde sevgice sevilce seyhane seyide seyyare seyyide sidre simge sine sitare sude
  suheyle sule sultane tabende tacide tahire taibe talibe talihe tayyibe tekine temime tenzile tevhide tugce tule
  tutaste tuvane ubeyde ulfete umre vacibe vacide vahibe vahide valide vecide vecihe vedide velide verde veste vezire
  vezrife vildane yade yadigare yegane yekte yelde yezdane zade zahide zahire zaide zakire zarife zebirce zemine zerafe
  zeride zerife zeyde zeyne zinde zinnure zoe zubeyde zumre

  afer ahter aker akmaner akver aliser alper altaner amber asker atalayer ayser ayver bager baser berker beser beyler
  bilender bilener birser cafer caner cansever cevher cihaner dener deviner dilaver dilber dilder efser ejder ekber
  eker ender ener enver eraker erdemer erdener erener ergener eser esmer ester evrimer fener ferider ferzender gencer
  gevher goncafer hacer haver ilker ilmafer ilper ilter iskender kader kamer karaer kaver kayser kefser kemer kenter
  kevser mahpeyker mahter mazher mehter mihter miyesser muber muzaffer nefer nevber neyyer nurser oganer okter omer
  oner onuker ozaner paker peker peyker sanavber sarper sebahter sefer seher seler semaver semender sencer server
  sevener sever sezer simber siper soner songer soydaner soyer talayer tamer taner tanser teber tecimer teker tekiner
  tener tezer toker tolgaer tuncer tuner uluer uyanser uzer yaser yaver yener yeter yurdaer yurdaner yurdaser zafer
  zahfer ziver zuber

  ahsen alperen aren arven aylen aysen ayten baren barsen beren berfen bergen berken bilen bilgen birben birsen cansen
  canseven ceren deren diken dilen dilsen ediben elfen emren erben erden eren ergen ersen erten erven esen evcen
  evcimen evgen evren eymen ezgen feden gelen gencen gizen gulsen gulten halden hanbiken hasen ilden ilgen ilken ilsen
  imren ivecen izgen kardelen keven leon lerzen merden meren merten mihren nazen nazlisen nefren neslisen nesren nesten
  neveren nevgen nevsen nevten nilden nilsen nursen nurten nurveren okmen okseven okten ozgen peren perizen rengen
  rojen ruken sanen selcen selden selen semen semten serden seren sergen serpen serten sevcen sevden seven sevgen
  sevsen sevten seymen sezen sezgen simden simten siren sirmen ticen tijen turen ulgen utken veren vuslaten yaren
  yasemen yelesen yelken yeten yurdseven yurtseven zeren zilen

  adal adasal akdal aral aydal aykol ayol ayral aysal battal baysal baytal benol berkal birdal birol boral canal cansal
  danyal demiral dursal elsal eral erbal erdal erol ersal ertol evsal faysal hazal hindal ilkal inal istanbul joel
  kartal kayral koral kumral kumsal kurtul kutal kutsal masal noel nural nursal oktal onal onol oral paksal sancal
  saral serdal serol sezal sonal soysal tanal tanol tansal temizkal tezol tural tursal ural uysal varal vaysal veysal
  vural yasal yenal yeneral yolal yurdakul yurdal zoral

  agnes akbey alkor alpbey andrea ares atabey atai ates baykai bekai besey bulent canbey cenah cerrah cezai elyes emrah
  enes enfes erbey felah ferah ferrah fettah gunes guney hadai hadrey hanbey heves hudavent ilhai ines kai kanbey
  kuddes kuzey lea levent menfeat miftah mihrimah misbah mukaddes nades nedai nefes nevai nihai nikolai nurey pesent
  refah rehai rifai sabah salah saleh sefah semah semai seney sevey sezai sinai siyah tanses thea ulakbey valeh vazeh
  vefai vincent yunes zekai

  a ak alp an and ant ar ark at ay bal bars bay baz bek ben berk bey boz can cem cenk dal dem denk dost e er giz gur
  han hans has hay hrant hur i il ilk jan jin kan kar karl kays kor kul kurt kut lal lars mah mark mart merd mert mil
  mir nar nas naz nev ney nil nils nuh nur o ok on or oz pak pars per pir rey roj roy ruh rza sad saf sal san sarp sav
  say sel sem sen ser sev siv son soy su sun sur sven tac tan tar tay tek tevs tin tok tor toy tun tur tus u ul us ut
  var ver yad yal yar yaz yel yen yol yunt yurt zal zar zel zen zer zil zin ziv
`.match(/\p{L}+/gu),
)
