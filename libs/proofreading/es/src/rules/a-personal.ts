import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { isGivenName, isPerson, isRelative } from '../grammar/people';
import { follows, isFinite, isInfinitive, isNoun, may, wordSet } from '../grammar/words';

/** Verbs whose object, where it is somebody, takes `a`; they seldom have another object of things. */
const VERBS =
  /^(?:ver|visitar|conocer|ayudar|amar|extrañar|abrazar|besar|llamar|cuidar|admirar|respetar|invitar|acompañar|saludar|odiar|echar|encontrar|escuchar|esperar|buscar|mirar|entender|matar|salvar|proteger|culpar|convencer|adorar|felicitar|despertar|criar|apoyar)$/;
const POSSESSIVES = wordSet('mi mis tu tus su sus nuestro nuestra nuestros nuestras');
const ARTICLES = wordSet('el la los las');
/** Verbs of which the object is hardly a thing where a person is named. */
const HELPING =
  /^(?:ver|visitar|conocer|ayudar|abrazar|besar|cuidar|admirar|respetar|invitar|acompañar|saludar|salvar|proteger|convencer|felicitar)$/;
const THINGS = wordSet('familia pareja mujer marido');

export const aPersonal = defineRule({
  id: 'es/a-personal',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'A person as object takes “a”: “{fix}”.',
    fr: 'Un complément d’objet qui est une personne prend « a » : « {fix} ».',
    es: 'El complemento de persona lleva «a»: «{fix}».',
  },
  explanation: {
    en: 'Before a person the direct object has “a”: “vi a mi abuela”, “conozco a tu hermano”; not before things: “vi la casa”.',
    fr: 'Devant une personne, le complément d’objet direct prend « a » : « vi a mi abuela » ; pas devant une chose : « vi la casa ».',
    es: 'Ante una persona, el complemento directo lleva «a»: «vi a mi abuela», «conozco a tu hermano»; ante cosas no: «vi la casa».',
  },
  valid: [
    'Vi a mi abuela.',
    'Vi la casa.',
    'Mi abuela vio a mi hermano.',
    'Llamó mi madre.',
    'Me ayuda mi hermano.',
    'Conozco a tu primo.',
    'Tengo dos hermanos.',
    'Ayer visité a mi tía.',
    'Lo ve mi padre.',
  ],
  invalid: [
    { text: 'Ayer vi [[mi]] abuela en la calle.', fix: 'a mi' },
    { text: 'Voy a visitar [[mis]] padres.', fix: 'a mis' },
    { text: 'Quiero conocer [[tu]] hermano.', fix: 'a tu' },
    { text: 'Siempre ayudo [[mi]] madre.', fix: 'a mi' },
    { text: 'Siempre visito [[mis]] hijos.', fix: 'a mis' },
    { text: 'Ayudé [[los]] niños con la tarea.', fix: 'a los' },
    { text: 'Quiero ayudar [[la]] gente.', fix: 'a la' },
    { text: 'Ayer conocí [[el]] vecino nuevo.', fix: 'al' },
    { text: 'Ayer vi [[Juan]] en la fiesta.', fix: 'a Juan' },
  ],
  misses: ['Conoció Diego en la calle.'],
  check({ words }, report) {
    for (const [index, determiner] of words.entries()) {
      const verb = words[index - 1];
      const noun = words[index + 1];
      if (!POSSESSIVES.has(determiner.norm) || !verb || !follows(determiner) || !follows(noun))
        continue;
      if (
        !isRelative(noun) ||
        !VERBS.test(verb.best.lemma) ||
        (may(verb, isNoun) && verb.best.pos !== 'VERB')
      )
        continue;
      if (isObject(words, index - 1, noun)) report(determiner, [`a ${determiner.norm}`]);
    }
    for (const [index, name] of words.entries()) {
      const verb = words[index - 1];
      if (!verb || !follows(name) || !isGivenName(name) || !HELPING.test(verb.best.lemma)) continue;
      if (isObject(words, index - 1, name)) report(name, [`a ${name.text}`]);
    }
    for (const [index, article] of words.entries()) {
      const verb = words[index - 1];
      const noun = words[index + 1];
      if (!ARTICLES.has(article.norm) || !verb || !follows(article) || !follows(noun)) continue;
      if (!isPerson(noun) || !HELPING.test(verb.best.lemma) || words[index + 2]?.norm === 'de')
        continue;
      if (!isObject(words, index - 1, noun)) continue;
      // `me gusta ver la gente pasar`
      if (verb.best.lemma === 'ver' && may(words[index + 2], isInfinitive)) continue;
      report(article, [article.norm === 'el' ? 'al' : `a ${article.norm}`]);
    }
  },
});

/** An infinitive, or a finite verb whose subject cannot be the noun after it. */
function isObject(words: readonly AnalysedWord[], at: number, noun: AnalysedWord): boolean {
  const verb = words[at];
  if (!verb) return false;
  const before = words[at - 1]?.norm ?? '';
  if (/^(?:me|te|se|nos|os|lo|la|los|las|le|les|que|donde|como|cuando)$/u.test(before))
    return false;
  // `al llamar mi madre`, `después de llamar mi madre`: its subject
  const isOfTime =
    before === 'al' || (before === 'de' && /^(?:antes|después)$/u.test(words[at - 2]?.norm ?? ''));
  if (verb.best.form === 'inf')
    return !isOfTime && (!THINGS.has(noun.norm) || verb.best.lemma !== 'ver');
  if (verb.best.form !== 'fin') return false;
  return (
    verb.readings.filter(isFinite).every(({ person, mood }) => person !== 3 || mood === 'imp') &&
    verb.best.mood !== 'imp'
  );
}
