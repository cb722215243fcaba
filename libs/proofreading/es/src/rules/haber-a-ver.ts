import { defineRule, matchCase, type RuleSentence, entryOf } from '@tercet/proofreading-core';
import { isNext, normAt } from '../grammar/phrase';

const UNMARKED: Readonly<Record<string, string>> = { cuando: 'cuándo', donde: 'dónde' };
const ASKING = /^(?:si|qué|quién|cómo|cuándo|cuánto|dónde)$/;
const GOING = /^(?:voy|vas|vamos|vais|fui|fuiste|fuimos|vengo|vine|va|van|fue|vino|volvió)$/u;
/** What an infinitive follows directly: `puede haber`. */
const LEADS =
  /^(?:pued[eo]|pueden|podía|podría|podrán?|pud[eo]|deb[eo]n?|debía|debería|sin|suele)$/u;
/** Participles of verbs without an object: nobody goes to see something `sido`. */
const PARTICIPLES = /^(?:sido|estado|ido|venido|podido|sabido|tenido)$/u;

export const haberAVer = defineRule({
  id: 'es/haber-a-ver',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}” here: “a ver” is “let’s see”, “haber” is a verb.',
    fr: 'Écrivez ici « {fix} » : « a ver » veut dire « voyons », « haber » est un verbe.',
    es: 'Aquí se escribe «{fix}»: «a ver» equivale a «veamos» y «haber» es un verbo.',
  },
  explanation: {
    en: '“A ver” is the preposition “a” and the verb “ver”: where “veamos” fits, write “a ver”. The verb “haber” stands before a participle and after “puede”, “debe” or “tiene que”: “haber sido”, “puede haber”. They sound alike.',
    fr: '« A ver » est la préposition « a » suivie du verbe « ver » : là où « veamos » convient, écrivez « a ver ». Le verbe « haber » se place devant un participe et après « puede », « debe » ou « tiene que » : « haber sido », « puede haber ». Ils se prononcent de même.',
    es: '«A ver» es la preposición «a» y el verbo «ver»: si puedes decir «veamos», escribe «a ver». El verbo «haber» va ante participio y tras «puede», «debe» o «tiene que»: «haber sido», «puede haber». Suenan igual.',
  },
  valid: [
    'Puede haber niebla.',
    'Voy a ver hecho realidad mi sueño.',
    'A ver si vienes.',
    'Dice que a ver si lo llamas.',
    'Vamos a ver estado por estado los datos.',
    'Vino a ver el mar.',
    'Debe ir a ver a su madre.',
    'Tiene que haber una salida.',
    'Se quedó sin ver nada.',
    'A ver si lo conseguimos.',
    'Puede haber quien diga que no.',
    'Haber sido feliz no basta.',
    'No recuerdo haber dicho eso.',
    'El haber supera al debe.',
    'Va a haber fiesta.',
    'De haber sabido eso, iría.',
  ],
  invalid: [
    { text: 'Puede [[a ver]] niebla.', fix: 'haber' },
    { text: 'Debe [[a ver]] otra salida.', fix: 'haber' },
    { text: 'Tiene que [[a ver]] pan.', fix: 'haber' },
    { text: 'Se fue sin [[a ver]] comido.', fix: 'haber' },
    { text: 'De [[a ver]] sabido eso, no voy.', fix: 'haber' },
    { text: '[[A ver]] sido feliz no basta.', fix: 'Haber' },
    { text: '[[Haber]] si lo conseguimos.', fix: 'A ver' },
    { text: '[[Haber]] qué pasa mañana.', fix: 'A ver' },
    { text: '[[Haber cuando]] vienes a vernos.', fix: 'A ver cuándo' },
    { text: 'Bueno, [[haber]] si vienes pronto.', fix: 'a ver' },
    { text: 'Vamos [[haber]] qué dice.', fix: 'a ver' },
    { text: 'Voy [[haber]] una película.', fix: 'a ver' },
    { text: '¡[[Haber]] cuándo nos vemos!', fix: 'A ver' },
  ],
  misses: ['Lo siento por a ver salido tarde.', 'Haber, dime qué quieres.'],
  check(sentence, report) {
    for (const [index, token] of sentence.tokens.entries()) {
      const next = sentence.tokens[index + 1];
      if (token.norm === 'a' && next?.norm === 'ver' && isNext(next) && isHaber(sentence, index))
        report({ start: token.start, end: next.end }, [matchCase(token.text, 'haber')]);
      if (token.norm !== 'haber' || next?.gap !== ' ') continue;
      const before = sentence.tokens[index - 1];
      // `va haber fiesta` lacks its `a`.
      if (GOING.test(before?.norm ?? '') && !/^(?:va|van)$/u.test(before?.norm ?? '')) {
        report(token, ['a ver']);
        continue;
      }
      if (before && !/^[,.;:¡¿«"“!?]$/.test(before.text)) continue;
      const fix = matchCase(token.text, 'a ver');
      const marked = entryOf(UNMARKED, next.norm);
      if (ASKING.test(next.norm)) report(token, [fix]);
      else if (marked !== undefined)
        report({ start: token.start, end: next.end }, [`${fix} ${marked}`]);
    }
  },
});

/** `puede a ver`, `tiene que a ver`, `a ver sido`; but `vamos a ver estado por estado` */
function isHaber(sentence: RuleSentence, index: number): boolean {
  const before = normAt(sentence, index - 1);
  const isObliged =
    before === 'que' && /^(?:tiene|tenía|tendrá|hay)$/u.test(normAt(sentence, index - 2));
  if (isObliged || LEADS.test(before)) return true;
  return PARTICIPLES.test(normAt(sentence, index + 2)) && !GOING.test(before);
}
