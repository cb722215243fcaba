import { LOCALES, type Locale } from '@tercet/contracts';
import { wordsIn } from './words-in';

/**
 * Words that short lines are made of (greetings, headings, lists), each in one of the languages only, and the letters
 * that only it has. They say in which other language a line is worth looking up.
 */
const SIGNS: Readonly<
  Record<Locale, { readonly words: ReadonlySet<string>; readonly letters: RegExp }>
> = {
  en: {
    words: new Set(
      `the and of is are was were be been this that these those with for from you your yours we our they their he she his
      her my me it its what when where who why how which not don't can't i'm i'll it's there here have has had will would
      could should hello hi hey dear thanks thank cheers regards best sincerely yours goodbye bye see soon later
      tomorrow today yesterday morning evening night please welcome sorry yes congratulations happy birthday love milk
      bread eggs butter cheese tea things list todo meeting agenda notes summary next steps week weekend monday tuesday
      wednesday thursday friday saturday sunday january february july august october`.split(/\s+/u),
    ),
    letters: /(?!)/u,
  },
  fr: {
    words: new Set(
      `le les des du et est sont une dans pour avec sur pas vous nous ils elles je j'ai c'est qu'il qui où aux au ce cette
      ces mon ma mes votre vos notre nos leur leurs bonjour bonsoir salut coucou merci beaucoup cordialement bientôt
      demain hier aujourd'hui bonne bon bonnes journée soirée nuit semaine cher chère chers chères madame monsieur
      mesdames messieurs bises bisous amitiés sincèrement salutations félicitations joyeux anniversaire bienvenue oui
      voici voilà faire acheter appeler lait pain beurre œufs fromage eau réunion ordre jour compte rendu résumé
      prochaines étapes lundi mardi mercredi jeudi vendredi samedi dimanche janvier février juillet août
      décembre`.split(/\s+/u),
    ),
    letters: /[œçèùêîûëï]/u,
  },
  es: {
    words: new Set(
      `el los las y es son una unos unas con por para del al que en su sus mi mis tu tus nuestro nuestra hola buenos
      buenas días tardes noches gracias muchas saludos cordiales atentamente adiós hasta luego mañana ayer hoy estimado
      estimada estimados querido querida queridos señor señora abrazo abrazos besos felicidades feliz cumpleaños
      bienvenido bienvenida bienvenidos sí hacer comprar llamar leche huevos mantequilla queso agua reunión orden
      resumen próximos pasos semana lunes martes miércoles jueves viernes sábado domingo enero febrero julio agosto
      diciembre`.split(/\s+/u),
    ),
    letters: /[ñ¿¡]/u,
  },
};

/** A line of so many words says for itself what language it is in. */
const MOST_WORDS = 6;

/** Words of a line, as written; none where it is no short line. */
function wordsOfShortLine(text: string): readonly string[] {
  const words: string[] = [];
  for (const word of wordsIn(text)) {
    if (words.length === MOST_WORDS) return [];
    words.push(word);
  }
  return words;
}

/** Another language that a short line shows signs of, undefined where it shows none, or those of its own or of two. */
export function hintedLanguage(text: string, own: Locale): Locale | undefined {
  const words = wordsOfShortLine(text).map((word) => word.toLowerCase());
  const hinted = LOCALES.filter(
    (locale) =>
      words.some((word) => SIGNS[locale].words.has(word)) ||
      (words.length > 0 && SIGNS[locale].letters.test(text.normalize('NFC').toLowerCase())),
  );
  return hinted.length === 1 && hinted[0] !== own ? hinted[0] : undefined;
}
