/** French words that are written for one another: homophones, words told apart by an accent, frequent slips. */
export const FRENCH_CONFUSIONS = `
a à | ou où | on ont | son sont | ce se | cet cette | sa ça | la là | peu peut peux | du dû |
due du dû | sur sûr | sure sûre | mur mûr | murs mûrs | quand quant | quel quelle | quels quelles | dont donc |
sans cent sang | tant temps tend | près prêt | plutôt tôt | voir voire | foi fois foie |
fin faim | font fond fonds | mer mère | père paire | paires pères | pot peau | point poing |
compte conte comte | comptes contes | cour cours court | mettre mètre maître | champ chant | champs chants |
date datte | dessin dessein | dessins desseins | différent différend | différents différends |
excellent excellant | fatigant fatiguant | négligent négligeant | résident résidant | résidents résidants |
président présidant | équivalent équivalant | équivalents équivalant | convaincant convainquant |
provocant provoquant | précédent précédant | adhérent adhérant | influent influant | communicant communiquant |
intrigant intriguant | navigant naviguant | martyr martyre | pouce pousse | raisonner résonner |
raisonne résonne | sain saint sein | sains saints seins | sale salle | sales salles | satire satyre |
seau sceau sot saut | statue statut | statues statuts | tache tâche | taches tâches | pécher pêcher |
pêche péché | vain vin vingt | vert verre | voie voix | voies voix |
conseil conseille | réveil réveille | emploi emploie | essai essaie | soutien soutient | maintien maintient |
entretien entretient | appel appelle | soit soi | fait fais | fais fait | notre nôtre | votre vôtre |
amande amende | ancre encre | balade ballade | bal balle | chair chère | cœur chœur |
coup cou | coups cous | crois croit croix | faite faîte | faites faîtes | fête faite | goutte goûte |
gouttes goûtes | hauteur auteur | hauteurs auteurs | hôtel autel | lait laid |
mal mâle | mais mai mes | mois moi | or hors | pain pin | pâte patte | pâtes pattes | peine penne | phare fard |
poids pois | prix pris | puits puis | rang rend | roue roux | selle sel | sole sol | sous sou | tante tente |
tantes tentes | thon ton | très trait | censé sensé | censés sensés | censée sensée | censées sensées |
exprès express | parti partie | partis parties | partit parti | fini finit | pris prit | mis mit | fus fut fût |
eut eût | mot maux | cote côte côté | coté côté | cotés côtés | cotes côtes | acquis acquit | grace grâce |
age âge | voila voilà | deja déjà | ages âges | pale pâle | mat mât | tête tète | faut faux | mort mord | nez né |
pare part | parc parque | pays paye | paie paye | pire pires | poil poêle | quai quais | raz ras |
reine renne rêne | repère repaire | repères repaires | sang sans | scène cène saine | signe cygne | sort sors |
sortie sorti | tribu tribut | veux veut | veille vieille | vieille vielle | ville vile | vois voit |
avant avent | aire ère air | aires ères airs | arrêt arête | basilique basilic | bis bise | bon bond |
bonds bons | cahot chaos | cap cape | cep cèpe | cerf serf | chat chas | chêne chaîne | cire sire | clause close |
colombe colon | conjoncture conjecture | collision collusion | allocation allocution | acception acceptation |
affectif effectif | affectation affection | éminent imminent | effraction infraction | éruption irruption |
perpétrer perpétuer | inculper inculquer | allusion illusion | attention intention | avènement événement |
amener emmener | apporter emporter | conversation conservation | évoquer invoquer | prolongation prolongement |
percepteur précepteur | suggestion sujétion | vénéneux venimeux | recouvrer recouvrir | hiverner hiberner |
colorer colorier | enduire induire | infecter infester | justesse justice | original originel | partial partiel |
passager passant | sceptique septique | stade stage | usagé usager | usagés usagers | vendeur vengeur |
tentation tentative | tendresse tendreté | proscrire prescrire | proscrit prescrit | prodige prodigue |
somptueux somptuaire | décade décennie | détoner détonner | dénouement dénuement | compréhensible compréhensif |
luxation luxure | mention mansion | pané panne | plainte plinthe | plaine pleine | plan plant | plans plants |
près prêt | prêts près | quoique quoi | reposer repose | ressortir ressort | serein serin | serment sermon |
session cession | sessions cessions | subi subit | tain teint thym | taire terre | tome tomme | tord tort |
tords torts | tour tours | vanter venter | vaine veine | vœux veux | vos veau | vote vôtre
`;
