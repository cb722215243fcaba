import { definePatterns } from '../grammar/define-patterns';

const OBJECT = 'it|him|her|them|me|us|you|the|a|an|my|your|his|their|our|its|this|these|those';

/** Words whose "to" may be left behind by its noun: "the man I spoke to told me". */
const STRANDING =
  '!talked|talk|talking|speak|spoke|speaking|spoken|listen|listened|listening|refer|referred|referring|write|wrote|go|goes|going|went|gone|get|got|come|came|been|belong|belongs|belonged|turn|turned|move|moved|sent|send|lied|introduced|related|attached|close|next|due|according|led|leads|owed|said|opposed|applied|apply|used|committed|happened|happen|@prep|@num|access|key|similar|up|compared|report|reported|responded|respond|and|or|subscribed|connected|married|engaged|drawn|objected|pointed|relates|pertains|extends';

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
    'This is the knife I use to cut bread.',
    'I use to-do lists.',
    'Did she use to live here?',
    'The man I spoke to told me.',
    'We came close to changed plans.',
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
    { text: 'They have to [[waited]] for us.', fix: 'wait' },
    { text: 'We met to [[discussed]] it.', fix: 'discuss' },
    { text: 'She is too old to [[goes]] there.', fix: 'go' },
    { text: 'He asked her to [[goes]] home.', fix: 'go' },
    { text: 'I need a chance to [[visits]] them.', fix: 'visit' },
    { text: 'I decided to [[bought]] it.', fix: 'buy' },
    { text: 'She’s going to [[wrote]] a poem.', fix: 'write' },
    { text: 'He wants to [[gets]] his way.', fix: 'get' },
    { text: 'She tried to [[went]] home.', fix: 'go' },
    { text: 'We need to [[has]] a plan.', fix: 'have' },
    { text: 'They have to [[did]] it.', fix: 'do' },
    { text: 'He plans to [[renamed]] it.', fix: 'rename' },
  ],
  misses: ['They began to laughed.'],
  patterns: [
    [
      'decided|want|wants|wanted|going|need|needs|needed|have|has|had|able|try|tried|trying|plan|plans|planned|like|hope|hopes|father|mother|him|her|them|us|started|starts|begins|began|forgot|allowed to [bought|wrote|went|had|has|did|does|came|took|made|gave|got|gets|goes|saw|ate|said|told|knew|thought|found|lost|sold|sent|spent|kept|left|met|paid|spoke|drove|flew|chose|broke|built|taught|caught|renamed|worked|played|helped|changed|started|wanted|visited|learned|studied|lived|called|talked|asked|used|moved|opened|stopped|finished|watched|walked|looked|makes|takes|says|sees|knows|finds|gives|becomes|became|began|withdrawn|done|gone|seen|been|taken|written|given]',
      '{3.base}',
    ],
    [
      'want|wants|wanted|need|needs|needed|going|decided|decide|try|tries|tried|trying|have|has|had|like|hope|able|started|began|forgot|refused|managed|learned|learn|order|how|where|easy|hard|difficult|important|ready|happy|necessary|possible|way|time|you|me|him|them|us to not? [@past|@verbs]',
      '{4.base}',
    ],
    [`${STRANDING} to [@past|@verbs|goes|does|gets|has|did]`, '{2.base}'],
    [`${STRANDING} to [@edform] ${OBJECT}`, '{2.base}'],
    [
      `want|wants|wanted|need|needs|needed|going|decided|decide|try|tries|tried|trying|have|has|had|like|likes|hope|able|started|began|refused|managed|learned|learn|order|how|what|where|easy|hard|difficult|important|ready|happy|necessary|possible|way|time|place|chance|opportunity|attempt|offer|right|ability|free|expect|expects|expected|seem|seems|seemed|agreed|promised|helps|helped|made|allowed|used|looking|intend|intends|love|loves|hesitate|threatening|better|just|supposed to not? [@ended] ${OBJECT}`,
      '{4.base}',
    ],
    [
      'want|wants|wanted|need|needs|needed|decided|decide|try|tries|tried|trying|hope|able|refused|managed|order|expect|expects|expected|seem|seems|seemed|agreed|promised to not? [@verbs|@edform]',
      '{4.base}',
    ],
    ['i|you|we|they|he|she have|has|had not? to not? [@edform|@past] !@noun', '{6.base}'],
  ],
});
