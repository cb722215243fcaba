import type { Locale } from '@tercet/contracts';

/**
 * English words that French and Spanish texts quote as they are, most of them about programs. They are accepted and never
 * proposed. A word that is a likely slip for one of the language itself is not here (`address`, `object`, `resource`).
 */
const QUOTED = `array arrays async await backend backslash bash blob bool boolean bot build builds bundle bundles callable
  callback callbacks cast changelog checkbox checksum chunk closure cluster clusters codepage commit commits core
  cron crontab daemon dashboard deadlock debug deploy desktop devtools dict diff docker docstring drag dump encoding
  endpoint enum exploit factory fallback false fashion feature features feed field fields filename firewall fixture
  fixtures flag flags float floats font fonts footer fork forks frame frames framework frameworks freeze garbage
  getter getters handler handlers handshake hash hashing header headers heap heredoc hook hooks host hosting
  hostname hosts httpd indie inline inode input inputs issue issues iterator kernel keyboard label labels layout
  legacy length lifecycle listener listeners localhost lock logger loggers login logout lookup loop mainstream make
  mapping matching merge middleware milestone milestones mixin mixins mock mocks mutex namespace namespaces nginx
  node nodes notebook notebooks null nullable offset opcode output overflow override padding parser parsing password
  patch path paths payload pid ping pip pipeline pixel placeholder playlist playoffs plugin plugins polling pool
  popup popups postfix prefetch printf props proxy pthreads pull push queries query queue ranking redirect ref
  refactoring refcount refs regex regexp rendering replay repositories repository request requests responsive return
  rollback root router row runtime sandbox scope scroll seed sendmail setter setters setup shell sitcom size skate
  slot slots snapshot snapshots socket sockets spec split sprinter squash stack stacks staging stderr stdin stdout
  stream streams string strings structs stub submodule submodules subnet switch syslog tag tags template templates
  templating text-align thrash thread threads throw tick ticks timeout timeouts timer timers timestamp token tokens
  toolchain tooltip tooltips top-down topdown township traceback tracker tracking trigger triggers true tuple
  undefined unicode unix update upload uploads watcher western westerns while widget widgets width wildcard
  workaround worker workers workflow workflows workspace wrapper wrappers yaml yarn yield zip`;

/** What would rather be meant in one of them. */
const SLIPS: Readonly<Record<Locale, string>> = {
  en: '',
  fr: 'boolean daemon dict indie null',
  es: 'boolean core fields field iterator node nodes repositories tuple',
};

const words = (list: string): string[] => list.trim().split(/\s+/u);

export function quotedWords(language: Locale): string[] {
  if (language === 'en') return [];
  const slips = new Set(words(SLIPS[language]));
  return words(QUOTED).filter((word) => !slips.has(word));
}
