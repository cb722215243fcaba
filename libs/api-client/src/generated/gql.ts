/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "mutation ForgotPassword($email: String!) {\n  forgotPassword(email: $email)\n}": typeof types.ForgotPasswordDocument,
    "query VerifyResetToken($token: String!) {\n  verifyResetToken(token: $token) {\n    valid\n    reason\n  }\n}\n\nmutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input)\n}": typeof types.VerifyResetTokenDocument,
    "mutation VerifyEmail($token: String!) {\n  verifyEmail(token: $token)\n}\n\nmutation ResendVerification {\n  resendVerification\n}": typeof types.VerifyEmailDocument,
    "subscription TextTransform($input: TextTransformInput!) {\n  textTransform(input: $input) {\n    __typename\n    ... on TextDelta {\n      text\n    }\n    ... on TextTransformDone {\n      text\n      engine\n      warnings\n      edits {\n        start\n        end\n        replacement\n        explanation\n      }\n      allowance {\n        usageCount\n        maxFreeUsage\n        resetsAt\n        unlimited\n      }\n    }\n    ... on TextTransformFailed {\n      code\n      args\n      retryAfterSeconds\n      returned\n    }\n  }\n}\n\nquery ImproveAllowance {\n  canUse(operation: IMPROVE) {\n    usageCount\n    maxFreeUsage\n    resetsAt\n  }\n}\n\nquery AssistantEngine {\n  assistantEngine\n}": typeof types.TextTransformDocument,
    "fragment SessionUser on User {\n  id\n  email\n  name\n  subscriptionType\n  isPremium\n  emailVerified\n  language\n  theme\n}\n\nmutation Login($input: LoginInput!) {\n  login(input: $input) {\n    token\n    expiresAt\n    user {\n      ...SessionUser\n    }\n  }\n}\n\nmutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    token\n    expiresAt\n    user {\n      ...SessionUser\n    }\n  }\n}": typeof types.SessionUserFragmentDoc,
};
const documents: Documents = {
    "mutation ForgotPassword($email: String!) {\n  forgotPassword(email: $email)\n}": types.ForgotPasswordDocument,
    "query VerifyResetToken($token: String!) {\n  verifyResetToken(token: $token) {\n    valid\n    reason\n  }\n}\n\nmutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input)\n}": types.VerifyResetTokenDocument,
    "mutation VerifyEmail($token: String!) {\n  verifyEmail(token: $token)\n}\n\nmutation ResendVerification {\n  resendVerification\n}": types.VerifyEmailDocument,
    "subscription TextTransform($input: TextTransformInput!) {\n  textTransform(input: $input) {\n    __typename\n    ... on TextDelta {\n      text\n    }\n    ... on TextTransformDone {\n      text\n      engine\n      warnings\n      edits {\n        start\n        end\n        replacement\n        explanation\n      }\n      allowance {\n        usageCount\n        maxFreeUsage\n        resetsAt\n        unlimited\n      }\n    }\n    ... on TextTransformFailed {\n      code\n      args\n      retryAfterSeconds\n      returned\n    }\n  }\n}\n\nquery ImproveAllowance {\n  canUse(operation: IMPROVE) {\n    usageCount\n    maxFreeUsage\n    resetsAt\n  }\n}\n\nquery AssistantEngine {\n  assistantEngine\n}": types.TextTransformDocument,
    "fragment SessionUser on User {\n  id\n  email\n  name\n  subscriptionType\n  isPremium\n  emailVerified\n  language\n  theme\n}\n\nmutation Login($input: LoginInput!) {\n  login(input: $input) {\n    token\n    expiresAt\n    user {\n      ...SessionUser\n    }\n  }\n}\n\nmutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    token\n    expiresAt\n    user {\n      ...SessionUser\n    }\n  }\n}": types.SessionUserFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ForgotPassword($email: String!) {\n  forgotPassword(email: $email)\n}"): (typeof documents)["mutation ForgotPassword($email: String!) {\n  forgotPassword(email: $email)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VerifyResetToken($token: String!) {\n  verifyResetToken(token: $token) {\n    valid\n    reason\n  }\n}\n\nmutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input)\n}"): (typeof documents)["query VerifyResetToken($token: String!) {\n  verifyResetToken(token: $token) {\n    valid\n    reason\n  }\n}\n\nmutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation VerifyEmail($token: String!) {\n  verifyEmail(token: $token)\n}\n\nmutation ResendVerification {\n  resendVerification\n}"): (typeof documents)["mutation VerifyEmail($token: String!) {\n  verifyEmail(token: $token)\n}\n\nmutation ResendVerification {\n  resendVerification\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription TextTransform($input: TextTransformInput!) {\n  textTransform(input: $input) {\n    __typename\n    ... on TextDelta {\n      text\n    }\n    ... on TextTransformDone {\n      text\n      engine\n      warnings\n      edits {\n        start\n        end\n        replacement\n        explanation\n      }\n      allowance {\n        usageCount\n        maxFreeUsage\n        resetsAt\n        unlimited\n      }\n    }\n    ... on TextTransformFailed {\n      code\n      args\n      retryAfterSeconds\n      returned\n    }\n  }\n}\n\nquery ImproveAllowance {\n  canUse(operation: IMPROVE) {\n    usageCount\n    maxFreeUsage\n    resetsAt\n  }\n}\n\nquery AssistantEngine {\n  assistantEngine\n}"): (typeof documents)["subscription TextTransform($input: TextTransformInput!) {\n  textTransform(input: $input) {\n    __typename\n    ... on TextDelta {\n      text\n    }\n    ... on TextTransformDone {\n      text\n      engine\n      warnings\n      edits {\n        start\n        end\n        replacement\n        explanation\n      }\n      allowance {\n        usageCount\n        maxFreeUsage\n        resetsAt\n        unlimited\n      }\n    }\n    ... on TextTransformFailed {\n      code\n      args\n      retryAfterSeconds\n      returned\n    }\n  }\n}\n\nquery ImproveAllowance {\n  canUse(operation: IMPROVE) {\n    usageCount\n    maxFreeUsage\n    resetsAt\n  }\n}\n\nquery AssistantEngine {\n  assistantEngine\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SessionUser on User {\n  id\n  email\n  name\n  subscriptionType\n  isPremium\n  emailVerified\n  language\n  theme\n}\n\nmutation Login($input: LoginInput!) {\n  login(input: $input) {\n    token\n    expiresAt\n    user {\n      ...SessionUser\n    }\n  }\n}\n\nmutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    token\n    expiresAt\n    user {\n      ...SessionUser\n    }\n  }\n}"): (typeof documents)["fragment SessionUser on User {\n  id\n  email\n  name\n  subscriptionType\n  isPremium\n  emailVerified\n  language\n  theme\n}\n\nmutation Login($input: LoginInput!) {\n  login(input: $input) {\n    token\n    expiresAt\n    user {\n      ...SessionUser\n    }\n  }\n}\n\nmutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    token\n    expiresAt\n    user {\n      ...SessionUser\n    }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;