import { defineRule } from '@tercet/proofreading-core';
import { phraseTable } from '../grammar/phrase-table';
import { PARONYMS } from '../phrases/paronyms';

const phrases = phraseTable(PARONYMS);

export const paronymesLocutions = defineRule({
  id: 'fr/paronymes-locutions',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'This word is nearly the one meant here: write “{fix}”.',
    fr: 'Ce mot ressemble à celui qu’il faut ici : écrivez « {fix} ».',
    es: 'Esta palabra se parece a la que hace falta aquí: escribe «{fix}».',
  },
  explanation: {
    en: 'Paronyms look and sound nearly alike but differ in meaning: one breaks in “par effraction”, one commits “une infraction”; a danger is “imminent”, a scholar “éminent”.',
    fr: 'Les paronymes se ressemblent sans avoir le même sens : on entre « par effraction », on commet « une infraction » ; un danger est « imminent », un savant « éminent ».',
    es: 'Los parónimos se parecen sin significar lo mismo: se entra «par effraction», se comete «une infraction»; un peligro es «imminent», un sabio «éminent».',
  },
  valid: [
    'Le joueur a commis une infraction.',
    'Un savant éminent prend la parole.',
    'Le danger est imminent.',
    'La vipère est venimeuse.',
    'Elle emménage dans une grande maison.',
    'Il rabat les oreilles de son bonnet.',
    'C’est un bras de mer.',
    'On aménage un grenier.',
    'La cloche résonne dans la vallée.',
    'Sa plaie est infestée de vers.',
  ],
  invalid: [
    { text: 'Le voleur est [[entré par infraction]].', fix: 'entré par effraction' },
    { text: 'On craint [[un éminent danger]].', fix: 'un danger imminent' },
    { text: 'Ce [[serpent vénéneux]] dort sous la pierre.', fix: 'serpent venimeux' },
    { text: 'La reine a [[exhaussé son vœu]].', fix: 'exaucé son vœu' },
    { text: 'Le village attend une [[éclipse partiale]].', fix: 'éclipse partielle' },
    { text: 'Il nous [[enduit en erreur]].', fix: 'induit en erreur' },
  ],
  check: phrases.check,
});
