import { defineRule } from '@tercet/proofreading-core';

/** Names of one body, time or place, as they are written; those with a small letter elsewhere mean something else. */
const NAMES: ReadonlyMap<string, string> = new Map(
  `Union européenne|Nations unies|États-Unis|Royaume-Uni|Pays-Bas|Moyen Âge|Seconde Guerre mondiale|Première Guerre mondiale|
  Révolution française|océan Atlantique|océan Pacifique|océan Indien|mer Méditerranée|mer Noire|
  mer Baltique|mer du Nord|Côte d’Azur|Nouvelle-Zélande|Nouvelle-Calédonie|Assemblée nationale|Conseil d’État|
  chef d’État|chefs d’État|coup d’État|coups d’État|homme d’État|hommes d’État|secret d’État|secrets d’État|raison d’État|
  secrétaire d’État|ministre d’État|affaire d’État|Banque centrale européenne|Commission européenne`
    .split('|')
    .map((name) => name.trim())
    .map((name) => [name.toLowerCase(), name] as const),
);
const LONGEST = 3;
const FIRST_WORDS = new Set([...NAMES.keys()].map((name) => name.split(' ')[0]));

export const majusculeInstitutions = defineRule({
  id: 'fr/majuscule-institutions',
  category: 'capitalization',
  level: 'suggestion',
  message: {
    en: 'This name takes a capital: “{fix}”.',
    fr: 'Ce nom prend la majuscule : « {fix} ».',
    es: 'Este nombre lleva mayúscula: «{fix}».',
  },
  explanation: {
    en: 'A body, a time or a place of which there is one alone is a proper name: “l’Union européenne”, “le Moyen Âge”, “un chef d’État”.',
    fr: 'Une institution, une époque ou un lieu uniques portent un nom propre : « l’Union européenne », « le Moyen Âge », « un chef d’État ».',
    es: 'Una institución, una época o un lugar únicos tienen nombre propio: «l’Union européenne», «le Moyen Âge», «un chef d’État».',
  },
  valid: [
    'L’Union européenne négocie.',
    'Le Moyen Âge fut long.',
    'Un chef d’État est venu.',
    'Une union heureuse.',
    'La révolution russe.',
    'Un état des lieux.',
    'La mer est noire.',
    'Les nations sont unies.',
  ],
  invalid: [
    { text: 'L’[[union européenne]] négocie.', fix: 'Union européenne' },
    { text: 'Le [[moyen âge]] fut long.', fix: 'Moyen Âge' },
    { text: 'Un [[chef d’état]] est venu.', fix: 'chef d’État' },
    { text: 'L’[[océan atlantique]] est froid.', fix: 'océan Atlantique' },
    { text: 'La [[révolution française]] commence.', fix: 'Révolution française' },
    { text: 'Ils visitent les [[états-unis]].', fix: 'États-Unis' },
  ],
  misses: ['L’état doit agir.'],
  check({ tokens }, report) {
    for (const [index, first] of tokens.entries()) {
      const head = /^(?:[ld]’|qu’)(?=\p{L}{3})/u.exec(first.norm)?.[0].length ?? 0;
      if (!FIRST_WORDS.has(first.norm.slice(head))) continue;
      for (let count = 1; count <= LONGEST; count += 1) {
        const part = tokens.slice(index, index + count);
        const last = part.at(-1);
        if (part.length < count || !last || part.slice(1).some(({ gap }) => gap !== ' ')) break;
        const norm = part
          .map((token) => token.norm)
          .join(' ')
          .slice(head);
        const name = NAMES.get(norm);
        const isSmall = part.every(({ text }, i) => {
          const word = i === 0 ? text.slice(head) : text;
          return word === word.toLowerCase();
        });
        if (name !== undefined && isSmall)
          report({ start: first.start + head, end: last.end }, [name]);
      }
    }
  },
});
