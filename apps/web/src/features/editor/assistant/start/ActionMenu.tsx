import { isBlank } from '@tercet/contracts';
import { useErrorMessage, useTranslation } from '@tercet/i18n/react';
import { Notice } from '@tercet/ui';
import { useState } from 'react';
import { useSession } from '../../../../session/session';
import { useIsOnline } from '../../../../offline/use-is-online';
import { useEditor } from '../../state/editor-context';
import { useAssistant } from '../assistant-context';
import { requestLimit } from '../plan-limit';
import type { Action } from '../session/action';
import { requestsFor } from '../session/requests-for';
import { targetOf } from '../session/target';
import { ActionButtons } from './ActionButtons';
import { EngineLine } from './EngineLine';
import { LongText } from './LongText';
import { ScopeChoice } from './ScopeChoice';
import { useEngine } from '../../../../data/use-engine';
import { useHindrances } from './use-hindrances';
import { useRequestsLeft } from './use-requests-left';
import { useScope } from './use-scope';
import { WishField } from './WishField';

/** The way into every action: on what it works, whether that fits, and what it costs. */
export function ActionMenu() {
  const { t } = useTranslation('editor');
  const messageOf = useErrorMessage();
  const { user } = useSession();
  const { view } = useEditor();
  const { start } = useAssistant();
  const { scope, setScope, isEmpty, size } = useScope();
  /** Size of the text without a word that was to be worked on. */
  const [blankSize, setBlankSize] = useState<number>();
  const engine = useEngine();
  const left = useRequestsLeft();
  const hindrances = useHindrances();
  const isOnline = useIsOnline();

  const limit = requestLimit(user);
  const needed = size > limit ? requestsFor('improve', targetOf(view.state, scope).text, limit) : 1;

  const choose = (action: Action) => {
    const hasNothing = action.operation !== 'generate' && isBlank(targetOf(view.state, scope).text);
    setBlankSize(hasNothing ? size : undefined);
    if (!hasNothing) start(action, scope);
  };

  const improve = hindrances.of('improve') ? undefined : () => choose({ operation: 'improve' });

  // Without a connection nothing is sent or counted. Next to the actions where it is why they do not begin.
  const costs = isOnline && <EngineLine what={scope} size={size} />;

  return (
    <div className="flex flex-col gap-4 p-4">
      <p>{t('assistant.what')}</p>
      <ScopeChoice scope={scope} onChange={setScope} isEmpty={isEmpty} />
      <ActionButtons onChoose={choose} />
      {blankSize === size && <Notice tone="warn">{messageOf({ code: 'TEXT_EMPTY' })}</Notice>}
      {size > limit && <LongText limit={limit} needed={needed} left={left} />}
      {left === 0 && costs}
      {engine !== 'LOCAL' && <WishField onSend={improve} />}
      {left > 0 && costs}
    </div>
  );
}
