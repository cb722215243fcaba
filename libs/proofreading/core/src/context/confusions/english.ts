/** English words that are written for one another: homophones, words told apart by an accent, frequent slips. */
export const ENGLISH_CONFUSIONS = `
their there they're | your you're yours | its it's | whose who's | to too | than then | were we're |
affect effect | affects effects | affected effected | accept except | accepted excepted |
advice advise | lose loose | loses looses | losing loosing | lost loss | weather whether | quite quiet |
past passed | principal principle | principals principles | brake break | brakes breaks | breath breathe |
breaths breathes | bare bear | buy by | buys bys | here hear | heard herd | hole whole | knew new | meat meet |
peace piece | plain plane | pray prey | right write rite | farther father | know now | role roll | sale sail |
sell cell | sight site cite | some sum | stationary stationery | steal steel | tail tale | threw through |
though through thorough | thought though through | waist waste | wait weight | week weak | weeks weaks |
which witch | wood would | aloud allowed | board bored | capital capitol | choose chose | complement compliment |
complements compliments | council counsel | councils counsels | desert dessert | device devise | devices devises |
dual duel | elicit illicit | fair fare | flour flower | formally formerly | hour our | idle idol | lead led |
lessen lesson | moral morale | personal personnel | poor pour pore | precede proceed | rain reign rein |
raise rise | scene seen | sense since | thing think | things thinks | women woman | been being | bee be |
cloth clothe | clothes cloths | costumer customer | costumers customers | coarse course | courses coarse |
defiantly definitely | diary dairy | does dose | even event | every very | fell feel felt | fill feel |
form from | fro for | manger manager | mangers managers | martial marital | massage message | massages messages |
must most | patience patients | prise prize price | public pubic | quit quite | reply replay | sand send |
shit shirt | build built | stared started | staring starting | trail trial | trails trials | united untied |
unit until | weary wary | ware aware | won one | word world | words worlds | worse worst | wont won't |
cant can't | lets let's | hell he'll | shell she'll | shed she'd | wed we'd | believe belief | believes beliefs |
prove proof | proves proofs | life live | lifes lives | safe save | safes saves | strength strengthen |
succeed success | relay rely | adapt adopt | adapted adopted | altar alter | angel angle | angels angles |
ant aunt | beside besides | beech beach | berry bury | birth berth | born borne | canvas canvass |
ceiling sealing | cereal serial | collage college | comity committee | confident confidant |
conscious conscience | continual continuous | corps corpse | credible creditable | currant current |
decent descent | descent dissent | dying dyeing | emigrate immigrate | envelop envelope | extend extent |
feat feet | find fined | forth fourth | foreword forward | grate great | heal heel | heir hair | hoarse horse |
incidence incidents | instance instants | knight night | leak leek | lightening lightning | load lode |
loan lone | mail male | main mane | miner minor | mussel muscle | naval navel | none nun | pail pale |
pair pear pare | pedal peddle | peak peek pique | peal peel | perspective prospective | pole poll |
populace populous | presence presents | profit prophet | quote quota | root route rout | sauce source |
scared scarred | sew sow | shear sheer | sleight slight | soar sore | sole soul | staid stayed | stake steak |
stair stare | straight strait | suit suite | sun son | sweat sweet | team teem | thrown throne | tide tied |
tired tried | toe tow | vain vein vane | vary very | wander wonder | wandering wondering | wandered wondered |
wave waive | whine wine | wring ring | writing righting | writer righter | yoke yolk | ours hours |
contact contract | casual causal | brought bought | exiting exciting | exited excited | hoping hopping |
planed planned | planing planning | dinning dining | bellow below | loath loathe | sheep ship | slip sleep |
live leave | lives leaves | living leaving | sit seat | filed field | conversation conservation |
simulate stimulate | expect except | expand expend | inquire acquire | quality quantity | lunch launch |
bread bred | dress address | steaming streaming | silence science | tree three | tough though through |
throw through | throe throw | trough through | tenant tenet | viola voila | whit with | wit with | widow window |
wich which | yet yes | rouge rogue | sever severe | slid slide | singed signed | singing signing | sings signs |
sing sign | sate state | stat state | sated stated | stating sating | tot to | ti it | hose those | them theme |
thru through | tings things
`;
