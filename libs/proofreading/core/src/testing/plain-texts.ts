import type { Localized } from '@tercet/contracts';

interface PlainText {
  readonly text: string;
  /** Beginnings of the sentences that the text is about. */
  readonly central: readonly string[];
  /** Beginnings of those that only surround them. */
  readonly aside: readonly string[];
}

/** Texts whose message is plain, each with a heading, a list, a quotation and code around it. */
export const PLAIN_TEXTS: Localized<PlainText> = {
  en: {
    text: `# The night bus

The town council will open a night bus line between the harbour and the hospital in March. It was raining when the news came. \
Nurses who work at the hospital had asked for a night bus for years, because no bus reaches the hospital after ten. My \
neighbour sells umbrellas. The council expects the night bus to carry two hundred nurses and harbour workers each night.

> Nobody asked us whether a night bus from the harbour to the hospital should pass our windows at night.

- Tickets
- The night bus will cost the council forty thousand crowns a year, a little less than the hospital spends on taxis.

Coffee at the kiosk is better than it used to be. If the night bus to the hospital stays full, the council wants to add a \
second bus from the harbour. The kiosk also has rolls.

\`\`\`
The night bus of the council leaves the harbour for the hospital. The night bus of the council leaves the hospital.
\`\`\`
`,
    central: ['The town council will', 'Nurses who', 'If the night bus'],
    aside: ['It was raining', 'My neighbour', 'Coffee at', 'The kiosk'],
  },
  fr: {
    text: `# Le four du village

Le four à pain du village sera reconstruit avant l’hiver par les habitants eux-mêmes. Il pleuvait ce jour-là. Les habitants \
ont réuni les pierres de l’ancien four, et un maçon leur montre comment bâtir la voûte du four. Ma tante élève des oies. \
Une fois par mois, les habitants du village pourront cuire leur pain dans le four commun.

> Un four à pain dans le village, c’est de la fumée pour tous les habitants du village.

- Les pierres
- Le maçon offre son travail, et la commune paie les briques du four à pain.

Le facteur a changé de vélo. Si le four attire assez d’habitants, le village organisera chaque été une fête du pain autour \
du four. Son ancien vélo grinçait beaucoup.

\`\`\`
Le four à pain du village est aux habitants du village. Les habitants du village ont un four à pain.
\`\`\`
`,
    central: ['Le four à pain', 'Une fois par mois', 'Si le four'],
    aside: ['Il pleuvait', 'Ma tante', 'Le facteur', 'Son ancien vélo'],
  },
  es: {
    text: `# La biblioteca flotante

Una biblioteca flotante llevará libros a los pueblos del río desde abril. Aquella tarde hacía mucho viento. Los maestros de \
los pueblos pedían una biblioteca desde hacía años, porque los niños del río apenas tienen libros. Mi primo repara relojes \
antiguos. La biblioteca visitará cada semana tres pueblos del río y prestará dos libros a cada niño.

> Una biblioteca en un barco es un capricho: los libros y el río no se llevan bien en los pueblos.

- Horarios
- El barco de la biblioteca fue antes de unos pescadores, que lo regalaron a los pueblos del río.

El mercado cierra ahora más temprano. Si los niños de los pueblos leen mucho, la biblioteca flotante comprará más libros y \
remontará el río hasta la montaña. Las naranjas siguen baratas.

\`\`\`
La biblioteca lleva libros a los pueblos del río. Los pueblos del río leen los libros de la biblioteca.
\`\`\`
`,
    central: ['Una biblioteca flotante', 'La biblioteca visitará', 'Si los niños'],
    aside: ['Aquella tarde', 'Mi primo', 'El mercado', 'Las naranjas'],
  },
};
