import { PAGE_PATHS, pageNameAt } from '@tercet/contracts';

const SUPPORT = '/support';

/** Where support is asked for: its own page once there is one, until then where the policy says how. */
export const SUPPORT_PATH = pageNameAt(SUPPORT) ? SUPPORT : `${PAGE_PATHS.privacy}#contact`;
