import { useTranslation } from '@tercet/i18n/react';
import { Closing } from '../../../layout/Closing';
import { usePageHead } from '../../../layout/page-head';
import { Checker } from '../../../text-checker/Checker';
import { Benefits } from '../parts/Benefits';
import { pointsOf } from '../parts/points';
import { Section } from '../parts/Section';
import { Steps } from '../parts/Steps';
import { ToolHero } from '../parts/ToolHero';
import { Comparison } from './Comparison';
import { Examples } from './Examples';
import { GrammarQuestions } from './GrammarQuestions';

const STEPS = ['write', 'read', 'decide'] as const;
const BENEFITS = ['learn', 'mixed', 'quiet', 'voice'] as const;

export default function GrammarCheckerPage() {
  const { t } = useTranslation('grammar');
  usePageHead('grammarChecker');
  return (
    <>
      <ToolHero heading={t('heading')} intro={t('intro')} note={t('note')}>
        <Checker example={t('example')} kinds={['all', 'grammar']} />
      </ToolHero>
      <Examples />
      <Section id="steps" heading={t('steps.heading')}>
        <Steps steps={pointsOf(STEPS, (step, part) => t(`steps.${step}.${part}`))} />
      </Section>
      <Comparison />
      <Section id="benefits" heading={t('benefits.heading')}>
        <Benefits
          benefits={pointsOf(BENEFITS, (benefit, part) => t(`benefits.${benefit}.${part}`))}
        />
      </Section>
      <GrammarQuestions />
      <Closing heading={t('closing.heading')} text={t('closing.text')} />
    </>
  );
}
