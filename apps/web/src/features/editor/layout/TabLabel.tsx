export interface TabLabelProps {
  words: string;
  /** What the words stand for, where they are shorter. */
  title?: string;
}

/** The words on a tab, in one line however little room there is. */
export function TabLabel({ words, title = words }: TabLabelProps) {
  return (
    <span className="truncate" title={title}>
      {words}
    </span>
  );
}
