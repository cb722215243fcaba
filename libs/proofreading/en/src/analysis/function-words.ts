import { parseFunctionWords } from '@tercet/proofreading-core';

/** Determiners, pronouns, prepositions, conjunctions, auxiliaries and the common adverbs of English. */
export const ENGLISH_FUNCTION_WORDS = parseFunctionWords(`
!the: DET.art.def
!a !an: DET.art.indf.sg=a
!this: DET.dem.sg PRON.dem.3.sg ADV
!that: DET.dem.sg PRON.dem.3.sg SCONJ PRON.rel ADV
!these: DET.dem.pl=this PRON.dem.3.pl=this
!those: DET.dem.pl=that PRON.dem.3.pl=that
!my: PRON.poss.gen.1.sg
!your: PRON.poss.gen.2
!his: PRON.poss.gen.m.3.sg
!its: PRON.poss.gen.n.3.sg
!our: PRON.poss.gen.1.pl
!their: PRON.poss.gen.3.pl
!her: PRON.poss.gen.f.3.sg PRON.prs.acc.f.3.sg=she
!mine: PRON.poss.1.sg NOUN.sg VERB.inf VERB.fin.ind.pres VERB.fin.imp.pres
!yours: PRON.poss.2
!hers: PRON.poss.f.3.sg
!ours: PRON.poss.1.pl
!theirs: PRON.poss.3.pl
!i: PRON.prs.nom.1.sg
!you: PRON.prs.nom.2 PRON.prs.acc.2
!he: PRON.prs.nom.m.3.sg
!she: PRON.prs.nom.f.3.sg
!it: PRON.prs.nom.n.3.sg PRON.prs.acc.n.3.sg
!we: PRON.prs.nom.1.pl
!they: PRON.prs.nom.3.pl
!me: PRON.prs.acc.1.sg=i
!him: PRON.prs.acc.m.3.sg=he
!us: PRON.prs.acc.1.pl=we
!them: PRON.prs.acc.3.pl=they
!myself: PRON.prs.refl.1.sg
!yourself: PRON.prs.refl.2.sg
!yourselves: PRON.prs.refl.2.pl
!himself: PRON.prs.refl.m.3.sg
!herself: PRON.prs.refl.f.3.sg
!itself: PRON.prs.refl.n.3.sg
!oneself: PRON.prs.refl.3.sg
!ourselves: PRON.prs.refl.1.pl
!themselves: PRON.prs.refl.3.pl
!who: PRON.rel PRON.int
!whom: PRON.rel.acc PRON.int.acc
!whose: PRON.rel.gen PRON.int.gen
!which: PRON.rel DET.int PRON.int
!what: PRON.int DET.int PRON.rel
!whatever !whichever: PRON.rel DET.rel
!whoever !whomever: PRON.rel
!someone !somebody !anyone !anybody !everyone !everybody !something !anything !everything: PRON.indef.3.sg
!nobody !nothing !no-one: PRON.neg.3.sg
!none: PRON.neg.3
!one: NUM.card.sg PRON.indef.3.sg NOUN.sg
ones: NOUN.pl=one
!there: PRON ADV INTJ
!some: DET.indef PRON.indef.3
!any: DET.indef PRON.indef.3 ADV
!no: DET.neg INTJ ADV.neg
!every !each: DET.indef.sg
!each: PRON.indef.3.sg
!all: DET.indef PRON.indef.3 ADV
!both: DET.indef.pl CCONJ PRON.indef.3.pl
!either !neither: DET.indef.sg CCONJ PRON.indef.3.sg ADV
!another: DET.indef.sg PRON.indef.3.sg
other: ADJ NOUN.sg
others: NOUN.pl=other
!such: ADJ DET.indef PRON.indef.3
!many: ADJ PRON.indef.3.pl DET.indef.pl
!much: ADJ ADV PRON.indef.3.sg DET.indef.sg
!few: ADJ PRON.indef.3.pl DET.indef.pl
!several: ADJ PRON.indef.3.pl DET.indef.pl
!more !most: ADJ ADV NOUN PRON.indef.3
!less !least: ADJ ADV NOUN PRON.indef.3
!enough: ADJ ADV NOUN
half: DET.indef NOUN.sg ADJ ADV
own: ADJ
same: ADJ
!of !at !from !into !onto !upon !during !among !amongst !amid !via !toward !towards !beside !beneath !despite !except !throughout !per !versus !unto: ADP
!in !on !by !over !off !up !down !out !under !through !around !about !along !across !above !below !behind !within !without !inside !outside !near !past !beyond !between !besides !underneath !aboard !alongside: ADP ADV
!on !in !by !without !upon: SCONJ
inside outside: NOUN.sg ADJ
!with !against: ADP SCONJ
!for: ADP SCONJ CCONJ
!to: PART ADP SCONJ
!as: ADP SCONJ ADV
like: ADP SCONJ INTJ
!than: ADP SCONJ
!because !if !although !whereas !unless !whether !lest !till: SCONJ
!though: SCONJ ADV
!while: SCONJ NOUN.sg
!until: SCONJ ADP
!since: SCONJ ADP ADV
!before !after: ADP SCONJ ADV
!once: ADV SCONJ
!when !where !why !how: ADV.int ADV.rel
!whenever !wherever !however: ADV SCONJ
!and !but !nor !plus: CCONJ
!but: ADP ADV
!or: CCONJ
!yet: ADV CCONJ
!so: ADV SCONJ CCONJ
!not !n't: PART.neg=not
!never !hardly !scarcely: ADV.neg
!'s: PART AUX.fin.ind.pres.3.sg=be AUX.fin.ind.pres.3.sg=have VERB.fin.ind.pres.3.sg=be PRON.prs.acc.1.pl=we
!': PART='s
!'m: AUX.fin.ind.pres.1.sg=be VERB.fin.ind.pres.1.sg=be
!'re: AUX.fin.ind.pres.2=be AUX.fin.ind.pres.pl=be VERB.fin.ind.pres.2=be VERB.fin.ind.pres.pl=be
!'ve: AUX.fin.ind.pres=have VERB.fin.ind.pres=have AUX.inf=have
!'ll: AUX.fin=will
!'d: AUX.fin=would AUX.fin.ind.past=have VERB.fin.ind.past=have AUX.fin.ind.past=do
!can: AUX.fin NOUN.sg VERB.inf VERB.fin.ind.pres
!ca !wo !sha: AUX.fin
!could !would !should !shall !may !might !must !ought: AUX.fin
!will: AUX.fin NOUN.sg VERB.inf VERB.fin.ind.pres
might: NOUN.sg
must: NOUN.sg
!am: AUX.fin.ind.pres.1.sg=be VERB.fin.ind.pres.1.sg=be
!is: AUX.fin.ind.pres.3.sg=be VERB.fin.ind.pres.3.sg=be
!are: AUX.fin.ind.pres.2=be AUX.fin.ind.pres.pl=be VERB.fin.ind.pres.pl=be VERB.fin.ind.pres.2=be
!was: AUX.fin.ind.past.1.sg=be AUX.fin.ind.past.3.sg=be VERB.fin.ind.past.1.sg=be VERB.fin.ind.past.3.sg=be
!were: AUX.fin.ind.past.2=be AUX.fin.ind.past.pl=be AUX.fin.sub.past=be VERB.fin.ind.past.pl=be VERB.fin.ind.past.2=be VERB.fin.sub.past=be
!be: AUX.inf VERB.inf AUX.fin.imp.pres AUX.fin.sub.pres
!been: AUX.part.past=be VERB.part.past=be
!being: AUX.part.pres=be VERB.part.pres=be NOUN.sg AUX.ger=be
!have: AUX.fin.ind.pres AUX.inf VERB.inf VERB.fin.ind.pres VERB.fin.imp.pres
!has: AUX.fin.ind.pres.3.sg=have VERB.fin.ind.pres.3.sg=have
!had: AUX.fin.ind.past=have VERB.fin.ind.past=have VERB.part.past=have AUX.part.past=have
!having: AUX.part.pres=have VERB.part.pres=have
!do: AUX.fin.ind.pres AUX.inf VERB.inf VERB.fin.ind.pres VERB.fin.imp.pres AUX.fin.imp.pres
!does: AUX.fin.ind.pres.3.sg=do VERB.fin.ind.pres.3.sg=do
!did: AUX.fin.ind.past=do VERB.fin.ind.past=do
!done: VERB.part.past=do ADJ
!doing: VERB.part.pres=do
!cannot: AUX.fin=can
get got getting gets gotten: AUX.fin
!very !too !also !just !still !even !already !always !often !sometimes !here !now !again !almost !maybe !perhaps !quite !rather !soon !therefore !thus !together !then !away !back !ago !else !instead !later !ever !forth !forward !hence !indeed !meanwhile !moreover !nevertheless !nonetheless !otherwise !seldom !somehow !somewhere !anywhere !everywhere !nowhere !tomorrow !tonight !today !yesterday !twice !apart !abroad !ahead !afterwards !anymore !anyway !aside: ADV
today tomorrow tonight yesterday: NOUN.sg
back: NOUN.sg ADJ VERB.inf VERB.fin.ind.pres VERB.fin.imp.pres
forward: ADJ VERB.inf VERB.fin.ind.pres
still: ADJ
just: ADJ
even: ADJ VERB.inf VERB.fin.ind.pres
only: ADV ADJ
then: ADJ
later: ADJ
well: ADV INTJ ADJ NOUN.sg
!two !three !four !five !six !seven !eight !nine !ten !eleven !twelve !thirteen !fourteen !fifteen !sixteen !seventeen !eighteen !nineteen !twenty !thirty !forty !fifty !sixty !seventy !eighty !ninety: NUM.card.pl
hundred thousand million billion trillion dozen: NUM.card.pl NOUN.sg
zero: NUM.card NOUN.sg
first second third fourth fifth sixth seventh eighth ninth tenth: ADJ.ord ADV
!yes !oh !ah !hi !hello !hey !ok !okay !please !wow !thanks !ha !um !uh: INTJ
please: VERB.inf VERB.fin.ind.pres ADV
thanks: NOUN.pl=thank VERB.fin.ind.pres.3.sg=thank
okay ok: ADJ ADV
hello: NOUN.sg
`);
