/** The look of the stand-ins' pages, in the colours of the product. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #faf9f6; --surface: #ffffff; --sunken: #f1efe9; --line: #dedad1; --line-strong: #86837b;
  --ink: #1c2530; --muted: #525d69; --brand: #3d5a78; --on-brand: #ffffff; --soft: #e3ebf3; --danger: #b3261e; --focus: #1d66b8;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #11171e; --surface: #19212a; --sunken: #0c1116; --line: #2c3742; --line-strong: #71808e;
    --ink: #e7ebef; --muted: #a5b1bd; --brand: #93b6d8; --on-brand: #0e1620; --soft: #22303e; --danger: #f2a29b; --focus: #82b4f2;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin: 1.75rem 0 .5rem; font-size: 1.0625rem; }
p { margin: 0 0 1rem; }
a { color: var(--brand); text-underline-offset: .15em; }
a:focus-visible, button:focus-visible, input:focus-visible, summary:focus-visible, iframe:focus-visible {
  outline: 2px solid var(--focus); outline-offset: 2px;
}
nav { margin-bottom: 1rem; }
nav a, .actions > a, .filter > a { display: inline-block; padding: .375rem 0; }
code, pre { font-family: ui-monospace, monospace; font-size: .875rem; }
.notice { padding: .75rem 1rem; border-radius: .5rem; background: var(--soft); }
.filter { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem .75rem; margin: 0 0 1rem; }
input, button { min-height: 2.5rem; padding: .375rem .875rem; border-radius: .375rem; font: inherit; }
input { flex: 1 1 14rem; min-width: 0; border: 1px solid var(--line-strong); background: var(--surface); color: inherit; }
input::placeholder { color: var(--muted); opacity: 1; }
button { border: 1px solid var(--brand); background: var(--brand); color: var(--on-brand); cursor: pointer; overflow-wrap: anywhere; }
button.danger { border-color: var(--danger); background: transparent; color: var(--danger); }
.count, time, .to { color: var(--muted); }
.count { margin: 0 0 .5rem; }
.empty { padding: 2rem 1rem; border: 1px dashed var(--line-strong); border-radius: .5rem; color: var(--muted); text-align: center; overflow-wrap: anywhere; }
.mails { margin: 0 0 1.5rem; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: .5rem; background: var(--surface); overflow: hidden; }
.mails li + li { border-top: 1px solid var(--line); }
.mails a { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 1.5rem; padding: .75rem 1rem; color: inherit; text-decoration: none; }
.mails a:hover { background: var(--sunken); }
.mails a:focus-visible { outline-offset: -2px; }
.mails .subject { font-weight: 600; overflow-wrap: anywhere; }
.mails .to { overflow-wrap: anywhere; }
.mails time { font-size: .875rem; line-height: 1.7; }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .25rem 1rem; margin: 0 0 1rem; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
.envelope dd a { margin-left: .5rem; font-size: .875rem; }
.headers { margin-top: .75rem; font-size: .875rem; }
summary { padding: .375rem 0; cursor: pointer; color: var(--brand); }
iframe { display: block; width: 100%; height: 48rem; border: 1px solid var(--line); border-radius: .5rem; background: Canvas; resize: vertical; }
pre.text { margin: 0; padding: 1rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--surface); white-space: pre-wrap; overflow-wrap: anywhere; }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: 1rem 1.5rem; margin-top: 1.75rem; }
@media (min-width: 48rem) {
  main { padding: 2.5rem 2rem 4rem; }
  .mails a { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) auto; align-items: baseline; }
}
@media (max-width: 30rem) {
  iframe { height: 60rem; }
  .headers { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .headers dd { margin-bottom: .5rem; }
}
`;
