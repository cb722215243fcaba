import { describeBadInput } from './bad-input-cases';
import { UntouchedApp } from './untouched-app';

describeBadInput(new UntouchedApp());
