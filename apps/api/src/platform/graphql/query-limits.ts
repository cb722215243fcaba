import { ApolloArmor } from '@escape.tech/graphql-armor';
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';
import { oncePerOperation } from './once-per-operation';
import { shortNames } from './short-names';

/** Names, punctuation and literals of one query; texts travel in variables. */
export const PARSE_LIMITS = { maxTokens: 1_000 } as const;
const MAX_DEPTH = 8;
const MAX_ALIASES = 15;
const MAX_DIRECTIVES = 10;
const MAX_COST = 1_000;
/** Characters of a name, which are one token however many they are. */
const MAX_NAME = 100;

/** Set on errors of these rules; Apollo puts its own code over theirs. */
export const TOO_COMPLEX = 'tooComplex';

const tooComplex = () =>
  new GraphQLError('Query too complex', { extensions: { [TOO_COMPLEX]: true } });

/** A rejected query is a finding like any other of validation, so that it is answered with 400 and not run. */
const limit = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null) => context?.reportError(tooComplex())],
};

const armor = new ApolloArmor({
  // Both are Apollo's and GraphQL's own settings by now: see graphql.module.ts.
  blockFieldSuggestion: { enabled: false },
  maxTokens: { enabled: false },
  maxDepth: { ...limit, n: MAX_DEPTH, flattenFragments: true },
  // The library would let any number of `a: __typename` pass.
  maxAliases: { ...limit, n: MAX_ALIASES, allowList: [] },
  maxDirectives: { ...limit, n: MAX_DIRECTIVES },
  costLimit: { ...limit, maxCost: MAX_COST, flattenFragments: true },
}).protect();

/** Rules that stand before GraphQL's own: see refuse-breaking-queries.ts. */
export const FIRST_LIMITS: readonly ValidationRule[] = [shortNames(MAX_NAME, tooComplex)];

/** Rules that every operation passes before it runs, whichever way it came in. */
export const QUERY_LIMITS: readonly ValidationRule[] = [
  ...armor.validationRules,
  oncePerOperation(tooComplex),
];
