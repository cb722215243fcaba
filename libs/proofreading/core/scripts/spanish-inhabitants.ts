/**
 * Names of the people of Spanish-speaking towns, islands and provinces, and of towns that all write about: the
 * dictionary has few of them, and the collections are of other places.
 */
const IN_O = `acapulqueño albaceteño alcoyano algecireño alicantino alteño ambateño angelino antequerano antioqueño antofagastino
  arequipeño asunceno avilesino ayacuchano baezano barquisimetano barranquillero beniano bilbaíno bogotano bostoniano
  cacereño caleño camagüeyano campechano canario capitaleño capitalino caraqueño cartagenero catamarqueño catracho
  chalaco chaqueño chiapaneco chicharrero chiclayano chihuahueño chilango cibaeño ciudadrealeño cochabambino conejero
  correntino costarriqueño costeño cruceño cuencano cusqueño cuzqueño defeño encarnaceno entrerriano esmeraldeño
  fernandino ferrolano florentino formoseño fueguino gaditano ginebrino gomero granadino grancanario guadalajareño
  guaireño guantanamero guayaquileño guipuzcoano habanero herreño holguinero huancaíno ibicenco ilicitano iquiqueño
  iquiteño jarocho jerezano josefino jujeño lagunero lanzaroteño leridano limeño llanero lojano lorquino madrileño
  majorero malagueño maracucho margariteño matancero mendocino meridano merideño michoacano misionero montevideano
  motrileño murciano napolitano neoyorquino neuquino oaxaqueño orensano orureño paceño palentino palmero palmesano
  pampeano panameño pastuso pinareño piurano poblano ponceño porteño potosino puertorriqueño puneño puntano queretano
  quetzalteco quiteño rancagüino regiomontano riobambeño riojano rionegrino rondeño rosarino salmantino salteño
  sampedrano sanjuanero sanjuanino sansalvadoreño santacrucero santacruceño santafesino santandereano santanderino
  santaneco santiaguero santiagueño santiaguino segoviano sevillano soriano tabasqueño tacneño tapatío tarijeño
  tinerfeño toledano trujillano tucumano valdiviano valenciano vallisoletano valluno veneciano veracruzano vitoriano
  vizcaíno viñamarino yucateco zacatecano zamorano zaragozano zuliano ourensano santafereño`;
const IN_ES = `alav barcelon berlin bumangu burgal cordob coruñ dublin gijon giron leon lion logroñ marsell milan pamplon
  payan pekin pontevedr vien vigu`;
const IN_IN = 'mallorqu menorqu';
const ALIKE = `abulense almeriense ateniense badajocense barilochense bonaerense boricua boyacense bruselense cachanilla cancunense
  castellonense chicaguense chihuahuense coahuilense colimense colonense conquense donostiarra duranguense elchense
  emeritense formenterense gerundense guanajuatense guerrerense hermosillense hidalguense huilense ilerdense
  jalisciense jienense jiennense larense linense lisboeta londinense lucense maldonadense manabita managüense
  marplatense medellinense melillense mexiquense miamense morelense moscovita nayarita nica onubense opita oscense
  ovetense pacense paisa pamplonica penquista platense puntarenense quintanarroense rioplatense sancristobalense
  serenense sinaloense sonorense sucrense tachirense tarraconense tegucigalpense temuquense tijuanense tlaxcalteca
  tokiota tolimense turolense ubetense`;
const OTHERS = `marbellí marbellíes ceutí ceutíes chapín chapines chapina chapinas chilote chilotes cachaco cachacos cachaca cachacas tico ticos tamaulipeco tamaulipecos tamaulipeca tamaulipecas tica ticas`;

const words = (list: string): string[] => list.trim().split(/\s+/u);

/** Each in both genders and numbers. */
export function spanishInhabitants(): string[] {
  const inO = words(IN_O).flatMap((word) =>
    ['o', 'a', 'os', 'as'].map((ending) => word.slice(0, -1) + ending),
  );
  const inEs = words(IN_ES).flatMap((stem) =>
    ['és', 'esa', 'eses', 'esas'].map((ending) => stem + ending),
  );
  const inIn = words(IN_IN).flatMap((stem) =>
    ['ín', 'ina', 'ines', 'inas'].map((ending) => stem + ending),
  );
  return [
    ...inO,
    ...inEs,
    ...inIn,
    ...words(ALIKE).flatMap((word) => [word, `${word}s`]),
    ...words(OTHERS),
  ];
}
