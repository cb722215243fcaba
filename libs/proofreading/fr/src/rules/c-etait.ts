import { defineRule } from '@tercet/proofreading-core';

export const cEtait = defineRule({
  id: 'fr/c-etait',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}”: “été” alone is no finite verb.',
    fr: 'Écrivez « {fix} » : « été » seul n’est pas un verbe conjugué.',
    es: 'Escribe «{fix}»: «été» por sí solo no es un verbo conjugado.',
  },
  explanation: {
    en: '“Était” is the imperfect of “être”; “été” is its participle and needs “avoir”: “c’était bien”, “ça a été”.',
    fr: '« Était » est l’imparfait d’« être » ; « été » en est le participe et demande « avoir » : « c’était bien », « ça a été ».',
    es: '«Était» es el imperfecto de «être»; «été» es su participio y pide «avoir»: «c’était bien», «ça a été».',
  },
  valid: [
    'C’était bien.',
    'Ça a été long.',
    'Cet été, il pleut.',
    'C’est l’été.',
    'C’eût été mieux.',
    'Cela a été dit.',
    'Il a été vu.',
    'Qu’est-ce que ça aurait été !',
  ],
  invalid: [
    { text: '[[C’été]] une belle journée.', fix: 'C’était' },
    { text: 'Je crois que [[c’été]] lui.', fix: 'c’était' },
    { text: '[[Ça été]] long.', fix: 'Ça a été' },
    { text: '[[Il été]] malade hier.', fix: 'Il était' },
    { text: 'Quand [[on été]] petits, on jouait ici.', fix: 'on était' },
  ],
  misses: ['Mon frère été malade.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const subject = words[index - 1];
      if (word.norm !== 'été' || !subject || subject.text.startsWith('-')) continue;
      const span = { start: subject.start, end: word.end };
      if (subject.norm === "c'") report(span, [`${subject.text}était`]);
      if (subject.norm === 'ça') report(span, [`${subject.text} a été`]);
      // `les travaux on été`: “on” is the slip.
      const isHave = subject.norm === 'on' && words[index - 2]?.best.number === 'pl';
      if (/^(?:il|on)$/u.test(subject.norm) && !isHave && words[index - 2]?.best.pos !== 'AUX')
        report(span, [`${subject.text} était`]);
    }
  },
});
