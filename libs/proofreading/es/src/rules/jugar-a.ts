import { defineRule } from '@tercet/proofreading-core';
import { follows, isVerb, may, wordSet } from '../grammar/words';

const SPORTS = wordSet(
  'fútbol futbol baloncesto tenis béisbol beisbol voleibol golf hockey rugby ajedrez baseball básquetbol balonmano póker dominó billar ping-pong pádel básquet softbol',
);
const GAMES = wordSet('videojuegos deportes cartas juegos naipes dados damas');

export const jugarA = defineRule({
  id: 'es/jugar-a',
  category: 'grammar',
  level: 'suggestion',
  message: {
    en: 'A game takes “a” after “jugar”: “{fix}”.',
    fr: 'Après « jugar », le jeu est introduit par « a » : « {fix} ».',
    es: 'Tras «jugar», el juego lleva «a»: «{fix}».',
  },
  explanation: {
    en: 'One plays “a” something: “jugar al fútbol”, “jugar a las cartas”. Much of America also says “jugar fútbol”.',
    fr: 'On joue « a » quelque chose : « jugar al fútbol », « jugar a las cartas ». Une grande partie de l’Amérique dit aussi « jugar fútbol ».',
    es: 'Se juega «a» algo: «jugar al fútbol», «jugar a las cartas». En gran parte de América se dice también «jugar fútbol».',
  },
  valid: [
    'Juega al fútbol.',
    'Jugaba a las cartas.',
    'Juegan bien.',
    'Jugamos un partido.',
    'El fútbol se juega aquí.',
    'Jugar con ella es divertido.',
    'Juego a videojuegos.',
    'Un juego de cartas.',
  ],
  invalid: [
    { text: 'Me gusta jugar [[fútbol]].', fix: 'al fútbol' },
    { text: 'De niño jugaba [[tenis]].', fix: 'al tenis' },
    { text: 'Mi hermano juega [[ajedrez]].', fix: 'al ajedrez' },
    { text: 'No sé jugar [[voleibol]].', fix: 'al voleibol' },
    { text: 'Nos gusta jugar [[videojuegos]].', fix: 'a videojuegos' },
  ],
  misses: ['Juega el fútbol los lunes.'],
  falseAlarms: ['Juega golf virtual.'],
  check({ words }, report) {
    for (const [index, game] of words.entries()) {
      const verb = words[index - 1];
      if (
        !verb ||
        !follows(game) ||
        !may(verb, (reading) => isVerb(reading) && reading.lemma === 'jugar')
      )
        continue;
      if (verb.best.pos === 'NOUN') continue;
      if (SPORTS.has(game.norm)) report(game, [`al ${game.text}`]);
      else if (GAMES.has(game.norm)) report(game, [`a ${game.text}`]);
    }
  },
});
