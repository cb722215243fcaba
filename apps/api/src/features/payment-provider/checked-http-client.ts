import { isRecord } from '@tercet/contracts';
import Stripe from 'stripe';
import { assertInTime } from './question';

/** The provider answers with an object that says what it is, or with an error. */
const isAnswer = (body: unknown, status: number): boolean =>
  isRecord(body) && (status < 400 ? 'object' in body : 'error' in body);

/**
 * The SDK's own client, with answers that are none refused: the SDK takes a failure without an error in it for success, as
 * a gateway sends it, and writes to whatever JSON value comes; where that fails, it ends the process. No call, and no other
 * try of one, is made for a question that is over.
 */
export function checkedHttpClient(): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  return {
    getClientName: () => client.getClientName(),
    async makeRequest(...request) {
      assertInTime();
      const response = await client.makeRequest(...request);
      const read = response.toJSON.bind(response);
      response.toJSON = async () => {
        const body: unknown = await read();
        if (!isAnswer(body, response.getStatusCode())) {
          throw new SyntaxError('The answer is none of the provider’s');
        }
        return body;
      };
      return response;
    },
  };
}
