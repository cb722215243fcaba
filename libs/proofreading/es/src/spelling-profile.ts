import type { Derivation, SpellingProfile } from '@tercet/proofreading-core';
import { COMMON_SLIPS } from './common-slips';
import { DERIVATIONS } from './derivations';
import { imperativesOf } from './imperatives';
import { literaryPronounsOf } from './literary-pronouns';

const PRONOUNS = ['me', 'te', 'se', 'le', 'la', 'lo', 'nos', 'os', 'les', 'las', 'los'];
const INDIRECT = ['me', 'te', 'se', 'nos', 'os'];
const DIRECT = ['le', 'la', 'lo', 'les', 'las', 'los'];

/** Infinitives and gerunds with one or two pronouns behind them; two, or one on a gerund, call for an accent. */
function verbsWithPronouns(): Derivation[] {
  const infinitives = { ar: 'ár', er: 'ér', ir: 'ír' };
  const gerunds = { ando: 'ándo', iendo: 'iéndo', yendo: 'yéndo' };
  const doubles = INDIRECT.flatMap((first) => DIRECT.map((second) => first + second));
  const form = (base: string, ending: string): Derivation => ({
    ending,
    bases: [base],
    minimumStem: 1,
    regular: true,
  });
  return [
    ...Object.entries(infinitives).flatMap(([base, stressed]) => [
      ...PRONOUNS.map((pronoun) => form(base, base + pronoun)),
      ...doubles.map((pronouns) => form(base, stressed + pronouns)),
    ]),
    ...Object.entries(gerunds).flatMap(([base, stressed]) =>
      [...PRONOUNS, ...doubles].map((pronouns) => form(base, stressed + pronouns)),
    ),
  ];
}

const VOSEO_CLITICS = ['me', 'nos', 'le', 'la', 'lo', 'les', 'las', 'los'];

/** Present and imperative of the pronoun vos: `sabés`, `mirá`, `vení`, with pronouns `mirame`, `mirámelo`. */
const VOSEO: readonly Derivation[] = [
  ['ar', 'a', 'á'] as const,
  ['er', 'e', 'é'] as const,
  ['ir', 'i', 'í'] as const,
].flatMap(([base, vowel, stressed]) => {
  const present = base === 'ir' ? [] : [`${stressed}s`];
  const withOne = VOSEO_CLITICS.map((pronoun) => vowel + pronoun);
  const withTwo = ['me', 'nos'].flatMap((first) =>
    DIRECT.map((second) => stressed + first + second),
  );
  return [...present, stressed, ...withOne, ...withTwo].map((ending) => ({
    ending,
    bases: [base],
    minimumStem: 2,
    regular: true,
  }));
});

const PREFIXES: readonly string[] =
  `espacio mal acro aero aerodinamo agro alo angio anglo anti antropo arqui arterio astro audio austro auto balneo bi bio
  bronco cardio ceno centi cerebro ciber cito clino cloro co contra cosmo cranio crio cripto cromo crono
  cuadri cuasi deca deci dermo des dodeca eco ecto electro endo entero entre epi equi esfero espectro esteno
  estereo etno euro ex exo extra ferro fibro filo fisio fito fono foto franco frigo galvano gastro geo germano
  giga gineco glico grafo halo hecto helio hemi hemo hepato hepta hetero hexa hidro hiper hispano histo homo
  icono ictio idio im in infra inmuno inter intra iso kilo laringo lipo lito logo luso macro magneto maxi mega
  meso meta metalo micro mili mini miri mono morfo moto multi musculo nano narco necro nefro neo neuro nitro
  nor octo odonto oftalmo oligo omni onco orto osteo oxi paleo paleto para penta peri petro piro pluri plus
  poli pos post pre pro proto pseudo psico ptero quimio quiro radio re retro rino sacro semi servo seudo
  sincro sismo sobre socio sub sud sulfo super supra sur tauro tecno tele tera termo tetra toco trans tras tri
  turbo ultra uni uro vasco vaso vibro vice video xeno xilo zoo ítalo`.split(/\s+/u);

/** Words, everyday verb forms among them, that are far rarer than the same with an accent, but meant when written. */
const MEANT_WITHOUT_ACCENT: ReadonlySet<string> = new Set(
  `amoniaco autorizase calculo calmareis celiaca celiacas celiaco celiacos crease crie crio critica criticas domestica
  elite elites facultase formula formulas futbol guio ionosfera limite limites microscopia practica practicas practico
  prestamos publica publicas varia varias`.split(/\s+/u),
);

export const SPANISH_SPELLING: SpellingProfile = {
  language: 'es',
  keyboards: [['qwertyuiop', 'asdfghjklñ', 'zxcvbnm']],
  soundAlike: [
    ['b', 'v', 45],
    ['c', 's', 55],
    ['s', 'z', 55],
    ['c', 'z', 45],
    ['g', 'j', 50],
    ['c', 'k'],
    ['i', 'y'],
    ['m', 'n', 65],
    ['u', 'ü', 25],
    ['ll', 'y', 50],
    ['l', 'll', 60],
    ['c', 'qu'],
    ['k', 'qu', 50],
    ['q', 'qu', 60],
    ['cu', 'qu', 60],
    ['c', 'sc', 55],
    ['s', 'sc', 60],
    ['c', 'cc', 50],
    ['x', 'cc', 60],
    ['x', 's', 60],
    ['s', 'xc', 60],
    ['x', 'xc', 55],
    ['c', 'xc', 60],
    ['ct', 'c', 70],
    ['cc', 'ct', 65],
    ['cción', 'ción', 50],
    ['ccion', 'ción', 70],
    ['sión', 'ción', 50],
    ['xión', 'cción', 50],
    ['tion', 'ción', 60],
    ['tión', 'ción', 60],
    ['ssion', 'sión', 60],
    ['ss', 's', 45],
    ['nn', 'n', 45],
    ['gu', 'w'],
    ['hu', 'w'],
    ['hu', 'gu', 60],
    ['gue', 'güe', 25],
    ['gui', 'güi', 25],
    ['ge', 'gue', 60],
    ['gi', 'gui', 60],
    ['ni', 'ñ', 65],
    ['ny', 'ñ'],
    ['gn', 'ñ'],
    ['nh', 'ñ', 70],
    ['mb', 'nv', 50],
    ['mb', 'nb', 40],
    ['mp', 'np', 40],
    ['nv', 'mv', 40],
    ['ph', 'f'],
    ['th', 't', 60],
    ['ch', 'c', 75],
    ['sh', 'ch'],
    ['ps', 's', 55],
    ['bs', 's', 65],
    ['trans', 'tras', 50],
    ['r', 'rr', 50],
    ['io', 'eo', 70],
    ['ia', 'ea', 70],
    ['ie', 'e', 65],
    ['ue', 'o', 65],
    ['ue', 'u', 75],
    ['mente', 'ment', 50],
    ['mente', 'amente', 60],
    ['dad', 'da', 65],
    ['ado', 'ao', 60],
    ['ity', 'idad', 80],
    ['ism', 'ismo', 60],
  ],
  silentLetters: 'h',
  elisions: [],
  enclitics: [],
  withoutEnclitics: [],
  oneLetterWords: 'aeouy',
  bareCapitals: false,
  prefixes: PREFIXES,
  derivations: [...verbsWithPronouns(), ...VOSEO, ...DERIVATIONS],
  learnedEndings:
    'ia ias osis asis itis patía logía logías grafía scopia tomía plastia geno gena genos genas génico génesis ina inas ano anos ana anas eno enos ona onas ino inos asa asas osa osas uro uros ato atos ita itas ito itos ilo ilos ol oles ico ica icos icas al ales oide oides forme formes ismo ismos ista istas io ios cito citos fito fitos ciclo ciclos metría metro metros filia fobia trofia lisis lítico emia uria grama gramas grafo grafos idad ción ciones torio torios ido idos ido ida idas ota otas ente entes'.split(
      ' ',
    ),
  wellKnownNames: [
    {
      names:
        'España Francia Inglaterra Alemania Austria Suiza Italia Portugal Bélgica Holanda Dinamarca Suecia Noruega Finlandia Polonia Rusia Ucrania Grecia Turquía Hungría Irlanda Escocia América Canadá México Brasil Argentina Colombia Chile Perú Venezuela Ecuador Bolivia Uruguay Paraguay Guatemala Nicaragua Honduras Australia China Japón India Egipto Marruecos Argelia Europa África'.split(
          ' ',
        ),
      reach: 120,
    },
  ],
  commonSlips: COMMON_SLIPS,
  rareForms: {
    ademas: 'además',
    articulo: 'artículo',
    indice: 'índice',
    jamas: 'jamás',
    linea: 'línea',
    lineas: 'líneas',
    maquina: 'máquina',
    ojala: 'ojalá',
    titulo: 'título',
    victima: 'víctima',
  },
  accents: { a: 'á', e: 'é', i: 'í', n: 'ñ', o: 'ó', u: 'ú' },
  // An accent at the end tells forms of one verb apart: `hablo`, `habló`; `dejalo` is `déjalo` of the pronoun vos.
  meantWithoutAccent: (word, accented) =>
    /[áéíóú][sn]?$/u.test(accented) ||
    MEANT_WITHOUT_ACCENT.has(word) ||
    imperativesOf(accented).length > 0,
  basesOf: (word) => [...imperativesOf(word), ...literaryPronounsOf(word)],
};
