import { defineRule } from '@tercet/proofreading-core';
import { phraseTable } from '../grammar/phrase-table';
import { NO_HYPHENS } from '../phrases/no-hyphens';

const phrases = phraseTable(NO_HYPHENS);

export const sansTraitUnion = defineRule({
  id: 'fr/sans-trait-union',
  category: 'grammar',
  level: 'suggestion',
  message: {
    en: 'This phrase takes no hyphen: “{fix}”.',
    fr: 'Cette locution s’écrit sans trait d’union : « {fix} ».',
    es: 'Esta locución se escribe sin guion: «{fix}».',
  },
  explanation: {
    en: 'Most phrases with “à” and “de” are written in separate words: “tout à coup”, “boîte aux lettres”, “par contre”.',
    fr: 'La plupart des locutions avec « à » et « de » s’écrivent en mots séparés : « tout à coup », « boîte aux lettres », « par contre ».',
    es: 'La mayoría de las locuciones con «à» y «de» se escriben separadas: «tout à coup», «boîte aux lettres», «par contre».',
  },
  valid: [
    'Tout à coup, il rit.',
    'Il vient tout de suite.',
    'La boîte aux lettres est pleine.',
    'Par contre, il pleut.',
    'Ils jouent en bas.',
    'Peu à peu, il comprend.',
    'Un tête-à-tête secret.',
    'C’est-à-dire demain.',
  ],
  invalid: [
    { text: '[[Tout-à-coup]], il rit.', fix: 'Tout à coup' },
    { text: 'La [[boîte-aux-lettres]] est pleine.', fix: 'boîte aux lettres' },
    { text: '[[Par-contre]], il pleut.', fix: 'Par contre' },
    { text: 'Les [[deux-tiers]] sont partis.', fix: 'deux tiers' },
    { text: 'Il est venu [[quand-même]].', fix: 'quand même' },
  ],
  check: phrases.check,
});
