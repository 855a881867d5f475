/**
 * Knows the spellings that are read in one way only. Emine and Coraline end in the same letters, yet only in the first is the e
 * heard. A list of foreign names never ends, so doubt is the rule for such endings, and names of Turkey are listed.
 */

/** Ends of words in small letters without marks which another language reads otherwise than Turkish. */
const READ_IN_TWO_WAYS: readonly RegExp[] = [
  /(?:[^aeiouöüy]|(?<![iy])y)e$/u, // Coraline, Skye; Turkish -iye is heard as written
  /[aou]e$/u, // Mae, Roscoe, Prue
  /[eu]y$/u, // Mickey, Guy
  /^[^aeiouöü]+ay$/u, // Shay
  /ea$/u, // Chelsea
  /(?<!ull|all)ah$|[eo]h$/u, // Fatimah; the h of Abdullah is heard
  /[eo][rn]$/u, // Carter, Connor, Aiden, Harrison
  /(?:[eo]a|[eou]u|oe)[^aeiouöü]+$/u, // Joan, Fleur, Luuk, Loek
  /[aou]l+$/u, // Heval: a front l or not
  /[^aeiouöü]z$/u, // Franz
  /es$/u, // Jones
  /(?:c|gh)$/u, // Alaric, Hugh
  /aul?t$|au[dx]?$|eux?$|oi[st]$|ott?$|ent$/u, // Thibault, Mathieu, Dubois, Margot, Florent
  /[aeo]i$/u, // Sergei
  /^(?:[^aeiouöüy]|y(?=[aeiouöü]))*[aeiouöü](?:[^aeiouöüy]|(?<=[aeiouöü])y)*$/u, // One syllable, where English reads any vowel otherwise: Sam, Ann
]

/** Letters that only Turkish and its neighbours write. */
const LETTER_OF_TURKEY = /[çğıöşüâêû]/u

/** @param word one word in small letters, with ı only where it was typed: a capital I stands for i on foreign keyboards */
export function isReadInOneWay(word: string): boolean {
  const plain = word.replaceAll('î', 'i')
  return LETTER_OF_TURKEY.test(word) || KNOWN_NAMES.has(plain) || !READ_IN_TWO_WAYS.some((end) => end.test(plain))
}

/** Names of Turkey's families (and a few from elsewhere) that have such an end and are read by their letters; without marks. */
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
