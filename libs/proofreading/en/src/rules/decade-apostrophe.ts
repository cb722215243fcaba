import { type RuleToken, defineRule } from '@tercet/proofreading-core';

/** Not 2020: "2020’s winner" is a possessive. */
const DECADE = /^(?:1[5-9])?\d0$/;

export const decadeApostrophe = defineRule({
  id: 'en/decade-apostrophe',
  category: 'punctuation',
  level: 'style',
  message: {
    en: 'A decade is a plural and takes no apostrophe: “{fix}”.',
    fr: 'Une décennie est un pluriel, sans apostrophe : « {fix} ».',
    es: 'Una década es un plural, sin apóstrofo: «{fix}».',
  },
  messages: {
    article: {
      en: 'A decade takes an article: “{fix}”.',
      fr: 'Une décennie prend l’article : « {fix} ».',
      es: 'Una década lleva artículo: «{fix}».',
    },
  },
  explanation: {
    en: 'Write “the 1990s” and “the 90s”; the apostrophe marks what is left out (“the ’90s”) or possession.',
    fr: 'On écrit « the 1990s » et « the 90s » ; l’apostrophe marque une omission (« the ’90s ») ou la possession.',
    es: 'Se escribe «the 1990s» y «the 90s»; el apóstrofo marca una omisión («the ’90s») o posesión.',
  },
  valid: [
    'It was built in the 1990s.',
    'I love the music of the 80s.',
    'He is in his 60s.',
    'The year 1990 was cold.',
    'In 1995 we moved.',
    'The 1930s were hard.',
    'In the ’90s we met.',
    'It costs 20 euros.',
    'This is 2020’s best film.',
  ],
  invalid: [
    { text: 'It was built in the [[1990’s]].', fix: '1990s' },
    { text: 'I love the music of the [[80’s]].', fix: '’80s' },
    { text: 'In the early [[1930’s]] he moved.', fix: '1930s' },
    { text: 'A remake of the [[1980’s]] film came out.', fix: '1980s' },
    { text: 'He is in his [[60’s]].', fix: '60s' },
    { text: 'It happened in [[1990s]].', fix: 'the 1990s' },
  ],
  check({ tokens }, report) {
    for (const [index, number] of tokens.entries()) {
      if (number.kind !== 'number') continue;
      const apostrophe = tokens[index + 1];
      const ending = tokens[index + 2];
      const isParted = isApostrophe(apostrophe) && ending?.norm === 's' && ending.gap === '';
      const decade = isParted ? number.text : number.text.replace(/s$/, '');
      if (!DECADE.test(decade) || (!isParted && decade === number.text)) continue;
      const after = tokens[index + (isParted ? 3 : 1)];
      const needsThe =
        decade.length === 4 &&
        /^(?:in|since|during|until)$/.test(tokens[index - 1]?.norm ?? '') &&
        (!after || after.kind === 'punctuation');
      if (!isParted && !needsThe) continue;
      const last = isParted ? ending : number;
      const isAge = /^(?:my|your|his|her|our|their)$/.test(tokens[index - 1]?.norm ?? '');
      const short = decade.length === 2 && !isAge ? [`’${decade}s`] : [];
      report(
        { start: number.start, end: last.end },
        [...short, `${needsThe ? 'the ' : ''}${decade}s`],
        isParted ? {} : { message: 'article' },
      );
    }
  },
});

const isApostrophe = (token: RuleToken | undefined): boolean =>
  token !== undefined && /^['’]$/.test(token.text) && token.gap === '';
