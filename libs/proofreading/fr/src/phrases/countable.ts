/** Nouns that are counted: after `beaucoup de`, `plus de` or `trop de` they are plural. */
export const COUNTABLE: ReadonlySet<string> = new Set(
  `fichier dossier ligne page colonne élément objet paramètre argument caractère octet mot phrase chiffre lettre numéro
 nom personne gens enfant homme femme ami élève étudiant client utilisateur visiteur voisin membre joueur
 livre article chapitre exemple erreur faute question réponse problème solution idée projet résultat détail
 donnée renseignement ressource fonction méthode classe requête processus commande
 option règle image photo vidéo fenêtre porte bouton clé voiture maison rue ville pays jour semaine minute
 heure seconde an année euro dollar kilomètre mètre étape tâche message commentaire   
 outil module paquet bibliothèque serveur connexion adresse lien site événement évènement évènements table document
 fleur chien chat oiseau pomme légume fruit vêtement chaussure   
 changement modification pilote navigateur itération niveau segment bloc calendrier 
 transaction descripteur marqueur compteur paire décimale capture répétition langue token variable`.split(
    /\s+/u,
  ),
);
