import { defineRule } from '@tercet/proofreading-core';
import { isNext, normAt } from '../grammar/phrase';

const GREETING = /^(?:hola|gracias|adiós|bienvenid[oa]s?)$/u;
const DAY = /^(?:días|tardes|noches)$/u;
const PEOPLE =
  /^(?:amig[oa]s?|señor|señora|señores|señoras|mamá|papá|chic[oa]s|niñ[oa]s|tí[oa]|abuel[oa]|profesor|profesora|doctor|doctora|herman[oa]s?|cariño|tod[oa]s|compañer[oa]s|querid[oa]s?)$/u;

export const comaVocativo = defineRule({
  id: 'es/coma-vocativo',
  category: 'punctuation',
  level: 'error',
  message: {
    en: 'Whoever is spoken to is set off by a comma: “{fix}”.',
    fr: 'Celui à qui l’on parle est séparé par une virgule : « {fix} ».',
    es: 'A quien se habla se le separa con coma: «{fix}».',
  },
  explanation: {
    en: 'The name of whoever one greets or thanks stands after a comma: “Hola, Ana”, “Gracias, Luis”, “Buenos días, señora”.',
    fr: 'Le nom de celui qu’on salue suit une virgule : « Hola, Ana », « Gracias, Luis ».',
    es: 'El nombre de quien se saluda va tras coma: «Hola, Ana», «Gracias, Luis», «Buenos días, señora».',
  },
  valid: [
    'Hola, Ana.',
    'Gracias, Luis.',
    'Gracias a Ana.',
    'Buenos días, señora.',
    'Hola y adiós.',
    'Gracias por venir.',
    'Hola de nuevo.',
    'La revista Hola Chicas.',
    'Dio los buenos días Ana.',
  ],
  invalid: [
    { text: '[[Hola]] Ana, ¿qué tal?', fix: 'Hola,' },
    { text: '[[Gracias]] Luis por venir.', fix: 'Gracias,' },
    { text: '[[Buenos días]] señora.', fix: 'Buenos días,' },
    { text: '[[Adiós]] amigos.', fix: 'Adiós,' },
    { text: '[[Buenas noches]] mamá.', fix: 'Buenas noches,' },
  ],
  check(sentence, report) {
    const { tokens, words } = sentence;
    let at = tokens[0]?.text === '¡' ? 1 : 0;
    const first = tokens[at];
    if (!first) return;
    if (/^buen[oa]s$/u.test(first.norm) && DAY.test(normAt(sentence, at + 1))) at += 1;
    else if (!GREETING.test(first.norm)) return;
    const last = tokens[at];
    const name = tokens[at + 1];
    if (!last || !isNext(name)) return;
    const isName = words.some(
      ({ token, best, text }) =>
        token === at + 1 && best.pos === 'PROPN' && /^\p{Lu}\p{Ll}+$/u.test(text),
    );
    if (!isName && !(PEOPLE.test(name.norm) && name.text === name.text.toLowerCase())) return;
    const text = at > tokens.indexOf(first) ? `${first.text}${last.gap}${last.text}` : first.text;
    report({ start: first.start, end: last.end }, [`${text},`]);
  },
});
