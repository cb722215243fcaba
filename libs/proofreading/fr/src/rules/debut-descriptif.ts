import { defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { finiteFormsOf } from '../grammar/verb-forms';
import { has, isFinite, isNoun, isPastParticiple, isUnknown } from '../grammar/words';

const ARTICLE =
  /^(?:le|la|les|l'|un|une|des|si|comment|quel|quelle|quels|quelles|ce|cette|ces|son|sa|ses|chaque|tous|toutes)$/u;

/** Nouns that sound like a verb: before an article they can be nothing but that verb. */
const NOUNS: Readonly<Record<string, string>> = {
  tri: 'trie',
  envoi: 'envoie',
  renvoi: 'renvoie',
  emploi: 'emploie',
  appel: 'appelle',
  rappel: 'rappelle',
  essai: 'essaie',
  réveil: 'réveille',
  calcul: 'calcule',
  détail: 'détaille',
};
const OPENING = /^(?:le|la|les|l'|un|une|ce|cette|ces|cet|tous|toutes|chaque)$/u;

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
    { text: '[[Tri]] les noms par ordre.', fix: 'Trie' },
    { text: '[[Envoi]] un message au client.', fix: 'Envoie' },
    { text: '[[Établi]] le lien avec la page.', fix: 'Établit' },
  ],
  misses: ['Vide le cache et définie la taille.'],
  check({ words, grammar }, report) {
    const [verb, next] = words;
    const homophone = entryOf(NOUNS, verb?.norm ?? '');
    if (verb && homophone !== undefined && OPENING.test(next?.norm ?? '') && next?.gap !== '') {
      report(verb, [matchCase(verb.text, homophone)]);
      return;
    }
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
