import { type RuleSentence, defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { PLURAL } from '../grammar/cells';
import { formsOf } from '../grammar/forms';
import { isMisspeltCest } from '../grammar/misspelt-cest';
import { type NounGroup, nounGroups } from '../grammar/noun-groups';
import { isWrongNoun, wantedNumber } from '../grammar/noun-number';
import { isSeveral, openingGroup } from '../grammar/opening-group';
import { has, isFinite, isNoun } from '../grammar/words';

/** They sound alike: either the article or the noun has the wrong ending. */
const OTHER_NUMBER: Readonly<Record<string, string>> = { au: 'aux', aux: 'au' };
/** Nouns that stay as they are after any number. */
const UNBENDING =
  /^(?:euro|franc|dollar|pourcent|février|janvier|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|people|même)$/u;

/** `le coup qui les frappe`, `elle les traite de menteurs`, `le froid les fait durs`, `deux virgule cinq` */
const isObjectOfVerb = (words: RuleSentence['words'], { noun }: NounGroup): boolean =>
  words[noun]?.norm === 'virgule' ||
  (/^(?:les|la|le|l')$/u.test(words[noun - 1]?.norm ?? '') &&
    has(words[noun], isFinite) &&
    (words[noun - 2]?.best.pos === 'NOUN' ||
      /(?:^|['’])(?:qui|je|tu|ils?|elles?|on|nous|vous|ne)$/u.test(words[noun - 2]?.norm ?? '')));

export const accordNombreNom = defineRule({
  id: 'fr/accord-nombre-nom',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'The noun does not agree in number with its determiner: write “{fix}”.',
    fr: 'Le nom ne s’accorde pas en nombre avec son déterminant : écrivez « {fix} ».',
    es: 'El sustantivo no concuerda en número con su determinante: escribe «{fix}».',
  },
  explanation: {
    en: 'After “les”, “des”, “ces”, “plusieurs” or a number the noun is plural; after “le”, “un”, “cette” or “chaque” it is singular: “les pages”, “chaque page”.',
    fr: 'Après « les », « des », « ces », « plusieurs » ou un nombre, le nom est au pluriel ; après « le », « un », « cette » ou « chaque », au singulier : « les pages », « chaque page ».',
    es: 'Tras «les», «des», «ces», «plusieurs» o un número, el sustantivo va en plural; tras «le», «un», «cette» o «chaque», en singular: «les pages», «chaque page».',
  },
  valid: [
    'Les pages sont blanches.',
    'Chaque page compte.',
    'Il les porte sur son dos.',
    'Le moindre trou les sauve.',
    'Le temps passe et le bras guérit.',
    'Un des amis de Paul chante.',
    'Plusieurs fois par jour.',
    'Les Martin viennent demain.',
    'Les avoir vus suffit.',
    'Deux mille trois cents euros.',
    'Il en a vu des vertes et des pas mûres.',
    'Ils ignorent le mal qui les ronge.',
    'Elle les traite de menteurs.',
    'Comparez les notes plutôt que de les lire seules.',
    'Elle préfère les lire seules.',
    'Le froid les fait durs.',
    'S’il les demande, donne-lui les clés.',
    'Ces grands espaces font rêver.',
    'La page vingt-trois recto est blanche.',
    'Il met le plat dans le micro-ondes.',
    'Un sans-abri, un cure-dents et un ouvre-boîtes.',
  ],
  invalid: [
    { text: 'Toutes les [[page]] du livre sont blanches.', fix: 'pages' },
    { text: 'Il a acheté plusieurs [[livre]].', fix: 'livres' },
    { text: 'Chaque [[enfants]] reçoit un cahier.', fix: 'enfant' },
    { text: 'J’ai quatre [[enfant]].', fix: 'enfants' },
    { text: 'Pour l’instant, vingt-trois [[famille]] se sont inscrites.', fix: 'familles' },
    { text: 'Le prix des [[maison]] augmente.', fix: 'maisons' },
    { text: 'Elle cherche une [[adresses]].', fix: 'adresse' },
    { text: 'Il pense [[au vacances]].', fix: 'aux vacances' },
    { text: 'Elle a huit [[an]].', fix: 'ans' },
    { text: 'J’ai un frère et une [[sœurs]].', fix: 'sœur' },
    { text: 'Les [[donnée]] présentées ici sont justes.', fix: 'données' },
    { text: 'Ces [[cheval]] sont beaux.', fix: 'chevaux' },
    { text: 'Je vous présente nos [[excuse]] pour ce retard.', fix: 'excuses' },
  ],
  check(sentence, report) {
    const { words } = sentence;
    for (const group of nounGroups(words)) {
      const noun = words[group.noun];
      const wanted = wantedNumber(words, group);
      if (!noun || wanted === undefined || !isWrongNoun(words, group, wanted)) continue;
      const number = wanted === PLURAL ? 'pl' : 'sg';
      const forms = formsOf(noun, sentence.grammar, isNoun, { number });
      const determiner = words[group.determiner ?? -1];
      if (isObjectOfVerb(words, group)) continue;
      if (isMisspeltCest(words, group.start)) continue;
      // `les gens son gentils`: the possessive is a misspelt verb.
      const owner = determiner?.norm === 'son' ? openingGroup(words, group.start) : undefined;
      if (owner && isSeveral(owner)) continue;
      const other = entryOf(OTHER_NUMBER, determiner?.norm ?? '');
      if (forms.length === 0 || UNBENDING.test(noun.norm)) continue;
      if (!determiner || other === undefined || group.noun !== group.start + 1) {
        report(noun, forms.slice(0, 2));
        continue;
      }
      const fixes = [`${other} ${noun.text}`, `${determiner.text} ${forms[0] ?? ''}`];
      report(
        { start: determiner.start, end: noun.end },
        fixes.map((fix) => matchCase(determiner.text, fix)),
      );
    }
  },
});
