import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { isHanging, isVerbal } from '../grammar/words';

/** `connecter-vous`, `appelé-moi`: a hyphen and a pronoun behind what is no command. */
const HANGING =
  /^(\p{L}+)(?:er|ée?s?)([-‐‑](?:vous|moi|nous|le|la|les|lui|leur)(?:[-‐‑](?:moi|nous|lui|leur|le|la|les))?)$/iu;
/** Nouns made of a verb and a pronoun. */
const NOUNS = /^(?:laisser|savoir)/iu;

export const imperatifInfinitif = defineRule({
  id: 'fr/imperatif-infinitif',
  category: 'verb',
  level: 'error',
  message: {
    en: 'A command to “vous” ends in “-ez”: “{fix}”.',
    fr: 'Un ordre donné à « vous » se termine par « -ez » : « {fix} ».',
    es: 'Una orden dirigida a «vous» termina en «-ez»: «{fix}».',
  },
  explanation: {
    en: 'A pronoun is joined by a hyphen to the imperative, never to an infinitive or a participle: “connectez-vous”, “appelez-moi”.',
    fr: 'Le pronom s’attache par un trait d’union à l’impératif, jamais à l’infinitif ni au participe : « connectez-vous », « appelez-moi ».',
    es: 'El pronombre se une con guion al imperativo, nunca al infinitivo ni al participio: «connectez-vous», «appelez-moi».',
  },
  valid: [
    'Connectez-vous vite.',
    'Appelle-moi demain.',
    'Pour vous connecter, cliquez ici.',
    'Appelez-moi ce soir.',
    'Il faut appeler la mairie.',
    'Avez-vous mangé ?',
    'Prenez rendez-vous.',
    'Donnez-le-moi.',
    'Ce passé-là est loin.',
  ],
  invalid: [
    { text: '[[Connecter-vous]] vite.', fix: 'Connectez-vous' },
    { text: 'Créez un compte et [[inscriver-vous]].', fix: 'inscrivez-vous' },
    { text: '[[Appelé-moi]] ce soir.', fix: 'Appelez-moi' },
    { text: 'Si tu viens, [[donner-moi]] la clé.', fix: 'donnez-moi' },
    { text: 'N’attendez pas, [[réserver-la]] maintenant.', fix: 'réservez-la' },
  ],
  misses: ['Connecter vous vite.', 'Peux-tu aider-moi ?'],
  check({ words, grammar }, report) {
    for (const [index, word] of words.entries()) {
      const next = words[index + 1];
      const last = next && isHanging(next) ? next : word;
      const text = last === word ? word.norm : word.norm + last.norm;
      const [, stem, pronoun] = HANGING.exec(text) ?? [];
      if (!stem || !pronoun || NOUNS.test(text) || words[index - 1]?.best.pos === 'DET') continue;
      // `peux-tu aider-moi`: the infinitive is right, the pronoun stands in the wrong place.
      if (isLed(words, index)) continue;
      const command = `${stem}ez`;
      const isCommand = grammar
        .readings(command)
        .some(({ form, mood, guessed }) => form === 'fin' && mood === 'imp' && !guessed);
      if (isCommand)
        report({ start: word.start, end: last.end }, [
          matchCase(word.text, `${command}${pronoun}`),
        ]);
    }
  },
});

/** A verb or preposition that asks for an infinitive stands before. */
function isLed(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[isHanging(words[index - 1]) ? index - 2 : index - 1];
  return before?.kind === 'word' && (isVerbal(before.best) || before.best.pos === 'ADP');
}
