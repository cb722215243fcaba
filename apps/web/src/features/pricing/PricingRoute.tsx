import { DataProvider } from '../../data/DataProvider';
import { PricingPage } from './PricingPage';

export default function PricingRoute() {
  return (
    <DataProvider>
      <PricingPage />
    </DataProvider>
  );
}
