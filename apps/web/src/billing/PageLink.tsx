import type { ReactNode, Ref } from 'react';
import { isPage } from './leave-for';

export interface PageLinkProps {
  href: string;
  /** What it is called where that is more than what it shows. */
  label?: string;
  className: string;
  ref?: Ref<HTMLAnchorElement>;
  children: ReactNode;
}

/** A link to a page of another site in a new tab; nothing where its address is none that a browser opens as a page. */
export function PageLink({ href, label, className, ref, children }: PageLinkProps) {
  if (!isPage(href)) return null;
  return (
    <a
      ref={ref}
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      className={className}
    >
      {children}
    </a>
  );
}
