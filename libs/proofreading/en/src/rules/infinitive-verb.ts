import { definePatterns } from '../grammar/define-patterns';

export const infinitiveVerb = definePatterns({
  id: 'en/infinitive-verb',
  category: 'verb',
  level: 'error',
  message: {
    en: 'After this word comes the infinitive: “{fix}”.',
    fr: 'Ce mot est suivi de l’infinitif : « {fix} ».',
    es: 'A esta palabra le sigue el infinitivo: «{fix}».',
  },
  explanation: {
    en: '“Want”, “decide”, “hope”, “afford”, “refuse”, “promise” and others take “to” and the bare verb: “I want to go.”',
    fr: '« Want », « decide », « hope », « afford », « refuse », « promise » et d’autres prennent « to » et le verbe nu : « I want to go. »',
    es: '«Want», «decide», «hope», «afford», «refuse», «promise» y otros llevan «to» y el verbo sin más: «I want to go.»',
  },
  valid: [
    'I want to go.',
    'We decided to stay.',
    'She hopes to win.',
    'We can afford to wait.',
    'I look forward to going.',
    'He is used to waiting.',
    'They agreed on waiting.',
    'The key to winning is practice.',
    'They want painting done.',
  ],
  invalid: [
    { text: 'I [[want going]] home.', fix: 'want to go' },
    { text: 'We [[decided staying]] here.', fix: 'decided to stay' },
    { text: 'They can’t afford [[buying]] it.', fix: 'to buy' },
    { text: 'He [[refused helping]] us.', fix: 'refused to help' },
    { text: 'She is eager to [[trying]] it.', fix: 'try' },
    { text: 'It is not easy to [[learning]] French.', fix: 'learn' },
    { text: 'He advised us [[waiting]].', fix: 'to wait' },
    { text: 'I [[must to go]] now.', fix: 'must go' },
    { text: 'I need to [[going]] home.', fix: 'go' },
    { text: 'It is more comfortable to [[moving]] by car.', fix: 'move' },
    { text: 'I prefer to [[specializes]] in law.', fix: 'specialize' },
    { text: 'We [[will able]] to do it.', fix: 'will be able' },
  ],
  patterns: [
    [
      '[want|wants|wanted|decide|decides|decided|hope|hopes|hoped|refuse|refuses|refused|promise|promised|agree|agreed|manage|manages|managed|wish|wishes|wished|expect|intend|learned|pretend|pretended|attempt|attempted going|staying|buying|being|having|doing|making|helping|seeing|getting|leaving|finding|spending|becoming|giving|taking|telling|moving|playing|living|paying|using] !done|made',
      '{1} to {2.base}',
    ],
    ['afford not? [spending|buying|paying|going|having|losing|living|being]', 'to {3.base}'],
    [
      'easy|difficult|hard|able|eager|ready|willing|happy|glad|want|wants|wanted|need|needs|needed|going|decided|hope|trying|tried|try|unable|supposed|likely|nice|important|impossible|possible|necessary|start|started|starts|began|begin|begins|like|have|has|had to [@ing]',
      '{3.base}',
    ],
    [
      'advise|advised|ask|asked|told|tell|want|wanted|allow|allowed|help|helped|encourage|encouraged|invite|invited|force|forced|persuaded|convinced|order|ordered me|you|him|us|them not? [staying|going|buying|doing|making|waiting|having|taking|carrying|coming|leaving|playing|getting|being|eating|using|working]',
      'to {4.base}',
    ],
    [
      'advise|advised|help|helped|helping not [staying|going|buying|doing|making|waiting|having|taking|carrying|coming|leaving|getting|eating|using]',
      'to {3.base}',
    ],
    ['[must|should|might|needn’t|mustn’t|shouldn’t|can’t|couldn’t|cannot to @base]', '{1} {3}'],
    ['^ i|you|we|they|he|she [can|could|will|may to @base]', '{2} {4}'],
    ['[make|makes|made|let|lets me|him|us|them|you to @base]', '{1} {2} {4}'],
    ['[let|lets her to @base]', '{1} {2} {4}'],
    ['would|i’d|we’d|you’d rather|better [to @base]', '{4}'],
    ['why not [to @base]', '{4}'],
    ['[afraid|scared @base] spiders|it|that|to|alone', '{1} to {2}'],
    [
      'want|wants|wanted|needed|decide|decided|hope|hoped|refuse|refused|plan|plans|planned|manage|managed|afford|pretend|seem|seems|seemed|able|willing|eager|unable|ready|happy [@bare]',
      'to {2}',
    ],
    [
      'want|wants|wanted|allow|allows|allowed|enable|enables|enabled|encourage|encouraged|force|forced|expect|expects|expected|ask|asked|tell|told|teach|taught|advise|advised|invite|invited|remind|reminded|persuade|persuaded me|you|him|us|them|people|students|children not? [@bare]',
      'to {4}',
    ],
    ['[in order @base]', 'in order to {3}'],
    [
      'it’s|is|was|be|much|more|less|very|so|quite|too easy|easier|hard|harder|difficult|comfortable|important|possible|impossible|necessary|dangerous|better|best|nice|convenient|interesting to [@ing] !and',
      '{4.base}',
    ],
    [
      'prefer|prefers|like|likes|love|loves|want|wants|need|needs|trying|decide|decided|hope|able|have|has|used|going|easy|hard|difficult|important to [specializes|makes|takes|gets|gives|finds|goes|does|keeps|becomes|understands|learns|teaches|shows|brings|buys|eats|knows|sees|says|tells|thinks|writes|studies|improves]',
      '{3.base}',
    ],
    ['[will|would|may|might|must|should able] to', '{1} be able'],
    ['[can|could able to]', '{1}', 'be able to'],
  ],
});
