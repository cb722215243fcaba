import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import { enterWith, session } from '../session/session';
import { takeUrlToken, type ArrivalNews } from '../session/url-token';
import { createExplorerStorage } from './explorer-storage';
import { Explorer } from './Explorer';
import './explorer.css';

async function start(root: HTMLElement): Promise<void> {
  const urlToken = takeUrlToken();
  let news: ArrivalNews | null = null;
  const storage = createExplorerStorage();
  const page = createRoot(root);
  session.start();
  // Queries may hold texts, which are nobody else's.
  session.onOtherTexts(() => {
    storage.close();
    page.unmount();
    location.reload();
  });
  if (urlToken) {
    // Where it fails the explorer opens all the same: much of the API needs no account.
    ({ news } = await enterWith(urlToken));
  }
  page.render(<Explorer news={news} storage={storage} />);
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element to render into');
void start(root);
