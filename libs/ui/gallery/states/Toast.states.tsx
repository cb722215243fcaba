import { useEffect, useEffectEvent } from 'react';
import { Button, ToastProvider, useToast } from '../../src';
import type { ComponentPage } from '../component-page';
import type { Words } from '../words';

type Message = Parameters<ReturnType<typeof useToast>>[0];

function Teller({ t, messages }: { t: Words; messages: readonly Message[] }) {
  const toast = useToast();
  const tell = useEffectEvent(() => {
    for (const message of messages) toast(message);
  });
  useEffect(() => tell(), []);
  // Messages stay while nobody looks at the window: else they would go before they are looked at here.
  useEffect(() => {
    const moment = setTimeout(() => dispatchEvent(new Event('blur')), 100);
    return () => clearTimeout(moment);
  }, []);
  return (
    <Button onClick={() => messages.forEach((message) => toast(message))}>
      {t('common:notifications')}
    </Button>
  );
}

const told = (t: Words, ...messages: readonly Message[]) => (
  <ToastProvider>
    <Teller t={t} messages={messages} />
  </ToastProvider>
);

export default {
  title: 'Toast',
  components: [ToastProvider],
  windowHeight: 200,
  states: (t) => {
    const action = { label: t('common:actions.undo'), onAction: () => {} };
    return {
      plain: told(t, { text: t('common:loading') }),
      'with something to do': told(t, { text: t('common:plan.free'), action }),
      'two at once': told(
        t,
        { text: t('common:nav.signOut') },
        { text: t('common:plan.free'), action },
      ),
      'several lines': told(t, { text: t('common:language.failed'), action }),
      'long words': told(t, {
        text: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
        action,
      }),
    };
  },
} satisfies ComponentPage;
