import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { clauseVerb, subjunctivesAt, WANTS_SUBJUNCTIVE } from '../grammar/subjunctive';

/** What stands before `que`. */
const LEADS = [
  'sin',
  'a menos',
  'con tal',
  'con tal de',
  'en caso de',
  'a fin de',
  'a no ser',
  'no sea',
  'como no sea',
  'no fuera',
  'en el caso de',
].map((lead) => lead.split(' '));

export const subjuntivoConjuncion = defineRule({
  id: 'es/subjuntivo-conjuncion',
  category: 'verb',
  level: 'error',
  message: WANTS_SUBJUNCTIVE,
  explanation: {
    en: '“Sin que”, “a menos que”, “con tal de que”, “en caso de que” and “a fin de que” always take the subjunctive: “sin que lo sepas”.',
    fr: '« Sin que », « a menos que », « con tal de que », « en caso de que », « a fin de que » veulent toujours le subjonctif : « sin que lo sepas ».',
    es: '«Sin que», «a menos que», «con tal de que», «en caso de que» y «a fin de que» piden siempre subjuntivo: «sin que lo sepas».',
  },
  valid: [
    'Salió sin que nadie lo viera.',
    'A menos que llueva, iré.',
    'Con tal de que vengas, espero.',
    'En caso de que haya fuego, sal.',
    'Lo digo a fin de que lo sepas.',
    'Viene a menudo.',
    'En el caso de Ana, que viene, sí.',
    'Sin que sirva de ejemplo.',
  ],
  invalid: [
    { text: 'Salió sin que lo [[vieron]].', fix: 'vieran' },
    { text: 'Iremos a menos que [[llueve]].', fix: 'llueva' },
    { text: 'Te espero con tal de que [[vienes]].', fix: 'vengas' },
    { text: 'En caso de que [[hay]] fuego, sal.', fix: 'haya' },
    { text: 'Lo escribo a fin de que lo [[sabes]].', fix: 'sepas' },
    { text: 'Vendrá a no ser que [[tiene]] fiebre.', fix: 'tenga' },
  ],
  misses: ['Salió sin que su viejo perro lo vio.'],
  check({ tokens, words, grammar }, report) {
    if (!tokens.some(({ norm }) => norm === 'que')) return;
    for (const [index, word] of words.entries()) {
      if (word.norm !== 'que' || !LEADS.some((lead) => isLed(words, index, lead))) continue;
      const at = clauseVerb(words, index + 1);
      const verb = words[at];
      const fixes = subjunctivesAt(grammar, words, at);
      if (verb && fixes.length > 0) report(verb, fixes);
    }
  },
});

const isLed = (words: readonly AnalysedWord[], que: number, lead: readonly string[]): boolean =>
  lead.every((norm, offset) => words[que - lead.length + offset]?.norm === norm);
