import { Button, type ButtonProps } from '@tercet/ui';

export interface ActionButtonProps extends Omit<ButtonProps, 'disabled'> {
  /** Names what says why it cannot be pressed now. It can still be reached, so that this can be heard. */
  hindranceId: string | undefined;
}

/** Begins an action, or asks for what it has to know. */
export function ActionButton({ hindranceId, onClick, ...rest }: ActionButtonProps) {
  const isHindered = hindranceId !== undefined;
  return (
    <Button
      {...rest}
      aria-disabled={isHindered || undefined}
      aria-describedby={hindranceId}
      onClick={isHindered ? undefined : onClick}
    />
  );
}
