import { PRODUCT_NAME } from '@tercet/contracts';
import { GraphiQL } from 'graphiql';
import { useMemo, useState } from 'react';
import { useSession } from '../session/session';
import type { ArrivalNews } from '../session/url-token';
import type { ExplorerStorage } from './explorer-storage';
import { createFetcher } from './fetcher';
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

const FIRST = { initialQuery: FIRST_QUERY, initialVariables: FIRST_VARIABLES };
/** Under which GraphiQL keeps the queries that are open. */
const KEPT_TABS = 'graphiql:tabState';

const { locale, word, newsOf } = explorerWords();

export interface ExplorerProps {
  news: ArrivalNews | null;
  storage: ExplorerStorage;
}

/** GraphiQL, which speaks English only, with a field of ours for the bearer token, filled with this browser's sign-in. */
export function Explorer({ news, storage }: ExplorerProps) {
  const { accessToken } = useSession();
  const [typed, setTyped] = useState<string | null>(null);
  // What was there before is there again.
  const [first] = useState(storage.getItem(KEPT_TABS) === null ? FIRST : {});
  const token = typed ?? accessToken ?? '';
  const fetcher = useMemo(() => createFetcher(token.trim()), [token]);
  return (
    <div className="explorer">
      {news && (
        <p role="alert" lang={locale} className="explorer-news">
          {newsOf(news)}
        </p>
      )}
      <header lang={locale} className="explorer-bar">
        <a href="/" aria-label={`${PRODUCT_NAME}: ${word('home')}`}>
          <span aria-hidden="true">← </span>
          {PRODUCT_NAME}
        </a>
        <form className="explorer-token" onSubmit={(event) => event.preventDefault()}>
          <label htmlFor="token">{word('token')}</label>
          <input
            id="token"
            type="password"
            value={token}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            spellCheck={false}
            placeholder={word('tokenHint')}
          />
        </form>
      </header>
      <main className="explorer-body">
        <h1 lang={locale} className="explorer-heading">
          {word('heading')}
        </h1>
        <GraphiQL fetcher={fetcher} storage={storage} {...first} defaultQuery={FIRST_QUERY} />
      </main>
    </div>
  );
}
