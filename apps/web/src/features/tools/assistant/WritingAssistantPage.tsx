import { useTranslation } from '@tercet/i18n/react';
import { Closing } from '../../../layout/Closing';
import { usePageHead } from '../../../layout/page-head';
import { Checker } from '../../../text-checker/Checker';
import { Benefits } from '../parts/Benefits';
import { pointsOf, questionsOf } from '../parts/points';
import { Questions } from '../parts/Questions';
import { Section } from '../parts/Section';
import { Steps } from '../parts/Steps';
import { ToolHero } from '../parts/ToolHero';
import { Access } from './Access';
import { Actions } from './Actions';

const STEPS = ['select', 'ask', 'judge'] as const;
const BENEFITS = ['inPlace', 'refuse', 'honest', 'data'] as const;
const QUESTIONS = ['model', 'allowance', 'stored', 'own', 'longer'] as const;

export default function WritingAssistantPage() {
  const { t } = useTranslation(['assistant', 'tools']);
  usePageHead('writingAssistant');
  return (
    <>
      <ToolHero heading={t('heading')} intro={t('intro')} note={t('note')}>
        <Checker example={t('example')} kinds={['all', 'style']} />
      </ToolHero>
      <Actions />
      <Section id="steps" heading={t('steps.heading')}>
        <Steps steps={pointsOf(STEPS, (step, part) => t(`steps.${step}.${part}`))} />
      </Section>
      <Access />
      <Section id="benefits" heading={t('benefits.heading')}>
        <Benefits
          benefits={pointsOf(BENEFITS, (benefit, part) => t(`benefits.${benefit}.${part}`))}
        />
      </Section>
      <Questions
        heading={t('tools:questions')}
        questions={questionsOf(QUESTIONS, (question, part) => t(`faq.${question}.${part}`))}
      />
      <Closing heading={t('closing.heading')} text={t('closing.text')} />
    </>
  );
}
