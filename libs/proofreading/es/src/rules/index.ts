import type { Rule } from '@tercet/proofreading-core';
import { aHa } from './a-ha';
import { aMiMe } from './a-mi-me';
import { aPersonal } from './a-personal';
import { adjetivosCoordinados } from './adjetivos-coordinados';
import { adverbioDe } from './adverbio-de';
import { anoAnio } from './ano-anio';
import { apocope } from './apocope';
import { articuloProfesion } from './articulo-profesion';
import { ayHayAhi } from './ay-hay-ahi';
import { bPorV } from './b-por-v';
import { bienBueno } from './bien-bueno';
import { cacheGenero } from './cache-genero';
import { cayoCallo } from './cayo-callo';
import { centenaY } from './centena-y';
import { comaConector } from './coma-conector';
import { comaPero } from './coma-pero';
import { comaSujeto } from './coma-sujeto';
import { comaVocativo } from './coma-vocativo';
import { comaY } from './coma-y';
import { comoSi } from './como-si';
import { compuestosPlural } from './compuestos-plural';
import { concordanciaAdjetivo } from './concordancia-adjetivo';
import { concordanciaAdjetivoAntepuesto } from './concordancia-adjetivo-antepuesto';
import { concordanciaAtributo } from './concordancia-atributo';
import { concordanciaDeterminante } from './concordancia-determinante';
import { conmigo } from './conmigo';
import { contraccionConcordancia } from './contraccion-concordancia';
import { contraccionDuplicada } from './contraccion-duplicada';
import { contraction } from './contraction';
import { cualNumero } from './cual-numero';
import { cuandoSubjuntivo } from './cuando-subjuntivo';
import { cuantoMas } from './cuanto-mas';
import { decadas } from './decadas';
import { demasiadoAdverbio } from './demasiado-adverbio';
import { demostrativoNeutro } from './demostrativo-neutro';
import { demostrativoPronombre } from './demostrativo-pronombre';
import { demostrativoTilde } from './demostrativo-tilde';
import { dequeismo } from './dequeismo';
import { desdeHace } from './desde-hace';
import { determinanteNumeral } from './determinante-numeral';
import { detrasMio } from './detras-mio';
import { doubleSpace } from './double-space';
import { doubledSign } from './doubled-sign';
import { eHe } from './e-he';
import { elAgua } from './el-agua';
import { estaEsta } from './esta-esta';
import { estarGerundio } from './estar-gerundio';
import { estarSer } from './estar-ser';
import { falsosAmigos } from './falsos-amigos';
import { faltaAnteInfinitivo } from './falta-ante-infinitivo';
import { faltaPreposicion } from './falta-preposicion';
import { favoritoArticulo } from './favorito-articulo';
import { fechaDe } from './fecha-de';
import { fechaEn } from './fecha-en';
import { formasIrregulares } from './formas-irregulares';
import { fueSido } from './fue-sido';
import { futuroTilde } from './futuro-tilde';
import { gerundioAdjetivo } from './gerundio-adjetivo';
import { gerundioPosterioridad } from './gerundio-posterioridad';
import { girosDesaconsejados } from './giros-desaconsejados';
import { gustarA } from './gustar-a';
import { gustarActivo } from './gustar-activo';
import { gustarArticulo } from './gustar-articulo';
import { gustarNumero } from './gustar-numero';
import { haberAVer } from './haber-a-ver';
import { haberImpersonal } from './haber-impersonal';
import { haberParticipio } from './haber-participio';
import { habriaAbria } from './habria-abria';
import { haceAse } from './hace-ase';
import { hacerImpersonal } from './hacer-impersonal';
import { hacerPoner } from './hacer-poner';
import { haciaHacer } from './hacia-hacer';
import { hallaHaya } from './halla-haya';
import { hastaAsta } from './hasta-asta';
import { hayArticulo } from './hay-articulo';
import { hechoEcho } from './hecho-echo';
import { horaDe } from './hora-de';
import { horaSon } from './hora-son';
import { imperativoNegativo } from './imperativo-negativo';
import { infinitivo } from './infinitivo';
import { infinitivoConjugado } from './infinitivo-conjugado';
import { infinitivoImperativo } from './infinitivo-imperativo';
import { interrogativoDirecto } from './interrogativo-directo';
import { interrogativoIndirecto } from './interrogativo-indirecto';
import { jugarA } from './jugar-a';
import { laismo } from './laismo';
import { leLes } from './le-les';
import { llamado } from './llamado';
import { llegarA } from './llegar-a';
import { locuciones } from './locuciones';
import { lugarArticulo } from './lugar-articulo';
import { masDe } from './mas-de';
import { masMejor } from './mas-mejor';
import { mayusculaInicial } from './mayuscula-inicial';
import { mayusculaIntermedia } from './mayuscula-intermedia';
import { miMe } from './mi-me';
import { millonDe } from './millon-de';
import { minuscula } from './minuscula';
import { missingSpaceAfterSign } from './missing-space-after-sign';
import { muchasGracias } from './muchas-gracias';
import { muyElativo } from './muy-elativo';
import { muyMucho } from './muy-mucho';
import { niNi } from './ni-ni';
import { noSe } from './no-se';
import { noSoloSino } from './no-solo-sino';
import { nombresPropios } from './nombres-propios';
import { numeralInvariable } from './numeral-invariable';
import { numeroNombre } from './numero-nombre';
import { oU } from './o-u';
import { openingExclamationMark } from './opening-exclamation-mark';
import { openingQuestionMark } from './opening-question-mark';
import { parteDelCuerpo } from './parte-del-cuerpo';
import { pasadoPresente } from './pasado-presente';
import { pleonasmo } from './pleonasmo';
import { porDuracion } from './por-duracion';
import { porPara } from './por-para';
import { porque } from './porque';
import { prefijoUnido } from './prefijo-unido';
import { preposicionDoble } from './preposicion-doble';
import { preteritoIrregular } from './preterito-irregular';
import { pronombreGerundio } from './pronombre-gerundio';
import { pronombreSujeto } from './pronombre-sujeto';
import { pronominal } from './pronominal';
import { puntoTrasCierre } from './punto-tras-cierre';
import { queAtono } from './que-atono';
import { queismo } from './queismo';
import { quesuismo } from './quesuismo';
import { quienRelativo } from './quien-relativo';
import { reflexivoInfinitivo } from './reflexivo-infinitivo';
import { regimen } from './regimen';
import { relativoAtono } from './relativo-atono';
import { relativoVerbo } from './relativo-verbo';
import { repeatedWord } from './repeated-word';
import { seEscribeJunto } from './se-escribe-junto';
import { seEscribeSeparado } from './se-escribe-separado';
import { seMe } from './se-me';
import { seNosotros } from './se-nosotros';
import { sePasiva } from './se-pasiva';
import { seSinTilde } from './se-sin-tilde';
import { serEstar } from './ser-estar';
import { siCondicional } from './si-condicional';
import { siNoSino } from './si-no-sino';
import { simbolosUnidad } from './simbolos-unidad';
import { sobraAnteInfinitivo } from './sobra-ante-infinitivo';
import { sobraPreposicion } from './sobra-preposicion';
import { spaceBeforeSign } from './space-before-sign';
import { subjuntivo } from './subjuntivo';
import { subjuntivoConjuncion } from './subjuntivo-conjuncion';
import { subjuntivoSentimiento } from './subjuntivo-sentimiento';
import { sujetoCoordinado } from './sujeto-coordinado';
import { sujetoPronombre } from './sujeto-pronombre';
import { sujetoVerbo } from './sujeto-verbo';
import { tambienTanBien } from './tambien-tan-bien';
import { tanComo } from './tan-como';
import { tanMuy } from './tan-muy';
import { tenerAnos } from './tener-anos';
import { tenerElPelo } from './tener-el-pelo';
import { tenerQue } from './tener-que';
import { tiempoHace } from './tiempo-hace';
import { tildeAun } from './tilde-aun';
import { tildeContinua } from './tilde-continua';
import { tildeDe } from './tilde-de';
import { tildeEl } from './tilde-el';
import { tildeElArticulo } from './tilde-el-articulo';
import { tildeMas } from './tilde-mas';
import { tildeMi } from './tilde-mi';
import { tildeNombre } from './tilde-nombre';
import { tildePreterito } from './tilde-preterito';
import { tildePreteritoYo } from './tilde-preterito-yo';
import { tildeSi } from './tilde-si';
import { tildeTu } from './tilde-tu';
import { tildeVerbo } from './tilde-verbo';
import { todoArticulo } from './todo-articulo';
import { todoLoQue } from './todo-lo-que';
import { tuvoTubo } from './tuvo-tubo';
import { unOtro } from './un-otro';
import { unoDe } from './uno-de';
import { unoDeLosQue } from './uno-de-los-que';
import { unoUn } from './uno-un';
import { vayaValla } from './vaya-valla';
import { vezVes } from './vez-ves';
import { yE } from './y-e';

/** Every rule of this folder, by name. */
export const RULES: readonly Rule[] = [
  aHa,
  aMiMe,
  aPersonal,
  adjetivosCoordinados,
  adverbioDe,
  anoAnio,
  apocope,
  articuloProfesion,
  ayHayAhi,
  bPorV,
  bienBueno,
  cacheGenero,
  cayoCallo,
  centenaY,
  comaConector,
  comaPero,
  comaSujeto,
  comaVocativo,
  comaY,
  comoSi,
  compuestosPlural,
  concordanciaAdjetivo,
  concordanciaAdjetivoAntepuesto,
  concordanciaAtributo,
  concordanciaDeterminante,
  conmigo,
  contraccionConcordancia,
  contraccionDuplicada,
  contraction,
  cualNumero,
  cuandoSubjuntivo,
  cuantoMas,
  decadas,
  demasiadoAdverbio,
  demostrativoNeutro,
  demostrativoPronombre,
  demostrativoTilde,
  dequeismo,
  desdeHace,
  determinanteNumeral,
  detrasMio,
  doubleSpace,
  doubledSign,
  eHe,
  elAgua,
  estaEsta,
  estarGerundio,
  estarSer,
  falsosAmigos,
  faltaAnteInfinitivo,
  faltaPreposicion,
  favoritoArticulo,
  fechaDe,
  fechaEn,
  formasIrregulares,
  fueSido,
  futuroTilde,
  gerundioAdjetivo,
  gerundioPosterioridad,
  girosDesaconsejados,
  gustarA,
  gustarActivo,
  gustarArticulo,
  gustarNumero,
  haberAVer,
  haberImpersonal,
  haberParticipio,
  habriaAbria,
  haceAse,
  hacerImpersonal,
  hacerPoner,
  haciaHacer,
  hallaHaya,
  hastaAsta,
  hayArticulo,
  hechoEcho,
  horaDe,
  horaSon,
  imperativoNegativo,
  infinitivo,
  infinitivoConjugado,
  infinitivoImperativo,
  interrogativoDirecto,
  interrogativoIndirecto,
  jugarA,
  laismo,
  leLes,
  llamado,
  llegarA,
  locuciones,
  lugarArticulo,
  masDe,
  masMejor,
  mayusculaInicial,
  mayusculaIntermedia,
  miMe,
  millonDe,
  minuscula,
  missingSpaceAfterSign,
  muchasGracias,
  muyElativo,
  muyMucho,
  niNi,
  noSe,
  noSoloSino,
  nombresPropios,
  numeralInvariable,
  numeroNombre,
  oU,
  openingExclamationMark,
  openingQuestionMark,
  parteDelCuerpo,
  pasadoPresente,
  pleonasmo,
  porDuracion,
  porPara,
  porque,
  prefijoUnido,
  preposicionDoble,
  preteritoIrregular,
  pronombreGerundio,
  pronombreSujeto,
  pronominal,
  puntoTrasCierre,
  queAtono,
  queismo,
  quesuismo,
  quienRelativo,
  reflexivoInfinitivo,
  regimen,
  relativoAtono,
  relativoVerbo,
  repeatedWord,
  seEscribeJunto,
  seEscribeSeparado,
  seMe,
  seNosotros,
  sePasiva,
  seSinTilde,
  serEstar,
  siCondicional,
  siNoSino,
  simbolosUnidad,
  sobraAnteInfinitivo,
  sobraPreposicion,
  spaceBeforeSign,
  subjuntivo,
  subjuntivoConjuncion,
  subjuntivoSentimiento,
  sujetoCoordinado,
  sujetoPronombre,
  sujetoVerbo,
  tambienTanBien,
  tanComo,
  tanMuy,
  tenerAnos,
  tenerElPelo,
  tenerQue,
  tiempoHace,
  tildeAun,
  tildeContinua,
  tildeDe,
  tildeEl,
  tildeElArticulo,
  tildeMas,
  tildeMi,
  tildeNombre,
  tildePreterito,
  tildePreteritoYo,
  tildeSi,
  tildeTu,
  tildeVerbo,
  todoArticulo,
  todoLoQue,
  tuvoTubo,
  unOtro,
  unoDe,
  unoDeLosQue,
  unoUn,
  vayaValla,
  vezVes,
  yE,
];
