import type privacy from '@tercet/i18n/locales/en/privacy.json';

type Words = typeof privacy;
export type SectionId = keyof Words['headings'];
type Paragraph = keyof Words['paragraphs'];
type Point = keyof Words['points'];
type Place = keyof Words['places'];

/** A section in the order in which it is read: its points stand in a list after the paragraphs of `lead`. */
interface Section {
  readonly lead: readonly Paragraph[];
  readonly points?: readonly Point[];
  readonly rest?: readonly Paragraph[];
  /** Where what it tells of is done. */
  readonly places?: readonly Place[];
}

/** The day from which the policy says what it says now. */
export const POLICY_DATE = '2026-11-30';

export const SECTIONS: Readonly<Record<SectionId, Section>> = {
  provider: { lead: ['providerWho', 'providerPurpose', 'providerOwn'] },
  texts: { lead: ['textsCheck', 'textsAi', 'textsApi', 'textsStored'] },
  account: {
    lead: ['accountLead'],
    points: [
      'accountIdentity',
      'accountPassword',
      'accountChoices',
      'accountSessions',
      'accountUsage',
      'accountKeys',
    ],
    rest: ['accountNetworks', 'accountLogs', 'accountErrors'],
  },
  payments: { lead: ['paymentsProvider', 'paymentsKept'] },
  cookies: {
    lead: ['cookiesNone', 'cookiesLead'],
    points: [
      'cookiesPreferences',
      'cookiesProgram',
      'cookiesSignIn',
      'cookiesResults',
      'cookiesDrafts',
    ],
    rest: ['cookiesClear'],
  },
  mails: { lead: ['mailsKinds'] },
  rights: {
    lead: ['rightsWho'],
    points: ['rightsExport', 'rightsCorrect', 'rightsDelete', 'rightsSessions'],
    rest: ['rightsHow', 'rightsAuthority'],
    places: ['settings', 'support'],
  },
  transfers: { lead: ['transfersWhere', 'transfersHow'] },
  children: { lead: ['childrenAge'], places: ['support'] },
  contact: { lead: ['contactSupport', 'contactChanges'], places: ['support'] },
};

export const SECTION_IDS = Object.keys(SECTIONS) as readonly SectionId[];
