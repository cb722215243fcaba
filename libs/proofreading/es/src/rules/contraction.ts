import { defineRule, matchCase, entryOf } from '@tercet/proofreading-core';

const CONTRACTED: Readonly<Record<string, readonly [article: string, pronoun: string]>> = {
  'a el': ['al', 'a él'],
  'de el': ['del', 'de él'],
};

/** Before these "el" can only be the pronoun, without its accent. */
const AFTER_PRONOUN = new Set(
  (
    'le les lo la los las me te nos os se no ni también tampoco además ya nunca siempre jamás ayer hoy anoche ahora ' +
    'entonces luego después antes aquí ahí allí allá a ante con contra de desde en entre hacia hasta para por según sin ' +
    'sobre pero porque aunque cuando donde como si pues es era fue será está estaba ha había va iba hace dice'
  ).split(' '),
);

/** Before these it may be either: `a el que llegue`, `de el mismo`. */
const UNSURE = new Set('que cual mismo solo sólo'.split(' '));

export const contraction = defineRule({
  id: 'es/contraction',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'Write “{fix}” for “{found}”.',
    fr: 'Écrivez « {fix} » au lieu de « {found} ».',
    es: 'Escribe «{fix}» en lugar de «{found}».',
  },
  messages: {
    pronoun: {
      en: 'Here “el” is the pronoun, and takes an accent: “{fix}”.',
      fr: 'Ici « el » est le pronom et prend un accent : « {fix} ».',
      es: 'Aquí «el» es el pronombre y lleva tilde: «{fix}».',
    },
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
    { text: '[[A el]] le gusta el cine.', fix: 'A él' },
    { text: 'Se lo dije [[a el]] ayer.', fix: 'a él' },
    { text: 'Depende [[de el]] mismo.', fix: 'del' },
  ],
  misses: ['Se lo di a el.'],
  check({ tokens }, report) {
    for (const [index, preposition] of tokens.entries()) {
      const article = tokens[index + 1];
      const noun = tokens[index + 2];
      if (!article || article.gap !== ' ' || article.text !== 'el') continue;
      // At the end of a clause, "el" is a pronoun without its accent: that is another error.
      if (noun?.kind !== 'word' || noun.gap !== ' ' || /^[oyu]$/.test(noun.norm)) continue;
      const forms = entryOf(CONTRACTED, `${preposition.norm} ${article.norm}`);
      // `siendo A el líquido`: a letter.
      if (forms === undefined || (preposition.text === 'A' && index > 0)) continue;
      const [asArticle, asPronoun] = forms.map((form) => matchCase(preposition.text, form));
      if (asArticle === undefined || asPronoun === undefined) continue;
      const span = { start: preposition.start, end: article.end };
      if (AFTER_PRONOUN.has(noun.norm)) report(span, [asPronoun], { message: 'pronoun' });
      else if (UNSURE.has(noun.norm)) report(span, [asArticle, asPronoun]);
      else report(span, [asArticle], { safe: true });
    }
  },
});
