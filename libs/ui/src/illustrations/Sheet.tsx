/** A sheet of paper with its corner turned down. `at` moves it, in units of the frame. */
export const Sheet = ({ at = [48, 14] }: { at?: readonly [x: number, y: number] }) => (
  <>
    <path d={`M${at[0]} ${at[1]}h48l16 16v76h-64z`} className="fill-surface" />
    <path d={`M${at[0] + 48} ${at[1]}v16h16`} className="fill-sunken" />
  </>
);
