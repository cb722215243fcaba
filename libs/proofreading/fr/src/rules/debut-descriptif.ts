import { defineRule, matchCase } from '@tercet/proofreading-core';
import { finiteFormsOf } from '../grammar/verb-forms';
import { has, isFinite, isNoun, isPastParticiple, isUnknown } from '../grammar/words';

const ARTICLE =
  /^(?:le|la|les|l'|un|une|des|si|comment|quel|quelle|quels|quelles|ce|cette|ces|son|sa|ses|chaque|tous|toutes)$/u;

export const debutDescriptif = defineRule({
  id: 'fr/debut-descriptif',
  category: 'verb',
  level: 'error',
  message: {
    en: 'A description that starts with a verb takes the third person: “{fix}”.',
    fr: 'Une description qui commence par un verbe le met à la troisième personne : « {fix} ».',
    es: 'Una descripción que empieza por un verbo lo lleva en tercera persona: «{fix}».',
  },
  explanation: {
    en: '“Définit” and “fournit” sound like the participles “défini” and “fournie”; before an object the verb is conjugated: “Définit la taille”.',
    fr: '« Définit » et « fournit » se prononcent comme les participes « défini » et « fournie » ; devant un complément, le verbe se conjugue : « Définit la taille ».',
    es: '«Définit» y «fournit» suenan como los participios «défini» y «fournie»; ante un complemento el verbo se conjuga: «Définit la taille».',
  },
  valid: [
    'Définit la taille du cadre.',
    'Défini par la loi, ce droit est ancien.',
    'Finie la fête, il faut ranger.',
    'Fini les vacances !',
    'Partie hier, elle revient demain.',
    'Écrit à la main, le texte plaît.',
    'Sortie des classes à midi.',
    'Vu la pluie, restons ici.',
  ],
  invalid: [
    { text: '[[Définie]] la taille du cadre.', fix: 'Définit' },
    { text: '[[Converti]] une date en texte.', fix: 'Convertit' },
    { text: '[[Fourni]] la liste des noms.', fix: 'Fournit' },
    { text: '[[Choisi]] comment les noms sont triés.', fix: 'Choisit' },
    { text: '[[Établi]] le lien avec la page.', fix: 'Établit' },
  ],
  misses: ['Vide le cache et définie la taille.'],
  check({ words, grammar }, report) {
    const [verb, next] = words;
    if (verb?.kind !== 'word' || !next || !ARTICLE.test(next.norm) || isUnknown(verb)) return;
    if (!/ie?$/u.test(verb.norm) || !has(verb, isPastParticiple)) return;
    if (has(verb, isFinite) || /^(?:finie?|partie?|sortie?|garantie|réussie?)$/u.test(verb.norm))
      return;
    if (has(verb, isNoun) && words.some((word) => isFinite(word.best))) {
      const isLater = words.slice(2).some((word) => isFinite(word.best) && !has(word, isNoun));
      if (isLater && next.norm !== 'comment') return;
    }
    const third = { mood: 'ind', tense: 'pres', person: 3, number: 'sg' } as const;
    const fixes = finiteFormsOf(verb, grammar, [third]).filter((form) => /it$/u.test(form));
    if (fixes.length > 0)
      report(
        verb,
        fixes.slice(0, 1).map((form) => matchCase(verb.text, form)),
      );
  },
});
