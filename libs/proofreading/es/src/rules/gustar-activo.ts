import { type AnalysedWord, defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { PLURAL, SINGULAR } from '../grammar/agreement';
import { determinerCells } from '../grammar/determiners';
import { isRelative } from '../grammar/people';
import { opensClause } from '../grammar/clauses';
import { follows, isStatement, may } from '../grammar/words';

const LIKING = /^(?:gustar|encantar)$/;
const WHO: Readonly<Record<string, string>> = {
  yo: 'a mí me',
  tú: 'a ti te',
  él: 'a él le',
  ella: 'a ella le',
  nosotros: 'a nosotros nos',
  nosotras: 'a nosotras nos',
  ellos: 'a ellos les',
  ellas: 'a ellas les',
};

export const gustarActivo = defineRule({
  id: 'es/gustar-activo',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'With “gustar” the thing is the subject: “{fix}”.',
    fr: 'Avec « gustar », c’est la chose qui est sujet : « {fix} ».',
    es: 'Con «gustar» el sujeto es la cosa: «{fix}».',
  },
  messages: {
    object: {
      en: 'What pleases is the subject: “{found}” goes.',
      fr: 'Ce qui plaît est le sujet : « {found} » est de trop.',
      es: 'Lo que gusta es el sujeto: sobra «{found}».',
    },
  },
  explanation: {
    en: 'The thing pleases somebody: “a mí me gusta el pan”, “a Ana le gustan los perros”, not “yo gusto el pan”; nor is there an object “it”: “me gusta”, not “me lo gusta”.',
    fr: 'La chose plaît à quelqu’un : « a mí me gusta el pan », « a Ana le gustan los perros », et non « yo gusto el pan » ; il n’y a pas non plus de complément : « me gusta », et non « me lo gusta ».',
    es: 'La cosa le gusta a alguien: «a mí me gusta el pan», «a Ana le gustan los perros», no «yo gusto el pan»; tampoco hay complemento: «me gusta», no «me lo gusta».',
  },
  valid: [
    'A mí me gusta el pan.',
    'Yo gusto de leer.',
    'A mi madre le encanta el mar.',
    'Ella gusta a todos.',
    'Yo sé que gusto a Ana.',
    'Mi hermano gusta mucho.',
    'Si gusta, pase.',
    'A mi gusto el pan está crudo.',
    'Me gusta mucho.',
    'Los niños me gustan.',
    'Me gustan los gatos.',
    'Lo que me gusta es leer.',
    'Se lo dije y le gustó.',
    'A ellos los encantan con música.',
    'Me la regaló y me gusta.',
    'La interesada me lo contó.',
  ],
  invalid: [
    { text: '[[Yo gusto]] el chocolate.', fix: 'A mí me gusta' },
    { text: '[[Mi hermano gusta]] el cine.', fix: 'A mi hermano le gusta' },
    { text: '[[Nosotros gustamos]] los perros.', fix: 'A nosotros nos gustan' },
    { text: 'Creo que [[ella gusta]] bailar.', fix: 'a ella le gusta' },
    { text: '[[Mi madre encanta]] los gatos.', fix: 'A mi madre le encantan' },
    { text: 'Me [[los ]]gustan mucho.', fix: '' },
    { text: 'El libro me [[lo ]]gusta.', fix: '' },
    { text: 'La música te [[la ]]encanta.', fix: '' },
    { text: 'Es caro, pero nos [[lo ]]gustó.', fix: '' },
    { text: 'No me [[las ]]gustan.', fix: '' },
  ],
  misses: ['Juan gusta el cine.', 'Lo gusta mucho.'],
  check({ words }, report) {
    for (const [index, verb] of words.entries()) {
      const object = words[index - 1];
      if (object && isExtra(words, index))
        report({ start: object.start, end: verb.start }, [''], { message: 'object' });
      if (!may(verb, (reading) => isStatement(reading) && LIKING.test(reading.lemma))) continue;
      const number = likedNumber(words[index + 1]);
      const last = words[index - 1];
      if (!number || !last || !follows(verb)) continue;
      const isNamed =
        isRelative(last) && /^(?:mis?|tus?|sus?)$/u.test(words[index - 2]?.norm ?? '');
      const first = isNamed ? words[index - 2] : last;
      const who = isNamed
        ? `a ${first?.norm} ${last.text} ${last.best.number === 'pl' ? 'les' : 'le'}`
        : entryOf(WHO, last.norm);
      if (!first || who === undefined || !opensClause(words, words.indexOf(first))) continue;
      const stem = verb.norm.startsWith('g') ? 'gusta' : 'encanta';
      const fix = `${who} ${stem}${number === 'pl' ? 'n' : ''}`;
      report({ start: first.start, end: verb.end }, [matchCase(first.text, fix)]);
    }
  },
});

/** What is liked: an infinitive, or a noun behind its article. */
function likedNumber(next: AnalysedWord | undefined): 'sg' | 'pl' | undefined {
  if (!follows(next)) return undefined;
  if (next.best.form === 'inf') return 'sg';
  const shown = next.best.pos === 'DET' ? determinerCells(next.norm) : 0;
  if (shown === 0) return undefined;
  return (shown & PLURAL) === shown ? 'pl' : (shown & SINGULAR) === shown ? 'sg' : undefined;
}

/** `me los gustan`: a pronoun for what is liked, beside the one for the person. */
function isExtra(words: readonly AnalysedWord[], verb: number): boolean {
  const object = words[verb - 1];
  const dative = words[verb - 2];
  return (
    /^l[oa]s?$/u.test(object?.norm ?? '') &&
    object?.token !== dative?.token &&
    /^(?:me|te|nos|os)$/u.test(dative?.norm ?? '') &&
    may(
      words[verb],
      (reading) =>
        isStatement(reading) && /^(?:gustar|encantar|fascinar|interesar)$/.test(reading.lemma),
    )
  );
}
