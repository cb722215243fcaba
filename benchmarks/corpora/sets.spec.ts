import { describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CorpusError, readCorpora } from './sets';

const folder = () => mkdtempSync(join(tmpdir(), 'corpora-'));
const LINE = '{"id":"1","text":"Un mot."}';

describe('a folder of corpora', () => {
  it('gives the sets it has, with their language and a source', () => {
    const own = folder();
    writeFileSync(join(own, 'fr-clean.jsonl'), `${LINE}\n\n${LINE}\n`);
    const sentence = { id: '1', text: 'Un mot.', lang: 'fr', source: 'clean' };
    expect(readCorpora(own)).toEqual({ en: {}, fr: { clean: [sentence, sentence] }, es: {} });
  });

  it('may have them in dev', () => {
    const own = folder();
    mkdirSync(join(own, 'dev'));
    writeFileSync(join(own, 'dev', 'es-grammar.jsonl'), LINE);
    expect(readCorpora(own).es.grammar).toHaveLength(1);
  });

  it('may have the line ends of another system', () => {
    const own = folder();
    writeFileSync(join(own, 'fr-clean.jsonl'), `${LINE}\r\n\r\n${LINE}\r\n`);
    expect(readCorpora(own).fr.clean).toHaveLength(2);
  });

  it.each([
    'null',
    '{"id":"1"}',
    '{"id":"1","text":"Un.","errors":[{"start":2,"end":1,"corrections":[]}]}',
    '{"id":"1","text":"Un.","errors":[{"start":0,"end":90,"corrections":[]}]}',
    '{"id":"1","text":"Un.","errors":[{"start":0,"end":1,"corrections":null}]}',
    '{"id":"1","text":"Un.","errors":[null]}',
  ])('names the line that is no sentence: %s', (line) => {
    const own = folder();
    writeFileSync(join(own, 'fr-clean.jsonl'), `${LINE}\n${line}\n`);
    expect(() => readCorpora(own)).toThrow(/fr-clean\.jsonl:2 is no sentence/);
  });

  it('says what is wrong with it', () => {
    const empty = folder();
    expect(() => readCorpora(empty)).toThrow(CorpusError);
    expect(() => readCorpora(join(empty, 'none'))).toThrow('has no sets');
    writeFileSync(join(empty, 'en-clean.jsonl'), '\n');
    expect(() => readCorpora(empty)).toThrow('en-clean.jsonl has no sentences');
    writeFileSync(join(empty, 'en-clean.jsonl'), `${LINE}\n{bad`);
    expect(() => readCorpora(empty)).toThrow(/en-clean\.jsonl:2 is no JSON/);
  });
});
