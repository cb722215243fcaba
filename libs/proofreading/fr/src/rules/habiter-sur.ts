import { defineRule } from '@tercet/proofreading-core';
import { has, isVerbal } from '../grammar/words';

const LIVING = /^(?:habiter|vivre|résider|loger|déménager|emménager)$/u;
const NO_TOWN =
  /^(?:mars|terre|lune|internet|facebook|twitter|instagram|android|linux|windows|mac|vénus|jupiter|la|le|les)$/u;

export const habiterSur = defineRule({
  id: 'fr/habiter-sur',
  category: 'style',
  level: 'style',
  message: {
    en: 'Before the name of a town, write “{fix}”.',
    fr: 'Devant un nom de ville, écrivez « {fix} ».',
    es: 'Ante el nombre de una ciudad, escribe «{fix}».',
  },
  explanation: {
    en: 'One lives “à” a town: “habiter à Paris”; “sur” means on top of it, or around it in familiar speech.',
    fr: 'On habite « à » une ville : « habiter à Paris » ; « sur » veut dire dessus, ou par là dans l’usage familier.',
    es: 'Se vive «à» una ciudad: «habiter à Paris»; «sur» significa encima o, en lenguaje familiar, por la zona.',
  },
  valid: [
    'Il habite à Paris.',
    'Il vit sur Mars.',
    'Elle habite sur une île.',
    'Ils vivent sur la côte.',
    'Il écrit sur Paris.',
    'Elle loge chez Paul.',
    'Nous vivons à Lyon.',
    'Il compte sur Marie.',
  ],
  invalid: [
    { text: 'Il habite [[sur]] Paris.', fix: 'à' },
    { text: 'Nous vivons [[sur]] Lyon.', fix: 'à' },
    { text: 'Elle a déménagé [[sur]] Nantes.', fix: 'à' },
    { text: 'Ils résident [[sur]] Lille.', fix: 'à' },
    { text: 'Je veux habiter [[sur]] Toulouse.', fix: 'à' },
  ],
  misses: ['Je travaille sur Lyon.'],
  check({ words }, report) {
    for (const [index, sur] of words.entries()) {
      const town = words[index + 1];
      if (sur.norm !== 'sur' || town?.kind !== 'word' || NO_TOWN.test(town.norm)) continue;
      if (!/^\p{Lu}\p{Ll}/u.test(town.text.normalize('NFC'))) continue;
      if (has(words[index - 1], (r) => isVerbal(r) && LIVING.test(r.lemma))) report(sur, ['à']);
    }
  },
});
