import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, OperationTypeNode } from 'graphql';

/** Apollo would run one as if it were a query, which its resolvers cannot answer: see multipart-subscriptions.ts. */
export const refusePlainSubscriptions: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ operation }) => {
        if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return Promise.resolve();
        throw new GraphQLError('A subscription needs "Accept: multipart/mixed;subscriptionSpec"', {
          extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
        });
      },
    }),
};
