import { useState } from 'react';
import { useSession } from '../session/session';
import type { ArrivalNews } from '../session/url-token';

/** What is to be said of the sign-in: how the page was arrived at, or that another tab has put another account in its place. */
export function useSignInNews(arrived: ArrivalNews | null): ArrivalNews | null {
  const { user } = useSession();
  const [news, setNews] = useState(arrived);
  const [before, setBefore] = useState(user);
  if (user?.id !== before?.id) {
    setBefore(user);
    if (user && before) setNews({ what: 'switched', email: user.email });
  }
  return news;
}
