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
    "query Pricing {\n  pricing {\n    isAvailable\n    isTest\n    cacheExpirationSeconds\n    maxFreeUsage\n    fairUse\n    plans {\n      planId\n      price\n      currency\n      interval\n      savings\n      isRecommended\n    }\n  }\n}": typeof types.PricingDocument,
    "fragment SubscriptionState on UserSubscription {\n  plan\n  status\n  isPremium\n  isCancelled\n  isExpired\n  paymentFailed\n  retryAt\n  awaitsPayment\n  endsSoon\n  usageCount\n  maxFreeUsage\n  startedAt\n  expiresAt\n  endedBecause\n  renewsAt\n  renewalPrice\n  currency\n}\n\nquery Subscription {\n  subscription {\n    ...SubscriptionState\n  }\n}\n\nmutation RefreshSubscription($sessionId: String) {\n  refreshSubscription(sessionId: $sessionId) {\n    ...SubscriptionState\n  }\n}\n\nmutation ResumeSubscription {\n  resumeSubscription {\n    ...SubscriptionState\n  }\n}": typeof types.SubscriptionStateFragmentDoc,
    "mutation ForgotPassword($email: String!) {\n  forgotPassword(email: $email)\n}": typeof types.ForgotPasswordDocument,
    "query VerifyResetToken($token: String!) {\n  verifyResetToken(token: $token) {\n    valid\n    reason\n  }\n}\n\nmutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input)\n}": typeof types.VerifyResetTokenDocument,
    "mutation VerifyEmail($token: String!) {\n  verifyEmail(token: $token)\n}": typeof types.VerifyEmailDocument,
    "subscription TextTransform($input: TextTransformInput!) {\n  textTransform(input: $input) {\n    __typename\n    ... on TextDelta {\n      text\n    }\n    ... on TextTransformDone {\n      text\n      engine\n      warnings\n      edits {\n        start\n        end\n        replacement\n        category\n        affects\n        source\n        explanation\n      }\n      allowance {\n        usageCount\n        maxFreeUsage\n        resetsAt\n        unlimited\n      }\n    }\n    ... on TextTransformFailed {\n      code\n      args\n      retryAfterSeconds\n      returned\n    }\n  }\n}\n\nquery AssistantAllowance {\n  canUse(operation: IMPROVE) {\n    usageCount\n    maxFreeUsage\n    resetsAt\n  }\n}\n\nquery AssistantEngine {\n  assistantEngine\n  assistantModel\n}": typeof types.TextTransformDocument,
    "fragment ApiKeyRow_apiKey on ApiKey {\n  id\n  name\n  hint\n  scopes\n  createdAt\n  lastUsedAt\n}\n\nquery ApiKeys {\n  apiKeys {\n    ...ApiKeyRow_apiKey\n  }\n}\n\nmutation CreateApiKey($input: CreateApiKeyInput!) {\n  createApiKey(input: $input) {\n    key\n    apiKey {\n      ...ApiKeyRow_apiKey\n    }\n  }\n}\n\nmutation RevokeApiKey($id: ID!) {\n  revokeApiKey(id: $id)\n}": typeof types.ApiKeyRow_ApiKeyFragmentDoc,
    "query ExportMyData {\n  exportMyData\n}": typeof types.ExportMyDataDocument,
    "mutation DeleteAccount($input: DeleteAccountInput!) {\n  deleteAccount(input: $input)\n}": typeof types.DeleteAccountDocument,
    "mutation ChangeEmail($input: ChangeEmailInput!) {\n  changeEmail(input: $input) {\n    ...SessionUser\n    pendingEmail\n  }\n}": typeof types.ChangeEmailDocument,
    "mutation ChangePassword($input: ChangePasswordInput!) {\n  changePassword(input: $input) {\n    token\n    expiresAt\n    user {\n      ...SessionUser\n      pendingEmail\n    }\n  }\n}": typeof types.ChangePasswordDocument,
    "query PlanSection {\n  subscription {\n    ...SubscriptionState\n  }\n  canUse(operation: IMPROVE) {\n    resetsAt\n  }\n}\n\nmutation CancelSubscription {\n  cancelSubscription {\n    ...SubscriptionState\n  }\n}\n\nquery PlanSwitchPreview($plan: PaidPlan!) {\n  planSwitchPreview(plan: $plan) {\n    plan\n    amountDue\n    creditAfter\n    currency\n    price\n    nextBillingAt\n    takesBack\n    prorationDate\n  }\n}\n\nmutation SwitchPlan($plan: PaidPlan!, $prorationDate: DateTime, $amountDue: Float, $price: Float, $takesBack: Boolean) {\n  switchPlan(\n    plan: $plan\n    prorationDate: $prorationDate\n    amountDue: $amountDue\n    price: $price\n    takesBack: $takesBack\n  ) {\n    ...SubscriptionState\n  }\n}\n\nmutation WithdrawSwitch {\n  withdrawSwitch {\n    ...SubscriptionState\n  }\n}\n\nmutation CreateBillingPortalSession {\n  createBillingPortalSession {\n    url\n  }\n}\n\nquery Invoices {\n  invoices {\n    id\n    number\n    createdAt\n    amount\n    currency\n    status\n    pageUrl\n    pdfUrl\n  }\n}\n\nquery AccountCredit {\n  accountCredit {\n    amount\n    currency\n  }\n}\n\nquery AwaitedSwitch {\n  awaitedSwitch {\n    plan\n    amountDue\n    currency\n    payUrl\n    expiresAt\n  }\n}": typeof types.PlanSectionDocument,
    "mutation UpdateProfile($input: ProfileInput!) {\n  updateProfile(input: $input) {\n    ...SessionUser\n  }\n}": typeof types.UpdateProfileDocument,
    "query Sessions {\n  sessions {\n    id\n    deviceInfo\n    createdAt\n    lastSeenAt\n    current\n  }\n}\n\nmutation EndSession($id: ID!) {\n  endSession(id: $id)\n}\n\nmutation EndOtherSessions {\n  endOtherSessions\n}": typeof types.SessionsDocument,
    "mutation CreateCheckoutSession($plan: PaidPlan!) {\n  createCheckoutSession(plan: $plan) {\n    sessionId\n    url\n  }\n}": typeof types.CreateCheckoutSessionDocument,
    "mutation ContactSupport($input: ContactSupportInput!) {\n  contactSupport(input: $input)\n}": typeof types.ContactSupportDocument,
    "query PendingEmail {\n  me {\n    id\n    pendingEmail\n  }\n}": typeof types.PendingEmailDocument,
    "mutation ResendVerification {\n  resendVerification\n}": typeof types.ResendVerificationDocument,
    "fragment SessionUser on User {\n  id\n  email\n  name\n  subscriptionType\n  isPremium\n  emailVerified\n  language\n  theme\n}\n\nmutation Login($input: LoginInput!) {\n  login(input: $input) {\n    token\n    expiresAt\n    user {\n      ...SessionUser\n    }\n  }\n}\n\nmutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    token\n    expiresAt\n    user {\n      ...SessionUser\n    }\n  }\n}": typeof types.SessionUserFragmentDoc,
};
const documents: Documents = {
    "query Pricing {\n  pricing {\n    isAvailable\n    isTest\n    cacheExpirationSeconds\n    maxFreeUsage\n    fairUse\n    plans {\n      planId\n      price\n      currency\n      interval\n      savings\n      isRecommended\n    }\n  }\n}": types.PricingDocument,
    "fragment SubscriptionState on UserSubscription {\n  plan\n  status\n  isPremium\n  isCancelled\n  isExpired\n  paymentFailed\n  retryAt\n  awaitsPayment\n  endsSoon\n  usageCount\n  maxFreeUsage\n  startedAt\n  expiresAt\n  endedBecause\n  renewsAt\n  renewalPrice\n  currency\n}\n\nquery Subscription {\n  subscription {\n    ...SubscriptionState\n  }\n}\n\nmutation RefreshSubscription($sessionId: String) {\n  refreshSubscription(sessionId: $sessionId) {\n    ...SubscriptionState\n  }\n}\n\nmutation ResumeSubscription {\n  resumeSubscription {\n    ...SubscriptionState\n  }\n}": types.SubscriptionStateFragmentDoc,
    "mutation ForgotPassword($email: String!) {\n  forgotPassword(email: $email)\n}": types.ForgotPasswordDocument,
    "query VerifyResetToken($token: String!) {\n  verifyResetToken(token: $token) {\n    valid\n    reason\n  }\n}\n\nmutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input)\n}": types.VerifyResetTokenDocument,
    "mutation VerifyEmail($token: String!) {\n  verifyEmail(token: $token)\n}": types.VerifyEmailDocument,
    "subscription TextTransform($input: TextTransformInput!) {\n  textTransform(input: $input) {\n    __typename\n    ... on TextDelta {\n      text\n    }\n    ... on TextTransformDone {\n      text\n      engine\n      warnings\n      edits {\n        start\n        end\n        replacement\n        category\n        affects\n        source\n        explanation\n      }\n      allowance {\n        usageCount\n        maxFreeUsage\n        resetsAt\n        unlimited\n      }\n    }\n    ... on TextTransformFailed {\n      code\n      args\n      retryAfterSeconds\n      returned\n    }\n  }\n}\n\nquery AssistantAllowance {\n  canUse(operation: IMPROVE) {\n    usageCount\n    maxFreeUsage\n    resetsAt\n  }\n}\n\nquery AssistantEngine {\n  assistantEngine\n  assistantModel\n}": types.TextTransformDocument,
    "fragment ApiKeyRow_apiKey on ApiKey {\n  id\n  name\n  hint\n  scopes\n  createdAt\n  lastUsedAt\n}\n\nquery ApiKeys {\n  apiKeys {\n    ...ApiKeyRow_apiKey\n  }\n}\n\nmutation CreateApiKey($input: CreateApiKeyInput!) {\n  createApiKey(input: $input) {\n    key\n    apiKey {\n      ...ApiKeyRow_apiKey\n    }\n  }\n}\n\nmutation RevokeApiKey($id: ID!) {\n  revokeApiKey(id: $id)\n}": types.ApiKeyRow_ApiKeyFragmentDoc,
    "query ExportMyData {\n  exportMyData\n}": types.ExportMyDataDocument,
    "mutation DeleteAccount($input: DeleteAccountInput!) {\n  deleteAccount(input: $input)\n}": types.DeleteAccountDocument,
    "mutation ChangeEmail($input: ChangeEmailInput!) {\n  changeEmail(input: $input) {\n    ...SessionUser\n    pendingEmail\n  }\n}": types.ChangeEmailDocument,
    "mutation ChangePassword($input: ChangePasswordInput!) {\n  changePassword(input: $input) {\n    token\n    expiresAt\n    user {\n      ...SessionUser\n      pendingEmail\n    }\n  }\n}": types.ChangePasswordDocument,
    "query PlanSection {\n  subscription {\n    ...SubscriptionState\n  }\n  canUse(operation: IMPROVE) {\n    resetsAt\n  }\n}\n\nmutation CancelSubscription {\n  cancelSubscription {\n    ...SubscriptionState\n  }\n}\n\nquery PlanSwitchPreview($plan: PaidPlan!) {\n  planSwitchPreview(plan: $plan) {\n    plan\n    amountDue\n    creditAfter\n    currency\n    price\n    nextBillingAt\n    takesBack\n    prorationDate\n  }\n}\n\nmutation SwitchPlan($plan: PaidPlan!, $prorationDate: DateTime, $amountDue: Float, $price: Float, $takesBack: Boolean) {\n  switchPlan(\n    plan: $plan\n    prorationDate: $prorationDate\n    amountDue: $amountDue\n    price: $price\n    takesBack: $takesBack\n  ) {\n    ...SubscriptionState\n  }\n}\n\nmutation WithdrawSwitch {\n  withdrawSwitch {\n    ...SubscriptionState\n  }\n}\n\nmutation CreateBillingPortalSession {\n  createBillingPortalSession {\n    url\n  }\n}\n\nquery Invoices {\n  invoices {\n    id\n    number\n    createdAt\n    amount\n    currency\n    status\n    pageUrl\n    pdfUrl\n  }\n}\n\nquery AccountCredit {\n  accountCredit {\n    amount\n    currency\n  }\n}\n\nquery AwaitedSwitch {\n  awaitedSwitch {\n    plan\n    amountDue\n    currency\n    payUrl\n    expiresAt\n  }\n}": types.PlanSectionDocument,
    "mutation UpdateProfile($input: ProfileInput!) {\n  updateProfile(input: $input) {\n    ...SessionUser\n  }\n}": types.UpdateProfileDocument,
    "query Sessions {\n  sessions {\n    id\n    deviceInfo\n    createdAt\n    lastSeenAt\n    current\n  }\n}\n\nmutation EndSession($id: ID!) {\n  endSession(id: $id)\n}\n\nmutation EndOtherSessions {\n  endOtherSessions\n}": types.SessionsDocument,
    "mutation CreateCheckoutSession($plan: PaidPlan!) {\n  createCheckoutSession(plan: $plan) {\n    sessionId\n    url\n  }\n}": types.CreateCheckoutSessionDocument,
    "mutation ContactSupport($input: ContactSupportInput!) {\n  contactSupport(input: $input)\n}": types.ContactSupportDocument,
    "query PendingEmail {\n  me {\n    id\n    pendingEmail\n  }\n}": types.PendingEmailDocument,
    "mutation ResendVerification {\n  resendVerification\n}": types.ResendVerificationDocument,
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
export function graphql(source: "query Pricing {\n  pricing {\n    isAvailable\n    isTest\n    cacheExpirationSeconds\n    maxFreeUsage\n    fairUse\n    plans {\n      planId\n      price\n      currency\n      interval\n      savings\n      isRecommended\n    }\n  }\n}"): (typeof documents)["query Pricing {\n  pricing {\n    isAvailable\n    isTest\n    cacheExpirationSeconds\n    maxFreeUsage\n    fairUse\n    plans {\n      planId\n      price\n      currency\n      interval\n      savings\n      isRecommended\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SubscriptionState on UserSubscription {\n  plan\n  status\n  isPremium\n  isCancelled\n  isExpired\n  paymentFailed\n  retryAt\n  awaitsPayment\n  endsSoon\n  usageCount\n  maxFreeUsage\n  startedAt\n  expiresAt\n  endedBecause\n  renewsAt\n  renewalPrice\n  currency\n}\n\nquery Subscription {\n  subscription {\n    ...SubscriptionState\n  }\n}\n\nmutation RefreshSubscription($sessionId: String) {\n  refreshSubscription(sessionId: $sessionId) {\n    ...SubscriptionState\n  }\n}\n\nmutation ResumeSubscription {\n  resumeSubscription {\n    ...SubscriptionState\n  }\n}"): (typeof documents)["fragment SubscriptionState on UserSubscription {\n  plan\n  status\n  isPremium\n  isCancelled\n  isExpired\n  paymentFailed\n  retryAt\n  awaitsPayment\n  endsSoon\n  usageCount\n  maxFreeUsage\n  startedAt\n  expiresAt\n  endedBecause\n  renewsAt\n  renewalPrice\n  currency\n}\n\nquery Subscription {\n  subscription {\n    ...SubscriptionState\n  }\n}\n\nmutation RefreshSubscription($sessionId: String) {\n  refreshSubscription(sessionId: $sessionId) {\n    ...SubscriptionState\n  }\n}\n\nmutation ResumeSubscription {\n  resumeSubscription {\n    ...SubscriptionState\n  }\n}"];
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
export function graphql(source: "mutation VerifyEmail($token: String!) {\n  verifyEmail(token: $token)\n}"): (typeof documents)["mutation VerifyEmail($token: String!) {\n  verifyEmail(token: $token)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription TextTransform($input: TextTransformInput!) {\n  textTransform(input: $input) {\n    __typename\n    ... on TextDelta {\n      text\n    }\n    ... on TextTransformDone {\n      text\n      engine\n      warnings\n      edits {\n        start\n        end\n        replacement\n        category\n        affects\n        source\n        explanation\n      }\n      allowance {\n        usageCount\n        maxFreeUsage\n        resetsAt\n        unlimited\n      }\n    }\n    ... on TextTransformFailed {\n      code\n      args\n      retryAfterSeconds\n      returned\n    }\n  }\n}\n\nquery AssistantAllowance {\n  canUse(operation: IMPROVE) {\n    usageCount\n    maxFreeUsage\n    resetsAt\n  }\n}\n\nquery AssistantEngine {\n  assistantEngine\n  assistantModel\n}"): (typeof documents)["subscription TextTransform($input: TextTransformInput!) {\n  textTransform(input: $input) {\n    __typename\n    ... on TextDelta {\n      text\n    }\n    ... on TextTransformDone {\n      text\n      engine\n      warnings\n      edits {\n        start\n        end\n        replacement\n        category\n        affects\n        source\n        explanation\n      }\n      allowance {\n        usageCount\n        maxFreeUsage\n        resetsAt\n        unlimited\n      }\n    }\n    ... on TextTransformFailed {\n      code\n      args\n      retryAfterSeconds\n      returned\n    }\n  }\n}\n\nquery AssistantAllowance {\n  canUse(operation: IMPROVE) {\n    usageCount\n    maxFreeUsage\n    resetsAt\n  }\n}\n\nquery AssistantEngine {\n  assistantEngine\n  assistantModel\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ApiKeyRow_apiKey on ApiKey {\n  id\n  name\n  hint\n  scopes\n  createdAt\n  lastUsedAt\n}\n\nquery ApiKeys {\n  apiKeys {\n    ...ApiKeyRow_apiKey\n  }\n}\n\nmutation CreateApiKey($input: CreateApiKeyInput!) {\n  createApiKey(input: $input) {\n    key\n    apiKey {\n      ...ApiKeyRow_apiKey\n    }\n  }\n}\n\nmutation RevokeApiKey($id: ID!) {\n  revokeApiKey(id: $id)\n}"): (typeof documents)["fragment ApiKeyRow_apiKey on ApiKey {\n  id\n  name\n  hint\n  scopes\n  createdAt\n  lastUsedAt\n}\n\nquery ApiKeys {\n  apiKeys {\n    ...ApiKeyRow_apiKey\n  }\n}\n\nmutation CreateApiKey($input: CreateApiKeyInput!) {\n  createApiKey(input: $input) {\n    key\n    apiKey {\n      ...ApiKeyRow_apiKey\n    }\n  }\n}\n\nmutation RevokeApiKey($id: ID!) {\n  revokeApiKey(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExportMyData {\n  exportMyData\n}"): (typeof documents)["query ExportMyData {\n  exportMyData\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteAccount($input: DeleteAccountInput!) {\n  deleteAccount(input: $input)\n}"): (typeof documents)["mutation DeleteAccount($input: DeleteAccountInput!) {\n  deleteAccount(input: $input)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangeEmail($input: ChangeEmailInput!) {\n  changeEmail(input: $input) {\n    ...SessionUser\n    pendingEmail\n  }\n}"): (typeof documents)["mutation ChangeEmail($input: ChangeEmailInput!) {\n  changeEmail(input: $input) {\n    ...SessionUser\n    pendingEmail\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangePassword($input: ChangePasswordInput!) {\n  changePassword(input: $input) {\n    token\n    expiresAt\n    user {\n      ...SessionUser\n      pendingEmail\n    }\n  }\n}"): (typeof documents)["mutation ChangePassword($input: ChangePasswordInput!) {\n  changePassword(input: $input) {\n    token\n    expiresAt\n    user {\n      ...SessionUser\n      pendingEmail\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PlanSection {\n  subscription {\n    ...SubscriptionState\n  }\n  canUse(operation: IMPROVE) {\n    resetsAt\n  }\n}\n\nmutation CancelSubscription {\n  cancelSubscription {\n    ...SubscriptionState\n  }\n}\n\nquery PlanSwitchPreview($plan: PaidPlan!) {\n  planSwitchPreview(plan: $plan) {\n    plan\n    amountDue\n    creditAfter\n    currency\n    price\n    nextBillingAt\n    takesBack\n    prorationDate\n  }\n}\n\nmutation SwitchPlan($plan: PaidPlan!, $prorationDate: DateTime, $amountDue: Float, $price: Float, $takesBack: Boolean) {\n  switchPlan(\n    plan: $plan\n    prorationDate: $prorationDate\n    amountDue: $amountDue\n    price: $price\n    takesBack: $takesBack\n  ) {\n    ...SubscriptionState\n  }\n}\n\nmutation WithdrawSwitch {\n  withdrawSwitch {\n    ...SubscriptionState\n  }\n}\n\nmutation CreateBillingPortalSession {\n  createBillingPortalSession {\n    url\n  }\n}\n\nquery Invoices {\n  invoices {\n    id\n    number\n    createdAt\n    amount\n    currency\n    status\n    pageUrl\n    pdfUrl\n  }\n}\n\nquery AccountCredit {\n  accountCredit {\n    amount\n    currency\n  }\n}\n\nquery AwaitedSwitch {\n  awaitedSwitch {\n    plan\n    amountDue\n    currency\n    payUrl\n    expiresAt\n  }\n}"): (typeof documents)["query PlanSection {\n  subscription {\n    ...SubscriptionState\n  }\n  canUse(operation: IMPROVE) {\n    resetsAt\n  }\n}\n\nmutation CancelSubscription {\n  cancelSubscription {\n    ...SubscriptionState\n  }\n}\n\nquery PlanSwitchPreview($plan: PaidPlan!) {\n  planSwitchPreview(plan: $plan) {\n    plan\n    amountDue\n    creditAfter\n    currency\n    price\n    nextBillingAt\n    takesBack\n    prorationDate\n  }\n}\n\nmutation SwitchPlan($plan: PaidPlan!, $prorationDate: DateTime, $amountDue: Float, $price: Float, $takesBack: Boolean) {\n  switchPlan(\n    plan: $plan\n    prorationDate: $prorationDate\n    amountDue: $amountDue\n    price: $price\n    takesBack: $takesBack\n  ) {\n    ...SubscriptionState\n  }\n}\n\nmutation WithdrawSwitch {\n  withdrawSwitch {\n    ...SubscriptionState\n  }\n}\n\nmutation CreateBillingPortalSession {\n  createBillingPortalSession {\n    url\n  }\n}\n\nquery Invoices {\n  invoices {\n    id\n    number\n    createdAt\n    amount\n    currency\n    status\n    pageUrl\n    pdfUrl\n  }\n}\n\nquery AccountCredit {\n  accountCredit {\n    amount\n    currency\n  }\n}\n\nquery AwaitedSwitch {\n  awaitedSwitch {\n    plan\n    amountDue\n    currency\n    payUrl\n    expiresAt\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateProfile($input: ProfileInput!) {\n  updateProfile(input: $input) {\n    ...SessionUser\n  }\n}"): (typeof documents)["mutation UpdateProfile($input: ProfileInput!) {\n  updateProfile(input: $input) {\n    ...SessionUser\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Sessions {\n  sessions {\n    id\n    deviceInfo\n    createdAt\n    lastSeenAt\n    current\n  }\n}\n\nmutation EndSession($id: ID!) {\n  endSession(id: $id)\n}\n\nmutation EndOtherSessions {\n  endOtherSessions\n}"): (typeof documents)["query Sessions {\n  sessions {\n    id\n    deviceInfo\n    createdAt\n    lastSeenAt\n    current\n  }\n}\n\nmutation EndSession($id: ID!) {\n  endSession(id: $id)\n}\n\nmutation EndOtherSessions {\n  endOtherSessions\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateCheckoutSession($plan: PaidPlan!) {\n  createCheckoutSession(plan: $plan) {\n    sessionId\n    url\n  }\n}"): (typeof documents)["mutation CreateCheckoutSession($plan: PaidPlan!) {\n  createCheckoutSession(plan: $plan) {\n    sessionId\n    url\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ContactSupport($input: ContactSupportInput!) {\n  contactSupport(input: $input)\n}"): (typeof documents)["mutation ContactSupport($input: ContactSupportInput!) {\n  contactSupport(input: $input)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PendingEmail {\n  me {\n    id\n    pendingEmail\n  }\n}"): (typeof documents)["query PendingEmail {\n  me {\n    id\n    pendingEmail\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResendVerification {\n  resendVerification\n}"): (typeof documents)["mutation ResendVerification {\n  resendVerification\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SessionUser on User {\n  id\n  email\n  name\n  subscriptionType\n  isPremium\n  emailVerified\n  language\n  theme\n}\n\nmutation Login($input: LoginInput!) {\n  login(input: $input) {\n    token\n    expiresAt\n    user {\n      ...SessionUser\n    }\n  }\n}\n\nmutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    token\n    expiresAt\n    user {\n      ...SessionUser\n    }\n  }\n}"): (typeof documents)["fragment SessionUser on User {\n  id\n  email\n  name\n  subscriptionType\n  isPremium\n  emailVerified\n  language\n  theme\n}\n\nmutation Login($input: LoginInput!) {\n  login(input: $input) {\n    token\n    expiresAt\n    user {\n      ...SessionUser\n    }\n  }\n}\n\nmutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    token\n    expiresAt\n    user {\n      ...SessionUser\n    }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;