import {
  type Rule,
  type RuleSentence,
  defineReplacement,
  matchCase,
  entryOf,
} from '@tercet/proofreading-core';
import { isClauseEnd, isClauseStart, isNext, normAt } from '../grammar/phrase';
import { isFinite, isNoun, isStatement, may } from '../grammar/words';

/** Of two words or three that stand one after the other, those that are one; or undefined. */
type Joined = (
  sentence: RuleSentence,
  index: number,
) => readonly [last: number, fix: string] | undefined;

const wordAt = ({ words }: RuleSentence, index: number) =>
  words.find(({ token }) => token === index);

/** `a penas llueve`, but `condenado a penas de cárcel` */
const apenas: Joined = (sentence, index) => {
  if (normAt(sentence, index + 1) !== 'penas') return undefined;
  const next = wordAt(sentence, index + 2);
  const isVerb =
    next?.best.form === 'fin' && may(next, isStatement) && !may(next, isNoun) && next.gap === ' ';
  const isClitic = /^(?:me|te|se|lo|nos|le|les)$/u.test(normAt(sentence, index + 2));
  return isClitic || isVerb ? [index + 1, 'apenas'] : undefined;
};

/** `a parte de eso`, but `afecta a parte de la ciudad` */
const aparte: Joined = (sentence, index) => {
  const isBesides =
    normAt(sentence, index + 1) === 'parte' &&
    isClauseStart(sentence, index) &&
    normAt(sentence, index + 2) === 'de' &&
    /^(?:eso|esto|ello|que)$/u.test(normAt(sentence, index + 3));
  return isBesides ? [index + 1, 'aparte'] : undefined;
};

/** How many, or which part: `a cerca de quinientas personas`, `a cerca de la mitad`, `a cerca del doble`. */
const AMOUNT =
  /^(?:un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\p{L}+|veint\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|\p{L}*ient[oa]s|mil|medio|media|miles|doble|triple|millar|millón|millones|centenar)$/u;
const PART = /^(?:mitad|totalidad|tercera|cuarta|quinta|décima|tercio|mayoría)$/u;

const acerca: Joined = (sentence, index) => {
  if (normAt(sentence, index + 1) !== 'cerca' || !/^del?$/u.test(normAt(sentence, index + 2)))
    return undefined;
  const next = normAt(sentence, index + 3);
  const isAmount = AMOUNT.test(next) || PART.test(normAt(sentence, index + 4));
  return next !== '' && !isAmount ? [index + 1, 'acerca'] : undefined;
};

/** `aún que llueva`, but `no sabe aún que vienes` */
const aunque: Joined = (sentence, index) => {
  const norm = normAt(sentence, index);
  const isSplit = norm === 'a' && normAt(sentence, index + 1) === 'un';
  const last = index + (isSplit ? 2 : 1);
  if ((!isSplit && !/^a[uú]n$/u.test(norm)) || normAt(sentence, last) !== 'que') return undefined;
  const isCompared = /^(?:más|menos|mejor|peor|mayor|menor|antes)$/u.test(
    normAt(sentence, index - 1),
  );
  const isStill = norm === 'aún' && !isClauseStart(sentence, index);
  return isStill || isCompared ? undefined : [last, 'aunque'];
};

/** `los de más no vinieron`, but `los de más edad`; `me devolvió lo de más` is what was too much. */
const demas: Joined = (sentence, index) => {
  const before = normAt(sentence, index - 1);
  if (normAt(sentence, index) !== 'de' || normAt(sentence, index + 1) !== 'más') return undefined;
  if (!/^(?:los|las|lo)$/u.test(before)) return undefined;
  const next = wordAt(sentence, index + 2);
  const isVerb = next?.best.form === 'fin' && may(next, isFinite);
  const isLed = /^(?:no|se|me|te|ya|también)$/u.test(next?.norm ?? '');
  const isRest = before !== 'lo' || normAt(sentence, index - 2) === 'por';
  const isEnd = isRest && isClauseEnd(sentence, index + 1);
  return isVerb || isLed || isEnd ? [index + 1, 'demás'] : undefined;
};

const JOINED: Readonly<Record<string, readonly Joined[]>> = {
  a: [apenas, aparte, acerca, aunque],
  aun: [aunque],
  aún: [aunque],
  de: [demas],
};

const TABLE = defineReplacement({
  id: 'es/se-escribe-junto',
  category: 'spelling',
  level: 'error',
  message: {
    en: 'It is written as one word: “{fix}”.',
    fr: 'Cela s’écrit en un seul mot : « {fix} ».',
    es: 'Se escribe junto: «{fix}».',
  },
  explanation: {
    en: 'These words grew together: “conmigo”, “alrededor”, “apenas” (hardly), “aunque” (although), “acerca de” (about), “los demás” (the others). In two words some mean something else: “a penas de cárcel”, “a cerca de mil personas”, “los de más edad”.',
    fr: 'Ces mots se sont soudés : « conmigo », « alrededor », « apenas » (à peine), « aunque » (bien que), « acerca de » (à propos de), « los demás » (les autres). En deux mots, certains ont un autre sens : « a penas de cárcel », « a cerca de mil personas », « los de más edad ».',
    es: 'Estas palabras se escriben en una sola: «conmigo», «alrededor», «apenas», «aunque», «acerca de», «los demás». En dos palabras algunas dicen otra cosa: «a penas de cárcel», «a cerca de mil personas», «los de más edad».',
  },
  phrases: {
    'sur oeste': 'suroeste',
    'nor oeste': 'noroeste',
    'nor este': 'noreste',
    'norte americana': 'norteamericana',
    'norte americanos': 'norteamericanos',
    'norte americanas': 'norteamericanas',
    'sud americano': 'sudamericano',
    'sur americana': 'suramericana',
    'sur americanos': 'suramericanos',
    'latino américa': 'Latinoamérica',
    'centro américa': 'Centroamérica',
    'sud américa': 'Sudamérica',
    'sur américa': 'Suramérica',
    'latino americano': 'latinoamericano',
    'latino americana': 'latinoamericana',
    'latino americanos': 'latinoamericanos',
    'a si como': 'así como',
    'a sí como': 'así como',
    'a fuera': 'afuera',
    'a dentro': 'adentro',
    'a demás': 'además',
    'a demas': 'además',
    'con migo': 'conmigo',
    'con tigo': 'contigo',
    'con sigo': 'consigo',
    'bien venido': 'bienvenido',
    'bien venidos': 'bienvenidos',
    'bien venida': 'bienvenida',
    'ni si quiera': 'ni siquiera',
    'de trás': 'detrás',
    'en cima de': 'encima de',
    'a delante': 'adelante',
    'a trás': 'atrás',
    'a lrededor': 'alrededor',
    'al rededor': 'alrededor',
    'en tonces': 'entonces',
    'tan bién': 'también',
    'tele visión': 'televisión',
    'el para brisas': 'el parabrisas',
    'un para brisas': 'un parabrisas',
    'para guas': 'paraguas',
    'un quita nieves': 'un quitanieves',
    'un corta fuegos': 'un cortafuegos',
  },
  except: [
    'dentro a fuera',
    'fuera a dentro',
    'detrás a delante',
    'atrás a delante',
    'costa norte americana',
    'zona norte americana',
    'costa sur americana',
    'zona sur americana',
  ],
  misses: [
    'Quedan a penas dos.',
    'Vino y a parte trajo pan.',
    'Hablamos a cerca de una boda.',
    'Lo haré aún que me cueste.',
    'Los de más niños juegan.',
  ],
  valid: [
    'En hora buena llegaste.',
    'Hablamos acerca de ti.',
    'Se acerca de noche.',
    'El norte es frío.',
    'El suroeste es húmedo.',
    'Así como tú, yo también.',
    'Conmigo no cuentes.',
    'Apenas llueve.',
    'Los demás no saben.',
    'Llámame por si quiera venir.',
    'No sé si quiera venir.',
    'El sonido de bajo de esta banda es bueno.',
    'Es una chaqueta para brisas frescas.',
    'Se abre de dentro a fuera.',
    'La costa norte americana es larga.',
    'Esta máquina quita nieves y hielos.',
    'Fue condenado a penas de cárcel.',
    'Se enfrentan a penas muy largas.',
    'Lo condenaron a penas leves.',
    'Apenas lo vi, lo supe.',
    'Se expone a penas graves.',
    'Quedan apenas dos.',
    'Está sujeto a penas que dan miedo.',
    'Aparte de eso, no sé nada.',
    'Afecta a parte de la ciudad.',
    'A parte del grupo le gustó.',
    'Escribió a parte de los socios.',
    'Y a parte de los alumnos no los vio.',
    'Guárdalo aparte.',
    'A partes iguales.',
    'Vino y, aparte, trajo pan.',
    'El libro llegó a cerca de mil personas.',
    'Sube a cerca de 200 euros.',
    'Equivale a cerca de la mitad.',
    'Vive cerca de aquí.',
    'Un texto acerca del mar.',
    'Asciende a cerca del 20 por ciento.',
    'Aunque llueva, salgo.',
    'No sabe aún que vienes.',
    'Corre más aún que su hermano.',
    'Queda aún que decidir la hora.',
    'Es peor aún que ayer.',
    'Aún no, que es temprano.',
    'Aun cuando llueva, salgo.',
    'Quiero, aunque tarde, pedir perdón.',
    'Los demás no vinieron.',
    'Los de más edad se sentaron.',
    'Lo de más valor está aquí.',
    'Hay dos sillas de más.',
    'Por lo demás, todo va bien.',
    'Los de más arriba no oyen.',
    'Las de más al sur son frías.',
    'Habló de más.',
  ],
  invalid: [
    { text: 'Se perdió [[el para brisas]] del coche.', fix: 'el parabrisas' },
    { text: 'Anduvo [[al rededor]] de la plaza.', fix: 'alrededor' },
    { text: 'Vive al [[sur oeste]] de la ciudad.', fix: 'suroeste' },
    { text: '[[Ni si quiera]] llueve.', fix: 'Ni siquiera' },
    { text: 'Ven [[con migo]] al cine.', fix: 'conmigo' },
    { text: 'Son actores [[norte americanos]].', fix: 'norteamericanos' },
    { text: '[[A penas]] llueve.', fix: 'Apenas' },
    { text: 'Ya [[a penas]] duermo.', fix: 'apenas' },
    { text: '[[A penas]] lo vi, lo supe.', fix: 'Apenas' },
    { text: 'Ana [[a penas]] come.', fix: 'apenas' },
    { text: 'Es tan bajo que [[a penas]] se oye.', fix: 'apenas' },
    { text: '[[A parte]] de eso, no sé nada.', fix: 'Aparte' },
    { text: 'No vino nadie, [[a parte]] de esto.', fix: 'aparte' },
    { text: '[[A parte]] de que llueve, hace frío.', fix: 'Aparte' },
    { text: '[[A parte]] de ello, es caro.', fix: 'Aparte' },
    { text: 'Es bonito y, [[a parte]] de eso, barato.', fix: 'aparte' },
    { text: 'Hablamos [[a cerca]] de la boda.', fix: 'acerca' },
    { text: 'Es un libro [[a cerca]] del mar.', fix: 'acerca' },
    { text: 'No sé nada [[a cerca]] de eso.', fix: 'acerca' },
    { text: 'Pregunta [[a cerca]] de sus hijos.', fix: 'acerca' },
    { text: '[[A cerca]] de tu carta, ya hablaremos.', fix: 'Acerca' },
    { text: '[[Aún que]] llueva, salgo.', fix: 'Aunque' },
    { text: '[[Aun que]] no quieras, ven.', fix: 'Aunque' },
    { text: 'Salgo, [[aún que]] llueva.', fix: 'aunque' },
    { text: 'Lo haré [[aun que]] me cueste.', fix: 'aunque' },
    { text: 'Es caro, [[aun que]] bonito.', fix: 'aunque' },
    { text: '[[A un que]] llueva, salgo.', fix: 'Aunque' },
    { text: 'Los [[de más]] no vinieron.', fix: 'demás' },
    { text: 'Piensa en los [[de más]].', fix: 'demás' },
    { text: 'Por lo [[de más]], todo va bien.', fix: 'demás' },
    { text: 'Las [[de más]] salieron antes.', fix: 'demás' },
    { text: 'Lo [[de más]] no me importa.', fix: 'demás' },
  ],
});

export const seEscribeJunto: Rule = {
  ...TABLE,
  check(sentence, report) {
    TABLE.check(sentence, report);
    const { tokens } = sentence;
    for (const [index, first] of tokens.entries()) {
      const rules = entryOf(JOINED, first.norm);
      for (const rule of rules ?? []) {
        const [at, fix] = rule(sentence, index) ?? [];
        const last = tokens[at ?? -1];
        if (fix && last && tokens.slice(index + 1, (at ?? 0) + 1).every(isNext))
          report({ start: first.start, end: last.end }, [matchCase(first.text, fix)]);
      }
    }
  },
};
