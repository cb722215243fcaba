import { isRecord } from '@tercet/contracts';
import Stripe from 'stripe';

/** All that the provider answers with is an object that says what it is, or an error. */
const isAnswer = (body: unknown): boolean =>
  isRecord(body) && ('object' in body || 'error' in body);

/**
 * The SDK's own client, with answers that are none refused: the SDK writes to whatever JSON value comes, and where that
 * fails, it does so outside of any promise, which ends the process.
 */
export function checkedHttpClient(): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  return {
    getClientName: () => client.getClientName(),
    async makeRequest(...request) {
      const response = await client.makeRequest(...request);
      const read = response.toJSON.bind(response);
      response.toJSON = async () => {
        const body: unknown = await read();
        if (!isAnswer(body)) throw new SyntaxError('The answer is no object');
        return body;
      };
      return response;
    },
  };
}
