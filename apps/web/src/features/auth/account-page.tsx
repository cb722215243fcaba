import type { ListedPage } from '@tercet/contracts';
import type { ComponentType } from 'react';
import { lateGiver } from '../../data/late-giver';
import type { GivenForm, LateFormViewProps } from '../../forms/LateForm';
import { usePageHead } from '../../layout/page-head';
import { PartLost } from '../../layout/PartLost';
import type { GiverProps } from '../../routing/giver';
import { AccountForm } from './AccountForm';

/**
 * The page of a form that is there, to be read and typed into, without what checks and sends it: that weighs as much as the rest.
 * @param load gives what does
 */
export function accountPage<Name extends string>(
  name: ListedPage,
  View: ComponentType<LateFormViewProps<Name>>,
  load: () => Promise<{ default: ComponentType<GiverProps<GivenForm<Name>>> }>,
): ComponentType {
  const Live = lateGiver<GivenForm<Name>>(load, (retry) => ({ failure: <PartLost />, retry }));
  return function AccountPage() {
    usePageHead(name);
    return <AccountForm View={View} Live={Live} />;
  };
}
