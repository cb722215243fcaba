import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { has } from '../grammar/words';

export const faiteFaites = defineRule({
  id: 'fr/faite-faites',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“Faîte” is the top of a roof; here write “{fix}”.',
    fr: '« Faîte » désigne le haut d’un toit ; écrivez ici « {fix} ».',
    es: '«Faîte» es lo alto de un tejado; aquí se escribe «{fix}».',
  },
  explanation: {
    en: 'The forms of the verb “faire” have no circumflex in the present or the participle: “vous faites”, “faites attention”, “une tarte faite ici”.',
    fr: 'Les formes du verbe « faire » n’ont pas d’accent circonflexe au présent ni au participe : « vous faites », « faites attention », « une tarte faite ici ».',
    es: 'Las formas del verbo «faire» no llevan acento circunflejo en presente ni en participio: «vous faites», «faites attention», «une tarte faite ici».',
  },
  valid: [
    'Le faîte du toit brille.',
    'Il est au faîte de la gloire.',
    'Vous faites le ménage.',
    'Les faîtes des arbres bougent.',
    'Faites attention.',
    'Du faîte, on voit la mer.',
    'Ce faîte est haut.',
    'Leur faîte est pointu.',
    'Deux faîtes de tuile.',
  ],
  invalid: [
    { text: '[[Faîte]] attention à la marche.', fix: 'Faites' },
    { text: '[[Faîtes]] le tour du parc.', fix: 'Faites' },
    { text: 'Vous [[faîtes]] du bruit.', fix: 'faites' },
    { text: 'La tarte est [[faîte]] ici.', fix: 'faite' },
    { text: 'Ne [[faîtes]] pas de bruit.', fix: 'faites' },
    { text: 'Les courses ont été [[faîtes]] hier.', fix: 'faites' },
  ],
  misses: ['Une tarte faîte ici.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      if (!/^faîtes?$/u.test(word.norm)) continue;
      const before = words[index - 1];
      if (before && !isVerbPlace(before)) continue;
      const isOrder = !before || !has(before, ({ lemma }) => lemma === 'être' || lemma === 'avoir');
      const fix = isOrder || /s$/u.test(word.norm) ? 'faites' : 'faite';
      report(word, [matchCase(word.text, fix)]);
    }
  },
});

/** A sign, a pronoun or an auxiliary: before the noun an article would stand. */
const isVerbPlace = (before: AnalysedWord): boolean =>
  before.kind === 'punctuation' ||
  /^(?:vous|ne|n'|été)$/u.test(before.norm) ||
  before.best.pos === 'AUX';
