import { GraphiQL } from 'graphiql';
import { useMemo, useState } from 'react';
import { createFetcher } from './fetcher';
import { signedInToken } from './signed-in-token';

const FIRST_QUERY = `# Checking a text needs no account.
query Check($text: String!) {
  check(input: { text: $text, language: AUTO }) {
    language
    elapsedMs
    issues {
      start
      end
      category
      message
      suggestions
    }
  }
}
`;
const FIRST_VARIABLES = JSON.stringify({ text: 'Their are three lines in a tercet.' }, null, 2);

/** GraphiQL with a field for the bearer token, filled with this browser's sign-in. */
export function Explorer() {
  const [token, setToken] = useState(signedInToken);
  const fetcher = useMemo(() => createFetcher(token.trim()), [token]);
  return (
    <div className="explorer">
      <form className="explorer-token" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="token">Access token</label>
        <input
          id="token"
          type="password"
          value={token}
          onChange={(event) => setToken(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          placeholder="Sent as a bearer token; empty for public queries"
        />
      </form>
      <div className="explorer-body">
        <GraphiQL
          fetcher={fetcher}
          initialQuery={FIRST_QUERY}
          initialVariables={FIRST_VARIABLES}
          defaultQuery={FIRST_QUERY}
        />
      </div>
    </div>
  );
}
