import { EVERYDAY_HOMOPHONES } from './everyday-homophones';
import { HOMOPHONES_A_TO_C } from './homophones-a-to-c';
import { HOMOPHONES_D_TO_P } from './homophones-d-to-p';
import { HOMOPHONES_Q_TO_Z } from './homophones-q-to-z';

/** Words written in place of others that sound alike, in phrases where only one of the two makes sense. */
export const HOMOPHONES =
  EVERYDAY_HOMOPHONES + HOMOPHONES_A_TO_C + HOMOPHONES_D_TO_P + HOMOPHONES_Q_TO_Z;
