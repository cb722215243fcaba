import { endsClause } from '../clauses';
import { definePatterns } from '../grammar/define-patterns';

export const pluralApostrophe = definePatterns({
  id: 'en/plural-apostrophe',
  category: 'punctuation',
  level: 'error',
  message: {
    en: 'The plural takes no apostrophe: “{fix}”.',
    fr: 'Le pluriel ne prend pas d’apostrophe : « {fix} ».',
    es: 'El plural no lleva apóstrofo: «{fix}».',
  },
  explanation: {
    en: 'The apostrophe marks possession or a contraction, not the plural: “CDs”, “the 1990s”, “two dogs”.',
    fr: 'L’apostrophe marque la possession ou une contraction, pas le pluriel : « CDs », « the 1990s », « two dogs ».',
    es: 'El apóstrofo marca posesión o contracción, no plural: «CDs», «the 1990s», «two dogs».',
  },
  valid: [
    'The TV’s on in the kitchen.',
    'My PC’s on the desk.',
    'I have many CDs.',
    'The CD’s cover is torn.',
    'My dog’s name is Rex.',
    'Two dogs’ bowls were empty.',
    'The PC’s fan is loud.',
    'The car’s lights were on.',
    'She reads the boys’ letters.',
    'These are the cat’s toys.',
  ],
  invalid: [
    { text: 'Two [[NGO’s]] have left the country.', fix: 'NGOs' },
    { text: 'He sold all his [[CD’s]].', fix: 'CDs' },
    { text: 'We sell many [[DVD’s]].', fix: 'DVDs' },
    { text: 'There are three [[dog’s]] here.', fix: 'dogs' },
    { text: 'These [[photo’s]] are old.', fix: 'photos' },
    { text: 'This house is [[yours’]], I think.', fix: 'yours' },
    { text: 'There are many [[PC’s]] in use.', fix: 'PCs' },
    { text: 'We eat fresh [[tomato’s]].', fix: 'tomatoes' },
  ],
  misses: ['The shop sells apple’s.'],
  patterns: [
    [
      'many|several|two|three|four|five|six|ten|these|those|some|few|all [dog’s|cat’s|photo’s|car’s|book’s|friend’s|boy’s|girl’s|student’s|thing’s|video’s|computer’s|phone’s|area’s|house’s|idea’s|game’s|song’s|movie’s|word’s|file’s|page’s|picture’s|user’s|problem’s|question’s] !@noun|@adj',
      '{2.plural}',
    ],
    [
      'the [car’s|dog’s|cat’s|boy’s|girl’s|book’s|student’s|house’s|teacher’s|friend’s] are|were|have|may|can|will',
      '{2.plural}',
    ],
    [
      'many|several|two|three|four|five|six|seven|eight|nine|ten|these|those|few|all|both|some|more|other [@owner] of|in|on|at|for|with|and|are|were|that|who|which|to|from|$',
      '{2.plural}',
    ],
    ['is|are|was|were|be|of [yours|hers|ours|theirs ’]', '{2}'],
    ['[her’s]', 'hers'],
    ['[their’s] a|an|the|no|some|one|more|nothing|better|something|always', 'there’s'],
    ['[their’s]', 'theirs'],
    ['[your’s]', 'yours'],
    ['[our’s]', 'ours'],
    ['[become’s]', 'becomes'],
    [
      '[want’s|need’s|make’s|take’s|seem’s|look’s|come’s|give’s|know’s|get’s|say’s] to|a|an|the|it|that|me|you|like',
      '{1.plural}',
    ],
    ['it|he|she [let’s]', 'lets'],
    ['fresh|red|ripe [tomato’s|potato’s]', '{2.plural}'],
    ['[tomato’s|potato’s] are|and', '{1.plural}'],
  ],
  check({ tokens }, report) {
    for (const [index, token] of tokens.entries()) {
      const letters = ACRONYM.exec(token.text)?.[1];
      const before = tokens[index - 1]?.norm ?? '';
      const after = tokens[index + 1];
      // Before a noun it is a genitive, elsewhere it may be "is": "The CD’s cover", "The TV’s on."
      const isRelative = /^(?:that|which|who)$/.test(after?.norm ?? '');
      const verb = isRelative ? tokens[index + 2] : after;
      const isMany = MANY.test(before) || /^(?:are|were|have)$/.test(verb?.norm ?? '');
      if (letters && (isMany || (index > 0 && endsClause(after)))) report(token, [`${letters}s`]);
    }
  },
});

const ACRONYM = /^(\p{Lu}{2,5})['’]s$/u;
const MANY =
  /^(?:many|several|some|few|these|those|all|both|more|most|other|two|three|four|five|six|ten|hundred|[2-9]|\d{2,})$/;
