import { useQuery } from '@apollo/client/react';
import { ApiKeysDocument } from '@tercet/api-client/generated';
import { useTranslation } from '@tercet/i18n/react';
import { Button } from '@tercet/ui';
import { useRef, useState } from 'react';
import { TEXT_LINK } from '../../../layout/text-link';
import { Loaded } from '../parts/Loaded';
import { Section } from '../parts/Section';
import { ApiKeyList } from './ApiKeyList';
import { NewKeyDialog } from './NewKeyDialog';

export function ApiKeysSection() {
  const { t } = useTranslation('settings');
  const answer = useQuery(ApiKeysDocument, { fetchPolicy: 'cache-and-network' });
  const [isMaking, setIsMaking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <Section name="apiKeys" intro={t('apiKeys.intro')}>
      <Loaded section="apiKeys" answer={answer} lines={1}>
        {({ apiKeys }) => (
          <>
            <ApiKeyList apiKeys={apiKeys} />
            <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
              <Button ref={opener} onClick={() => setIsMaking(true)}>
                {t('apiKeys.new')}
              </Button>
              <a href="/graphiql" className={TEXT_LINK}>
                {t('apiKeys.explorer')}
              </a>
            </div>
            {isMaking && <NewKeyDialog onClose={() => setIsMaking(false)} returnFocusTo={opener} />}
          </>
        )}
      </Loaded>
    </Section>
  );
}
