import type { Rule } from '@tercet/proofreading-core';
import { aHa } from './a-ha';
import { aVer } from './a-ver';
import { cercaA } from './cerca-a';
import { concordanciaAdjetivo } from './concordancia-adjetivo';
import { concordanciaAdjetivoAntepuesto } from './concordancia-adjetivo-antepuesto';
import { concordanciaAtributo } from './concordancia-atributo';
import { concordanciaDeterminante } from './concordancia-determinante';
import { contraccionDuplicada } from './contraccion-duplicada';
import { contraction } from './contraction';
import { demostrativoPronombre } from './demostrativo-pronombre';
import { demostrativoTilde } from './demostrativo-tilde';
import { doubleSpace } from './double-space';
import { doubledSign } from './doubled-sign';
import { faltaA } from './falta-a';
import { formasIrregulares } from './formas-irregulares';
import { girosDesaconsejados } from './giros-desaconsejados';
import { gustarA } from './gustar-a';
import { gustarArticulo } from './gustar-articulo';
import { gustarNumero } from './gustar-numero';
import { haberImpersonal } from './haber-impersonal';
import { haberParticipio } from './haber-participio';
import { hacerImpersonal } from './hacer-impersonal';
import { haciaHacer } from './hacia-hacer';
import { infinitivo } from './infinitivo';
import { locuciones } from './locuciones';
import { masMejor } from './mas-mejor';
import { missingSpaceAfterSign } from './missing-space-after-sign';
import { noSe } from './no-se';
import { oU } from './o-u';
import { openingExclamationMark } from './opening-exclamation-mark';
import { openingQuestionMark } from './opening-question-mark';
import { palabrasSeparadas } from './palabras-separadas';
import { palabrasUnidas } from './palabras-unidas';
import { pleonasmo } from './pleonasmo';
import { repeatedWord } from './repeated-word';
import { saberCuanto } from './saber-cuanto';
import { spaceBeforeSign } from './space-before-sign';
import { sujetoCoordinado } from './sujeto-coordinado';
import { sujetoPronombre } from './sujeto-pronombre';
import { sujetoVerbo } from './sujeto-verbo';
import { tildeAun } from './tilde-aun';
import { tildeDe } from './tilde-de';
import { tildeEl } from './tilde-el';
import { tildeMas } from './tilde-mas';
import { tildeMi } from './tilde-mi';
import { tildeSi } from './tilde-si';
import { tildeTu } from './tilde-tu';
import { yE } from './y-e';

/** Every rule of this folder, by name. */
export const RULES: readonly Rule[] = [
  aHa,
  aVer,
  cercaA,
  concordanciaAdjetivo,
  concordanciaAdjetivoAntepuesto,
  concordanciaAtributo,
  concordanciaDeterminante,
  contraccionDuplicada,
  contraction,
  demostrativoPronombre,
  demostrativoTilde,
  doubleSpace,
  doubledSign,
  faltaA,
  formasIrregulares,
  girosDesaconsejados,
  gustarA,
  gustarArticulo,
  gustarNumero,
  haberImpersonal,
  haberParticipio,
  hacerImpersonal,
  haciaHacer,
  infinitivo,
  locuciones,
  masMejor,
  missingSpaceAfterSign,
  noSe,
  oU,
  openingExclamationMark,
  openingQuestionMark,
  palabrasSeparadas,
  palabrasUnidas,
  pleonasmo,
  repeatedWord,
  saberCuanto,
  spaceBeforeSign,
  sujetoCoordinado,
  sujetoPronombre,
  sujetoVerbo,
  tildeAun,
  tildeDe,
  tildeEl,
  tildeMas,
  tildeMi,
  tildeSi,
  tildeTu,
  yE,
];
