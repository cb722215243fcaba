import { defineRule } from '@tercet/proofreading-core';

export const etcPoints = defineRule({
  id: 'fr/etc-points',
  category: 'typography',
  level: 'typography',
  message: {
    en: '“Etc.” has one point: “{fix}”.',
    fr: '« Etc. » ne prend qu’un point : « {fix} ».',
    es: '«Etc.» lleva un solo punto: «{fix}».',
  },
  explanation: {
    en: '“Etc.” already says that the list goes on; dots of suspension would say it twice.',
    fr: '« Etc. » dit déjà que la liste continue ; les points de suspension le diraient deux fois.',
    es: '«Etc.» ya dice que la lista sigue; los puntos suspensivos lo dirían dos veces.',
  },
  valid: [
    'Des pommes, des poires, etc.',
    'Des pommes, etc., et des poires.',
    'Des pommes, des poires…',
    'Et ainsi de suite...',
    'Etc.',
    'Il dit etc. sans fin.',
    'Les chats, etc. ?',
    'Voir page deux, etc.',
  ],
  invalid: [
    { text: 'Des pommes, des poires, [[etc...]]', fix: 'etc.' },
    { text: 'Des pommes, des poires, [[etc…]]', fix: 'etc.' },
    { text: 'Il lit, écrit, [[etc...]] et dort.', fix: 'etc.' },
    { text: 'Il lit, [[etc....]]', fix: 'etc.' },
    { text: 'Des chats, [[etc…]] et des chiens.', fix: 'etc.' },
  ],
  misses: ['Des pommes, ect.'],
  check({ tokens }, report) {
    for (const [index, token] of tokens.entries()) {
      const dots = tokens[index + 1];
      if (!/^etc\.?$/u.test(token.norm) || dots?.gap !== '') continue;
      if (!/^(?:\.{2,}|…)$/u.test(dots.text)) continue;
      report({ start: token.start, end: dots.end }, [`${token.text.replace('.', '')}.`]);
    }
  },
});
