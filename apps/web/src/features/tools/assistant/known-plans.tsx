import { lazy, Suspense, type ComponentType } from 'react';
import { SomeRequests } from './SomeRequests';

// What asks the server comes after the page, which can be read without it.
const KnownAllowance = lazy<ComponentType>(() =>
  import('./KnownAllowance').catch(() => ({ default: SomeRequests })),
);
const PremiumOffer = lazy<ComponentType>(() =>
  import('./PremiumOffer').catch(() => ({ default: () => null })),
);

export const FreeAllowance = () => (
  <Suspense fallback={<SomeRequests />}>
    <KnownAllowance />
  </Suspense>
);

export const Premium = () => (
  <Suspense fallback={null}>
    <PremiumOffer />
  </Suspense>
);
