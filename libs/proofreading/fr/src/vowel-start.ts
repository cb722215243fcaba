/** Words with a vowel first before which nothing is elided, or may just as well not be. */
const NO_ELISION =
  /^(?:onz|onzièm|oui|ouistiti|oufs?$|ola$|ouate|uhlan|ululement|ululer|un$|une$|yaourt|yacht|yoga|yen|ouï|uppercut|euh|ah$|oh$|eh$|ok$|os$|a$|à$|e$|i$|o$|u$|é$)/;

/** Beginnings of words with a mute h: before these one elides. The list is not complete; what is missing is left alone. */
const MUTE_H =
  /^h(?:abill|abit(?!us)|aleine|alluci|armoni|ebdo|élico|émi|émo|épat|erb(?!e-)|érit|ésit|étéro|eure|eureu|exago|hier$|ier$|ippo|istoi|istori|iver|omme|omo|onn[eê]|onor|ôpita|ospi|oraire|orizon|orlog|ormone|oroscop|orreur|orribl|orticul|ôte|uile|uissier|uître|umain|umanité|umble|umeur|umid|umili|umour|ydr|ygi[eè]n|ymne|yper|ypno|ypoth|ystéri)/;

/** Whether a word (lower case) surely takes an elided word before it. */
export function takesElision(word: string): boolean {
  if (/^[aeiouàâéèêëîïôûùœæ]/.test(word)) return !NO_ELISION.test(word);
  return word === 'y' || MUTE_H.test(word);
}

/** Common words with an aspirated h: before these nothing is elided. */
export const ASPIRATED =
  /^(?:hache|hachis|hachoir|haie|haillon|haine|haineu|haïr|haï[st]?$|hais|hait$|hall(?!uc)|halo|halte(?!r)|hamac|hamburger|hameau|hampe|hamster|hanche|hand|handicap|hangar|hanneton|hant|happ|harangue|haras|harass|harceler|harc[eè]l|hardi|harem|hareng|hargn|haricot|harnais|harpe|harpon|hasard|hâte|hauss|haut|havre|hennir|h[ée]riss|hernie|héron|héros$|herse|heurt|hibou|hic$|hideu|hi[ée]rarch|hobby|hocke|hold-up|hollandais|homard|hongrois|hont|hoquet|horde|hors|hot-dog|hotte|houle|houppe|housse|houx|hublot|huche|huée|huit$|huitaine|huitième|huppe|hurl|hussard|hutte)/;
