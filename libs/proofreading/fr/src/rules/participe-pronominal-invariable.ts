import { defineRule } from '@tercet/proofreading-core';
import { afterVerb, isFormOf } from '../grammar/auxiliaries';

const ETRE = new Set(['être']);
const INDIRECT =
  /^(parlé|succédé|téléphoné|ressemblé|menti|souri|plu|déplu|complu|nui|ri|convenu|suffi|survécu)(?:e|s|es)$/u;

export const participePronominalInvariable = defineRule({
  id: 'fr/participe-pronominal-invariable',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'With this verb “se” is an indirect object: the participle does not agree, “{fix}”.',
    fr: 'Avec ce verbe, « se » est un complément indirect : le participe ne s’accorde pas, « {fix} ».',
    es: 'Con este verbo «se» es complemento indirecto: el participio no concuerda, «{fix}».',
  },
  explanation: {
    en: 'One speaks, smiles or succeeds one another “to” somebody: “elles se sont parlé”, “les jours se sont succédé”, “elle s’est rendu compte”.',
    fr: 'On parle, sourit, succède « à » quelqu’un : « elles se sont parlé », « les jours se sont succédé », « elle s’est rendu compte ».',
    es: 'Se habla, se sonríe o se sucede «a» alguien: «elles se sont parlé», «les jours se sont succédé», «elle s’est rendu compte».',
  },
  valid: [
    'Elles se sont parlé hier.',
    'Les jours se sont succédé.',
    'Elle s’est rendu compte de tout.',
    'Elle s’est rendue à Paris.',
    'Ils se sont plu tout de suite.',
    'Elles se sont vues.',
    'Ils se sont ressemblé longtemps.',
    'Elle s’est trompée.',
  ],
  invalid: [
    { text: 'Elles se sont [[parlées]] hier.', fix: 'parlé' },
    { text: 'Les jours se sont [[succédés]].', fix: 'succédé' },
    { text: 'Elle s’est [[rendue]] compte de tout.', fix: 'rendu' },
    { text: 'Ils se sont [[souris]] de loin.', fix: 'souri' },
    { text: 'Ils se sont [[téléphonés]] ce soir.', fix: 'téléphoné' },
    { text: 'Elles se sont [[menties]] longtemps.', fix: 'menti' },
  ],
  misses: ['Elles se sont dites des mots doux.'],
  check({ words }, report) {
    for (const [index, verb] of words.entries()) {
      const before = words[index - 1]?.norm ?? '';
      if (!/^(?:se|s'|nous|vous)$/u.test(before) || !isFormOf(verb, ETRE)) continue;
      if (/^(?:nous|vous)$/u.test(before) && words[index - 2]?.norm !== before) continue;
      const at = afterVerb(words, index);
      const word = words[at];
      const isRealised = /^rendu/u.test(word?.norm ?? '') && words[at + 1]?.norm === 'compte';
      const fix = isRealised ? 'rendu' : INDIRECT.exec(word?.norm ?? '')?.[1];
      if (word && fix !== undefined && fix !== word.norm) report(word, [fix]);
    }
  },
});
