import type { Locale } from '@tercet/contracts';
import { applyCaseShape, caseShape } from '../speller/case-shape';
import type { Issue } from '../issue';
import type { Checker, Passage } from '../language-pack';
import type { Sentence } from '../sentence';
import type { Speller } from '../speller/speller';
import { slipKind } from '../speller/spelling-messages';
import { ACCENT_CONFUSION, WORD_CONFUSION, fillWords } from './confusion-messages';
import { type Finding, findBetter } from './confusion-evidence';
import type { ContextModel } from './context-model';
import {
  isDegree,
  isBehindQuote,
  isContrary,
  isQuality,
  isMovedAccent,
  isRunningText,
  isStranded,
  mayBeFirstPerson,
  withinShortQuotes,
} from './confusion-places';
import { NUMBER, type Unit } from './context-units';
import { NearWords } from './near-words';
import { strayLetters } from './stray-letters';
import { Surroundings } from './surroundings';

const LETTERS = /^\p{Ll}[\p{Ll}\p{M}]*(?:'\p{Ll}+)?$/u;
const VOWEL = /^[aeiouyhàâéèêëîïôùûœ]/u;
const ALL_VARIANTS = 0xff;

/** Finds words of the dictionary that stand in the place of others. */
class ConfusionChecker implements Checker {
  readonly id: string;
  readonly wave = 1;
  private readonly near: NearWords;

  constructor(
    private readonly speller: Speller,
    private readonly model: ContextModel,
  ) {
    const { language } = speller.profile;
    this.id = `${language}/context`;
    // What one country writes with a letter more or less is no slip.
    const isShared = (word: string) => speller.variantsOf(word) === ALL_VARIANTS;
    const areStray = strayLetters(speller.profile);
    this.near = new NearWords(
      language,
      model,
      (text, other, kind) =>
        speller.isKnown(text) &&
        (kind === 'set' || (isShared(text) && isShared(other))) &&
        !(kind === 'slip' && areStray(other, text)),
    );
  }

  check(passage: Passage): Issue[] {
    return passage.sentences.flatMap((sentence) => this.checkSentence(sentence, passage));
  }

  private checkSentence(sentence: Sentence, passage: Passage): Issue[] {
    if (!isRunningText(sentence)) return [];
    const around = new Surroundings(sentence.tokens, passage.language, this.model);
    let quoted: ReadonlySet<number> | undefined;
    const issues: Issue[] = [];
    around.units.forEach((unit, place) => {
      if (!this.isCheckable(sentence, around.units, place)) return;
      const found = findBetter(this.near, place, around);
      if (!found || !this.mayReplace(sentence, around.units, place, found.word.text)) return;
      quoted ??= withinShortQuotes(sentence);
      if (quoted.has(unit.token) || isBehindQuote(around.units, place, quoted)) return;
      issues.push(this.toIssue(sentence, unit, found, passage));
    });
    return issues;
  }

  private isCheckable(sentence: Sentence, units: readonly Unit[], place: number): boolean {
    const { text, token } = units[place]!;
    const written = sentence.tokens[token]!;
    if (written.kind !== 'word' || !LETTERS.test(text)) return false;
    const shape = caseShape(afterElision(written.text, sentence.language));
    // In the middle of a sentence a capital belongs to a name.
    if (shape !== 'lower' && !(shape === 'title' && place === 0 && text.length > 1)) return false;
    return units[place - 1]?.text !== NUMBER;
  }

  private mayReplace(
    sentence: Sentence,
    units: readonly Unit[],
    place: number,
    fix: string,
  ): boolean {
    const { text, token } = units[place]!;
    const word = afterElision(sentence.tokens[token]!.text, sentence.language);
    const [previous, next] = [units[place - 1]?.text, units[place + 1]?.text];
    if (fix === previous || fix === next || mayBeFirstPerson(previous, text, fix)) return false;
    if (isQuality(text, next, units[place + 2]?.text) || isStranded(text, previous, next))
      return false;
    if (isContrary(units[place - 2]?.text, previous, text)) return false;
    if (isDegree(text, next) || (sentence.language === 'es' && isMovedAccent(text, fix)))
      return false;
    if (previous?.endsWith("'") && !VOWEL.test(fix)) return false;
    const isCapital = caseShape(word) === 'title';
    if (isCapital && this.speller.profile.bareCapitals && fix.slice(1) === text.slice(1))
      return false;
    return this.speller.isKnown(word);
  }

  private toIssue(sentence: Sentence, unit: Unit, { word, isSure }: Finding, passage: Passage) {
    const token = sentence.tokens[unit.token]!;
    const found = afterElision(token.text, sentence.language);
    const cased = applyCaseShape(word.text, caseShape(found) === 'title' ? 'title' : 'lower');
    const fix = passage.text.includes('’') ? cased.replaceAll("'", '’') : cased;
    const isAccent = slipKind(unit.text, word.text) === 'accent';
    const wording = isAccent ? ACCENT_CONFUSION : WORD_CONFUSION;
    return {
      ruleId: this.id,
      category: 'confusion',
      level: isSure ? 'error' : 'suggestion',
      start: token.end - found.length,
      end: token.end,
      message: fillWords(wording.message, found, fix),
      explanation: wording.explanation,
      suggestions: [fix],
      safe: false,
    } satisfies Issue;
  }
}

/** The word without what is elided before it: `l’` of `l’hôtel`. English words keep their apostrophes. */
const afterElision = (text: string, language: Locale): string =>
  language === 'fr' ? text.replace(/^.*['’ʼ]/u, '') : text;

/** Reports words of the dictionary in whose place another one is far likelier, first wave. */
export function confusionChecker(speller: Speller, model: ContextModel): Checker {
  return new ConfusionChecker(speller, model);
}
