import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { typedEmail } from '../typed-email';
import { AskForLink } from './AskForLink';
import { ForgotPasswordFrame } from './ForgotPasswordFrame';
import { MailOnItsWay } from './MailOnItsWay';

export default function ForgotPasswordPage() {
  const { state } = useLocation();
  const [email, setEmail] = useState(() => typedEmail(state));
  const [step, setStep] = useState<'form' | 'sent'>('form');
  const onAsked = (asked: string) => {
    setEmail(asked);
    setStep('sent');
  };
  return (
    <ForgotPasswordFrame step={step} email={email}>
      {step === 'sent' ? (
        <MailOnItsWay email={email} onOtherAddress={() => setStep('form')} />
      ) : (
        <AskForLink email={email} onAsked={onAsked} />
      )}
    </ForgotPasswordFrame>
  );
}
