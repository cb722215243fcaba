import { foldedText, wordsIn } from './words-in';

/**
 * Greetings, thanks and little words of languages that are none of ours, which short lines are made of. A word that stands
 * alone is in none of our dictionaries and no likely misspelling: `ist` for "its" is not here. What may be a name, a slip
 * or a word of ours stands beside another.
 */
export const FOREIGN_SIGNS: readonly string[] = [
  // German and Dutch
  `danke, schön, herzlichen, herzliche, grüße, grüßen, tschüss, wiedersehen, nicht, wir haben, gestern,
  freundlichen, geehrte, geehrter, glückwunsch, geburtstag, weihnachten, willkommen, möchte, Guten Morgen, Guten Tag,
  Guten Abend, Gute Nacht, Vielen Dank, wie geht's, wie geht es, ich bin, ich habe,
  ich komme, ich liebe`,
  `goedemorgen, goedemiddag, goedenavond, goedendag, goedenacht, goede morgen, dankjewel, bedankt, alstublieft,
  vriendelijke, gefeliciteerd, verjaardag`,
  // Italian, Portuguese, Catalan and Romanian
  `buongiorno, buonasera, buonanotte, grazie, prego, oggi, domani, molto, compleanno, benvenuti`,
  `bom dia, boa tarde, boa noite, tudo bem, obrigado, obrigada, você, vocês, amanhã, não, muito, também, parabéns`,
  `gràcies, avui`,
  `bună, mulțumesc, dimineața`,
  // Swedish, Danish, Norwegian and Finnish
  `hejsan, mycket, välkommen, grattis, hälsningar, takk, hilsen, ikke, velkommen, tillykke`,
  `kiitos, hyvää, huomenta, päivää, mitä, kuuluu, tervetuloa, onnea`,
  // Polish, Czech, Croatian, Hungarian, Turkish and Malay
  `dzień, dziękuję, cześć, proszę, witam, pozdrawiam, dobranoc, dobrý, děkuji, prosím, hvala`,
  `köszönöm, szépen, szia, reggelt`,
  `merhaba, günaydın, teşekkürler, teşekkür, ederim, nasılsın, selamat`,
].flatMap((line) => line.split(/,\s+/u));

const SIGNS: readonly string[] = FOREIGN_SIGNS.map((sign) => ` ${sign.toLowerCase()} `);
/**
 * Letters that none of our languages has and none of their keyboards gives by mistake, as it gives `ä` for `à`. In words
 * without a capital: a name has them anywhere.
 */
const LETTERS = /(?<!\p{L})\p{Ll}*[ßåøłąężşğőűčšžřěůđțșă]/u;

/** Whether a text has a word or a letter of a language that is none of ours. All the rest of it may be ours. */
export function showsForeignSigns(text: string): boolean {
  const words = ` ${[...wordsIn(text)].join(' ').toLowerCase()} `;
  return LETTERS.test(foldedText(text)) || SIGNS.some((sign) => words.includes(sign));
}
