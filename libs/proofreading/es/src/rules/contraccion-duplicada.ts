import { type Rule, defineReplacement } from '@tercet/proofreading-core';

const rule = defineReplacement({
  id: 'es/contraccion-duplicada',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'Write “{fix}”: “al” and “del” already hold the article “el”.',
    fr: 'Écrivez « {fix} » : « al » et « del » contiennent déjà l’article « el ».',
    es: 'Escribe «{fix}»: «al» y «del» ya contienen el artículo «el».',
  },
  explanation: {
    en: '“Al” is “a + el” and “del” is “de + el”: no second article may follow, and no other preposition may come before.',
    fr: '« Al » vaut « a + el » et « del » vaut « de + el » : aucun autre article ne suit et aucune autre préposition ne précède.',
    es: '«Al» es «a + el» y «del» es «de + el»: no puede seguir otro artículo ni ir delante otra preposición.',
  },
  phrases: {
    'del la': 'de la',
    'del las': 'de las',
    'del los': 'de los',
    'del el': 'del',
    'al su': 'a su',
    'al la': 'a la',
    'al las': 'a las',
    'al los': 'a los',
    'al el': 'al',
    'del un': 'de un',
    'del una': 'de una',
    'al un': 'a un',
    'al una': 'a una',
    'al mi': 'a mi',
    'en el la': ['en la', 'en el'],
    'en la el': ['en el', 'en la'],
    'en el los': 'en los',
    'de el la': 'de la',
    'en al': ['en el', 'en la'],
    'en del': ['en el', 'del'],
    'de del': 'del',
    'a al': 'al',
    'con al': 'con el',
    'con del': 'con el',
    'por del': 'por el',
    'del esta': 'de esta',
    'del estos': 'de estos',
    'al ese': 'a ese',
    'del ese': 'de ese',
    'del sus': 'de sus',
    'al sus': 'a sus',
    'del mis': 'de mis',
    'al mis': 'a mis',
  },
  except: [
    'de al lado',
    'en al menos',
    'con al final',
    'con al lado',
    'con al frente',
    'con al menos',
    'por al menos',
    'de al menos',
  ],
  valid: [
    'El uso de la tarjeta.',
    'Fuimos a los museos.',
    'La puerta del jardín.',
    'Voy al este de la ciudad.',
    'Pasó por delante del nuestro.',
    'Escribió sobre el yo y el tú.',
    'En la calle y en el parque.',
    'Se lo dio al otro.',
    'Tanto esfuerzo para al final perder.',
    'Vi a Al Pacino en el cine.',
    'Denunció al Las Palmas.',
  ],
  invalid: [
    { text: 'El uso [[del la]] tarjeta es libre.', fix: 'de la' },
    { text: 'Fuimos [[al los]] museos.', fix: 'a los' },
    { text: 'Vivo [[en al]] centro.', fix: 'en el' },
    { text: 'Habló [[del los]] viajes.', fix: 'de los' },
    { text: 'Está [[en el la]] mesa.', fix: 'en la' },
    { text: 'Salió [[de del]] hotel.', fix: 'del' },
  ],
});

export const contraccionDuplicada: Rule = {
  ...rule,
  check(sentence, report) {
    const names = sentence.tokens
      .filter(({ text }) => /^(?:Al|El|La|Los|Las)$/u.test(text))
      .map(({ end }) => end);
    rule.check(sentence, (span, ...rest) => {
      // `a Al Pacino`
      if (!names.includes(span.end)) report(span, ...rest);
    });
  },
};
