import { DataProvider } from '../../data/DataProvider';
import { PricingPage } from './PricingPage';

/** The plans with what the server says of them. */
export default function LivePricing() {
  return (
    <DataProvider>
      <PricingPage />
    </DataProvider>
  );
}
