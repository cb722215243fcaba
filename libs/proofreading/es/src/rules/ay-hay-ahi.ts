import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { follows, isInfinitive, may } from '../grammar/words';

const AMOUNT =
  /^(?:un|una|unos|unas|much[oa]s?|poc[oa]s?|vari[oa]s|algo|alguien|algún|alguna|algun[oa]s|más|menos|tant[oa]s?|demasiad[oa]s?|bastantes?|gente|tres|cuatro|cinco|diez)$/u;
/** Verbs that say where one goes or is. */
const PLACED = /^(?:ir|estar|vivir|quedar|venir|llegar|pasar|dejar|poner|sentar|esperar)$/;

export const ayHayAhi = defineRule({
  id: 'es/ay-hay-ahi',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}” here: “hay” says that there is something, “ahí” where, “ay” is a cry.',
    fr: 'Écrivez ici « {fix} » : « hay » veut dire « il y a », « ahí » « là », « ay » est un cri.',
    es: 'Aquí se escribe «{fix}»: «hay» es de «haber», «ahí» es un lugar y «ay», un grito.',
  },
  explanation: {
    en: '“Hay” means “there is”, “ahí” means “there”, and “ay” is a cry: “ahí hay un hombre que dice «¡ay!»”.',
    fr: '« Hay » veut dire « il y a », « ahí », « là », et « ay » est un cri : « ahí hay un hombre que dice «¡ay!» ».',
    es: '«Hay» es del verbo «haber», «ahí» es un lugar y «ay» una exclamación: «ahí hay un hombre que dice «¡ay!»».',
  },
  valid: [
    'Hay mucha gente.',
    '¡Ay, qué dolor!',
    'Voy ahí todos los días.',
    'Hay que comer.',
    'Donde voy hay de todo.',
    'Ay de los vencidos.',
    'Donde vivo hay un parque.',
    '¡Ay! Mucho ruido hay aquí.',
    'Está lo que hay.',
    'Se fue por ahí.',
    'Hasta hay quien lo niega.',
    'Lo poco que hay está caro.',
    'De ahí no pasa.',
    'Quien por él pregunte verá lo que hay.',
  ],
  invalid: [
    { text: '[[Ay]] muchas personas aquí.', fix: 'Hay' },
    { text: 'En mi barrio [[ay]] varios parques.', fix: 'hay' },
    { text: 'Creo que [[ay]] algo raro.', fix: 'hay' },
    { text: '¡[[Hay]], qué frío!', fix: 'Ay' },
    { text: '[[Ay]] que comer temprano.', fix: 'Hay' },
    { text: 'Aquí no [[ay]] nadie.', fix: 'hay' },
    { text: 'Vive por [[hay]] cerca.', fix: 'ahí' },
    { text: '[[Hay]] está tu casa.', fix: 'Ahí' },
    { text: 'De [[hay]] viene su fama.', fix: 'ahí' },
    { text: 'Nos vemos [[hay]].', fix: 'ahí' },
    { text: 'Voy [[hay]] todos los días.', fix: 'ahí' },
    { text: 'Mi tía vive [[hay]] cerca.', fix: 'ahí' },
  ],
  misses: ['Hay que dolor.', 'Déjalo hay.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      if (word.norm !== 'ay' && word.norm !== 'hay') continue;
      const fix = word.norm === 'ay' ? ofCry(words, index) : ofThere(words, index);
      if (fix !== undefined) report(word, [matchCase(word.text, fix)]);
    }
  },
});

/** `ay muchas`: no comma parts the cry from what there is. */
function ofCry(words: readonly AnalysedWord[], index: number): string | undefined {
  const next = words[index + 1];
  if (words[index - 1]?.norm === 'no' && follows(words[index])) return 'hay';
  if (!follows(next)) return undefined;
  const isDuty = next.norm === 'que' && may(words[index + 2], isInfinitive);
  return isDuty || AMOUNT.test(next.norm) ? 'hay' : undefined;
}

/** `¡hay, qué frío!`, `voy hay todos los días`: the clause lacks no `hay`. */
function ofThere(words: readonly AnalysedWord[], index: number): string | undefined {
  const before = words[index - 1];
  const next = words[index + 1];
  if (
    next?.text === ',' &&
    (!before || before.text === '¡') &&
    /^(?:qué|que|no|mi)$/u.test(words[index + 2]?.norm ?? '') &&
    words.slice(index + 2).every(({ text }) => text !== ',')
  )
    return 'ay';
  if (isPlace(words, index)) return 'ahí';
  if (!follows(words[index]) || before?.best.form !== 'fin' || !PLACED.test(before.best.lemma))
    return undefined;
  if (
    words
      .slice(0, index - 1)
      .some(({ norm }) => /^(?:que|donde|adonde|si|cuando|como|lo)$/u.test(norm))
  )
    return undefined;
  return !next ||
    /^[.!,]$/u.test(next.text) ||
    /^(?:cerca|todos|todas|mismo|siempre|mañana|ahora|hoy)$/u.test(next.norm)
    ? 'ahí'
    : undefined;
}

/** `por hay`, `de hay viene`, `hay está`, `nos vemos hay`: nothing is said to exist. */
function isPlace(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  const next = words[index + 1];
  const isFirst = before?.kind !== 'word';
  if (isFirst) return follows(next) && /^est(?:á|án|aba|aban)$/u.test(next.norm);
  if (before.norm === 'vemos') return next?.kind !== 'word';
  return before.norm === 'por' || (before.norm === 'de' && follows(next));
}
