import { defineRule } from '@tercet/proofreading-core';
import { phraseTable } from '../grammar/phrase-table';
import { FUNCTION_WORDS } from '../phrases/function-words';

const phrases = phraseTable(FUNCTION_WORDS);

export const motsOutilsLocutions = defineRule({
  id: 'fr/mots-outils-locutions',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'This small word is written otherwise here: “{fix}”.',
    fr: 'Ce petit mot s’écrit autrement ici : « {fix} ».',
    es: 'Esta palabra se escribe aquí de otro modo: «{fix}».',
  },
  explanation: {
    en: 'Small words of the same sound have each their use: “tout” and “tous”, “peu” and “peut”, “quand” and “quant”, “ce” and “se”; some are one word (“malgré”), some two (“tout à fait”).',
    fr: 'Les petits mots de même son ont chacun leur emploi : « tout » et « tous », « peu » et « peut », « quand » et « quant », « ce » et « se » ; certains s’écrivent en un mot (« malgré »), d’autres en plusieurs (« tout à fait »).',
    es: 'Las palabras gramaticales de igual sonido tienen cada una su uso: «tout» y «tous», «peu» y «peut», «quand» y «quant», «ce» y «se»; unas se escriben juntas («malgré») y otras separadas («tout à fait»).',
  },
  valid: [
    'Ils ont tous le temps.',
    'On peut à peu de frais changer la porte.',
    'Il sortit avant tous, sans bruit.',
    'Prends ça et la clé.',
    'Elle manque de temps en tant que mère.',
    'Passe ce soir ou plus tôt, si tu veux.',
    'Quoiqu’il en soit fier, il se tait.',
    'Quant à la fête, elle aura lieu.',
    'Le pain a besoin de temps pour lever.',
    'Comme même les sages l’ignorent, je me tais.',
  ],
  invalid: [
    { text: 'Le chien court [[tout les jours]] au parc.', fix: 'tous les jours' },
    { text: 'Le gâteau est [[tous à fait]] cuit.', fix: 'tout à fait' },
    { text: 'Le soir tombe [[peut à peut]].', fix: 'peu à peu' },
    { text: 'Je viendrai [[quant même]].', fix: 'quand même' },
    { text: 'La mer est là [[mal gré la]] brume.', fix: 'malgré la' },
    { text: 'Le vent se lève et, [[en même tant]], la pluie.', fix: 'en même temps' },
  ],
  check: phrases.check,
});
