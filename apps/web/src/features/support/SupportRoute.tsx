import { lateGiver } from '../../data/late-giver';
import type { GivenForm } from '../../forms/LateForm';
import { PartLost } from '../../layout/PartLost';
import { Contact } from './Contact';
import type { ContactValues } from './contact-schema';
import { SupportPage } from './SupportPage';

const Live = lateGiver<GivenForm<keyof ContactValues>>(
  () => import('./ContactForm'),
  (retry) => ({ failure: <PartLost />, retry }),
);

export default function SupportRoute() {
  return <SupportPage contact={<Contact Live={Live} />} />;
}
