import { useTranslation } from '@tercet/i18n/react';
import { Closing } from '../../../layout/Closing';
import { usePageHead } from '../../../layout/page-head';
import { Checker } from '../../../text-checker/Checker';
import { Benefits } from '../parts/Benefits';
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
        <Steps
          steps={STEPS.map((step) => ({
            title: t(`steps.${step}.title`),
            text: t(`steps.${step}.text`),
          }))}
        />
      </Section>
      <Access />
      <Section id="benefits" heading={t('benefits.heading')}>
        <Benefits
          benefits={BENEFITS.map((benefit) => ({
            title: t(`benefits.${benefit}.title`),
            text: t(`benefits.${benefit}.text`),
          }))}
        />
      </Section>
      <Questions
        heading={t('tools:questions')}
        questions={QUESTIONS.map((question) => ({
          title: t(`faq.${question}.q`),
          text: t(`faq.${question}.a`),
        }))}
      />
      <Closing heading={t('closing.heading')} text={t('closing.text')} />
    </>
  );
}
