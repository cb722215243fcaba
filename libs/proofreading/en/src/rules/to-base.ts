import { definePatterns } from '../grammar/define-patterns';

export const toBase = definePatterns({
  id: 'en/to-base',
  category: 'verb',
  level: 'error',
  message: {
    en: 'After “to” comes the bare verb: “{fix}”.',
    fr: 'Après « to » vient le verbe nu : « {fix} ».',
    es: 'Tras «to» va el verbo sin más: «{fix}».',
  },
  explanation: {
    en: 'The infinitive is “to” and the verb without any ending: “to buy”, not “to bought” or “to buys”.',
    fr: 'L’infinitif est « to » et le verbe sans terminaison : « to buy », et non « to bought » ou « to buys ».',
    es: 'El infinitivo es «to» y el verbo sin terminación: «to buy», no «to bought» ni «to buys».',
  },
  valid: [
    'I want to buy it.',
    'They got used to lost sleep.',
    'Compared to made-up tales, it is dull.',
    'Next to found objects hung paintings.',
    'It happened due to increased demand.',
    'She used to know him.',
    'He listens to said person.',
    'The list goes from bought to sold.',
  ],
  invalid: [
    { text: 'I decided to [[bought]] it.', fix: 'buy' },
    { text: 'I’m going to [[wrote]] him.', fix: 'write' },
    { text: 'He wants to [[gets]] his way.', fix: 'get' },
    { text: 'She tried to [[went]] home.', fix: 'go' },
    { text: 'We need to [[has]] a plan.', fix: 'have' },
    { text: 'They have to [[did]] it.', fix: 'do' },
    { text: 'He plans to [[renamed]] it.', fix: 'rename' },
  ],
  patterns: [
    [
      'decided|want|wants|wanted|going|need|needs|needed|have|has|had|able|try|tried|trying|plan|plans|planned|like|hope|hopes|father|mother|him|her|them|us|started|starts|begins|began|forgot|allowed to [bought|wrote|went|had|has|did|does|came|took|made|gave|got|gets|goes|saw|ate|said|told|knew|thought|found|lost|sold|sent|spent|kept|left|met|paid|spoke|drove|flew|chose|broke|built|taught|caught|renamed|worked|played|helped|changed|started|wanted|visited|learned|studied|lived|called|talked|asked|used|moved|opened|stopped|finished|watched|walked|looked|makes|takes|says|sees|knows|finds|gives|becomes|became|began|withdrawn|done|gone|seen|been|taken|written|given]',
      '{3.base}',
    ],
    [
      'want|wants|wanted|need|needs|needed|going|decided|decide|try|tries|tried|trying|have|has|had|like|hope|able|started|began|forgot|refused|managed|learned|learn|order|how|where|easy|hard|difficult|important|ready|happy|necessary|possible|way|time|you|me|him|them|us to not? [@past|@verbs]',
      '{4.base}',
    ],
    [
      '^ i|he|she|we|they|it [use to] be|live|have|like|think|play|work|go|love|know|hate|smoke',
      'used to',
    ],
  ],
});
