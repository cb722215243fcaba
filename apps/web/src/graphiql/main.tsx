import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import { Explorer } from './Explorer';
import './explorer.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element to render into');
createRoot(root).render(<Explorer />);
