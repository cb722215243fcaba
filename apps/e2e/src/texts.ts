import type { Locale } from './words';

/** A report as a student might hand it in: about 10,000 characters, with the mistakes that such a text has. */
const PARAGRAPHS_EN = [
  'The town library moved into the old railway station three years ago, and at first nobody was sure that it would work. The building is long and narrow, the ceilings are high, and in winter the draught from the platform doors made the reading room colder then the street. The architects had promised that visitors would hardly notice the trains. They was wrong about that, but the trains turned out to be one of the reasons why people come.',
  'Before the move, the library had about two hundred visitors on a normal weekday. We counted them again last spring, over a period of six weeks, and the number had almost doubled. The increase is not spread evenly. Most of the new visitors are commuters who has half an hour between two connections, and pupils from the school across the square who need a quiet place untill their bus leaves.',
  'We wanted to find out what these people do in the library, and whether the services that we offer fit what they need. For this purpose we asked 412 visitors a short list of questions and watched how the different rooms are used at different times of the day. The answers was surprising in more than one respect, and some of them contradict what we had planned for the next budget.',
  'The first result concerns the opening hours. Nearly half of the commuters arrive before eight in the morning, when only the newspaper corner is open. They told us that they would definately borrow more books if the main room opened an hour earlier. Staff costs for this hour are lower then we had expected, due to the fact that the night porter of the station could unlock the doors and switch on the lights.',
  'The second result concerns the space. The long tables in the middle of the hall were bought for groups, yet we hardly ever saw a group at them. Single readers spread their papers over four places, and others, who did not want to disturb them, went away again. Smaller tables would seperate the readers without building walls, and they can be pushed together in the event that a school class comes to visit.',
  'The third result was the one that we talked about the longest. Many older visitors said that they do not come for the books at all. They come because there is always somebody there. One man, who is eighty-four and lives alone, wrote that the library is the only room in town where he can sit for a whole afternoon without having to buy something. Nobody on the planning committee had thought about that, and it should of been obvious.',
  'There were complaints as well, and we do not want to hide them. The lift has been out of order for a large number of weeks in each of the last three winters. The signs to the toilets point in the wrong direction. The heating in the childrens corner makes a noise that some parents find frightening. And the coffee machine, which we are very proud of, occured in more than sixty comments, none of them friendly.',
  'We also looked at the digital services. Every visitor can borrow a laptop at the desk for two hours, but only a few people know about it, because the notice hangs behind a plant. The online catalogue is used from the platform, on telephones, by people who wants to know whether it is worth missing a train. It was made for large screens, and on a small one the button that reserves a book lies outside the visible area.',
  'What should happen next? We recommend four steps, and we have put them in the order in which they cost money. Move the notice about the laptops to the front of the desk. Ask the porter to open the hall at seven. Replace three of the long tables by twelve small ones, and keep one for the classes. Repair the catalogue so that it can be used with one hand, in the rain, by somebody who has four minutes left.',
  'None of this is expensive when compared with what the building itself has cost. In order to pay for the tables, the committee could make use of the money that was set aside for a second coffee machine. The porter has already agreed, and the school has offered to test the new catalogue with two of its classes, since the pupils will recieve their own tablets in autumn anyway.',
  'We have learned something about counting, too. A number such as two hundred visitors says nothing about whether they stayed for a minute or for a day. In future we would like to note the time of arrival and the time of leaving for a small sample, without names, and repeat this every spring and every autumn. It takes one person with a clipboard two days. The results would be comparable from year to year, and the next report would be able to say more.',
  'Finally, we thank everybody who filled in our questions while their train was already standing at the platform. Some of the answers end in the middle of a sentence, and we have printed them as they are. They are the best description of what this library has become: a place between two journeys, warm when the heating works, and open to everyone who have a moment to spare.',
];

const filled = (paragraphs: readonly string[], length: number) => {
  let text = paragraphs.join('\n\n');
  for (let part = 2; text.length < length; part++) {
    text += `\n\nPart ${part}\n\n${paragraphs.join('\n\n')}`;
  }
  return text.slice(0, text.lastIndexOf('\n\n', length + 400));
};

export interface Story {
  /** The whole text to paste. */
  readonly text: string;
  /** A misspelled word in it and what it becomes. */
  readonly misspelled: string;
  readonly corrected: string;
  /** A sentence to write, with a misspelled word in it. */
  readonly written: string;
  readonly slip: string;
  /** A stretch that the model improves, and a part of the outcome. */
  readonly passage: string;
  readonly improved: string;
}

export const REPORT = filled(PARAGRAPHS_EN, 10_000);

export const STORIES: Record<Locale, Story> = {
  en: {
    text: REPORT,
    misspelled: 'definately',
    corrected: 'definitely',
    written: 'It was a realy long winter. ',
    slip: 'realy',
    passage: PARAGRAPHS_EN[3] ?? '',
    improved: 'because the night porter',
  },
  fr: {
    text: [
      'La bibliothèque municipale s’est installée il y a trois ans dans l’ancienne gare, et personne ne savait au début si cela fonctionnerait. Le bâtiment est long et étroit, les plafonds sont hauts, et en hiver il y fait souvent plus froid que dans la rue.',
      'Nous avons compté les visiteurs au printemps dernier, dans le but de savoir si les horaires leur conviennent. Leur nombre a presque doublé. La plupart des nouveaux lecteurs arivent avec le train de sept heures et repartent une demi-heure plus tard.',
      'Il faudrait comme même ouvrir la grande salle plus tôt : un grand nombre de voyageurs attendent devant la porte, même quand il pleut.',
    ].join('\n\n'),
    misspelled: 'arivent',
    corrected: 'arrivent',
    written: 'Le hall est toujour ouvert. ',
    slip: 'toujour',
    passage:
      'Il faudrait comme même ouvrir la grande salle plus tôt : un grand nombre de voyageurs attendent devant la porte, même quand il pleut.',
    improved: 'quand même ouvrir',
  },
  es: {
    text: [
      'La biblioteca municipal se trasladó hace tres años a la antigua estación, y al principio nadie sabía si aquello iba a funcionar. El edificio es largo y estrecho, los techos son altos y en invierno hace a menudo más frío que en la calle.',
      'La primavera pasada contamos a los visitantes con el fin de saber si los horarios les convienen. La cantidad casi se ha duplicado. La mayoría de los nuevos lectores llegan con el tren de las siete y se van media hora despues, cuando sale el autobus.',
      'Habría que abrir antes la sala grande: un gran número de viajeros esperan delante de la puerta, incluso cuando llueve.',
    ].join('\n\n'),
    misspelled: 'autobus',
    corrected: 'autobús',
    written: 'La sala tambien está abierta. ',
    slip: 'tambien',
    passage:
      'Habría que abrir antes la sala grande: un gran número de viajeros esperan delante de la puerta, incluso cuando llueve.',
    improved: 'muchos viajeros',
  },
};
