// What is needed once a text is checked, fetched together.
export { Announcement } from './Announcement';
export { FindingPanel } from './FindingPanel';
export { typeInto, undoIn } from './type-into';
