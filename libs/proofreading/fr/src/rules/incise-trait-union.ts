import { defineRule } from '@tercet/proofreading-core';

const SAYING =
  /^(?:dit|dis|fit|fis|répondit|répondis|reprit|répond|demanda|pensa|ajouta|cria|murmura|expliqua|déclara|affirma|souffla|répliqua|lança|poursuivit|continua|conclut|hurla|chuchota|soupira|avoua|annonça|rétorqua|insista|interrompit|protesta|écria|exclama|demande|pense|ajoute|explique|déclare|affirme|précise|précisa|disait|pensait|pensai|demandai|ajoutai)$/u;
const PRONOUN = /^(?:je|il|elle|on|ils|elles)$/u;
const AFTER = /^(?:en|à|avec|d’un|d’une|sans|tout|alors|encore|enfin|doucement)$/u;

export const inciseTraitUnion = defineRule({
  id: 'fr/incise-trait-union',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'The subject of an inserted “he said” is joined to its verb: “{fix}”.',
    fr: 'Dans une incise, le sujet se joint au verbe : « {fix} ».',
    es: 'En un inciso, el sujeto se une al verbo: «{fix}».',
  },
  explanation: {
    en: 'After reported words the pronoun follows its verb with a hyphen: “dit-il”, “demanda-t-elle”.',
    fr: 'Après des paroles rapportées, le pronom suit le verbe avec un trait d’union : « dit-il », « demanda-t-elle ».',
    es: 'Tras las palabras citadas, el pronombre sigue al verbo con guion: «dit-il», «demanda-t-elle».',
  },
  valid: [
    '« Je pars », dit-il.',
    'Elle part, pense-t-elle.',
    'Il part, dit il y a peu son frère.',
    'Quand il vient, elle rit.',
    'Ce qu’on dit, il le sait.',
    'Si l’on pense, on est.',
    'Non, répondit la mère.',
    'Elle ajoute : il part.',
  ],
  invalid: [
    { text: '« Je pars », [[dit il]].', fix: 'dit-il' },
    { text: '« Quoi ? » [[demanda elle]].', fix: 'demanda-t-elle' },
    { text: 'Il pleut, [[pensa il]] en sortant.', fix: 'pensa-t-il' },
    { text: 'Viens ici, [[dis je]] alors.', fix: 'dis-je' },
    { text: 'C’est vrai, [[répondit elle]] avec un sourire.', fix: 'répondit-elle' },
  ],
  misses: ['Il part, croyait il.'],
  check({ tokens }, report) {
    for (const [index, verb] of tokens.entries()) {
      const before = tokens[index - 1];
      const pronoun = tokens[index + 1];
      const next = tokens[index + 2];
      if (!SAYING.test(verb.norm) || !/^(?:[,»”"?!…]|\.\.\.)$/u.test(before?.text ?? '')) continue;
      if (!pronoun || !PRONOUN.test(pronoun.norm) || pronoun.gap !== ' ') continue;
      const isEnd = next === undefined || /^[.,;:!?…]/u.test(next.text);
      if (!isEnd && !AFTER.test(next.norm)) continue;
      const link = /[ae]$/u.test(verb.norm) && /^(?:il|elle|on)$/u.test(pronoun.norm) ? '-t-' : '-';
      report({ start: verb.start, end: pronoun.end }, [verb.text + link + pronoun.text]);
    }
  },
});
