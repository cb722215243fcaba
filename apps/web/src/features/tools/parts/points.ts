import type { Question } from '../../../layout/QuestionList';
import type { Point } from './Steps';

/** Points by their names, as `say` puts them into words. */
export const pointsOf = <Name extends string>(
  names: readonly Name[],
  say: (name: Name, part: 'title' | 'text') => string,
): readonly Point[] =>
  names.map((name) => ({ title: say(name, 'title'), text: say(name, 'text') }));

/** The same of questions and their answers. */
export const questionsOf = <Name extends string>(
  names: readonly Name[],
  say: (name: Name, part: 'q' | 'a') => string,
): readonly Question[] => names.map((name) => ({ title: say(name, 'q'), text: say(name, 'a') }));
