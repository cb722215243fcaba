import { defineRule, matchCase } from '@tercet/proofreading-core';

const CONTRACTED: Readonly<Record<string, string>> = { 'a el': 'al', 'de el': 'del' };

export const contraction = defineRule({
  id: 'es/contraction',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'Write “{fix}” for “{found}”.',
    fr: 'Écrivez « {fix} » au lieu de « {found} ».',
    es: 'Escribe «{fix}» en lugar de «{found}».',
  },
  explanation: {
    en: 'The prepositions “a” and “de” merge with the article “el” into “al” and “del”. They do not merge with “él”, nor with “El” in a name or a title.',
    fr: 'Les prépositions « a » et « de » se fondent avec l’article « el » en « al » et « del ». Elles ne se fondent ni avec « él », ni avec « El » dans un nom ou un titre.',
    es: 'Las preposiciones «a» y «de» se funden con el artículo «el» en «al» y «del». No se funden con «él» ni con «El» en un nombre o un título.',
  },
  valid: [
    'Voy al mercado.',
    'Viene de El Salvador.',
    'Se lo dije a él.',
    'El libro de él es rojo.',
    'Lo leí en el diario de El País.',
    'La casa del vecino.',
    'La firma de el o los dueños.',
    'Viajó a El Cairo.',
    'De "el" se dice que es artículo.',
  ],
  invalid: [
    { text: 'Voy [[a el]] mercado.', fix: 'al' },
    { text: 'La casa [[de el]] vecino.', fix: 'del' },
    { text: '[[A el]] niño le gusta.', fix: 'Al' },
    { text: 'Llegó antes [[de el]] invierno.', fix: 'del' },
    { text: 'Fuimos [[a el]] cine ayer.', fix: 'al' },
  ],
  misses: ['Se lo di a el.'],
  check({ tokens }, report) {
    for (const [index, preposition] of tokens.entries()) {
      const article = tokens[index + 1];
      const noun = tokens[index + 2];
      if (!article || article.gap !== ' ' || article.text !== 'el') continue;
      // At the end of a clause, "el" is a pronoun without its accent: that is another error.
      if (noun?.kind !== 'word' || noun.gap !== ' ' || /^[oyu]$/.test(noun.norm)) continue;
      const fix = CONTRACTED[`${preposition.norm} ${article.norm}`];
      // `siendo A el líquido`: a letter.
      if (fix === undefined || (preposition.text === 'A' && index > 0)) continue;
      const span = { start: preposition.start, end: article.end };
      report(span, [matchCase(preposition.text, fix)], {
        safe: !/^(?:que|cual|no|se)$/.test(noun.norm),
      });
    }
  },
});
