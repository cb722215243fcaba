import type { Measured } from '@tercet/contracts';
import figures from './generated/measured.json' with { type: 'json' };

/** What the benchmark has measured. A figure that it lacks does not compile. */
export const MEASURED: Measured = figures;
