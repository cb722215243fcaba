import { usePricing } from './use-pricing';

/** Whether premium can be bought here. Until the server has said that it cannot, it can. */
export function useIsSold(): boolean {
  const { pricing } = usePricing();
  return pricing?.isAvailable !== false;
}
