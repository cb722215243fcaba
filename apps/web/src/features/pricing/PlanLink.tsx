import { buttonClass } from '@tercet/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface PlanLinkProps {
  to: string;
  isPrimary?: boolean;
  /** Id of the plan's name. */
  describedBy: string;
  children: ReactNode;
}

/** The link of a plan's card. */
export function PlanLink({ to, isPrimary = false, describedBy, children }: PlanLinkProps) {
  return (
    <Link
      to={to}
      aria-describedby={describedBy}
      className={buttonClass(
        isPrimary ? 'primary' : 'secondary',
        'lg',
        'w-full text-center md:max-lg:px-2',
      )}
    >
      {children}
    </Link>
  );
}
