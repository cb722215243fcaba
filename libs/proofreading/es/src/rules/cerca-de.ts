import { defineRule } from '@tercet/proofreading-core';
import { isPerson, isProfession } from '../grammar/people';
import { follows, isNoun, may } from '../grammar/words';

const NOT_PLACES =
  /^(?:vez|menos|fin|final|aire|atardecer|anochecer|amanecer|mediodía|galope|trote|paso|perr[oa]|gat[oa])$/u;

export const cercaDe = defineRule({
  id: 'es/cerca-de',
  category: 'grammar',
  level: 'error',
  message: {
    en: '“Cerca” takes “de”: write “{fix}”.',
    fr: '« Cerca » demande « de » : écrivez « {fix} ».',
    es: '«Cerca» lleva «de»: escribe «{fix}».',
  },
  explanation: {
    en: 'What is near something is “cerca de” it: “vive cerca de la plaza”, “está cerca del mar”.',
    fr: 'On est « cerca de » quelque chose : « vive cerca de la plaza », « está cerca del mar ».',
    es: 'Se está «cerca de» algo: «vive cerca de la plaza», «está cerca del mar».',
  },
  valid: [
    'Vive cerca de la plaza.',
    'Se acerca a la casa.',
    'Tuvo cerca a su hermano.',
    'La cerca a la derecha es mía.',
    'Mira de cerca a los niños.',
    'Lo vio cerca a la vez que yo.',
    'Saltó la cerca al salir.',
    'Está cerca al menos hoy.',
    'Vi muy cerca al médico.',
  ],
  invalid: [
    { text: 'Vive [[cerca a]] la plaza.', fix: 'cerca de' },
    { text: 'El hotel está [[cerca al]] mar.', fix: 'cerca del' },
    { text: 'Trabaja [[cerca a]] mi casa.', fix: 'cerca de' },
    { text: 'Hay un bar [[cerca a]] la estación.', fix: 'cerca de' },
    { text: 'Come [[cerca al]] parque.', fix: 'cerca del' },
  ],
  misses: ['Se sentó cerca a Ana.'],
  check({ words }, report) {
    for (const [index, cerca] of words.entries()) {
      const a = words[index + 1];
      if (cerca.norm !== 'cerca' || !follows(a) || !/^al?$/u.test(a.norm)) continue;
      if (/^(?:DET|ADP|ADJ)$/.test(words[index - 1]?.best.pos ?? '')) continue;
      // `tiene cerca a su hermano`: people are led by `a`.
      const noun = words[index + (a.norm === 'a' ? 3 : 2)];
      const isDetermined = a.norm === 'al' || words[index + 2]?.best.pos === 'DET';
      if (!isDetermined || !noun || !may(noun, isNoun) || noun.best.pos !== 'NOUN') continue;
      // `tengo cerca a mi gato`, `lo vi cerca al atardecer`
      if (/^(?:tener|ver|sentir|llevar|querer|mantener)$/.test(words[index - 1]?.best.lemma ?? ''))
        continue;
      if (isPerson(noun) || isProfession(noun) || NOT_PLACES.test(noun.norm)) continue;
      report({ start: cerca.start, end: a.end }, [
        `${cerca.text} ${a.norm === 'al' ? 'del' : 'de'}`,
      ]);
    }
  },
});
