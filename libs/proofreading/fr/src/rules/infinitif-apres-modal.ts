import { defineRule } from '@tercet/proofreading-core';

/** A question by inversion, as it is one word to the tokenizer: "pourriez-vous". */
const ASKED =
  /^(?:pouvez|pourriez|voulez|voudriez|devez|devriez|pouvons|pourrions|voulons|devons|peux|peut|pourrais|pourrait|veux|veut|dois|doit)-(?:vous|nous|tu|il|elle|on)$/;
/** Only a verb follows these. `le`, `la`, `les`, `leur` and `en` may stand before a noun ("la clé", "en priorité"). */
const PRONOUNS = /^(?:me|te|se|lui|nous|vous|y)$/;
const ADVERBS = /^(?:bien|donc|aussi)$/;
/** Nouns, or what ends like one. */
const MAY_BE_NOUN = /^(?:café|thé|congé|marché|passé|pré|blé|gré|clé|degré|.*(?:té|tié))$/;
const MAX_PRONOUNS = 3;

export const infinitifApresModal = defineRule({
  id: 'fr/infinitif-apres-modal',
  category: 'verb',
  level: 'error',
  message: {
    en: 'After “pouvoir”, “vouloir” or “devoir”, write the infinitive: “{fix}”.',
    fr: 'Après « pouvoir », « vouloir » ou « devoir », écrivez l’infinitif : « {fix} ».',
    es: 'Tras «pouvoir», «vouloir» o «devoir» va el infinitivo: «{fix}».',
  },
  explanation: {
    en: 'The endings “-é” and “-er” sound alike. Put “vendre” in the place of the verb: if it fits, and not “vendu”, write “-er”.',
    fr: 'Les finales « -é » et « -er » se prononcent de même. Mettez « vendre » à la place du verbe : si cela convient mieux que « vendu », écrivez « -er ».',
    es: 'Las terminaciones «-é» y «-er» suenan igual. Pon «vendre» en lugar del verbo: si encaja mejor que «vendu», escribe «-er».',
  },
  valid: [
    'Pourriez-vous nous envoyer une copie ?',
    'Pouvez-vous être rassuré ?',
    'Voulez-vous du thé ?',
    'Peut-on parler ?',
    'Voulez-vous café ou eau ?',
    'Avez-vous mangé ?',
    'Le peut-il, fatigué comme il est ?',
    'Devons-nous partir cet été ?',
    'Pouvez-vous, cher abonné, répondre ?',
    'Voulez-vous la clé ?',
    'Pouvez-vous en priorité nous répondre ?',
    'Voulez-vous santé et liberté ?',
  ],
  invalid: [
    { text: 'Pourriez-vous nous [[envoyé]] une copie ?', fix: 'envoyer' },
    { text: 'Pouvez-vous me [[rappelé]] demain ?', fix: 'rappeler' },
    { text: 'Voulez-vous [[mangé]] avec nous ?', fix: 'manger' },
    { text: 'Peux-tu m’aider ou doit-on [[appelé]] Paul ?', fix: 'appeler' },
    { text: 'Pourrait-il y [[resté]] ce soir ?', fix: 'rester' },
  ],
  misses: [
    'Vous pouvez nous envoyé une copie.',
    'Pouvez-vous m’envoyé une copie ?',
    'Pouvez-vous le rappelé ?',
    'Voulez-vous visité le musée ?',
  ],
  check({ tokens }, report) {
    for (const [index, modal] of tokens.entries()) {
      if (!ASKED.test(modal.norm)) continue;
      const rest = tokens.slice(index + 1, index + 2 + MAX_PRONOUNS);
      const at = rest.findIndex(({ norm }) => !PRONOUNS.test(norm) && !ADVERBS.test(norm));
      const verb = rest[at];
      const isBare = !rest.slice(0, at).some(({ norm }) => PRONOUNS.test(norm));
      if (verb?.kind !== 'word' || verb.gap === '' || verb.text !== verb.text.toLowerCase())
        continue;
      if (!/^\p{L}{2,}é$/u.test(verb.norm) || (isBare && MAY_BE_NOUN.test(verb.norm))) continue;
      report(verb, [verb.norm.replace(/é$/u, 'er')]);
    }
  },
});
