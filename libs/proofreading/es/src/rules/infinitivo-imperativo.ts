import { defineRule, matchCase } from '@tercet/proofreading-core';

const INFINITIVE = /^(\p{L}+)([aei])ros$/u;

export const infinitivoImperativo = defineRule({
  id: 'es/infinitivo-imperativo',
  category: 'verb',
  level: 'error',
  message: {
    en: 'A command to several has -d, which falls before “os”: “{fix}”.',
    fr: 'L’ordre donné à plusieurs perd son -d devant « os » : « {fix} ».',
    es: 'La orden a varios pierde la -d ante «os»: «{fix}».',
  },
  explanation: {
    en: '“Sentaros” is an infinitive; the command is “sentaos”, “callaos”, “veníos”. “Idos” keeps its -d, and the academies accept “iros” beside it.',
    fr: '« Sentaros » est un infinitif ; l’ordre est « sentaos », « callaos », « veníos ». « Idos » garde son -d, et les académies admettent aussi « iros ».',
    es: '«Sentaros» es infinitivo; la orden es «sentaos», «callaos», «veníos». «Idos» conserva la -d, y las academias admiten también «iros».',
  },
  valid: [
    '¡Sentaos aquí!',
    '¡Idos de una vez!',
    '¡Iros de una vez!',
    'Quiero veros.',
    '¡A callaros!',
    'Vengo a ayudaros.',
    '¿Sentaros aquí?',
    '¡Callad!',
    '¡Qué alegría veros!',
  ],
  invalid: [
    { text: '¡[[Sentaros]] aquí!', fix: 'Sentaos' },
    { text: '¡[[Callaros]] ya!', fix: 'Callaos' },
    { text: '¡[[Marcharos]] de una vez!', fix: 'Marchaos' },
    { text: '¡[[Poneros]] en fila!', fix: 'Poneos' },
    { text: '¡[[Veniros]] con nosotros!', fix: 'Veníos' },
    { text: '¡Niños, [[lavaros]] las manos!', fix: 'lavaos' },
  ],
  misses: ['Sentaros aquí, por favor.'],
  check({ tokens, words }, report) {
    if (!tokens.some(({ text }) => text.startsWith('!'))) return;
    for (const [index, token] of tokens.entries()) {
      const before = tokens[index - 1];
      const match = INFINITIVE.exec(token.norm);
      if (
        !match ||
        token.norm === 'iros' ||
        (before?.text !== '¡' && before?.text !== ',') ||
        words.every(({ text }) => text !== '¡')
      )
        continue;
      const parts = words.filter(({ token: at }) => at === index);
      if (parts.length !== 2 || parts[0]?.best.form !== 'inf' || parts[1]?.norm !== 'os') continue;
      const vowel = match[2] === 'i' ? 'í' : match[2];
      report(token, [matchCase(token.text, `${match[1]}${vowel}os`)]);
    }
  },
});
