import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { takesElision } from '../vowel-start';
import { has, isFinite, isHanging } from '../grammar/words';

const DENIAL = /^(?:pas|jamais|guère|rien|aucun|aucune|personne)$/u;
const ADVERB =
  /^(?:encore|toujours|vraiment|même|donc|peut-être|absolument|certainement|surtout|pourtant)$/u;

export const neApresOn = defineRule({
  id: 'fr/ne-apres-on',
  category: 'grammar',
  level: 'error',
  message: {
    en: '“Ne” is not heard after “on”, but is written: “{fix}”.',
    fr: 'Après « on », le « n’ » ne s’entend pas, mais il s’écrit : « {fix} ».',
    es: 'Tras «on», la «n’» no se oye, pero se escribe: «{fix}».',
  },
  explanation: {
    en: 'Before a vowel “on” and “on n’” sound alike. With “pas”, “jamais” or “rien” the negation needs both parts: “on n’a pas le temps”.',
    fr: 'Devant une voyelle, « on » et « on n’ » se prononcent de même. Avec « pas », « jamais » ou « rien », la négation demande ses deux parties : « on n’a pas le temps ».',
    es: 'Ante vocal, «on» y «on n’» suenan igual. Con «pas», «jamais» o «rien», la negación pide sus dos partes: «on n’a pas le temps».',
  },
  valid: [
    'On n’a pas le temps.',
    'On avance pas à pas.',
    'On a rien qu’un jour.',
    'On arrive plus tôt.',
    'A-t-on pas mal de temps ?',
    'On est heureux.',
    'On a pas mal de travail.',
    'On y va.',
    'Il part sans qu’on en sache rien.',
    'On entend les pas du voisin.',
  ],
  invalid: [
    { text: 'On [[a]] pas le temps.', fix: 'n’a' },
    { text: 'On [[est]] jamais trop prudent.', fix: 'n’est' },
    { text: 'On [[entend]] rien ici.', fix: 'n’entend' },
    { text: 'Je crois qu’on [[aime]] pas attendre.', fix: 'n’aime' },
    { text: 'On [[y]] voit pas grand-chose.', fix: 'n’y' },
    { text: 'On [[avait]] pas compris.', fix: 'n’avait' },
  ],
  misses: ['On a plus le temps.'],
  check({ words }, report) {
    for (const [index, on] of words.entries()) {
      if (on.norm !== 'on' || isHanging(on)) continue;
      // `sans qu’on en sache rien`
      if (words[index - 2]?.norm === 'sans' && words[index - 1]?.norm === "qu'") continue;
      const first = words[index + 1];
      if (first?.kind !== 'word' || !(takesElision(first.norm) || first.norm === 'a')) continue;
      const verb = /^(?:y|en)$/u.test(first.norm) ? index + 2 : index + 1;
      if (has(words[verb], isFinite) && isDenied(words, verb + 1))
        report(first, [`n’${first.text}`]);
    }
  },
});

function isDenied(words: readonly AnalysedWord[], from: number): boolean {
  const at = ADVERB.test(words[from]?.norm ?? '') ? from + 1 : from;
  const denial = words[at];
  if (denial?.kind !== 'word' || !DENIAL.test(denial.norm)) return false;
  const next = words[at + 1]?.norm ?? '';
  // `pas à pas`, `pas mal de travail`, `rien que cela`
  const isTied = denial.norm === 'pas' ? /^(?:à|mal|moins)$/u : /^(?:que|qu'|moins)$/u;
  return !isTied.test(next);
}
