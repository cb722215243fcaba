import { DataProvider } from '../../data/DataProvider';
import { Contact } from './Contact';

/** The form, with what sends it. */
export default function LiveContact() {
  return (
    <DataProvider>
      <Contact />
    </DataProvider>
  );
}
