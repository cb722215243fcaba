/** Who a request acts for. */
export interface Principal {
  readonly userId: string;
  readonly sessionId: string;
}
