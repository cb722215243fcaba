import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { follows, isNoun, may, wordSet } from '../grammar/words';
import { isPerson, isProfession } from '../grammar/people';

const ADVERBS = wordSet('dentro debajo encima detrás delante alrededor cerca enfrente');
const ANIMALS = /^(?:perr|gat|caball|vac|pájar|ratón|oso|león|tigre|ganado|rey|reina)\p{L}*$/u;
const NOT_PLACES =
  /^(?:vez|menos|fin|final|aire|atardecer|anochecer|amanecer|mediodía|galope|trote|paso|perr[oa]|gat[oa])$/u;
const ARTICLES = /^(?:el|la|los|las|mi|tu|su)$/u;
/** Verbs of which the noun behind the adverb is no subject or object: `vive cerca la playa`. */
const STAYING =
  /^(?:vivir|dormir|jugar|caminar|andar|pasear|correr|sentar|trabajar|esconder|ir|entrar|meter)$/;

export const adverbioDe = defineRule({
  id: 'es/adverbio-de',
  category: 'grammar',
  level: 'suggestion',
  message: {
    en: 'Before a noun this adverb takes “de”: “{fix}”.',
    fr: 'Devant un nom, cet adverbe demande « de » : « {fix} ».',
    es: 'Ante un nombre, este adverbio lleva «de»: «{fix}».',
  },
  explanation: {
    en: '“Dentro”, “debajo”, “detrás”, “alrededor”… are adverbs; “de” leads to the noun: “debajo de la mesa”, “cerca del mar”.',
    fr: '« Dentro », « debajo », « detrás », « alrededor »… sont des adverbes ; « de » introduit le nom : « debajo de la mesa », « cerca del mar ».',
    es: '«Dentro», «debajo», «detrás», «alrededor»… son adverbios; «de» introduce el nombre: «debajo de la mesa», «cerca del mar».',
  },
  valid: [
    'Duerme debajo de la mesa.',
    'Por dentro la casa es vieja.',
    'Por detrás la pared está sucia.',
    'Llegó tarde y encima la cena estaba fría.',
    'Dentro la gente bailaba.',
    'Tiene cerca la playa.',
    'Está dentro la llave.',
    'Lleva encima la cartera.',
    'Vive cerca, la casa es suya.',
    'Vive cerca de la plaza.',
    'Se acerca a la casa.',
    'Tuvo cerca a su hermano.',
    'La cerca a la derecha es mía.',
    'Mira de cerca a los niños.',
    'Lo vio cerca a la vez que yo.',
    'Saltó la cerca al salir.',
    'Está cerca al menos hoy.',
    'Vi muy cerca al médico.',
  ],
  invalid: [
    { text: 'Duerme [[debajo la]] mesa.', fix: 'debajo de la' },
    { text: 'Vivo [[cerca la]] playa.', fix: 'cerca de la' },
    { text: 'Caminan [[alrededor el]] lago.', fix: 'alrededor del' },
    { text: 'Trabaja [[cerca mi]] casa.', fix: 'cerca de mi' },
    { text: 'Se escondió [[detrás la]] puerta.', fix: 'detrás de la' },
    { text: 'Vive [[cerca a]] la plaza.', fix: 'cerca de' },
    { text: 'El hotel está [[cerca al]] mar.', fix: 'cerca del' },
    { text: 'Trabaja [[cerca a]] mi casa.', fix: 'cerca de' },
    { text: 'Hay un bar [[cerca a]] la estación.', fix: 'cerca de' },
    { text: 'Come [[cerca al]] parque.', fix: 'cerca del' },
  ],
  misses: ['El gato está debajo la mesa.', 'Se sentó cerca a Ana.'],
  check({ words }, report) {
    for (const [index, cerca] of words.entries()) {
      const end = nearEnd(words, index);
      if (end)
        report({ start: cerca.start, end: end.end }, [
          `${cerca.text} ${end.norm === 'al' ? 'del' : 'de'}`,
        ]);
    }
    for (const [index, adverb] of words.entries()) {
      const article = words[index + 1];
      const noun = words[index + 2];
      if (!ADVERBS.has(adverb.norm) || !follows(article) || !ARTICLES.test(article.norm)) continue;
      if (!follows(noun) || !may(noun, isNoun) || noun.best.pos !== 'NOUN') continue;
      const verb = words[index - 1];
      const after = words[index + 3];
      const isEnd = !after || after.kind === 'punctuation' || after.best.pos === 'ADP';
      // `vive cerca mi hermano`, `duerme dentro el perro`: who does it
      if (isPerson(noun) || isProfession(noun) || ANIMALS.test(noun.norm)) continue;
      if (!isEnd || verb?.best.pos !== 'VERB' || !STAYING.test(verb.best.lemma)) continue;
      const rest = article.norm === 'el' ? 'del' : `de ${article.norm}`;
      report({ start: adverb.start, end: article.end }, [`${adverb.text} ${rest}`]);
    }
  },
});

/** `cerca a la plaza`, `cerca al mar`: the wrong preposition; but `tiene cerca a su hermano` leads to somebody. */
function nearEnd(words: readonly AnalysedWord[], index: number): AnalysedWord | undefined {
  const a = words[index + 1];
  if (words[index]?.norm !== 'cerca' || !follows(a) || !/^al?$/u.test(a.norm)) return undefined;
  const before = words[index - 1];
  if (/^(?:DET|ADP|ADJ)$/.test(before?.best.pos ?? '')) return undefined;
  if (/^(?:tener|ver|sentir|llevar|querer|mantener)$/.test(before?.best.lemma ?? ''))
    return undefined;
  const noun = words[index + (a.norm === 'a' ? 3 : 2)];
  const isDetermined = a.norm === 'al' || words[index + 2]?.best.pos === 'DET';
  if (!isDetermined || !noun || !may(noun, isNoun) || noun.best.pos !== 'NOUN') return undefined;
  return isPerson(noun) || isProfession(noun) || NOT_PLACES.test(noun.norm) ? undefined : a;
}
