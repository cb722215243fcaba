import { defineRule } from '@tercet/proofreading-core';
import { endsClause, follows, wordSet } from '../clauses';

const AFTER = wordSet('with that to on about and but because');

const DEGREES = wordSet('completely totally fully strongly really partly absolutely entirely');

export const amAgree = defineRule({
  id: 'en/am-agree',
  category: 'verb',
  level: 'error',
  message: {
    en: '“Agree” is a verb and takes no “be”: “{fix}”.',
    fr: '« Agree » est un verbe et se passe de « be » : « {fix} ».',
    es: '«Agree» es un verbo y no lleva «be»: «{fix}».',
  },
  explanation: {
    en: 'English says “I agree”, not “I am agree”; the negation is “I don’t agree”.',
    fr: 'L’anglais dit « I agree » là où le français dit « je suis d’accord » ; la négation est « I don’t agree ».',
    es: 'En inglés se dice «I agree» para «estoy de acuerdo»; la negación es «I don’t agree».',
  },
  valid: [
    'I agree with you.',
    'I am in agreement.',
    'The choices are agree and disagree.',
    'We are agreed.',
    'I do not agree.',
    'Am I to agree with that?',
    'They are agreeing on it.',
    'All that we are, agree or not, is this.',
  ],
  invalid: [
    { text: '[[He is agree]] with me.', fix: 'He agrees' },
    { text: '[[She is not agree]] with us.', fix: 'She does not agree' },
    { text: '[[I am completely disagree]] with him.', fix: 'I completely disagree' },
    { text: '[[I am agree]] with you.', fix: 'I agree' },
    { text: '[[I’m agree]].', fix: 'I agree' },
    { text: '[[We are agree]] that it works.', fix: 'We agree' },
    { text: '[[I am not agree]] with that.', fix: 'I do not agree' },
    { text: '[[I’m not agree]].', fix: 'I don’t agree' },
    { text: 'Yes, [[they are agree]] to come.', fix: 'they agree' },
  ],
  check({ tokens }, report) {
    for (const [index, agree] of tokens.entries()) {
      const after = tokens[index + 1];
      if (!/^(?:dis)?agree$/.test(agree.norm) || !follows(agree)) continue;
      if (!endsClause(after) && !AFTER.has(after?.norm ?? '')) continue;
      const isNegated = tokens[index - 1]?.norm === 'not';
      const adverb = DEGREES.has(tokens[index - 1]?.norm ?? '') ? tokens[index - 1] : undefined;
      const verbAt = isNegated || adverb ? index - 2 : index - 1;
      const verb = tokens[verbAt];
      const short = /^(i|we|you|they|he|she)(’m|’re|’s)$/.exec(verb?.norm ?? '');
      const subject = short ? verb : tokens[verbAt - 1];
      const isSubject = short !== null || /^(?:i|we|you|they|he|she)$/.test(subject?.norm ?? '');
      if (!verb || !subject || !isSubject || (!short && !/^(?:am|are|is)$/.test(verb.norm)))
        continue;
      const pronoun = subject.text.replace(/['’].*/, '');
      const isThird = /^s?he$/i.test(pronoun);
      const auxiliary = isThird ? 'does' : 'do';
      const negation = short ? ` ${auxiliary}n’t` : ` ${auxiliary} not`;
      const degree = adverb ? ` ${adverb.text}` : '';
      const form = isThird && !isNegated ? `${agree.norm}s` : agree.norm;
      const fix = `${pronoun}${isNegated ? negation : ''}${degree} ${form}`;
      report({ start: subject.start, end: agree.end }, [fix]);
    }
  },
});
