/** Line icons on a 24-unit grid, drawn with one stroke width so that they sit well beside text. */
const PATHS = {
  arrowRight: 'M5 12h14M13 6l6 6-6 6',
  book: 'M5 4h10a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h10',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevronDown: 'M6 9.5l6 6 6-6',
  chevronLeft: 'M14.5 6l-6 6 6 6',
  chevronRight: 'M9.5 6l6 6-6 6',
  close: 'M6 6l12 12M18 6L6 18',
  documents: 'M8 3.5h7l4 4V17H8zM15 3.5v4h4M5 7v13.5h10',
  download: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M5 19.5h14',
  upload: 'M12 15V4M7.5 8.5L12 4l4.5 4.5M5 19.5h14',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  eyeOff:
    'M4 4l16 16M9.6 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.9 3.5M6.2 7.7A17 17 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.2-1M10 10a2.8 2.8 0 0 0 4 4',
  history: 'M4.5 12a7.5 7.5 0 1 1 2.4 5.5M4.5 12L2.5 9.8M4.5 12l2.3-2M12 8v4.5l3 1.8',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5M12 7.8v.2',
  keyboard: 'M3 6.5h18v11H3zM7 10h.01M12 10h.01M17 10h.01M8 14h8',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  menu: 'M4 7h16M4 12h12M4 17h16',
  monitor: 'M4 5h16v11H4zM9 20h6M12 16v4',
  moon: 'M20 14.2A8 8 0 1 1 9.8 4a6.6 6.6 0 0 0 10.2 10.2z',
  offline:
    'M4 4l16 16M12 18.5h.01M8 15a6 6 0 0 1 5-1.7M4 11a11 11 0 0 1 5-3M13 7.5a11 11 0 0 1 7 3.5',
  paste: 'M8 5H6v15h12V5h-2M9 3.5h6v3H9z',
  pen: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.2 15.2L20 20',
  settings: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4M4 12h6M14 12h6M12 10v4',
  underline: 'M7 4v7a5 5 0 0 0 10 0V4M5 20q1.75-2.5 3.5 0t3.5 0 3.5 0 3.5 0',
  sparkle: 'M12 4l1.8 6.2L20 12l-6.2 1.8L12 20l-1.8-6.2L4 12l6.2-1.8z',
  stop: 'M7 7h10v10H7z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  trash: 'M5 7h14M9 7V4.5h6V7M7 7l1 13h8l1-13',
  undo: 'M8 6L4 10l4 4M4 10h10a5.5 5.5 0 0 1 0 11h-3',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.2v.2',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative icon in the colour of the text; the control around it carries the name. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className="shrink-0"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
