import { defineRule } from '@tercet/proofreading-core';
import { isPastParticiple } from '../grammar/words';

const FORMS =
  /^(prévu|indiqué|convenu|décrit|expliqué|mentionné|annoncé|attendu|souhaité)(?:e|s|es)$/u;
const SEEING = /^(?:considér|voir|voit|vu|présent|désign|trait|défini|perçu|donn|décri|tenu)/u;

export const commePrevu = defineRule({
  id: 'fr/comme-prevu',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'After “comme” this participle does not agree: “{fix}”.',
    fr: 'Après « comme », ce participe ne s’accorde pas : « {fix} ».',
    es: 'Tras «comme», este participio no concuerda: «{fix}».',
  },
  explanation: {
    en: '“Comme prévu” and “comme indiqué” mean “as it was planned, shown”: they stay masculine singular, “la fête a lieu comme prévu”.',
    fr: '« Comme prévu », « comme indiqué » valent « comme il était prévu » : ils restent au masculin singulier, « la fête a lieu comme prévu ».',
    es: '«Comme prévu» y «comme indiqué» equivalen a «como estaba previsto»: quedan en masculino singular, «la fête a lieu comme prévu».',
  },
  valid: [
    'La fête a lieu comme prévu.',
    'Les pièces sont là, comme convenu.',
    'Elle est considérée comme prévue.',
    'Faites comme indiqué plus haut.',
    'Comme prévu, elles sont venues.',
    'La lettre est attendue comme un cadeau.',
    'Demandée par tous, elle chante.',
    'Les règles décrites ici sont claires.',
  ],
  invalid: [
    { text: 'La fête a lieu comme [[prévue]].', fix: 'prévu' },
    { text: 'Les pièces sont là, comme [[convenues]].', fix: 'convenu' },
    { text: 'Réglez les vis comme [[indiquées]] plus haut.', fix: 'indiqué' },
    { text: 'Les choses se passent comme [[annoncées]].', fix: 'annoncé' },
    { text: 'Comme [[convenue]], je vous écris.', fix: 'convenu' },
    { text: 'La machine marche comme [[décrite]] ici.', fix: 'décrit' },
  ],
  misses: ['Comme souhaitée hier, la fête a lieu.'],
  check({ words }, report) {
    for (const [index, comme] of words.entries()) {
      const word = words[index + 1];
      const fix = FORMS.exec(word?.norm ?? '')?.[1];
      if (comme.norm !== 'comme' || !word || fix === undefined) continue;
      const next = words[index + 2];
      if (index === 0 && next?.text !== ',') continue;
      const isOwn = next?.norm === 'par' || next?.best.pos === 'NOUN';
      const isSeen = words
        .slice(Math.max(0, index - 3), index)
        .some(({ norm }) => SEEING.test(norm));
      if (!isOwn && !isSeen && word.readings.some(isPastParticiple)) report(word, [fix]);
    }
  },
});
