import type { Rule } from '@tercet/proofreading-core';
import { aPreposition } from './a-preposition';
import { accentsLocutions } from './accents-locutions';
import { accordAdjectif } from './accord-adjectif';
import { accordAir } from './accord-air';
import { accordAttribut } from './accord-attribut';
import { accordDeterminantMuet } from './accord-determinant-muet';
import { accordGenreDeterminant } from './accord-genre-determinant';
import { accordNombreNom } from './accord-nombre-nom';
import { accordRelatifQui } from './accord-relatif-qui';
import { accordSuivant } from './accord-suivant';
import { accordSujetNom } from './accord-sujet-nom';
import { accordSujetPronom } from './accord-sujet-pronom';
import { adverbeInvariable } from './adverbe-invariable';
import { anglicismes } from './anglicismes';
import { ceSe } from './ce-se';
import { contraction } from './contraction';
import { debutDescriptif } from './debut-descriptif';
import { doubleSpace } from './double-space';
import { doubledSign } from './doubled-sign';
import { elision } from './elision';
import { estCeQue } from './est-ce-que';
import { infinitifApresModal } from './infinitif-apres-modal';
import { infinitifApresPreposition } from './infinitif-apres-preposition';
import { inversionTraitUnion } from './inversion-trait-union';
import { laPlupart } from './la-plupart';
import { lequel } from './lequel';
import { locutions } from './locutions';
import { missingSpaceAfterSign } from './missing-space-after-sign';
import { moiQui } from './moi-qui';
import { nombreDe } from './nombre-de';
import { nombreLocutions } from './nombre-locutions';
import { nomsPropres } from './noms-propres';
import { onOnt } from './on-ont';
import { ouAdverbe } from './ou-adverbe';
import { paronymesLocutions } from './paronymes-locutions';
import { participeApresAuxiliaire } from './participe-apres-auxiliaire';
import { participeAvoir } from './participe-avoir';
import { participeObjetAvant } from './participe-objet-avant';
import { pleonasmes } from './pleonasmes';
import { pretA } from './pret-a';
import { quelQueSoit } from './quel-que-soit';
import { quelleQuElle } from './quelle-qu-elle';
import { regionalismes } from './regionalismes';
import { repeatedWord } from './repeated-word';
import { sansTraitUnion } from './sans-trait-union';
import { siIl } from './si-il';
import { spaceBeforeHighSign } from './space-before-high-sign';
import { spaceBeforeSign } from './space-before-sign';
import { subjonctif } from './subjonctif';
import { toursCritiques } from './tours-critiques';
import { traitUnionLocutions } from './trait-union-locutions';
import { verbeApresPronom } from './verbe-apres-pronom';

/** Every rule of this folder, by name. */
export const RULES: readonly Rule[] = [
  aPreposition,
  accentsLocutions,
  accordAdjectif,
  accordAir,
  accordAttribut,
  accordDeterminantMuet,
  accordGenreDeterminant,
  accordNombreNom,
  accordRelatifQui,
  accordSuivant,
  accordSujetNom,
  accordSujetPronom,
  adverbeInvariable,
  anglicismes,
  ceSe,
  contraction,
  debutDescriptif,
  doubleSpace,
  doubledSign,
  elision,
  estCeQue,
  infinitifApresModal,
  infinitifApresPreposition,
  inversionTraitUnion,
  laPlupart,
  lequel,
  locutions,
  missingSpaceAfterSign,
  moiQui,
  nombreDe,
  nombreLocutions,
  nomsPropres,
  onOnt,
  ouAdverbe,
  paronymesLocutions,
  participeApresAuxiliaire,
  participeAvoir,
  participeObjetAvant,
  pleonasmes,
  pretA,
  quelQueSoit,
  quelleQuElle,
  regionalismes,
  repeatedWord,
  sansTraitUnion,
  siIl,
  spaceBeforeHighSign,
  spaceBeforeSign,
  subjonctif,
  toursCritiques,
  traitUnionLocutions,
  verbeApresPronom,
];
