import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { follows, isStatement, may } from '../grammar/words';

export const noSoloSino = defineRule({
  id: 'es/no-solo-sino',
  category: 'grammar',
  level: 'error',
  message: {
    en: '“No solo” is answered by “{fix}”.',
    fr: '« No solo » appelle « {fix} ».',
    es: 'A «no solo» le corresponde «{fix}».',
  },
  explanation: {
    en: '“Not only … but also” is “no solo … sino también”, and before a verb “sino que”: “no solo canta, sino que también baila”.',
    fr: '« Non seulement … mais aussi » se dit « no solo … sino también », et « sino que » devant un verbe : « no solo canta, sino que también baila ».',
    es: '«No solo» se completa con «sino también», y ante un verbo con «sino que»: «no solo canta, sino que también baila».',
  },
  valid: [
    'No solo canta, sino que también baila.',
    'No solo es caro, sino también feo.',
    'No vino solo, pero llegó.',
    'No está solo, pero casi.',
    'No solo come, pero, claro, es joven.',
    'No lo sé, pero también iré.',
    'Solo bebe agua, pero también té.',
    'No solo lo dijo Ana; pero también es verdad que llovía.',
  ],
  invalid: [
    { text: 'No solo es inteligente, [[pero]] también amable.', fix: 'sino' },
    { text: 'No solo habla inglés, [[pero]] también francés.', fix: 'sino' },
    { text: 'No solo canta, [[pero también]] baila.', fix: 'sino que también' },
    { text: 'Es una amiga y no solo eso, [[pero]] también una maestra.', fix: 'sino' },
    { text: 'No solo me ayudó, [[pero también]] me escuchó.', fix: 'sino que también' },
  ],
  misses: ['No solo es mi jefe, pero un buen amigo.'],
  check({ words }, report) {
    const start = words.findIndex(
      ({ norm }, index) =>
        /^(?:solo|sólo|solamente)$/u.test(norm) && words[index - 1]?.norm === 'no',
    );
    if (start < 0) return;
    for (const [index, pero] of words.entries()) {
      const also = words[index + 1];
      if (index < start || pero.norm !== 'pero' || also?.norm !== 'también' || !follows(also))
        continue;
      if (words.slice(start, index).some(({ norm, text }) => norm === 'sino' || text === ';'))
        return;
      if (isVerbNext(words, index + 2))
        report({ start: pero.start, end: also.end }, [`sino que ${also.text}`]);
      else report(pero, ['sino']);
    }
  },
});

function isVerbNext(words: readonly AnalysedWord[], at: number): boolean {
  let next = at;
  while (/^(?:me|te|se|nos|os|le|les|lo|la|los|las|no)$/u.test(words[next]?.norm ?? '')) next += 1;
  const verb = words[next];
  return verb?.best.form === 'fin' && may(verb, isStatement);
}
