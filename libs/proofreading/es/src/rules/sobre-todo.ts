import { defineRule, matchCase } from '@tercet/proofreading-core';

export const sobreTodo = defineRule({
  id: 'es/sobre-todo',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“Above all” is written in two words: “{fix}”.',
    fr: '« Surtout » s’écrit en deux mots : « {fix} ».',
    es: 'Con el sentido de «principalmente» se escribe en dos palabras: «{fix}».',
  },
  explanation: {
    en: '“Sobre todo” means “above all”; a “sobretodo” is an overcoat.',
    fr: '« Sobre todo » veut dire « surtout » ; un « sobretodo » est un pardessus.',
    es: '«Sobre todo» significa «principalmente»; un «sobretodo» es un abrigo.',
  },
  valid: [
    'Me gusta sobre todo el mar.',
    'Llevaba un sobretodo gris.',
    'Colgó el sobretodo mojado.',
    'Salió sin sobretodo.',
    'Su viejo sobretodo olía a humo.',
    'Iba de sobretodo y sombrero.',
    'Hablaron sobre todo de ti.',
    'Los sobretodos son caros.',
    'Llevaba sobretodo y sombrero.',
  ],
  invalid: [
    { text: 'Me gusta [[sobretodo]] el mar.', fix: 'sobre todo' },
    { text: 'Come fruta, [[sobretodo]] en verano.', fix: 'sobre todo' },
    { text: '[[Sobretodo]], no corras.', fix: 'Sobre todo' },
    { text: 'Es amable y [[sobretodo]] sincera.', fix: 'sobre todo' },
    { text: 'Hablaron [[sobretodo]] de ti.', fix: 'sobre todo' },
  ],
  misses: ['Es un lugar tranquilo sobretodo de noche.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const before = words[index - 1];
      if (word.norm !== 'sobretodo' || /^(?:DET|ADP|ADJ|NUM)$/.test(before?.best.pos ?? ''))
        continue;
      // `llevaba sobretodo y sombrero`
      if (/^(?:llevar|vestir|usar|poner|traer|quitar|comprar)$/.test(before?.best.lemma ?? ''))
        continue;
      report(word, [matchCase(word.text, 'sobre todo')]);
    }
  },
});
