import { defineRule } from '@tercet/proofreading-core';

const DOTS = /^(?:\.{2,4}|…)$/u;

export const puntoTrasCierre = defineRule({
  id: 'es/punto-tras-cierre',
  category: 'typography',
  level: 'typography',
  message: {
    en: 'No full stop goes after “?” or “!”.',
    fr: 'Pas de point après « ? » ou « ! ».',
    es: 'Tras «?» o «!» no va punto.',
  },
  messages: {
    etcetera: {
      en: '“Etc.” takes no ellipsis: “{fix}”.',
      fr: '« Etc. » se passe de points de suspension : « {fix} ».',
      es: '«Etc.» no lleva puntos suspensivos: «{fix}».',
    },
  },
  explanation: {
    en: 'The closing sign ends the sentence by itself: “¿Vienes?” and not “¿Vienes?.”; likewise “etc.” takes no dots.',
    fr: 'Le signe fermant termine la phrase à lui seul : « ¿Vienes? », et « etc. » se passe de points de suspension.',
    es: 'El signo de cierre ya termina la frase: «¿Vienes?», y no «¿Vienes?.»; tampoco «etc.» lleva puntos suspensivos.',
  },
  valid: [
    '¿Vienes?',
    '¡Qué bien!',
    '¿Vienes?…',
    'Dijo: «¿Vienes?».',
    'Pan, queso, etc.',
    '¿Y esto?, preguntó.',
    '¡Hola! Ven.',
    'Preguntó «¿qué?».',
  ],
  invalid: [
    { text: '¿Vienes[[?.]]', fix: '?' },
    { text: '¡Qué bien[[!.]]', fix: '!' },
    { text: '¿Qué dices[[?.]] No oigo.', fix: '?' },
    { text: 'Pan, queso, [[etc...]]', fix: 'etc.' },
    { text: 'Perros, gatos, [[etc…]]', fix: 'etc.' },
  ],
  check({ tokens }, report) {
    for (const [index, token] of tokens.entries()) {
      const next = tokens[index + 1];
      if (/^[?!]+\.$/u.test(token.text)) report(token, [token.text.slice(0, -1)]);
      if (!next || next.gap !== '') continue;
      if (/^[?!]+$/u.test(token.text) && next.text === '.' && tokens[index + 2]?.gap !== '')
        report({ start: token.start, end: next.end }, [token.text]);
      if (/^etc\.?$/u.test(token.norm) && DOTS.test(next.text))
        report({ start: token.start, end: next.end }, ['etc.'], { message: 'etcetera' });
    }
  },
});
