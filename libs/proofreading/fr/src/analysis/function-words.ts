import { parseFunctionWords } from '@tercet/proofreading-core';

/** Determiners, pronouns, prepositions, conjunctions and the common adverbs of French, with all they can be. */
export const FRENCH_FUNCTION_WORDS = parseFunctionWords(`
!le: DET.art.def.m.sg PRON.prs.acc.m.3.sg
la: DET.art.def.f.sg=le PRON.prs.acc.f.3.sg=le
!les: DET.art.def.pl=le PRON.prs.acc.3.pl=le
!l': DET.art.def.sg=le PRON.prs.acc.3.sg=le
!un: DET.art.indf.m.sg PRON.indef.m.3.sg NUM.card.m.sg NOUN.m.sg
!une: DET.art.indf.f.sg=un PRON.indef.f.3.sg=un NUM.card.f.sg=un NOUN.f.sg
uns: PRON.indef.m.3.pl=un
unes: PRON.indef.f.3.pl=un
!des: DET.art.indf.pl=un ADP.fused.art.pl=de
!du: ADP.fused.art.m.sg=de DET.art.indf.m.sg=un
!au: ADP.fused.art.m.sg=à
!aux: ADP.fused.art.pl=à
ès: ADP.fused.art.pl=en
!de: ADP DET.art.indf=un
!d': ADP=de DET.art.indf=un
!ce: DET.dem.m.sg PRON.dem.m.3.sg
!c': PRON.dem.m.3.sg=ce
!ç': PRON.dem.m.3.sg=ce
!cet: DET.dem.m.sg=ce
!cette: DET.dem.f.sg=ce
!ces: DET.dem.pl=ce
mon: DET.poss.m.sg DET.poss.f.sg
ton: DET.poss.m.sg DET.poss.f.sg
son: DET.poss.m.sg DET.poss.f.sg
!ma: DET.poss.f.sg=mon
!ta: DET.poss.f.sg=ton
!sa: DET.poss.f.sg=son
!mes: DET.poss.pl=mon
!tes: DET.poss.pl=ton
!ses: DET.poss.pl=son
!notre: DET.poss.sg
!votre: DET.poss.sg
!leur: DET.poss.sg PRON.prs.dat.3.pl=lui PRON.poss.3.sg
!nos: DET.poss.pl=notre
!vos: DET.poss.pl=votre
!leurs: DET.poss.pl=leur PRON.poss.3.pl=leur
!nôtre: PRON.poss.3.sg ADJ.sg
!vôtre: PRON.poss.3.sg ADJ.sg
!nôtres: PRON.poss.3.pl=nôtre ADJ.pl=nôtre
!vôtres: PRON.poss.3.pl=vôtre ADJ.pl=vôtre
mien tien sien: PRON.poss.m.3.sg ADJ.m.sg
!miens: PRON.poss.m.3.pl=mien ADJ.m.pl=mien
!tiens: PRON.poss.m.3.pl=tien ADJ.m.pl=tien VERB.fin.ind.pres.1.sg=tenir VERB.fin.ind.pres.2.sg=tenir VERB.fin.imp.pres.2.sg=tenir INTJ
!siens: PRON.poss.m.3.pl=sien ADJ.m.pl=sien
!mienne: PRON.poss.f.3.sg=mien ADJ.f.sg=mien
!tienne: PRON.poss.f.3.sg=tien ADJ.f.sg=tien VERB.fin.sub.pres.1.sg=tenir VERB.fin.sub.pres.3.sg=tenir
!sienne: PRON.poss.f.3.sg=sien ADJ.f.sg=sien
!miennes: PRON.poss.f.3.pl=mien ADJ.f.pl=mien
!tiennes: PRON.poss.f.3.pl=tien ADJ.f.pl=tien VERB.fin.sub.pres.2.sg=tenir
!siennes: PRON.poss.f.3.pl=sien ADJ.f.pl=sien
!quel: DET.int.m.sg PRON.int.m.3.sg ADJ.m.sg
!quelle: DET.int.f.sg=quel PRON.int.f.3.sg=quel ADJ.f.sg=quel
!quels: DET.int.m.pl=quel PRON.int.m.3.pl=quel ADJ.m.pl=quel
!quelles: DET.int.f.pl=quel PRON.int.f.3.pl=quel ADJ.f.pl=quel
!quelque: DET.indef.sg ADV
!quelqu': DET.indef.sg=quelque
!quelques: DET.indef.pl=quelque ADJ.pl=quelque
!chaque: DET.indef.sg
!plusieurs: DET.indef.pl PRON.indef.3.pl ADJ.pl
!aucun: DET.neg.m.sg PRON.neg.m.3.sg ADJ.m.sg
!aucune: DET.neg.f.sg=aucun PRON.neg.f.3.sg=aucun ADJ.f.sg=aucun
!aucuns: DET.neg.m.pl=aucun PRON.neg.m.3.pl=aucun
!aucunes: DET.neg.f.pl=aucun PRON.neg.f.3.pl=aucun
!nul: DET.neg.m.sg PRON.neg.m.3.sg ADJ.m.sg
!nulle: DET.neg.f.sg=nul PRON.neg.f.3.sg=nul ADJ.f.sg=nul
!nuls: DET.neg.m.pl=nul ADJ.m.pl=nul
!nulles: DET.neg.f.pl=nul ADJ.f.pl=nul
certain: DET.indef.m.sg ADJ.m.sg
certaine: DET.indef.f.sg=certain ADJ.f.sg=certain
certains: DET.indef.m.pl=certain PRON.indef.m.3.pl=certain ADJ.m.pl=certain
certaines: DET.indef.f.pl=certain PRON.indef.f.3.pl=certain ADJ.f.pl=certain
!tout: DET.indef.m.sg PRON.indef.m.3.sg ADV ADJ.m.sg NOUN.m.sg
!toute: DET.indef.f.sg=tout ADJ.f.sg=tout ADV=tout PRON.indef.f.3.sg=tout
!tous: DET.indef.m.pl=tout PRON.indef.m.3.pl=tout ADJ.m.pl=tout
!toutes: DET.indef.f.pl=tout PRON.indef.f.3.pl=tout ADJ.f.pl=tout ADV=tout
!tel: DET.indef.m.sg ADJ.m.sg PRON.indef.m.3.sg
!telle: DET.indef.f.sg=tel ADJ.f.sg=tel PRON.indef.f.3.sg=tel
!tels: DET.indef.m.pl=tel ADJ.m.pl=tel PRON.indef.m.3.pl=tel
!telles: DET.indef.f.pl=tel ADJ.f.pl=tel PRON.indef.f.3.pl=tel
divers: DET.indef.m.pl ADJ.m
diverses: DET.indef.f.pl=divers ADJ.f.pl=divers
différents: DET.indef.m.pl=différent ADJ.m.pl=différent
différentes: DET.indef.f.pl=différent ADJ.f.pl=différent
!maint: DET.indef.m.sg
!mainte: DET.indef.f.sg=maint
!maints: DET.indef.m.pl=maint
!maintes: DET.indef.f.pl=maint
!lesdits: DET.art.def.m.pl=ledit
!lesdites: DET.art.def.f.pl=ledit
!ledit: DET.art.def.m.sg
!ladite: DET.art.def.f.sg=ledit
!dudit: ADP.fused.art.m.sg=de
!audit: ADP.fused.art.m.sg=à
!je !j': PRON.prs.nom.1.sg=je
!tu: PRON.prs.nom.2.sg
!il: PRON.prs.nom.m.3.sg
!ils: PRON.prs.nom.m.3.pl=il
!on: PRON.prs.nom.m.3.sg
!elle: PRON.prs.nom.f.3.sg PRON.prs.tonic.f.3.sg
!elles: PRON.prs.nom.f.3.pl=elle PRON.prs.tonic.f.3.pl=elle
!nous: PRON.prs.nom.1.pl PRON.prs.acc.1.pl PRON.prs.dat.1.pl PRON.prs.refl.1.pl PRON.prs.tonic.1.pl
!vous: PRON.prs.nom.2.pl PRON.prs.acc.2.pl PRON.prs.dat.2.pl PRON.prs.refl.2.pl PRON.prs.tonic.2.pl
!me !m': PRON.prs.acc.1.sg=me PRON.prs.dat.1.sg=me PRON.prs.refl.1.sg=me
!te !t': PRON.prs.acc.2.sg=te PRON.prs.dat.2.sg=te PRON.prs.refl.2.sg=te
!se !s': PRON.prs.refl.3=se
!lui: PRON.prs.dat.3.sg PRON.prs.tonic.m.3.sg
!eux: PRON.prs.tonic.m.3.pl=lui
moi: PRON.prs.tonic.1.sg PRON.prs.acc.1.sg PRON.prs.dat.1.sg
toi: PRON.prs.tonic.2.sg PRON.prs.acc.2.sg PRON.prs.refl.2.sg
soi: PRON.prs.tonic.3.sg
!y: PRON.prs.3 ADV
en: ADP PRON.prs.gen.3
!ceci: PRON.dem.m.3.sg
!cela: PRON.dem.m.3.sg
ça: PRON.dem.m.3.sg
!celui: PRON.dem.m.3.sg
!celle: PRON.dem.f.3.sg=celui
!ceux: PRON.dem.m.3.pl=celui
!celles: PRON.dem.f.3.pl=celui
!qui: PRON.rel PRON.int.3.sg
!que !qu': SCONJ=que PRON.rel=que PRON.int.3.sg=que ADV=que
quoi: PRON.int.m.3.sg PRON.rel INTJ
!dont: PRON.rel
!où: PRON.rel ADV.int
!lequel: PRON.rel.m.3.sg PRON.int.m.3.sg
!laquelle: PRON.rel.f.3.sg=lequel PRON.int.f.3.sg=lequel
!lesquels: PRON.rel.m.3.pl=lequel PRON.int.m.3.pl=lequel
!lesquelles: PRON.rel.f.3.pl=lequel PRON.int.f.3.pl=lequel
!auquel !duquel: PRON.fused.rel.m.3.sg=lequel
!auxquels !desquels: PRON.fused.rel.m.3.pl=lequel
!auxquelles !desquelles: PRON.fused.rel.f.3.pl=lequel
!quiconque: PRON.rel.3.sg
!chacun: PRON.indef.m.3.sg
!chacune: PRON.indef.f.3.sg=chacun
!autrui: PRON.indef.m.3.sg
autre: ADJ.sg PRON.indef.3.sg
autres: ADJ.pl=autre PRON.indef.3.pl=autre
même: ADJ.sg ADV PRON.indef.3.sg
mêmes: ADJ.pl=même PRON.indef.3.pl=même
personne: PRON.neg.m.3.sg NOUN.f.sg
rien: PRON.neg.m.3.sg NOUN.m.sg
riens: NOUN.m.pl=rien
!quelqu'un: PRON.indef.m.3.sg
!quelqu'une: PRON.indef.f.3.sg=quelqu'un
!quelques-uns: PRON.indef.m.3.pl=quelqu'un
!quelques-unes: PRON.indef.f.3.pl=quelqu'un
!à !dans !par !sur !avec !chez !entre !sans !dès !envers !parmi !selon !hormis !vers !via !malgré !outre !voici !voilà: ADP
!sous !pour !depuis !sauf !jusque !durant devant derrière contre pendant après avant excepté hors suivant concernant moyennant touchant passé versus: ADP
!jusqu': ADP=jusque
près loin auprès: ADV
après avant depuis derrière devant contre autour dehors dedans: ADV
vers: NOUN.m
entre: VERB.fin.ind.pres.1.sg=entrer VERB.fin.ind.pres.3.sg=entrer VERB.fin.imp.pres.2.sg=entrer VERB.fin.sub.pres.1.sg=entrer VERB.fin.sub.pres.3.sg=entrer
!et !mais !ni !car: CCONJ
!ou: CCONJ
or: CCONJ
donc puis: ADV CCONJ
voire: CCONJ ADV
soit: CCONJ
!si: SCONJ ADV
!s'il: SCONJ
!comme: SCONJ ADP ADV
quand: SCONJ ADV.int
!lorsque !lorsqu': SCONJ=lorsque
!puisque !puisqu': SCONJ=puisque
!quoique !quoiqu': SCONJ=quoique
!parce: SCONJ
tandis alors: ADV
!ne !n': ADV.neg=ne
pas point: ADV.neg
non: ADV.neg ADV
!plus: ADV ADV.neg PRON.indef.3.sg
!jamais !guère: ADV.neg
!très !trop !assez !aussi !ainsi !alors !encore !toujours !déjà !ici !là !peu !beaucoup !moins !tant !autant !tellement !presque !surtout !souvent !parfois !ensuite !enfin !aujourd'hui !hier !demain !bientôt !tôt !tard !maintenant !longtemps !dorénavant !désormais !cependant !néanmoins !toutefois !pourtant !d'abord !certes !hélas !ailleurs !davantage !environ !exprès !jadis !naguère !mieux !quasi !sitôt !soudain !tantôt !volontiers !partout !debout !ensemble !là-bas !là-haut !peut-être !d'ailleurs !d'accord !auparavant !lors !vite !combien !pourquoi !afin !quant !quasiment !notamment !plutôt: ADV
comment: ADV.int
!combien !pourquoi: ADV.int
bien mal fort bas haut: ADV
!deux !trois !quatre !cinq !six !sept !huit !neuf !dix !onze !douze !treize !quatorze !quinze !seize !vingt !vingts !trente !quarante !cinquante !soixante !cents !mille !dix-sept !dix-huit !dix-neuf !quatre-vingts !quatre-vingt !soixante-dix !quatre-vingt-dix !septante !nonante !huitante: NUM.card.pl
neuf: ADJ.m.sg
zéro: NUM.card NOUN.m.sg
cent: NUM.card.pl NOUN.m.sg
trois deux: NOUN.m
million milliard millier centaine dizaine douzaine vingtaine trentaine quinzaine: NOUN.sg
!oui !merci !bonjour !ah !oh !eh !hé !bah !bof !chut !ouf !zut: INTJ
merci: NOUN.sg
bonjour: NOUN.m.sg
oui: ADV
tas: NOUN.m
sous: NOUN.m.pl=sou
m. mm. mme mlle: NOUN
peu mieux ensemble au-delà: NOUN.m.sg
outre hors bref super faute: ADV
au-delà etc etc.: ADV
pro junior senior: ADJ.sg
as: NOUN.m
!été: VERB.part.past.m.sg=être NOUN.m.sg AUX.part.past.m.sg=être
!eu: VERB.part.past.m.sg=avoir AUX.part.past.m.sg=avoir
!eue: VERB.part.past.f.sg=avoir
!eus: VERB.part.past.m.pl=avoir VERB.fin.ind.past.1.sg=avoir VERB.fin.ind.past.2.sg=avoir AUX.fin.ind.past.1.sg=avoir AUX.fin.ind.past.2.sg=avoir
!eues: VERB.part.past.f.pl=avoir
!est: AUX.fin.ind.pres.3.sg=être VERB.fin.ind.pres.3.sg=être NOUN.m.sg ADJ
!a: AUX.fin.ind.pres.3.sg=avoir VERB.fin.ind.pres.3.sg=avoir NOUN.m
`);
