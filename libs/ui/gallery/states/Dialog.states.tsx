import { useState } from 'react';
import { Button, Dialog, Field, type DialogProps } from '../../src';
import type { ComponentPage } from '../component-page';
import type { Words } from '../words';

function Opened({
  t,
  ...props
}: { t: Words } & Omit<DialogProps, 'open' | 'onOpenChange' | 'focusFirst'>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('common:nav.openMenu')}</Button>
      {/* Taking the focus, each would bring the page to itself. */}
      <Dialog {...props} open={open} onOpenChange={setOpen} focusFirst={() => {}} />
    </>
  );
}

const Filling = ({ t }: { t: Words }) => (
  <>
    <Field label={t('auth:fields.name')} defaultValue="Noor" />
    <div className="mt-5 flex flex-wrap justify-end gap-2">
      <Button variant="quiet">{t('common:actions.undo')}</Button>
      <Button variant="primary">{t('common:actions.reload')}</Button>
    </div>
  </>
);

export default {
  title: 'Dialog',
  components: [Dialog],
  windowHeight: 440,
  states: (t) => ({
    'in the middle': (
      <Opened t={t} title={t('auth:fields.name')}>
        <Filling t={t} />
      </Opened>
    ),
    'with a description': (
      <Opened t={t} title={t('common:crash.heading')} description={t('common:crash.offline')}>
        <Filling t={t} />
      </Opened>
    ),
    'a sheet, which phones have at the bottom': (
      <Opened t={t} placement="sheet" title={t('auth:fields.name')}>
        <Filling t={t} />
      </Opened>
    ),
    'filled to its edges': (
      <Opened t={t} flush title={t('common:footer.label')}>
        <p className="bg-sunken px-5 py-4">{t('common:crash.text')}</p>
      </Opened>
    ),
    'closed by its button only': (
      <Opened t={t} lasting title={t('common:crash.heading')}>
        <Filling t={t} />
      </Opened>
    ),
    'longer than the window': (
      <Opened t={t} title={t('common:footer.privacy')}>
        {Array.from({ length: 12 }, (_, number) => (
          <p key={number} className="mt-3">
            {t('html:descriptions.privacy', { product: 'Tercet' })}
          </p>
        ))}
      </Opened>
    ),
    'long words': (
      <Opened
        t={t}
        title="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
        description="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
      >
        <p>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</p>
      </Opened>
    ),
  }),
} satisfies ComponentPage;
