import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { isProfession, isRelative } from '../grammar/people';
import { follows, isPlain, isStatement } from '../grammar/words';

export const articuloProfesion = defineRule({
  id: 'es/articulo-profesion',
  category: 'grammar',
  level: 'suggestion',
  message: {
    en: 'A trade after “ser” usually has no article: “{fix}”.',
    fr: 'Après « ser », un métier se passe d’article : « {fix} ».',
    es: 'Tras «ser», la profesión suele ir sin artículo: «{fix}».',
  },
  explanation: {
    en: 'To say what somebody is, Spanish leaves the article out: “soy estudiante”, “es médico”. It comes back with a quality: “es un buen médico”.',
    fr: 'Pour dire ce qu’est quelqu’un, l’espagnol omet l’article : « soy estudiante », « es médico ». Il revient avec une qualité : « es un buen médico ».',
    es: 'Para decir qué es alguien se omite el artículo: «soy estudiante», «es médico». Vuelve con una cualidad: «es un buen médico».',
  },
  valid: [
    'Es médico.',
    'Es un buen médico.',
    'Es un médico famoso.',
    'Soy estudiante.',
    'Es un artista.',
    'Es una estudiante que trabaja.',
    'Quiero ser abogada.',
    'Vino un médico.',
    'El asesino es un policía.',
  ],
  invalid: [
    { text: 'Mi padre es [[un médico]].', fix: 'médico' },
    { text: 'Soy [[una estudiante]] y trabajo.', fix: 'estudiante' },
    { text: 'Mi primo quiere ser [[un abogado]].', fix: 'abogado' },
    { text: 'Ella es [[una profesora]] de historia.', fix: 'profesora' },
    { text: 'Mi abuelo era [[un soldado]], como su padre.', fix: 'soldado' },
  ],
  misses: ['Trabaja como un camarero.'],
  falseAlarms: ['Mi padre es un médico de fama.'],
  check({ words }, report) {
    for (const [index, article] of words.entries()) {
      const noun = words[index + 1];
      if (!/^una?$/u.test(article.norm) || !follows(noun) || !follows(article)) continue;
      if (
        words[index - 1]?.best.lemma !== 'ser' ||
        !isProfession(noun) ||
        HUMAN_QUALITIES.test(noun.norm)
      )
        continue;
      if (!isPlain(noun) || !isOfSomebody(words, index - 1)) continue;
      const next = words[index + 2];
      const isAlone =
        !next || next.kind === 'punctuation' || /^(?:y|porque|pero|de|en|cuando)$/u.test(next.norm);
      const isOpen = next?.norm === 'de' && words[index + 3]?.best.pos !== 'NOUN';
      if (isAlone && !isOpen && next?.text !== '«' && next?.text !== '(')
        report({ start: article.start, end: noun.end }, [noun.norm]);
    }
  },
});

/** `mi padre es un médico`, `quiero ser un abogado`; but `el asesino es un policía` tells who it was. */
function isOfSomebody(words: readonly AnalysedWord[], verb: number): boolean {
  const { best, readings = [] } = words[verb] ?? {};
  if (best?.form === 'inf' || readings.filter(isStatement).every(({ person }) => person !== 3))
    return true;
  const subject = words[verb - 1];
  return (
    subject !== undefined &&
    (isRelative(subject) || /^(?:yo|tú|él|ella|usted)$/u.test(subject.norm))
  );
}

/** Said of somebody's worth rather than of the trade. */
const HUMAN_QUALITIES =
  /^(?:técnica|música|química|física|matemática|política|mecánica|crítica|informática|científica|artista|líder|testigo|genio|modelo|miembro|crítico|político|doctor|rey|poeta|santo|único|única|primer[oa]|último|última|jefe|fil[óo]sofo)$/u;
