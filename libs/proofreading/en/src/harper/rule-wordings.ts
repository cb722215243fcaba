import type { KindMeaning } from './lint-kinds';

/** What a rule says, where its kind alone would be vague. */
export type RuleWording = Pick<KindMeaning, 'problem' | 'explanation'> &
  Partial<Pick<KindMeaning, 'category'>>;

interface Family extends RuleWording {
  readonly rules: readonly string[];
}

const FAMILIES: readonly Family[] = [
  {
    rules: ['Months', 'Holidays', 'DayOneNames', 'NationalCapitals'],
    category: 'capitalization',
    problem: {
      fr: 'Ce nom prend une majuscule en anglais.',
      es: 'Este nombre lleva mayúscula en inglés.',
    },
    explanation: {
      en: 'Months, weekdays, holidays and capitals are proper nouns in English: “in May”, “on Monday”.',
      fr: 'En anglais, les mois, les jours, les fêtes et les capitales sont des noms propres : « in May », « on Monday ».',
      es: 'En inglés, los meses, los días, las fiestas y las capitales son nombres propios: «in May», «on Monday».',
    },
  },
  {
    rules: ['SentenceCapitalization'],
    problem: {
      fr: 'La phrase commence par une minuscule.',
      es: 'La frase empieza con minúscula.',
    },
    explanation: {
      en: 'The first word of a sentence starts with a capital letter.',
      fr: 'Le premier mot d’une phrase prend une majuscule.',
      es: 'La primera palabra de una frase se escribe con mayúscula.',
    },
  },
  {
    rules: ['CapitalizePersonalPronouns'],
    problem: {
      fr: 'Le pronom « I » s’écrit toujours avec une majuscule.',
      es: 'El pronombre «I» se escribe siempre con mayúscula.',
    },
    explanation: {
      en: 'The pronoun “I” is a capital letter wherever it stands, in “I’m” and “I’ve” as well.',
      fr: 'Le pronom « I » (je) reste en majuscule partout, aussi dans « I’m » et « I’ve ».',
      es: 'El pronombre «I» (yo) va en mayúscula en cualquier posición, también en «I’m» y «I’ve».',
    },
  },
  {
    rules: ['WorseOrWorst'],
    category: 'confusion',
    problem: {
      fr: '« Worse » compare, « worst » désigne l’extrême.',
      es: '«Worse» compara; «worst» es el grado extremo.',
    },
    explanation: {
      en: '“Worse” compares two things or two times, “worst” is the last of all: “it got worse”, “the worst of days”.',
      fr: '« Worse » (pire, moins bien) compare deux choses ou deux moments ; « worst » (le pire) est le dernier degré : « it got worse », « the worst of days ».',
      es: '«Worse» (peor) compara dos cosas o dos momentos; «worst» (el peor) es el último grado: «it got worse», «the worst of days».',
    },
  },
  {
    rules: ['AnA'],
    problem: {
      fr: 'L’article indéfini n’a pas la bonne forme.',
      es: 'El artículo indefinido no tiene la forma correcta.',
    },
    explanation: {
      en: '“An” stands before a vowel sound, “a” before a consonant sound: “an hour”, “a university”. The sound counts, not the letter.',
      fr: '« An » précède un son de voyelle, « a » un son de consonne : « an hour », « a university ». C’est le son qui compte, non la lettre.',
      es: '«An» va ante sonido vocálico y «a» ante sonido consonántico: «an hour», «a university». Cuenta el sonido, no la letra.',
    },
  },
  {
    rules: ['ThenThan', 'ThatThan'],
    category: 'confusion',
    problem: {
      fr: '« Than » introduit une comparaison, « then » veut dire « alors ».',
      es: '«Than» introduce una comparación; «then» significa «entonces».',
    },
    explanation: {
      en: 'Comparisons take “than” (“better than mine”); “then” means at that time, or next.',
      fr: 'Une comparaison demande « than » (« better than mine ») ; « then » signifie « alors » ou « ensuite ».',
      es: 'Las comparaciones llevan «than» («better than mine»); «then» significa «entonces» o «después».',
    },
  },
  {
    rules: ['ModalOf'],
    problem: {
      fr: 'Après « could », « should », « would » ou « must », on écrit « have », non « of ».',
      es: 'Tras «could», «should», «would» o «must» se escribe «have», no «of».',
    },
    explanation: {
      en: 'What sounds like “could of” is “could’ve”, short for “could have”.',
      fr: 'Ce que l’on entend comme « could of » est « could’ve », forme courte de « could have ».',
      es: 'Lo que suena como «could of» es «could’ve», forma breve de «could have».',
    },
  },
  {
    rules: [
      ...['TheirToThere', 'TheirToTheyre', 'There', 'ThereToTheir', 'ThereOwn'],
      ...['TheyreConfusions', 'TheyreToTheir', 'Theres'],
    ],
    category: 'confusion',
    problem: {
      fr: '« Their », « there » et « they’re » se prononcent de même, mais ne se remplacent pas.',
      es: '«Their», «there» y «they’re» suenan igual, pero no son intercambiables.',
    },
    explanation: {
      en: '“Their” says whose, “there” says where, and “they’re” is short for “they are”.',
      fr: '« Their » indique le possesseur (leur), « there » le lieu (là), et « they’re » est la forme courte de « they are ».',
      es: '«Their» indica de quién es (su), «there» dónde (allí) y «they’re» es la forma breve de «they are».',
    },
  },
  {
    rules: ['ItsContraction', 'ItsPossessive'],
    category: 'confusion',
    problem: {
      fr: '« Its » marque la possession, « it’s » abrège « it is » ou « it has ».',
      es: '«Its» es posesivo; «it’s» abrevia «it is» o «it has».',
    },
    explanation: {
      en: 'The possessive “its” has no apostrophe; “it’s” can always be read as “it is” or “it has”.',
      fr: 'Le possessif « its » n’a pas d’apostrophe ; « it’s » peut toujours se lire « it is » ou « it has ».',
      es: 'El posesivo «its» no lleva apóstrofo; «it’s» siempre puede leerse «it is» o «it has».',
    },
  },
  {
    rules: ['PossessiveYour', 'YourPredicateAdjective', 'YourOutClauseAgreement'],
    category: 'confusion',
    problem: {
      fr: '« Your » marque la possession, « you’re » abrège « you are ».',
      es: '«Your» es posesivo; «you’re» abrevia «you are».',
    },
    explanation: {
      en: '“Your” says whose; “you’re” can always be read as “you are”.',
      fr: '« Your » indique le possesseur (votre, ton) ; « you’re » peut toujours se lire « you are ».',
      es: '«Your» indica de quién es (tu, su); «you’re» siempre puede leerse «you are».',
    },
  },
  {
    rules: ['ToTwoToo', 'ToAdverb'],
    category: 'confusion',
    problem: {
      fr: '« To », « too » et « two » se prononcent de même, mais ne se remplacent pas.',
      es: '«To», «too» y «two» suenan igual, pero no son intercambiables.',
    },
    explanation: {
      en: '“Too” means also or more than enough, “two” is the number, and “to” stands before a place or a verb.',
      fr: '« Too » signifie « aussi » ou « trop », « two » est le nombre deux, et « to » précède un lieu ou un verbe.',
      es: '«Too» significa «también» o «demasiado», «two» es el número dos y «to» precede a un lugar o a un verbo.',
    },
  },
  {
    rules: [
      ...['PronounVerbAgreement', 'PronounInflectionBe', 'IAmAgreement', 'PronounAre'],
      ...['ThereIsAgreement'],
    ],
    problem: {
      fr: 'Le verbe ne s’accorde pas avec son sujet.',
      es: 'El verbo no concuerda con su sujeto.',
    },
    explanation: {
      en: 'The verb takes its form from the subject: “he has”, “they have”; “I am”, “we are”.',
      fr: 'Le verbe prend la forme que demande le sujet : « he has », « they have » ; « I am », « we are ».',
      es: 'El verbo toma la forma que pide el sujeto: «he has», «they have»; «I am», «we are».',
    },
  },
  {
    rules: ['OneOfTheSingular', 'PluralWrongWordOfPhrase'],
    category: 'agreement',
    problem: {
      fr: 'Le nom n’est pas au bon nombre.',
      es: 'El sustantivo no está en el número correcto.',
    },
    explanation: {
      en: 'The words before the noun decide whether it is singular or plural: “one of the reasons”.',
      fr: 'Les mots qui précèdent le nom en fixent le nombre : « one of the reasons ».',
      es: 'Las palabras que preceden al sustantivo deciden su número: «one of the reasons».',
    },
  },
  {
    rules: ['ProgressiveNeedsBe'],
    category: 'verb',
    problem: {
      fr: 'Il manque un auxiliaire devant la forme en « -ing ».',
      es: 'Falta un auxiliar ante la forma en «-ing».',
    },
    explanation: {
      en: 'A verb in “-ing” needs a form of “be”: “I am going”, “they have been waiting”.',
      fr: 'Un verbe en « -ing » a besoin d’une forme de « be » : « I am going », « they have been waiting ».',
      es: 'Un verbo en «-ing» necesita una forma de «be»: «I am going», «they have been waiting».',
    },
  },
  {
    rules: ['SimplePastToPastParticiple', 'UseToUsedTo', 'InflectedVerbAfterTo', 'DoubleModal'],
    category: 'verb',
    problem: {
      fr: 'Le verbe n’est pas à la forme qui convient ici.',
      es: 'El verbo no está en la forma que corresponde aquí.',
    },
    explanation: {
      en: 'After “have” and “be” stands the past participle (“has known”), after “to” the plain form (“to go”), and a past habit is “used to”.',
      fr: 'Après « have » et « be » vient le participe passé (« has known »), après « to » la forme simple (« to go ») ; une habitude passée se dit « used to ».',
      es: 'Tras «have» y «be» va el participio («has known»), tras «to» la forma simple («to go»), y un hábito pasado se dice «used to».',
    },
  },
  {
    rules: ['NounVerbConfusion', 'SafeToSave', 'ShutdownVerb', 'LayoutVerb', 'ThieveNoun'],
    category: 'confusion',
    problem: {
      fr: 'Le nom et le verbe n’ont pas la même forme.',
      es: 'El sustantivo y el verbo no tienen la misma forma.',
    },
    explanation: {
      en: 'A noun and a verb that look alike are spelled differently: “advice” and “advise”, “effect” and “affect”.',
      fr: 'Un nom et un verbe qui se ressemblent s’écrivent différemment : « advice » et « advise », « effect » et « affect ».',
      es: 'Un sustantivo y un verbo parecidos se escriben de distinta manera: «advice» y «advise», «effect» y «affect».',
    },
  },
  {
    rules: ['CompoundNouns', 'OpenCompounds', 'Everyday', 'PhrasalVerbAsCompoundNoun'],
    category: 'confusion',
    problem: {
      fr: 'En un mot ou en deux : le sens n’est pas le même.',
      es: 'Junto o separado: el sentido no es el mismo.',
    },
    explanation: {
      en: 'Some words change their meaning when written together: “every day” says when, “everyday” what kind; “to set up” is the verb, “setup” the noun.',
      fr: 'Certains mots changent de sens une fois soudés : « every day » dit quand, « everyday » de quelle sorte ; « to set up » est le verbe, « setup » le nom.',
      es: 'Algunas palabras cambian de sentido al escribirse juntas: «every day» dice cuándo, «everyday» de qué tipo; «to set up» es el verbo, «setup» el sustantivo.',
    },
  },
  {
    rules: ['CompoundSubjectI', 'SubjectPronoun', 'TheyToThem', 'WhomSubjectOfVerb'],
    problem: {
      fr: 'Le pronom n’a pas la forme que demande sa fonction.',
      es: 'El pronombre no tiene la forma que pide su función.',
    },
    explanation: {
      en: 'Subjects take “I, he, she, we, they, who”; objects take “me, him, her, us, them, whom”.',
      fr: 'Le sujet prend « I, he, she, we, they, who » ; le complément prend « me, him, her, us, them, whom ».',
      es: 'El sujeto toma «I, he, she, we, they, who»; el complemento, «me, him, her, us, them, whom».',
    },
  },
  {
    rules: ['TheMy', 'MissingDeterminer', 'SomeWithoutArticle'],
    category: 'grammar',
    problem: {
      fr: 'Le déterminant manque ou est de trop.',
      es: 'Falta o sobra un determinante.',
    },
    explanation: {
      en: 'A singular thing takes one word such as “a”, “the” or “my” before it: neither none nor two.',
      fr: 'Un nom singulier prend un seul déterminant (« a », « the », « my ») : ni aucun, ni deux.',
      es: 'Un nombre singular lleva un solo determinante («a», «the», «my»): ni ninguno ni dos.',
    },
  },
  {
    rules: ['DiscourseMarkers', 'IntroCueCommaBeforeThanks'],
    problem: {
      fr: 'Il manque une virgule après ce mot de liaison.',
      es: 'Falta una coma tras este conector.',
    },
    explanation: {
      en: 'A word that links a sentence to the one before, such as “however”, is set off by a comma.',
      fr: 'Un mot qui relie la phrase à la précédente, comme « however », en est séparé par une virgule.',
      es: 'Una palabra que enlaza la frase con la anterior, como «however», se separa con una coma.',
    },
  },
];

const BY_RULE: ReadonlyMap<string, RuleWording> = new Map(
  FAMILIES.flatMap(({ rules, ...wording }) => rules.map((rule) => [rule, wording] as const)),
);

/** Rules that are named here, for a test that Harper still has them. */
export const WORDED_RULES: readonly string[] = FAMILIES.flatMap(({ rules }) => rules);

export const wordingOfRule = (rule: string): RuleWording | undefined => BY_RULE.get(rule);
