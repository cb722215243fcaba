/** Latin and other phrases that all three languages quote. Alone, some of their words would be slips (`se`, `ad`). */
const SET_PHRASES =
  `per se|ad hominem|ad hoc|ad infinitum|ad nauseam|ad libitum|ad interim|ad referendum|a priori|
  a posteriori|a fortiori|a contrario|ab initio|ab ovo|alter ego|alma mater|annus horribilis|annus mirabilis|ante meridiem|
  bona fide|bona fides|carpe diem|casus belli|cogito ergo sum|compos mentis|corpus delicti|curriculum vitae|curricula vitae|
  cui bono|cum laude|magna cum laude|summa cum laude|de facto|de iure|de jure|de novo|de profundis|delirium tremens|
  deus ex machina|dramatis personae|dura lex|ecce homo|et al|et alii|et cetera|ex aequo|ex ante|ex cathedra|ex libris|
  ex nihilo|ex officio|ex post|ex post facto|ex profeso|ex voto|fiat lux|grosso modo|habeas corpus|homo sapiens|honoris causa|
  horror vacui|in absentia|in albis|in extenso|in extremis|in fine|in flagranti|in illo tempore|in loco parentis|
  in medias res|in memoriam|in pectore|in situ|in utero|in vitro|in vivo|ipso facto|lapsus linguae|lato sensu|
  lorem ipsum|magnum opus|mare nostrum|mea culpa|memento mori|modus operandi|modus vivendi|motu proprio|mutatis mutandis|
  nihil obstat|non sequitur|nota bene|numerus clausus|opus dei|panem et circenses|pater familias|pax romana|per annum|
  per capita|per diem|persona non grata|post hoc|post meridiem|post mortem|post scriptum|prima facie|primus inter pares|
  pro bono|pro domo|pro forma|pro rata|quid pro quo|quod erat demonstrandum|rara avis|reductio ad absurdum|
  requiem aeternam|res publica|rigor mortis|sensu stricto|sic transit gloria mundi|sine die|sine qua non|statu quo|
  status quo|stricto sensu|sub iudice|sub judice|sui generis|tabula rasa|terra incognita|terra nullius|ultima ratio|
  urbi et orbi|vade mecum|veni vidi vici|verbi gratia|vice versa|viva voce|vox populi|
  c'est la vie|coup de grâce|coup d'état|crème brûlée|crème de la crème|cul de sac|déjà vu|enfant terrible|en masse|
  en route|fait accompli|faux pas|femme fatale|hors d'œuvre|joie de vivre|je ne sais quoi|laissez faire|mise en place|
  mise en scène|pièce de résistance|raison d'être|savoir faire|tour de force|vis à vis|
  heavy metal|death metal|black metal|nu metal|new wave|new age|hip hop|rhythm and blues|rock and roll|
  au pair|a capella|off the record|fair play|fast food|happy end|happy hour|
  high tech|know how|low cost|made in|must have|my god|no comment|of course|oh my god|open source|open space|peer to peer|
  pull request|pull requests|sex appeal|soft power|stand by|street art|street food|the end|think tank|think tanks|
  time out|to do|top secret|unit testing|user friendly|voice over|walkie talkie|world wide web|yes we can|
  res judicata|pendente lite|stare decisis|pacta sunt servanda|nemo dat|in dubio pro reo|inter alia|inter vivos|
  locus standi|mens rea|actus reus|obiter dictum|ratio decidendi|ad litem|ex parte|pro se|pro tempore|sub rosa|
  escherichia coli|caenorhabditis elegans|helicobacter pylori|homo erectus|aloe vera|
  in silico|ad lib|anno domini|ave maria|dies irae|ex lege|ex nunc|ex tunc|de lege ferenda|
  mutatis mutandi|opera prima|per diem|quid iuris|ratio legis|sine nomine|stabat mater|te deum|
  al dente|dolce vita|in crescendo|prima donna|sotto voce|mano a mano|hasta la vista`
    .split('|')
    .map((phrase) => phrase.trim().split(' '));

const byFirst = new Map<string, (readonly string[])[]>();
for (const phrase of SET_PHRASES) {
  const [first = ''] = phrase;
  byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
}

/**
 * Indices of the words that belong to a set phrase.
 * @param words in NFC with straight apostrophes, as they follow each other
 */
export function inSetPhrases(words: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  const lower = words.map((word) => word.toLowerCase());
  lower.forEach((word, start) => {
    for (const phrase of byFirst.get(word) ?? [])
      if (phrase.every((part, index) => lower[start + index] === part))
        phrase.forEach((_, index) => found.add(start + index));
  });
  return found;
}
