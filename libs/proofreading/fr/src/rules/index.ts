import type { Rule } from '@tercet/proofreading-core';
import { aMajuscule } from './a-majuscule';
import { aPreposition } from './a-preposition';
import { abreviationsTitres } from './abreviations-titres';
import { accentsLocutions } from './accents-locutions';
import { accordAdjectif } from './accord-adjectif';
import { accordAdjectifAvant } from './accord-adjectif-avant';
import { accordAir } from './accord-air';
import { accordApresRelative } from './accord-apres-relative';
import { accordAttribut } from './accord-attribut';
import { accordDeterminantMuet } from './accord-determinant-muet';
import { accordGenreDeterminant } from './accord-genre-determinant';
import { accordNombreNom } from './accord-nombre-nom';
import { accordQuantite } from './accord-quantite';
import { accordRelatifQui } from './accord-relatif-qui';
import { accordSuivant } from './accord-suivant';
import { accordSujetCoordonne } from './accord-sujet-coordonne';
import { accordSujetIndefini } from './accord-sujet-indefini';
import { accordSujetInverse } from './accord-sujet-inverse';
import { accordSujetNom } from './accord-sujet-nom';
import { accordSujetPronom } from './accord-sujet-pronom';
import { adverbeInvariable } from './adverbe-invariable';
import { anglicismes } from './anglicismes';
import { apresQue } from './apres-que';
import { attributInfinitif } from './attribut-infinitif';
import { attributObjet } from './attribut-objet';
import { auxiliaireEtre } from './auxiliaire-etre';
import { avoirRaison } from './avoir-raison';
import { cEstSEst } from './c-est-s-est';
import { cEtait } from './c-etait';
import { caSa } from './ca-sa';
import { capitaleAccent } from './capitale-accent';
import { ceSe } from './ce-se';
import { cesCEst } from './ces-c-est';
import { ciSi } from './ci-si';
import { commePrevu } from './comme-prevu';
import { conditionnelApresSi } from './conditionnel-apres-si';
import { contraction } from './contraction';
import { couleurs } from './couleurs';
import { davantage } from './davantage';
import { debutDescriptif } from './debut-descriptif';
import { demi } from './demi';
import { demonstratifLa } from './demonstratif-la';
import { dont } from './dont';
import { doubleNegation } from './double-negation';
import { doubleSpace } from './double-space';
import { doubledSign } from './doubled-sign';
import { duAccent } from './du-accent';
import { elision } from './elision';
import { elisionAbusive } from './elision-abusive';
import { espaceUnite } from './espace-unite';
import { estCeQue } from './est-ce-que';
import { etEst } from './et-est';
import { etcPoints } from './etc-points';
import { faitInfinitif } from './fait-infinitif';
import { faiteFaites } from './faite-faites';
import { formeDevantVoyelle } from './forme-devant-voyelle';
import { gerondif } from './gerondif';
import { habiterSur } from './habiter-sur';
import { homophoneDevantVerbe } from './homophone-devant-verbe';
import { homophonesLocutions } from './homophones-locutions';
import { horsOr } from './hors-or';
import { imperatifInfinitif } from './imperatif-infinitif';
import { imperatifSPronom } from './imperatif-s-pronom';
import { imperatifSansS } from './imperatif-sans-s';
import { imperatifTraitUnion } from './imperatif-trait-union';
import { inciseTraitUnion } from './incise-trait-union';
import { infinitifApresModal } from './infinitif-apres-modal';
import { infinitifApresPreposition } from './infinitif-apres-preposition';
import { inversionTraitUnion } from './inversion-trait-union';
import { jeVousPrie } from './je-vous-prie';
import { laAccent } from './la-accent';
import { laPlupart } from './la-plupart';
import { lequel } from './lequel';
import { leurPronom } from './leur-pronom';
import { ligature } from './ligature';
import { locutionsDeformees } from './locutions-deformees';
import { mAMa } from './m-a-ma';
import { majusculeAdjectif } from './majuscule-adjectif';
import { majusculeInstitutions } from './majuscule-institutions';
import { majusculeLangue } from './majuscule-langue';
import { majusculePeuple } from './majuscule-peuple';
import { memeMemes } from './meme-memes';
import { metsMesMais } from './mets-mes-mais';
import { minusculeDate } from './minuscule-date';
import { missingSpaceAfterSign } from './missing-space-after-sign';
import { moiQui } from './moi-qui';
import { motCoupe } from './mot-coupe';
import { motsOutilsLocutions } from './mots-outils-locutions';
import { neApresOn } from './ne-apres-on';
import { neAvecPersonne } from './ne-avec-personne';
import { neManquant } from './ne-manquant';
import { nomEnEe } from './nom-en-ee';
import { nomOuVerbe } from './nom-ou-verbe';
import { nombreDe } from './nombre-de';
import { nombreDeAdjectif } from './nombre-de-adjectif';
import { nombreLocutions } from './nombre-locutions';
import { nomsPropres } from './noms-propres';
import { notreNotre } from './notre-notre';
import { objetPronomParticipe } from './objet-pronom-participe';
import { onOnt } from './on-ont';
import { ordinaux } from './ordinaux';
import { ouAdverbe } from './ou-adverbe';
import { paronymesLocutions } from './paronymes-locutions';
import { participeApresAuxiliaire } from './participe-apres-auxiliaire';
import { participeApresNom } from './participe-apres-nom';
import { participeAvoir } from './participe-avoir';
import { participeObjetAvant } from './participe-objet-avant';
import { participePronominal } from './participe-pronominal';
import { participePronominalInvariable } from './participe-pronominal-invariable';
import { pasPar } from './pas-par';
import { peuPeut } from './peu-peut';
import { peutEtre } from './peut-etre';
import { pleinDe } from './plein-de';
import { pleonasmes } from './pleonasmes';
import { plusTot } from './plus-tot';
import { possessifElide } from './possessif-elide';
import { pretA } from './pret-a';
import { pronomSansVerbe } from './pronom-sans-verbe';
import { quantiteDes } from './quantite-des';
import { quelAttribut } from './quel-attribut';
import { quelQueSoit } from './quel-que-soit';
import { quelleQuElle } from './quelle-qu-elle';
import { quelqueEnviron } from './quelque-environ';
import { quoiQue } from './quoi-que';
import { regionalismes } from './regionalismes';
import { repeatedWord } from './repeated-word';
import { saisSait } from './sais-sait';
import { sansTraitUnion } from './sans-trait-union';
import { senseCense } from './sense-cense';
import { siIl } from './si-il';
import { sonSont } from './son-sont';
import { souhaitConditionnel } from './souhait-conditionnel';
import { spaceBeforeHighSign } from './space-before-high-sign';
import { spaceBeforeSign } from './space-before-sign';
import { subjonctif } from './subjonctif';
import { superlatifAccord } from './superlatif-accord';
import { tEuphonique } from './t-euphonique';
import { telQue } from './tel-que';
import { toursCritiques } from './tours-critiques';
import { toursFamiliers } from './tours-familiers';
import { traitUnionLocutions } from './trait-union-locutions';
import { unitePluriel } from './unite-pluriel';
import { verbeApresPronom } from './verbe-apres-pronom';
import { verbeOuNom } from './verbe-ou-nom';
import { verbeOuParticipe } from './verbe-ou-participe';
import { verbePourNom } from './verbe-pour-nom';
import { vingtCentMille } from './vingt-cent-mille';
import { voirVoire } from './voir-voire';

/** Every rule of this folder, by name. */
export const RULES: readonly Rule[] = [
  aMajuscule,
  aPreposition,
  abreviationsTitres,
  accentsLocutions,
  accordAdjectif,
  accordAdjectifAvant,
  accordAir,
  accordApresRelative,
  accordAttribut,
  accordDeterminantMuet,
  accordGenreDeterminant,
  accordNombreNom,
  accordQuantite,
  accordRelatifQui,
  accordSuivant,
  accordSujetCoordonne,
  accordSujetIndefini,
  accordSujetInverse,
  accordSujetNom,
  accordSujetPronom,
  adverbeInvariable,
  anglicismes,
  apresQue,
  attributInfinitif,
  attributObjet,
  auxiliaireEtre,
  avoirRaison,
  cEstSEst,
  cEtait,
  caSa,
  capitaleAccent,
  ceSe,
  cesCEst,
  ciSi,
  commePrevu,
  conditionnelApresSi,
  contraction,
  couleurs,
  davantage,
  debutDescriptif,
  demi,
  demonstratifLa,
  dont,
  doubleNegation,
  doubleSpace,
  doubledSign,
  duAccent,
  elision,
  elisionAbusive,
  espaceUnite,
  estCeQue,
  etEst,
  etcPoints,
  faitInfinitif,
  faiteFaites,
  formeDevantVoyelle,
  gerondif,
  habiterSur,
  homophoneDevantVerbe,
  homophonesLocutions,
  horsOr,
  imperatifInfinitif,
  imperatifSPronom,
  imperatifSansS,
  imperatifTraitUnion,
  inciseTraitUnion,
  infinitifApresModal,
  infinitifApresPreposition,
  inversionTraitUnion,
  jeVousPrie,
  laAccent,
  laPlupart,
  lequel,
  leurPronom,
  ligature,
  locutionsDeformees,
  mAMa,
  majusculeAdjectif,
  majusculeInstitutions,
  majusculeLangue,
  majusculePeuple,
  memeMemes,
  metsMesMais,
  minusculeDate,
  missingSpaceAfterSign,
  moiQui,
  motCoupe,
  motsOutilsLocutions,
  neApresOn,
  neAvecPersonne,
  neManquant,
  nomEnEe,
  nomOuVerbe,
  nombreDe,
  nombreDeAdjectif,
  nombreLocutions,
  nomsPropres,
  notreNotre,
  objetPronomParticipe,
  onOnt,
  ordinaux,
  ouAdverbe,
  paronymesLocutions,
  participeApresAuxiliaire,
  participeApresNom,
  participeAvoir,
  participeObjetAvant,
  participePronominal,
  participePronominalInvariable,
  pasPar,
  peuPeut,
  peutEtre,
  pleinDe,
  pleonasmes,
  plusTot,
  possessifElide,
  pretA,
  pronomSansVerbe,
  quantiteDes,
  quelAttribut,
  quelQueSoit,
  quelleQuElle,
  quelqueEnviron,
  quoiQue,
  regionalismes,
  repeatedWord,
  saisSait,
  sansTraitUnion,
  senseCense,
  siIl,
  sonSont,
  souhaitConditionnel,
  spaceBeforeHighSign,
  spaceBeforeSign,
  subjonctif,
  superlatifAccord,
  tEuphonique,
  telQue,
  toursCritiques,
  toursFamiliers,
  traitUnionLocutions,
  unitePluriel,
  verbeApresPronom,
  verbeOuNom,
  verbeOuParticipe,
  verbePourNom,
  vingtCentMille,
  voirVoire,
];
