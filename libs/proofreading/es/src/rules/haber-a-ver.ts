import { defineRule, matchCase } from '@tercet/proofreading-core';
import { isNext, normAt } from '../grammar/phrase';

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
    en: 'Write “{fix}” here: “a ver” is “let’s see”.',
    fr: 'Écrivez ici « {fix} » : « a ver » veut dire « voyons ».',
    es: 'Aquí se escribe «{fix}»: «a ver» equivale a «veamos».',
  },
  explanation: {
    en: 'The verb “haber” stands before a participle and after “puede”, “debe” or “tiene que”: “haber sido”, “puede haber”. “A ver” is “a” and “ver”.',
    fr: 'Le verbe « haber » se place devant un participe et après « puede », « debe » ou « tiene que » : « haber sido », « puede haber ». « A ver » est « a » et « ver ».',
    es: 'El verbo «haber» va ante participio y tras «puede», «debe» o «tiene que»: «haber sido», «puede haber». «A ver» es «a» más «ver».',
  },
  valid: [
    'Puede haber niebla.',
    'Voy a ver hecho realidad mi sueño.',
    'A ver si vienes.',
    'Dice que a ver si lo llamas.',
    'Vino a ver el mar.',
    'Debe ir a ver a su madre.',
    'Tiene que haber una salida.',
    'Se quedó sin ver nada.',
  ],
  invalid: [
    { text: 'Puede [[a ver]] niebla.', fix: 'haber' },
    { text: 'Debe [[a ver]] otra salida.', fix: 'haber' },
    { text: 'Tiene que [[a ver]] pan.', fix: 'haber' },
    { text: 'Se fue sin [[a ver]] comido.', fix: 'haber' },
    { text: 'De [[a ver]] sabido eso, no voy.', fix: 'haber' },
    { text: '[[A ver]] sido feliz no basta.', fix: 'Haber' },
  ],
  misses: ['Lo siento por a ver salido tarde.'],
  check(sentence, report) {
    for (const [index, a] of sentence.tokens.entries()) {
      const ver = sentence.tokens[index + 1];
      if (a.norm !== 'a' || ver?.norm !== 'ver' || !isNext(ver)) continue;
      const before = normAt(sentence, index - 1);
      const isObliged =
        before === 'que' && /^(?:tiene|tenía|tendrá|hay)$/u.test(normAt(sentence, index - 2));
      const isLed = isObliged || LEADS.test(before);
      if (isLed || PARTICIPLES.test(normAt(sentence, index + 2)))
        report({ start: a.start, end: ver.end }, [matchCase(a.text, 'haber')]);
    }
  },
});
