import type { AnalysedWord } from '@tercet/proofreading-core';
import { wordSet } from './words';

const PROFESSIONS =
  wordSet(`médico abogado profesor maestro ingeniero enfermero arquitecto científico músico actor cantante
  escritor pintor estudiante periodista político químico físico biólogo matemático técnico secretario dentista cocinero
  camarero policía bombero soldado juez veterinario psicólogo economista contable informático programador diseñador
  director productor bailarín modelo deportista futbolista atleta artista poeta filósofo historiador investigador
  traductor carnicero panadero peluquero mecánico electricista fontanero carpintero agricultor piloto azafato empresario
  alcalde presidente ministro senador diputado gobernador rey atleta activista comediante fotógrafo farmacéutico doctor
  crítico miembro testigo líder jefe socio católico cristiano judío musulmán protestante budista ateo único primero último`);

/** Nouns of people who stand near: after a verb that takes a person they need `a`. */
const RELATIVES =
  wordSet(`madre padre mamá papá hermano abuelo tío primo hijo nieto sobrino suegro cuñado esposo marido mujer
  novio amigo compañero vecino profesor maestro jefe colega pareja bebé prometido padrino bisabuelo hermanastro entrenador
  familia suegra nuera yerno papi mami padrastro madrastra`);

/** Given names that are hardly ever places. */
const NAMES =
  wordSet(`juan pedro josé maría ana luis carlos miguel antonio manuel javier pablo jorge david daniel laura marta elena
  carmen lucía paula sara sofía diego andrés sergio fernando alberto alejandro rafael francisco roberto ricardo teresa rosa
  isabel cristina patricia silvia beatriz raquel julia irene natalia andrea claudia mónica john maría mary michael peter`);

/** A given name with its capital. */
export const isGivenName = ({ text, norm }: AnalysedWord): boolean =>
  NAMES.has(norm) && /^\p{Lu}\p{Ll}+$/u.test(text);

/** People in general: `ayudé a los niños`. */
const PEOPLE =
  wordSet(`niño niña chico chica hombre mujer persona gente muchacho muchacha señor señora alumno alumna estudiante cliente
  paciente enfermo enferma joven anciano anciana bebé vecino vecina ladrón enemigo enemiga víctima turista huésped invitado invitada`);

/** Any person, near or not. */
export const isPerson = (word: AnalysedWord): boolean =>
  isRelative(word) || word.readings.some(({ pos, lemma }) => pos === 'NOUN' && PEOPLE.has(lemma));

/** A trade, an office or a faith: `es médico` has no article, and may stay masculine. */
export const isProfession = ({ readings }: AnalysedWord): boolean =>
  readings.some(({ lemma }) => PROFESSIONS.has(lemma));

/** Somebody of the family, or a friend. */
export const isRelative = ({ readings }: AnalysedWord): boolean =>
  readings.some(({ pos, lemma }) => pos === 'NOUN' && RELATIVES.has(lemma));
