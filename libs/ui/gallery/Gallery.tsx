import { useTranslation } from '@tercet/i18n/react';
import { useEffect, useState } from 'react';
import { Navigation } from './Navigation';
import { PageOf } from './PageOf';
import { usePlace, type Place } from './place';
import { StateAlone } from './StateAlone';
import { Switches } from './Switches';
import { Within } from './Within';

/** Whether the document wears the theme and speaks the language of the place. */
function useLookOf({ page, theme, language }: Place): boolean {
  const { i18n } = useTranslation();
  const [spoken, setSpoken] = useState(i18n.language);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.title = page ? `${page} – Components` : 'Components';
  }, [page, theme]);
  useEffect(() => void scrollTo(0, 0), [page]);
  useEffect(() => {
    document.documentElement.lang = language;
    void i18n.changeLanguage(language).then(() => setSpoken(language));
  }, [i18n, language]);
  return spoken === language;
}

export function Gallery() {
  const place = usePlace();
  if (!useLookOf(place)) return null;
  if (place.within === 'state') return <StateAlone {...place} />;
  if (place.within === 'page') {
    return (
      <main className="px-5 py-6">
        <PageOf place={place} />
      </main>
    );
  }
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[15rem_minmax(0,1fr)]">
      <Navigation page={place.page} />
      <div className="min-w-0">
        <Switches place={place} />
        <main className="mx-auto max-w-5xl px-5 py-8 sm:px-8">
          {place.width === '390' ? (
            <Within place={place} within="page" title={place.page} width={390} height={844} />
          ) : (
            <PageOf place={place} />
          )}
        </main>
      </div>
    </div>
  );
}
