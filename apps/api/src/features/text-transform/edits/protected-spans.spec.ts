import { describe, expect, it } from '@jest/globals';
import { OPERATIONS, type Operation } from '@tercet/contracts';
import { type ProtectedKind, withAffected } from './protected-spans';
import type { TextEdit } from './text-edit';

/** What each `[was|is]` of a text affects. */
function affects(marked: string, operation: Operation = 'improve') {
  const edits: TextEdit[] = [];
  let source = '';
  marked.split(/\[([^|[\]]*)\|([^|[\]]*)\]/).forEach((piece, i, pieces) => {
    if (i % 3 === 2) return;
    if (i % 3 === 1) {
      const replacement = pieces[i + 1] ?? '';
      edits.push({ start: source.length, end: source.length + piece.length, replacement });
    }
    source += piece;
  });
  return withAffected(operation, source, edits).map((edit) => edit.affects ?? null);
}

describe('withAffected', () => {
  it.each<[ProtectedKind, string]>([
    ['number', 'They sold [12|13] boats.'],
    ['number', 'They sold 1[2|3] boats.'],
    ['number', 'They sold 12[|,000] boats.'],
    ['number', 'They sold 12[|\u202f000] boats.'],
    ['number', 'It costs $[1,500|1.500] a day.'],
    ['number', 'It is [-|]5 degrees.'],
    ['number', 'Between 3[–| and ][5|6] people came.'],
    ['number', 'We [met 3 of 4 people|met 4 people].'],
    ['number', 'The meeting is at [10:30|10:45].'],
    ['number', 'It was the [1st|2nd] time.'],
    ['number', 'Born on [03/04/1999|03/04/1998].'],
    ['number', 'One. [It took 3 days. |]Two.'],
    ['number', 'Le loyer est de [1\u202f250|1\u202f520] € par mois.'],
    ['number', 'Il a couru [3,5|35] km.'],
    ['number', 'Le train part à [18\u00a0h\u00a030|18\u00a0h\u00a020].'],
    ['number', 'El alquiler sube un [3,5|5,3] %.'],
    ['number', 'Nació en [1987|1978], en Lima.'],
    ['number', 'Somos [25|15] personas.'],
    ['number', 'Elle a dit « nous serons [12|15] ».'],
    ['quotation', 'She said “we [was|were] early” twice.'],
    ['quotation', 'She said "we [was|were] early" twice.'],
    ['quotation', 'She said ‘we [was|were] early’ twice.'],
    ['quotation', 'She [said “it is late” and left|left].'],
    ['quotation', 'Il a dit « [afin de|pour] gagner ».'],
    ['quotation', 'Il a dit «\u202fj’ai [recu|reçu] ta lettre\u202f».'],
    ['quotation', 'Dijo: «[haber|a ver] si vienes».'],
    ['quotation', 'El cartel decía “[abierto|cerrado]”.'],
    ['link', 'See https://example.com/[guide|guides] first.'],
    ['link', 'See [https://example.com|example.com] first.'],
    ['link', 'Write to [ada@exmaple.com|ada@example.com].'],
    ['link', 'Open src/[man|main].ts and read.'],
    ['link', 'Voir www.exemple.fr/[acceuil|accueil].'],
    ['link', 'Lee [la guía](https://example.es/[guia|guía]).'],
    ['link', 'Visit [exampel.com|example.com] today.'],
    ['code', 'Run `npm [instal|install]` now.'],
    ['code', 'Before.\n```\nlet [teh|the] = 1;\n```\nAfter.'],
    ['code', 'Run[ `ls`|] now.'],
    ['code', 'A <[strong|em]>word</strong> here.'],
    ['code', 'Lancez `npm [demarrer|démarrer]`.'],
    ['code', 'Ejecuta `git [comit|commit] -m 3`.'],
  ])('tells of the %s in %j', (kind, text) => {
    expect(affects(text)).toContain(kind);
  });

  it.each([
    'They [selled|sold] 12 boats.',
    'They sold 12[  | ]boats.',
    'They sold 12 boats[|,] and left.',
    'We met [3 of 4|of 4, 3].',
    '[In 2024 we sold 300 boats|We sold 300 boats in 2024].',
    'They sold [12000|12 000] boats.',
    'They sold [12 000|12\u202f000] boats.',
    'It was [09:05|9:05] then.',
    'The [MP3|mp3] file is [three|two] minutes long.',
    'Le loyer est de 1\u202f250[ |\u202f]€.',
    'Il a couru 3,5[km|\u202fkm].',
    'En 1999[,|] il est [parti|reparti].',
    'Un 5[%| %] más.',
    'She said[|,] “we were early”[ twice|, twice].',
    '["we were early"|“we were early”], she said.',
    'Elle a dit [“bonjour”|«\u202fbonjour\u202f»].',
    'Elle a dit «[|\u202f]bonjour[|\u202f]».',
    'Dijo[|:] «hola»[.|!]',
    '«[hola|Hola]», dijo.',
    'See https://example.com/guide[|,] and [recieve|receive] it.',
    'Write to ada@example.com[ today|].',
    'Read [[teh|the] guide](https://example.com/guide).',
    'You may come [and/or|or] go, he[/she|] said.',
    'Drive at 50 [km/h|km per hour].',
    'Run `npm install`[ now|].',
    'A <em>[wrod|word]</em> here.',
    "It's the dog's [bone|toy], isn't it?",
    'It is *[realy|really]* late.',
    'If x < 5 and [teh|the] y > 3, go.',
    '[Le|La] maison est à l’[angle|entrée].',
    'No hay [nada|ninguno].',
  ])('finds nothing to tell in %j', (text) => {
    expect(new Set(affects(text))).toEqual(new Set([null]));
  });

  it('tells of each edit by itself', () => {
    expect(affects('We [was|were] [3|4] in “a [blu|blue] room”, [realy|really].')).toEqual([
      null,
      'number',
      'quotation',
      null,
    ]);
  });

  it('calls an edit of several by the first of code, link, number and quotation', () => {
    expect(affects('[“we are 3” in `a`|we]')).toEqual(['code']);
    expect(affects('[“we are 3” at a@b.com|we]')).toEqual(['link']);
  });

  it.each(OPERATIONS)('has something to say of %s unless it is free in its words', (operation) => {
    const isFree = ['translate', 'generate', 'summarize'].includes(operation);
    expect(affects('We are [3|4].', operation)).toEqual([isFree ? null : 'number']);
  });
});
