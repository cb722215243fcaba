import * as z from 'zod/mini';
import { email, optionalName, supportMessage } from '../../forms/field-schemas';

export const contactSchema = z.object({ name: optionalName, email, message: supportMessage });
export type ContactValues = z.infer<typeof contactSchema>;
