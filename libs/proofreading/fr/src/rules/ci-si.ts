import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { isPlainWord } from '../grammar/words';

const SUBJECT = /^(?:je|j'|tu|il|elle|on|nous|vous|ils|elles|c'|ce|ça|cela|mon|ma|mes|votre|vos)$/u;
const OPENING = /^(?:et|mais|même|comme|ou|car|que|sauf|savoir|sais|sait)$/u;

export const ciSi = defineRule({
  id: 'fr/ci-si',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“Ci” should be “{fix}”: it opens a condition or a question.',
    fr: '« Ci » s’écrit ici « {fix} » : il introduit une condition ou une question.',
    es: '«Ci» debe ser «{fix}»: introduce una condición o una pregunta.',
  },
  explanation: {
    en: '“Ci” only stands after a hyphen or before a participle (“celui-ci”, “ci-joint”). Before a subject write “si”: “si tu viens”.',
    fr: '« Ci » ne se met qu’après un trait d’union ou devant un participe (« celui-ci », « ci-joint »). Devant un sujet, écrivez « si » : « si tu viens ».',
    es: '«Ci» solo va tras un guion o ante un participio («celui-ci», «ci-joint»). Ante un sujeto se escribe «si»: «si tu viens».',
  },
  valid: [
    'Si tu viens, appelle-moi.',
    'Celui-ci vous plaira.',
    'Ci-joint ma lettre.',
    'Ces jours-ci il pleut.',
    'Ci-gît un poète.',
    'Cette fois-ci nous restons.',
    'Comme ci, comme ça.',
    'Voir la photo ci-dessous.',
  ],
  invalid: [
    { text: '[[Ci]] tu viens, appelle-moi.', fix: 'Si' },
    { text: 'Appelez-moi, [[ci]] vous avez le temps.', fix: 'si' },
    { text: 'Il viendra même [[ci il]] pleut.', fix: 's’il' },
    { text: 'Je ne sais [[ci]] elle dort.', fix: 'si' },
    { text: '[[Ci]] on partait demain ?', fix: 'Si' },
  ],
  misses: ['Je me demande souvent ci elle dort.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      if (word.norm !== 'ci') continue;
      const subject = words[index + 1];
      if (!isPlainWord(subject) || !SUBJECT.test(subject.norm) || !isOpen(words[index - 1]))
        continue;
      // `ci il pleut`
      if (/^ils?$/u.test(subject.norm))
        report({ start: word.start, end: subject.end }, [
          matchCase(word.text, `s’${subject.norm}`),
        ]);
      else report(word, [matchCase(word.text, 'si')]);
    }
  },
});

const isOpen = (before: AnalysedWord | undefined): boolean =>
  !before || /^[,;:(…]$/u.test(before.text) || OPENING.test(before.norm);
