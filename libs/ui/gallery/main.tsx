import { createI18n } from '@tercet/i18n';
import { I18nextProvider, initReactI18next } from '@tercet/i18n/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery';
import { placeNow } from './place';
import { NAMESPACES } from './words';
import './gallery.css';

const translator = await createI18n({
  locale: placeNow().language,
  namespaces: NAMESPACES,
  plugins: [initReactI18next],
});
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element to render into');
createRoot(root).render(
  <StrictMode>
    <I18nextProvider i18n={translator}>
      <Gallery />
    </I18nextProvider>
  </StrictMode>,
);
