import type { ListedPage } from '@tercet/contracts';
import { lazy, useState, type ComponentType, type SubmitEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { FormViewProps, Registered } from '../../forms/form-view';
import { usePageHead } from '../../layout/page-head';
import { PartLost } from '../../layout/PartLost';
import { LatePart } from '../../routing/LatePart';
import { typedEmail } from './typed-email';

export interface LateFormViewProps extends FormViewProps<string> {
  email: string;
}

/**
 * The page of a form that is there, to be read and typed into, before what checks and sends it: that weighs as much as the rest.
 * @param load the page with all of it, which takes over what was typed and sent
 */
export function lateForm(
  name: ListedPage,
  View: ComponentType<LateFormViewProps>,
  load: () => Promise<{ default: ComponentType }>,
): ComponentType {
  function Outline({ isLost = false }) {
    const [isSubmitting, setIsSubmitting] = useState(false);
    const { state } = useLocation();
    const [email, setEmail] = useState(() => typedEmail(state));
    const register = (field: string): Registered => ({
      name: field,
      ...(field === 'email' && { defaultValue: typedEmail(state) }),
      onChange: async ({ target }: { target: HTMLInputElement }) => {
        setIsSubmitting(false);
        if (field === 'email') setEmail(target.value);
      },
    });
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      setIsSubmitting(!isLost);
    };
    return (
      <View
        {...{ register, isSubmitting, onSubmit, email }}
        errorOf={() => undefined}
        failure={isLost ? <PartLost /> : null}
      />
    );
  }
  const loadAll = async () => {
    const [{ DataProvider }, { default: Page }] = await Promise.all([
      import('../../data/DataProvider'),
      load(),
    ]);
    return {
      default: () => (
        <DataProvider>
          <Page />
        </DataProvider>
      ),
    };
  };
  const Live = lazy(() => loadAll().catch(() => ({ default: () => <Outline isLost /> })));
  return function LateForm() {
    usePageHead(name);
    return (
      <LatePart waiting={<Outline />}>
        <Live />
      </LatePart>
    );
  };
}
