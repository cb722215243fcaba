/** `et demi` behind what it halves. */
export const HALVES = `
une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix heure|heures|journée|journées|année|années|minute|minutes|semaine|semaines|page|pages et demi|demies => $1 $2 et demie
un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix an|ans|mois|jour|jours|siècle|siècles|kilo|kilos|mètre|mètres|kilomètre|kilomètres|litre|litres et demie|demis|demies => $1 $2 et demi
midi|minuit et demie => $1 et demi
`;
