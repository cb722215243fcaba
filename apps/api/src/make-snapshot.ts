import { writeSnapshot } from './platform/database/snapshot';
import { parseConfig } from './platform/config/parse-config';

const { embedded } = parseConfig({});
if (embedded.snapshot) await writeSnapshot(embedded.snapshot);
