import { isBlank, type Operation, PLAN_LIMITS } from '@tercet/contracts';
import { useErrorMessage, useFormat, useTranslation } from '@tercet/i18n/react';
import { Button, Notice } from '@tercet/ui';
import { useState } from 'react';
import { useSession } from '../../../../session/session';
import { useEditor } from '../../state/editor-context';
import { useAssistant } from '../assistant-context';
import { worksInParts, type Action } from '../session/action';
import { partsOf } from '../session/parts';
import { targetOf } from '../session/target';
import { ActionButtons } from './ActionButtons';
import { EngineLine } from './EngineLine';
import { fittingStretch } from './fitting-stretch';
import { ScopeChoice } from './ScopeChoice';
import { useEngine } from './use-engine';
import { useNothingLeft } from './use-nothing-left';
import { useScope } from './use-scope';
import { WishField } from './WishField';

/** The way into every action: on what it works, whether that fits, and what it costs. */
export function ActionMenu() {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const messageOf = useErrorMessage();
  const { user } = useSession();
  const { view } = useEditor();
  const { start } = useAssistant();
  const { scope, setScope, isEmpty, size } = useScope();
  /** Size of the text without a word that was to be worked on. */
  const [blankSize, setBlankSize] = useState<number>();
  const nothingLeft = useNothingLeft();
  const engine = useEngine();

  const limit = PLAN_LIMITS[user?.isPremium ? 'premium' : 'free'].transformCharacters;
  const excess = size - limit;
  const parts = excess > 0 ? partsOf(targetOf(view.state, scope).text, limit).length : 1;
  const isDisabled = (operation: Operation) =>
    nothingLeft || (excess > 0 && operation !== 'generate' && !worksInParts({ operation }));

  const choose = (action: Action) => {
    const hasNothing = action.operation !== 'generate' && isBlank(targetOf(view.state, scope).text);
    setBlankSize(hasNothing ? size : undefined);
    if (!hasNothing) start(action, scope);
  };

  const selectFitting = () => {
    const { doc, selection } = view.state;
    const { from, to } = fittingStretch(doc, selection.main.from, limit);
    view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
  };

  return (
    <div className="flex flex-col gap-4 p-4">
      <p>{t('assistant.what')}</p>
      <ScopeChoice scope={scope} onChange={setScope} isEmpty={isEmpty} />
      <ActionButtons isDisabled={isDisabled} onChoose={choose} />
      {blankSize === size && <Notice tone="warn">{messageOf({ code: 'TEXT_EMPTY' })}</Notice>}
      {excess > 0 && (
        <div role="status" className="space-y-2 text-sm">
          <p>{t('assistant.inParts', { count: parts, limit: format.number(limit) })}</p>
          <Button size="sm" onClick={selectFitting}>
            {t('assistant.selectFitting')}
          </Button>
        </div>
      )}
      {engine !== 'LOCAL' && <WishField />}
      <EngineLine />
    </div>
  );
}
