export { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
export { useErrorMessage } from './use-error-message';
export { useFormat } from './use-format';
export { useLocale } from './use-locale';
