import { PAGE_PATHS } from '@tercet/contracts';
import { useTranslation } from '@tercet/i18n/react';
import { Link } from 'react-router-dom';
import { Closing } from '../../../layout/Closing';
import { usePageHead } from '../../../layout/page-head';
import { TEXT_LINK } from '../../../layout/text-link';
import { Checker } from '../../../text-checker/Checker';
import { Benefits } from '../parts/Benefits';
import { pointsOf, questionsOf } from '../parts/points';
import { Questions } from '../parts/Questions';
import { Section } from '../parts/Section';
import { Steps } from '../parts/Steps';
import { ToolHero } from '../parts/ToolHero';
import { Comparison } from './Comparison';
import { Figures } from './Figures';

const STEPS = ['paste', 'look', 'take'] as const;
const BENEFITS = ['accents', 'foreign', 'names', 'regions'] as const;
const QUESTIONS = ['right', 'missed', 'words', 'sent', 'size'] as const;

export default function SpellCheckerPage() {
  const { t } = useTranslation(['spelling', 'tools']);
  usePageHead('spellChecker');
  return (
    <>
      <ToolHero heading={t('heading')} intro={t('intro')} note={t('note')}>
        <Checker example={t('example')} kinds={['spelling', 'all']} />
      </ToolHero>
      <Figures />
      <Section id="benefits" heading={t('benefits.heading')}>
        <Benefits
          benefits={pointsOf(BENEFITS, (benefit, part) => t(`benefits.${benefit}.${part}`))}
        />
      </Section>
      <Comparison />
      <Section id="steps" heading={t('steps.heading')}>
        <Steps steps={pointsOf(STEPS, (step, part) => t(`steps.${step}.${part}`))} />
      </Section>
      <Questions
        heading={t('tools:questions')}
        questions={questionsOf(QUESTIONS, (question, part) => t(`faq.${question}.${part}`))}
      >
        <Link
          to={PAGE_PATHS.grammarChecker}
          className={`inline-flex min-h-8 items-center ${TEXT_LINK}`}
        >
          {t('toGrammar')}
        </Link>
      </Questions>
      <Closing heading={t('closing.heading')} text={t('closing.text')} />
    </>
  );
}
