import { defineRule } from '@tercet/proofreading-core';
import { conjugate } from '../grammar/verbs';
import { isGerund, may } from '../grammar/words';

const LATER = /^(?:morir|fallecer|llegar|obtener|regresar|volver|ganar|perder|resultar)$/;
const AFTER = /^(?:después|poco|siguiente|luego|tarde|mayo|en|a|al|el|la|un|una)$/u;

export const gerundioPosterioridad = defineRule({
  id: 'es/gerundio-posterioridad',
  category: 'style',
  level: 'style',
  message: {
    en: 'The gerund does not tell what came afterwards: “{fix}”.',
    fr: 'Le gérondif ne dit pas ce qui vient après : « {fix} ».',
    es: 'El gerundio no expresa lo que pasó después: «{fix}».',
  },
  explanation: {
    en: 'A gerund goes with what happens at the same time; for what follows use a verb: “cayó y murió”, not “cayó, muriendo”.',
    fr: 'Le gérondif accompagne ce qui se passe en même temps ; pour la suite, mettez un verbe : « cayó y murió ».',
    es: 'El gerundio acompaña a lo simultáneo; para lo posterior se usa un verbo: «cayó y murió», no «cayó, muriendo».',
  },
  valid: [
    'Cayó y murió poco después.',
    'Entró cantando.',
    'Salió, riendo, a la calle.',
    'Vive muriendo de pena.',
    'Fue a Lima y volvió.',
    'Está muriendo.',
    'Muriendo el rey, reinó su hijo.',
    'Siendo niño, vivió aquí.',
  ],
  invalid: [
    { text: 'Cayó del caballo[[, muriendo]] al día siguiente.', fix: ' y murió' },
    { text: 'Partió de noche[[, llegando]] al puerto el martes.', fix: ' y llegó' },
    { text: 'Estudió en Lima[[, obteniendo]] el título en 1990.', fix: ' y obtuvo' },
    { text: 'Viajó a Quito[[, regresando]] en mayo.', fix: ' y regresó' },
    { text: 'Fue herido[[, falleciendo]] poco después.', fix: ' y falleció' },
  ],
  misses: ['Se fue a Roma, viviendo allí dos años.'],
  check({ tokens, words, grammar }, report) {
    if (!tokens.some(({ norm }) => norm.endsWith('ndo'))) return;
    for (const [index, gerund] of words.entries()) {
      const comma = words[index - 1];
      if (comma?.text !== ',' || !may(gerund, isGerund) || !LATER.test(gerund.best.lemma)) continue;
      const verb = words.slice(0, index - 1).findLast(({ best }) => best.form === 'fin');
      if (
        verb?.best.tense !== 'past' ||
        verb.best.person !== 3 ||
        !AFTER.test(words[index + 1]?.norm ?? '')
      )
        continue;
      const [form] = conjugate(
        grammar,
        gerund.best.lemma,
        `fin.ind.past.3.${verb.best.number ?? 'sg'}`,
      );
      if (form !== undefined && words[index + 1]?.token !== gerund.token)
        report({ start: comma.start, end: gerund.end }, [` y ${form}`]);
    }
  },
});
