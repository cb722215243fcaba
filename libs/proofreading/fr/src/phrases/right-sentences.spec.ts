import { describe, expect, it } from '@jest/globals';
import { analyserFromDisk, createPassage, runRules } from '@tercet/proofreading-core/testing';
import { FRENCH_ANALYSIS } from '../analysis/profile';
import { RULES } from '../rules';

/** Right sentences in which the words of a wrong phrase stand together, or nearly. */
const RIGHT = `
Cet enfant touche à tout.
Elle ajoute une touche à tout ce qu’il cuisine.
Elle a mis le pot au feu.
Jette ce pot pourri par la fenêtre.
Il me pince sans rire.
C’est un pays bas et plat.
On visite la basse cour du château.
Lavez le linge avant première utilisation.
Le tarif est de dix euros pour aller retour compris.
Il a posé un pied à terre.
Mon oncle fut un grand père de famille.
Je serai compris par lui même si je parle mal.
On rentre chez soi même tard.
Je n’en ai rien su avant hier soir.
Ne pars pas avant demain.
Je ne l’attends pas après demain matin.
C’est la plus belle île de France.
Elle a acheté un coffre fort lourd.
Nous avons suivi un court circuit de trois kilomètres.
Les habitants luttent contre attaques et menaces.
Vous le laissez passer devant.
Le saint Valentin des légendes était prêtre.
Il en mange un après midi.
L’un va et vient, l’autre dort.
Il hésite entre temps, argent et repos.
Elle couvre feu et braises de cendre.
Tout puissant qu’il est, le roi tremble.
J’ai vu le garde manger une pomme.
On l’a vu arriver jusque là où tu habites.
D’aucunes n’ont rien dit.
Comme même les experts l’ignorent, je me tais.
Ils ont tous le temps.
Nous avons tous le même âge.
On peut à peu près tout faire.
On peut à peu de frais refaire la cuisine.
Même un petit peut gagner.
Ce qu’on peut importe plus que ce qu’on veut.
Elle manque de temps en tant que bénévole.
Que la confiance en soit renforcée.
Quoiqu’il en soit conscient, il continue.
Il est grand tant par la taille que par le cœur.
Il ne prend plus part du tout aux débats.
Veillez s’il vous plaît à fermer la porte.
Ils peignent aussi bien murs que plafonds.
Quand est-il des nôtres ?
Elle s’est levée plus tôt que de coutume.
Disons deux jours plutôt.
Prenez le train de deux heures plutôt.
Il viendra plus tôt bien sûr.
Passe à six heures ou plus tôt, comme tu veux.
Le revoir aussi tôt après sa maladie me surprend.
Quoiqu’il puisse arriver en retard, je l’attends.
Ils voyagent en trains de nuit.
Il y comprit son erreur.
Prends ça et la clé.
La chambre a sa salle de bains en suite, avec douche.
Avalez un cachet par fois.
Elle est arrivée après tous, même Paul.
Le fromage a besoin de temps pour se faire, dit le fermier.
La nuit se faisant, ils partirent.
Nous sommes toutes, sans exception, ravies.
Tu as vu tous les prix baisser.
Tous comptes faits, il reste dix euros.
Le chien rabat les oreilles.
C’est une simple conjecture économique.
Son silence perpétue un crime ancien.
C’est l’attention qui compte dans ce métier.
Le mot s’emploie au sens littéraire du terme.
Il a commis une effraction chez son voisin.
Son imminence le rend nerveux.
Le volcan fit éruption dans la nuit.
La plaie infestée de vers sentait mauvais.
Nous regardons le film en version originelle.
C’est le percepteur du roi.
L’usage en fait une préposition.
On parle du dénouement le plus inattendu.
Quel chaos de la route ce matin !
On voulut combler les lagunes.
Le joueur convertit le tir en but à la dernière minute.
C’est dur comme faire du vélo en montée.
Philippe le Bel est bien le roi.
On distingue l’or du commun des métaux.
Voilà un exercice fatiguant les bras.
Elle discerne un titre sur la couverture.
Le personnel naviguant sur ces lignes dort peu.
Le poète a fait une ballade.
Mes enfants de cœur vivent au loin.
Les places sont réparties par chœur.
Tout conte fait rêver les petits.
Chaque foi que le monde connaît a ses rites.
Le pays du golf est l’Écosse.
On a joué sur un golf de Californie.
Nous donnons lieux et dates.
Elle boit un verre solitaire.
Il a planté sa tante au restaurant.
Il a gagné une médaille d’or et déjà un record.
Tu dors et déjà il fait jour.
Le soldat erre de jeux en jeux.
Une ère de repos commença.
Prends un balai classique.
La seiche jette l’encre.
Les chênes de montagnes poussent lentement.
Ils dansent sur un chant de bataille.
L’histoire se raconte à travers chants et danses.
L’auteur travaille à son conte.
Il ouvre un conte au hasard.
Au bout du conte, le prince se réveille.
J’ai rendu des contes à la médiathèque.
Tout tourne autour du coup d’État.
Elle attend jusqu’au coup de sifflet.
Il apprend sans prendre de cours.
La côte d’Amour est belle.
Un pin perdu domine la lande.
Voici un morceau de pin.
L’aire glaciaire couvrait la vallée.
Un hêtre vivant penche vers la route.
Une mare de café coule sous la table.
La maison appartient à trois maîtres de stage.
Le serveur pose café et croissants.
Sa façon de panser les plaies est douce.
Le premier plant de tomate est sorti.
Le faucon reste sur le poing de son maître.
Ils passent par tous les ports de Bretagne.
Elle met les pousses en terre.
Le cocher tient les rennes du traîneau.
C’est une chose en soi naturelle.
On rédige le statut de la liberté de la presse.
C’est beau tant que ça dure.
Des verres luisants ornaient la table.
Il lance des haricots vers Paul.
Elle a très à propos rappelé la règle.
Il y a cause de divorce.
Il a présent à l’esprit tout le danger.
Celui qui avait mal a crié.
L’équipe qui lui fait face a gagné.
La grâce a un prix.
Paul a moins que Pierre.
Soit il a tort ou a raison, peu importe.
Le match a plusieurs reprises.
Chacun d’eux a son avis.
La ville a ce stade depuis dix ans.
La suite a une belle terrasse.
Rompre le jeune rameau suffit.
Il a pallié à temps le manque de place.
Il m’a rappelé de tout fermer.
Le mot a été substitué par erreur.
Voici des projets similaires que je connais.
Il y en a autant pour moi que pour toi.
Elle me rappelle de sa voiture.
L’ambassadeur est rappelé de son poste.
Ce gâteau n’est plus meilleur que le tien.
Il ne va plus mieux du tout.
L’aide à maman compte beaucoup.
Rappelle-moi de lui dire merci.
On m’en rappelle le prix.
Quand à lui seul il gagne, on l’applaudit.
Elle participe dans une large mesure au succès.
Ce que j’ai à faire à un moment donné ne te regarde pas.
C’est le but que je me suis fixé.
Malgré que j’en aie, je reste.
Il faut mieux comprendre les textes.
Aussi bien comme acteur que comme auteur, il plaît.
Elle ne profite que du jardin.
Son vis-à-vis le regarde.
À qui obéit mon frère ?
À qui téléphone ma sœur ?
On fait participer la classe.
Il joue au piano une valse.
On ne marche pas pieds nus ici.
Ils marchent à pieds nus.
Chaque salarié est une ressource humaine précieuse.
Il fait la lecture seul.
Les pères de familles nombreuses paient moins.
Des chaussures à talon plat suffisent.
Le plat est riche en effets, pauvre en goût.
Le livre est riche en faits, pauvre en idées.
Il procède par exemples et par images.
On classe les clients en particuliers et professionnels.
Il est parti sans doutes ni regrets.
Le séjour avec soins coûte plus cher.
Nous avons passé de bonnes heures.
Rangez-vous en lignes.
Les troupes furent divisées en compagnies de cent hommes.
Ils se perdent en échanges de politesses.
Par rapport à ce que tu dis, c’est peu.
Ce fauteuil est au dentiste.
Il est parti par rapport au fait que tu viens.
Le chat est sur le téléphone.
Ce nageur a le dos large.
Le chien tourne autour du buisson.
Au bout de la journée, nous étions fatigués.
Il vadrouille dans la ville.
Ils sont en opération depuis lundi.
Il a donné un téléphone à sa fille.
Elle a bu une liqueur douce.
C’est proportionnel à la grandeur du champ.
Le taux n’est plus supérieur à trois.
Il y a dix ans de cela, je vivais ici.
Songe à l’effet que produit ce mur.
Elle me l’a dit bien des fois que je pleurais.
Il use ses nuits en colères inutiles.
Son entrée en fonctions de la semaine passée fut discrète.
Il faut de temps en temps que le vin repose.
Je l’ai vue quelques heures de temps en temps.
Le prix est calculé sur une base annuelle.
Le chien court en avant de nous.
Elle porte atteinte de manière grave à leur nom.
Deux étais soutiennent le mur.
Le médecin le soigne, le prof l’écoute.
`;

const analyser = await analyserFromDisk(
  'fr',
  FRENCH_ANALYSIS,
  new URL('../../data/', import.meta.url),
);

describe('right sentences', () => {
  it.each(RIGHT.split('\n').filter(Boolean))('nothing is marked in “%s”', (sentence) => {
    const issues = runRules(RULES, createPassage(sentence, 'fr'), analyser);
    const flags = issues.map(({ ruleId, start, end, suggestions }) => [
      ruleId,
      sentence.slice(start, end),
      suggestions[0],
    ]);
    expect(flags).toEqual([]);
  });
});
