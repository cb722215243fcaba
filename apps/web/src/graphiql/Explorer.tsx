import { GraphiQL } from 'graphiql';
import { useMemo, useState } from 'react';
import { createFetcher } from './fetcher';
import { signedInToken } from './signed-in-token';
import { explorerWords } from './words';

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

const { locale, word } = explorerWords();

/** GraphiQL, which speaks English only, with a field of ours for the bearer token, filled with this browser's sign-in. */
export function Explorer() {
  const [token, setToken] = useState(signedInToken);
  const fetcher = useMemo(() => createFetcher(token.trim()), [token]);
  return (
    <div className="explorer">
      <form lang={locale} className="explorer-token" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="token">{word('token')}</label>
        <input
          id="token"
          type="password"
          value={token}
          onChange={(event) => setToken(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          placeholder={word('tokenHint')}
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
