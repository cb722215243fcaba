/** Forms of a verb, or a feminine, where only the noun of like sound can stand. */
export const VERBS_FOR_NOUNS = `
un|du|son|mon diagnostique => $1 diagnostic
des diagnostiques => des diagnostics
un|du|son|mon pronostique => $1 pronostic
mon|notre|votre|du|au|cet|quel travaille|conseille|réveille|détaille => $1 travail|conseil|réveil|détail
mon|notre|votre|du|au|cet envoie|renvoie|emploie|essaie|appuie|ennuie|oublie|parie|crie|trie|défie|soucie => $1 envoi|renvoi|emploi|essai|appui|ennui|oubli|pari|cri|tri|défi|souci
mes|ses|nos|vos|ces|des|plusieurs envoies|renvoies|emploies|essaies|appuies|ennuies|cries|défies|soucies|paries => $1 envois|renvois|emplois|essais|appuis|ennuis|cris|défis|soucis|paris
mes|ses|nos|vos|ces|des|plusieurs conseilles|réveilles|détailles|appelles|rappelles => $1 conseils|réveils|détails|appels|rappels
mes|ses|nos|vos|ces|des|plusieurs calcules|filmes|désires|souhaites|bloques|formates => $1 calculs|films|désirs|souhaits|blocs|formats
mon|notre|votre|du|au calcule|filme|désire|recule|transfère|souhaite|débute|regarde => $1 calcul|film|désir|recul|transfert|souhait|début|regard
du|au|cet|quel appelle|rappelle|accueille|recueille|bloque|choque|trafique|troque => $1 appel|rappel|accueil|recueil|bloc|choc|trafic|troc
mon|notre|votre appelle|accueille => $1 appel|accueil
du|au formate|arrête|rejette|projette|sursaute|complote|envole => $1 format|arrêt|rejet|projet|sursaut|complot|envol
du|au clique => $1 clic
mon|cet|notre|votre entretient|soutient|maintient => $1 entretien|soutien|maintien
du|au entretient|soutient|maintient => $1 entretien|soutien|maintien
mes|tes|ses|nos|plusieurs|quels|aux|deux profiles => $1 profils
mes|ses|nos|plusieurs|quelques|aux indexes => $1 index
ce|notre|votre|chaque|au diagnostique => $1 diagnostic
mes|tes|ses|nos|vos|ces|aux|leurs diagnostiques => $1 diagnostics
ce|notre|votre|chaque|au pronostique => $1 pronostic
mes|tes|ses|nos|vos|ces|aux|des|leurs pronostiques => $1 pronostics
du|au|grand|le publique => $1 public
en publique . => en public.
en publique , => en public,
à|par|avec|pour|sans|dans son envoie|renvoie|emploie|essaie|appuie|conseille|travaille => $1 son envoi|renvoi|emploi|essai|appui|conseil|travail
`;
