import type { Rule } from '@tercet/proofreading-core';
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
import { girosDesaconsejados } from './giros-desaconsejados';
import { haciaHacer } from './hacia-hacer';
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
  girosDesaconsejados,
  haciaHacer,
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
