/** What the pages of the payment provider have beside the look of all stand-ins. */
export const PAY_STYLE = `
.pay { max-width: 58rem; }
.pay .notice { margin: 0 0 1.5rem; }
.pay h2 { margin-top: 0; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; }
.panel { padding: 1.25rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--surface); }
.panel + .panel { margin-top: 1.5rem; }
.columns > .panel + .panel { margin-top: 0; }
.panel > :last-child, .panel > form > :last-child { margin-bottom: 0; }
.price { margin: .25rem 0 .5rem; font-size: 2rem; font-weight: 650; line-height: 1.2; overflow-wrap: anywhere; }
.price small { font-size: 1rem; font-weight: 400; color: var(--muted); }
.total { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem; margin: 1rem 0 .25rem; padding-top: 1rem; border-top: 1px solid var(--line); font-weight: 600; }
.muted { color: var(--muted); }
fieldset { min-width: 0; margin: 0; padding: 0; border: 0; }
legend { padding: 0; font-size: 1.0625rem; font-weight: 700; }
.field { margin-top: .875rem; }
.field label { display: block; margin-bottom: .25rem; font-weight: 500; }
.field input { width: 100%; }
.field input[aria-invalid] { border-color: var(--danger); }
.wrong { margin: .25rem 0 0; color: var(--danger); font-size: .9375rem; }
.pair { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 1rem; }
.alert { margin: 0 0 1rem; padding: .75rem 1rem; border: 1px solid var(--danger); border-radius: .5rem; color: var(--danger); font-weight: 500; }
.submit { width: 100%; min-height: 2.875rem; margin-top: 1.25rem; font-weight: 600; }
button.quiet { background: transparent; color: var(--brand); }
a.button { display: inline-flex; align-items: center; min-height: 2.5rem; padding: .375rem .875rem; border: 1px solid var(--brand); border-radius: .375rem; text-decoration: none; overflow-wrap: anywhere; }
a.button.danger { border-color: var(--danger); color: var(--danger); }
.choices { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.25rem; }
.cards { margin: .5rem 0 0; padding: 0; list-style: none; }
.cards li + li { border-top: 1px solid var(--line); }
.cards a { display: block; padding: .5rem 0; text-decoration: none; }
.cards a:hover code { text-decoration: underline; }
.cards code { white-space: nowrap; }
.cards span { display: block; color: var(--muted); font-size: .9375rem; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .5rem .75rem .5rem 0; border-top: 1px solid var(--line); text-align: start; vertical-align: top; }
thead th { border-top: 0; color: var(--muted); font-weight: 500; }
td.number, th.number { text-align: end; white-space: nowrap; }
.buttons { display: flex; flex-wrap: wrap; gap: .5rem; }
.buttons button { min-height: 2.25rem; padding: .25rem .75rem; font-size: .9375rem; }
.wide { max-width: 72rem; }
.wide section { margin-top: 2rem; }
.wide td { overflow-wrap: anywhere; }
.wide td:last-child .buttons { flex-wrap: nowrap; }
.wide td:last-child button { white-space: nowrap; }
th:last-child, td:last-child { padding-right: 0; }
@media (max-width: 30rem) {
  .facts { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .facts dd { margin-bottom: .5rem; }
  th, td { padding-right: .5rem; font-size: .9375rem; }
}
@media (max-width: 48rem) {
  .wide thead { display: none; }
  .wide tr { display: block; padding: .75rem 0; border-top: 1px solid var(--line); }
  .wide td { display: block; padding: 0 0 .375rem; border: 0; }
  .wide td:last-child .buttons { flex-wrap: wrap; }
}
@media (min-width: 48rem) {
  .columns { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); align-items: start; gap: 2rem; }
  .order { grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 6fr); }
  .order > :nth-child(2) { grid-area: 1 / 2 / 3; }
  .panel { padding: 1.75rem; }
}
`;
