import { describe, expect, it } from '@jest/globals';
import { PLAIN_WORDS_EN } from './plain-words.en';
import { after, before, inPlainWords, wordyOf } from './testing/marked-text';

const CHANGED = [
  '[In order to|To] win, we train every day.',
  'We do this [in order to|to] save time.',
  'The match was called off, [due to the fact that|because] the pitch was under water.',
  '[Owing to the fact that|Because] nobody came, we went home.',
  '[Despite the fact that|Although] it rained, the fair was full.',
  'She won the race, [in spite of the fact that|although] her knee hurt.',
  '[At this point in time|Now], we have no answer.',
  '[At the present time|Now] there is no cure.',
  '[At the present moment|Now] I am out of the office.',
  'They will repair it [in the near future|soon].',
  '[In the near future|Soon], we will move to a larger house.',
  '[In the event that|If] it is raining, we meet in the gym.',
  'The knife is used [for the purpose of|for] cutting rope.',
  'The shop stays closed [until such time as|until] the roof is safe.',
  'He slept twice [during the course of|during] the lecture.',
  'They live [in close proximity to|near] the harbor.',
  'Wash your hands [prior to|before] the meal.',
  'The letters date from shortly [prior to|before] 1990.',
  'The changes [subsequent to|after] the fire cost a fortune.',
  'The lift was out of order for [a large number of|many] weeks.',
  '[A large number of|Many] older houses in our street are empty.',
  'She has heard from [a large number of|many of] the members.',
  'The dish is cooked in [a great number of|many] ways.',
  'She [has the ability to|can] hold her breath for two minutes.',
  'We think that it [is able to|can] fly.',
  'They [have the ability to|can] heal themselves.',
  'We hope that you [are able to|can] walk again.',
  'Please [make use of|use] the side entrance.',
  'The engine [makes use of|uses] old oil.',
  'She [made use of|used] every minute.',
  'By [making use of|using] the wind, they saved fuel.',
  'We [utilize|use] solar power.',
  'The plant [utilizes|uses] waste heat.',
  'The room is hardly [utilized|used].',
  '[Utilizing|Using] both hands, he opened the jar.',
  'We [utilise|use] solar power.',
  'The plant [utilises|uses] waste heat.',
  'The room is hardly [utilised|used].',
  '[Utilising|Using] both hands, he opened the jar.',
  'You should [take into consideration|consider] the cost of fuel.',
  'The plan [takes into consideration|considers] what the neighbors want.',
  'They [took into consideration|considered] that she was ill.',
  'He [came to the conclusion that|concluded that] it was too late.',
  'I have questions [with regard to|about] the contract.',
  'The bins are emptied [on a daily basis|daily].',
  'We report to them [on a weekly basis|weekly].',
  'Rent is paid [on a monthly basis|monthly].',
  'He calls his mother [on a regular basis|regularly].',
  'She checks [each and every|every] page.',
  '[First and foremost,|First,] we thank the volunteers.',
  'The [end result|result] was worth the wait.',
  'He has a [past history|history] of asthma.',
  'She told me about her [future plans|plans].',
  'The course teaches the [basic fundamentals|fundamentals] of sewing.',
  'It works only for a short [period of time|period].',
];

const UNCHANGED = [
  // Words of quantity, and their agreement
  'The vast majority of the members agreed.',
  'He won by a majority of 12 votes.',
  'There is a large number of people at the gate.',
  'A large number of people is waiting.',
  'Such a large number of errors is rare.',
  'It is quite a large number of pages.',
  'They spoke to a large number of one kind.',
  // Modal verbs, infinitives, negation, a second predicate
  'You must have the ability to swim.',
  'To have the ability to swim is useful.',
  'Do you have the ability to swim?',
  'He is not able to swim.',
  'He is able to swim and happy to teach.',
  'She has the ability to swim and the will to win.',
  'He is able to swim, isn’t he?',
  'Is he able to swim?',
  'He wants to and is able to swim.',
  // Verbs and adjectives that claim an infinitive
  'I asked her in order to know.',
  'He agreed in order to avoid a quarrel.',
  'The papers were in order to the last page.',
  'The house was put in order to please the guests.',
  // What stands after "be", and adverbs
  'The delay is due to the fact that it rained.',
  'Even despite the fact that he lost, he smiled.',
  'This is despite the fact that he lost.',
  'Existence is prior to essence.',
  'It is logically prior to the others.',
  'The monk told the prior to the left of him.',
  // Another sense of the same words
  'He took part in the event that the club held.',
  'In the event that we held last year, nobody won.',
  'We looked at the present time and the past.',
  'At this point in time, Rome was a village.',
  'The film is set in the near future.',
  'They live in the near future of our city.',
  'He took tablets during the course of antibiotics.',
  'He came for the purpose of the visit.',
  'He came to the conclusion that everyone expected.',
  'The rights with regard to the land are unclear.',
  'A utilized car stood in the yard.',
  'He is first and foremost a poet.',
  'This will in the end result in a loss.',
  'An end result is not a reason.',
  'We walked past history books.',
  'His past and future plans differ.',
  'In advance planning is half the work.',
  'The drug does not completely eliminate the pain.',
  'A period of time travel films followed.',
  'On a daily basis, he writes.',
  'He pays on a daily or on a weekly basis.',
  'The bus service is on a regular basis.',
  'They help us each and every one.',
  'The use he makes use of to win is old.',
  // Somebody else's words, titles, names, code
  'He said: “We met prior to the war.”',
  'She wrote "in order to win, we utilize it" on the wall.',
  'She wrote ‘we utilize the garden’ on the wall.',
  'I read A Life Prior To Fame twice.',
  'The song Utilize Me is old.',
  'NEVER UTILIZE THE LIFT.',
  'Call `utilize` or utilize() here.',
  'See example.org/prior-to/utilize for more.',
  'Words to avoid (utilize, prior to, making use of) are many.',
  'The change from prior to noon was small.',
  'A non-utilized, under-utilized room.',
];

describe('plain words in English', () => {
  it.each(CHANGED)('%s', (example) => {
    expect(inPlainWords(before(example), 'en')).toBe(after(example));
  });

  it.each(UNCHANGED)('leaves alone: %s', (text) => {
    expect(inPlainWords(text, 'en')).toBe(text);
  });

  it('shows each phrase at work', () => {
    const shown = new Set(CHANGED.flatMap(wordyOf));
    expect(PLAIN_WORDS_EN.map(({ wordy }) => wordy).filter((it) => !shown.has(it))).toEqual([]);
  });
});
