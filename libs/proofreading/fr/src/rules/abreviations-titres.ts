import { defineRule, entryOf } from '@tercet/proofreading-core';

const RIGHT: Readonly<Record<string, string>> = {
  mr: 'M.',
  mlle: 'Mlle',
  melle: 'Mlle',
  mme: 'Mme',
  mmes: 'Mmes',
  mlles: 'Mlles',
};

export const abreviationsTitres = defineRule({
  id: 'fr/abreviations-titres',
  category: 'typography',
  level: 'typography',
  message: {
    en: 'This title is shortened to “{fix}”.',
    fr: 'Ce titre s’abrège en « {fix} ».',
    es: 'Este tratamiento se abrevia «{fix}».',
  },
  explanation: {
    en: '“Monsieur” is “M.” (“Mr” is English); “Mme” and “Mlle” keep their last letter and so take no point.',
    fr: '« Monsieur » s’abrège en « M. » (« Mr » est anglais) ; « Mme » et « Mlle » gardent leur dernière lettre et ne prennent donc pas de point.',
    es: '«Monsieur» se abrevia «M.» («Mr» es inglés); «Mme» y «Mlle» conservan su última letra y por eso no llevan punto.',
  },
  valid: [
    'M. Dupont est là.',
    'Mme Dupont est là.',
    'Le Dr Martin arrive.',
    'Mlle Petit chante.',
    'Il lit Mr. Darcy.',
    'J’ai vu Mme.',
    'Il connaît Mme Robert.',
    'MM. Dupont et Petit.',
  ],
  invalid: [
    { text: 'Cher [[Mr]] Dupont, merci.', fix: 'M.' },
    { text: 'Je connais [[Mme.]] Dupont.', fix: 'Mme' },
    { text: 'Il voit [[Mlle.]] Petit demain.', fix: 'Mlle' },
    { text: 'Bonjour [[Melle]] Petit.', fix: 'Mlle' },
    { text: 'Bonjour [[Mme.]] Robert.', fix: 'Mme' },
  ],
  misses: ['Mr a raison.'],
  check({ tokens }, report) {
    for (const [index, title] of tokens.entries()) {
      if (!/^M\p{Ll}/u.test(title.text)) continue;
      const right = entryOf(RIGHT, title.norm.replace('.', ''));
      if (right === undefined) continue;
      const hasPoint =
        title.norm.endsWith('.') ||
        (tokens[index + 1]?.text === '.' && tokens[index + 1]?.gap === '');
      const isApart = hasPoint && !title.norm.endsWith('.');
      const name = tokens[index + (isApart ? 2 : 1)];
      const isName = name?.kind === 'word' && name.gap !== '' && /^\p{Lu}\p{Ll}+/u.test(name.text);
      if (!isName || /^(?:bean|robot|freeze|nobody|fox|darcy|smith)$/u.test(name.norm)) continue;
      const written = title.text.replace('.', '');
      if (!hasPoint && written === right) continue;
      const end = isApart ? (tokens[index + 1]?.end ?? title.end) : title.end;
      report({ start: title.start, end }, [right]);
    }
  },
});
