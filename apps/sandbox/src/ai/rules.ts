/**
 * Mistakes and long-winded phrases with what the stand-in makes of them. Few, and such as hold in any sentence:
 * the point is that a newcomer sees sense, not that this is a model. Those of the samples that the page offers are
 * among them.
 */
const PAIRS: readonly (readonly [found: string, better: string])[] = [
  ['teh', 'the'],
  ['recieve', 'receive'],
  ['recieved', 'received'],
  ['definately', 'definitely'],
  ['seperate', 'separate'],
  ['occured', 'occurred'],
  ['alot of', 'a lot of'],
  ['could of', 'could have'],
  ['should of', 'should have'],
  ['would of', 'would have'],
  ['he go', 'he goes'],
  ['she go', 'she goes'],
  ['they was', 'they were'],
  ['we was', 'we were'],
  ['in order to', 'to'],
  ['due to the fact that', 'because'],
  ['at this point in time', 'now'],
  ['in the event that', 'if'],
  ['has the ability to', 'can'],
  ['make use of', 'use'],
  ["for you're", 'for your'],
  ["lost you're", 'lost your'],
  ['the the', 'the'],
  ['intrest', 'interest'],
  ['them is', 'them are'],
  ['dont', "don't"],
  ['begining', 'beginning'],
  ['untill', 'until'],
  ['its important', "it's important"],
  ['in may', 'in May'],
  ['forward to hear', 'forward to hearing'],
  ['parmis', 'parmi'],
  ['malgré que', 'bien que'],
  ["au jour d'aujourd'hui", "aujourd'hui"],
  ['dans le but de', 'pour'],
  ['en raison du fait que', 'parce que'],
  ['un grand nombre de', 'beaucoup de'],
  ['comme même', 'quand même'],
  ['il faut que je vais', "il faut que j'aille"],
  ['les les', 'les'],
  ['intéret', 'intérêt'],
  ['fevrier', 'février'],
  ['nous envoyé', 'nous envoyer'],
  ['si il', "s'il"],
  ['malgrès', 'malgré'],
  ['est près à', 'est prêt à'],
  ['vous pris d’agréer', 'vous prie d’agréer'],
  ['habian', 'habían'],
  ['haber si', 'a ver si'],
  ['con el fin de', 'para'],
  ['debido al hecho de que', 'porque'],
  ['un gran número de viajeros', 'muchos viajeros'],
  ['a día de hoy', 'hoy'],
  ['mas sin embargo', 'sin embargo'],
  ['recivido', 'recibido'],
  ['las las', 'las'],
  ['interes', 'interés'],
  ['antes de el', 'antes del'],
  ['tambien', 'también'],
  ['saber cuanto', 'saber cuánto'],
  ['envio', 'envío'],
];

const LETTER = String.raw`[\p{L}\p{N}_]`;
const escaped = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("'", "['’]");
const PATTERN = new RegExp(
  `(?<!${LETTER})(?:${PAIRS.map(([found]) => escaped(found)).join('|')})(?!${LETTER})`,
  'giu',
);
const BETTER = new Map(PAIRS);

/** Mends what the list knows; everything else stays to the letter. */
export function improveByRule(text: string): string {
  return text.replace(PATTERN, (found) => {
    const better = BETTER.get(found.toLowerCase().replaceAll('’', "'")) ?? found;
    const capital = found[0] !== found[0]?.toLowerCase();
    return capital ? better.charAt(0).toUpperCase() + better.slice(1) : better;
  });
}
