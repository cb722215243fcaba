import { describe, expect, it } from '@jest/globals';
import { isRefusal, withoutChatter } from './chatter';

describe('withoutChatter', () => {
  it.each([
    [
      'Sure! Here is the improved version:\n\nA.\n\nB.\n\nLet me know if you need anything else!',
      'A.\n\nB.',
    ],
    ['Okay, here is the corrected text:\n\nA.\n\n---\n\nI hope this helps!', 'A.'],
    ['Here’s your summary:\nA.', 'A.'],
    ['Below is the translated text in French:\n\nA.', 'A.'],
    ['Here is a shorter version of your text:\n\nA.', 'A.'],
    ['**Improved text:**\n\nA.', 'A.'],
    ['Voici le texte amélioré\u00a0:\n\nA.\n\nN’hésitez pas à me demander autre chose.', 'A.'],
    ['Voilà le texte corrigé :\nA.', 'A.'],
    ['Bien sûr ! Voici la traduction en anglais :\n\nA.', 'A.'],
    ['**Résumé :**\n\nA.', 'A.'],
    ['¡Claro! Aquí tienes el texto mejorado:\n\nA.\n\nEspero que te sirva.', 'A.'],
    ['Este es el texto corregido:\n\nA.', 'A.'],
    ...[
      'Here’s the text in a professional tone:',
      'Here’s a more professional version of your text:',
      'Here’s a more concise version:',
      'Here’s a friendlier version:',
      'Here’s the text with corrected grammar and spelling:',
      'Certainly! Here is the text:',
      'Sure! Here you go:',
      'Here is the rewrite:',
      'The corrected text is:',
      'Corrected text:',
      'Improved version:',
      'Translation:',
      '### Improved Text',
      'Voici une version plus courte :',
      'Voici le texte dans un ton professionnel :',
      'Voici une version plus professionnelle de votre texte :',
      'Texte corrigé :',
      'Traduction :',
      'Aquí tienes una versión más corta:',
      'Aquí está el texto en un tono profesional:',
      '¡Por supuesto! Aquí tienes el texto con un tono más formal:',
      'Texto corregido:',
    ].map((opening) => [`${opening}\n\nA.`, 'A.']),
  ])('takes what is said around the text out of %j', (answer, text) => {
    expect(withoutChatter(answer, 'a.')).toBe(text);
  });

  it.each([
    ['Here is the list:\n\nOne.', 'Here is the list:\n\none.'],
    ['Here is the shopping list for Saturday:\n\n- Milk', 'Write a shopping list.'],
    ['Voici la recette de ma grand-mère :\n\nDu beurre.', 'Écris une recette.'],
    [
      'Here’s the plan:\n- a\n\nLet me know if Friday works.',
      'heres the plan:\n- a\n\nLet me kno if friday works',
    ],
    ['Voici les étapes :\n1. A', 'Voci les étapes :\n1. a'],
    ['Esta es la agenda del lunes:\nA', 'This is the agenda of Monday:\nA'],
    ['Summary:\nIt went well.', 'Sumary:\nIt go well.'],
    ['Résumé :\nTout va bien.', 'Abstract:\nAll is well.'],
    ['Dear all:\n\nA.', 'dear all:\n\na.'],
    [
      'Here is the summary of our meeting:\n\nWe talked.',
      'Here is the summary of our meeting. We talk.',
    ],
    [
      'Below is the revised version:\n\nThe price is 4 euros.\n\nLet me know if that is OK.',
      'Hi Bob, below is the revised version\n\nThe price is 4 euro.\n\nLet me know if ok',
    ],
    ['Voici la traduction :\nLe chat.', 'voici la traduction\nle chat'],
    ['Aquí va el resumen:\nLa cosa.', 'aqui va el resumen\nla cosa'],
    ['Here’s the corrected draft:\nLine one.', 'Here’s the corrected draft , pls check\nLine one.'],
    ['Here is where we met. It was improved:\nA.', 'x'],
    ['Dear Ann,\n\nIt is done.\n\nLet me know if you need more.', 'x'],
    ['Here is the improved text:', 'x'],
  ])('leaves %j', (answer, source) => {
    expect(withoutChatter(answer, source)).toBe(answer);
  });
});

describe('isRefusal', () => {
  it.each([
    'I’m sorry, but I can’t help with that request.',
    'I’m sorry, but I can’t assist with that.',
    'I cannot assist with this request.',
    'I’m unable to help with that.',
    'I’m sorry, I can’t help with rewriting this text.',
    'I can’t help with that, but I can write something else.',
    'I cannot fulfill this request as it contains a threat.',
    'Sorry, I can’t do that.',
    'Je ne peux pas vous aider à reformuler ce texte.',
    'Je ne peux pas vous aider avec ça.',
    'Lo siento, no puedo ayudarte con eso.',
    'As an AI language model, I do not write letters.',
    'Désolé, mais je ne peux pas répondre à cette demande.',
    'Je ne suis pas en mesure de traiter ce texte.',
    'Lo siento, pero no puedo ayudar con esa solicitud.',
    'Como modelo de lenguaje, no puedo hacerlo.',
  ])('knows %j', (answer) => {
    expect(isRefusal(answer, 'They was late to the meeting.')).toBe(true);
  });

  const LETTERS = [
    'I think that the meeting we had was good but there was alot of things that we didnt discuss, and I’m worried that we can’t finish with that. If you can help me I will be happy. I’m sorry that your request came late.',
    'Je pense que la réunion était bonne mais je ne suis pas sur que nous avons tout dit. Je suis désolé de répondre si tard à votre message, et je viendrai demain.',
    'Creo que la reunión fue buena, pero no puedo decir que este texto este listo. Lo siento mucho, y espero que me puedas ayudar con esa lista.',
  ];
  const REFUSALS = [
    'I’m sorry, but I can’t help with that.',
    'I’m sorry, but I can’t assist with that request.',
    'As an AI language model, I can’t do that.',
    'Je suis désolé, mais je ne peux pas répondre à cette demande.',
    'Lo siento, pero no puedo ayudar con esa solicitud.',
  ];
  it.each(REFUSALS)('knows %j as an answer to letters of some length', (answer) => {
    for (const letter of LETTERS) expect(isRefusal(answer, letter)).toBe(true);
  });

  it.each([
    [
      'Je suis désolé, mais je ne peux pas répondre à cette demande.',
      'I’m sorry, but I can’t help with that request. See you.',
    ],
    ['I’m sorry, but I can’t help with that.', 'Hello. Sorry, but i cant help with that. Bye.'],
    ['I’m sorry, but I can’t come to the party on Friday.', 'I am sorry but i cant come.'],
    ['I can’t help you on Friday, sorry.', 'i cant help you on friday sorry'],
    ['I won’t write you again.', 'i wont write you again'],
    ['Je ne peux pas vous aider demain.', 'je ne peut pas vous aider demain'],
    ['No puedo ayudarte mañana.', 'no puedo alludarte mañana'],
    ['I can’t help you tomorrow.', 'No te puedo ayudar mañana.'],
    ['As an AI engineer, I build models.', 'Como ingeniera de IA, construyo modelos.'],
    ['Unfortunately, I cannot process your refund without a receipt.', 'Refuse a refund politely.'],
    ['I cannot help with this request.', 'i cant help with this request'],
    [`I cannot help with this. ${'It goes on. '.repeat(60)}`, 'x'],
  ])('does not take %j for one', (answer, source) => {
    expect(isRefusal(answer, source)).toBe(false);
  });
});
