import { wordSet } from '../clauses';

/**
 * Nouns of everyday things and persons that hardly ever stand in the singular without a determiner. Left out are those that do in
 * set phrases ("by train", "at school", "make way") or that are stuff as well as things ("glass", "chicken", "room").
 */
const COUNT_NOUNS = wordSet(
  'car house book dog cat bird horse phone computer laptop bicycle bike boat chair table desk window door story song film movie ' +
    'picture photo photograph camera guitar shirt dress jacket hat coat bag box bottle cup knife fork spoon plate lamp clock gift ' +
    'ticket passport job restaurant hotel shop supermarket cinema museum library park garden kitchen bathroom bedroom apartment flat ' +
    'building bridge road street river lake mountain island village city country region teacher student doctor nurse lawyer engineer ' +
    'friend brother sister son daughter uncle aunt cousin boyfriend girlfriend baby child boy girl person guest neighbor neighbour ' +
    'customer client employee manager colleague tourist visitor player singer actor writer author artist idea question problem solution ' +
    'mistake example reason project company website message video meeting trip journey concert festival competition contest ' +
    'award prize lesson certificate hobby goal dream letter town airport hospital university pool stadium theater theatre farm factory ' +
    'office tree flower plant umbrella dictionary magazine newspaper poem novel sentence word paragraph essay report article language ' +
    'cake sandwich hamburger pizza apple banana potato tomato egg phase place atmosphere smile step agency group user ' +
    'role program event audience app nation tool planet image stage entrepreneur lady carriage session path gentleman server pattern ' +
    'option database army telescope map castle instrument vehicle gun gallery cottage angel candidate hill newsletter checklist mouse ' +
    'prisoner wheel voyage officer podcast palace spreadsheet club driver phenomenon observer rival molecule creature messenger portal ' +
    'attorney cupboard bench expedition suit pony ladder waiter elephant tutorial mansion recipe needle shelf province outcome proposal ' +
    'requirement tendency scene notion hero fool wave pillow calendar classroom workshop campaign lens circle roof enemy kingdom sample ' +
    'hypothesis barrier dashboard repository excuse equation announcement textbook treaty impression environment challenge relationship ' +
    'family neighborhood career salary opinion habit advantage disadvantage situation task topic method device machine team leader ' +
    'adventure ceremony wedding joke secret mystery accident injury decade century tradition difference ' +
    'advertisement advert parcel package suitcase backpack wallet purse coin necklace bracelet sock shoe glove scarf sweater skirt blouse pocket ' +
    'helmet costume towel blanket carpet curtain mirror drawer wardrobe sofa couch armchair fridge refrigerator oven microwave kettle bucket ' +
    'barrel hammer screwdriver battery candle microphone keyboard printer scanner tablet smartphone charger webpage blog blogger username browser ' +
    'folder document cafe nightclub bakery pharmacy butcher hairdresser salon arena zoo aquarium playground fountain monument statue cathedral ' +
    'mosque synagogue cemetery skyscraper motorway avenue boulevard alley roundabout lighthouse ferry yacht canoe submarine helicopter aeroplane ' +
    'airplane rocket satellite spaceship spacecraft astronaut sailor soldier policeman policewoman fireman firefighter detective thief burglar ' +
    'criminal murderer politician knight wizard ghost vampire monster robot alien mammal insect butterfly mosquito snake dinosaur shark whale ' +
    'dolphin eagle penguin cow rabbit squirrel monkey gorilla kangaroo professor scientist researcher archaeologist expert specialist chef ' +
    'waitress cashier journalist photographer designer architect carpenter plumber electrician fisherman gardener babysitter tutor librarian ' +
    'accountant businessman businesswoman salesman shopkeeper producer supplier competitor opponent stranger villager immigrant refugee teenager ' +
    'grandparent grandmother grandfather nephew niece husband wife bride fiancé fiancée roommate classmate teammate coworker passenger traveller ' +
    'traveler pedestrian cyclist biker swimmer skier musician composer pianist guitarist dancer comedian celebrity painter sculptor poet novelist ' +
    'inventor philosopher mathematician lecturer lecture seminar quiz assignment timetable calculator notebook pencil pen eraser ruler blackboard ' +
    'whiteboard chapter diagram chart questionnaire interview statement definition concept statistic formula experiment laboratory invention ' +
    'discovery habitat waterfall volcano earthquake tornado symptom vaccine bandage scar lawsuit invoice receipt investor balcony ' +
    'ceiling staircase elevator basement regulation obstacle hurdle consequence factor element component benefit drawback suggestion ' +
    'recommendation conclusion decision alternative attempt achievement skill weakness nationality generation ancestor ' +
    'descendant continent suburb neighbourhood sausage carrot onion cucumber strawberry cherry grape pear peach lemon biscuit cookie pancake ' +
    'tournament championship referee medal trophy racket programme cartoon documentary episode trailer resource technique procedure personality ' +
    'trait characteristic sketch portrait robbery application game puzzle riddle toy doll kite balloon',
);
/** Those that do need a determiner, but that offices and institutions name without one ("in hospital", "as manager"). */
const OFTEN_BARE = wordSet(
  'hospital university office town manager language word place step plant report article flat job',
);

/** Those that are counted where there are many, but that may stand alone in other senses ("in theory", "by law"). */
const COUNTED_NOUNS = wordSet(
  'animal thing member consumer farmer citizen adult fact theory belief argument choice course exam law bill character feature ability strategy ' +
    'disease illness emotion attitude source cause effect process approach button crime fee forest desert beach valley screen channel graph ' +
    'survey contract strategy victim wolf opportunity disaster discovery possibility subject field domain institute aspect area issue detail bean',
);

/** Whether it lacks its -s behind "many" and its like. */
export const isCountNoun = (noun: string): boolean =>
  COUNT_NOUNS.has(noun) || COUNTED_NOUNS.has(noun);

/** Whether a missing article is sure to be a mistake. */
export const needsArticle = (noun: string): boolean =>
  COUNT_NOUNS.has(noun) && !OFTEN_BARE.has(noun);

/** "a" or "an" before a word, by its first sound. */
export function articleFor(word: string): 'a' | 'an' {
  const lower = word.toLowerCase();
  if (/^(?:hour|honest|honou?r|heir)/.test(lower)) return 'an';
  if (/^(?:uni(?!n|mp|m)|use|usu|eu|one|once|ubiq|uti|ura)/.test(lower)) return 'a';
  return /^[aeiou]/.test(lower) ? 'an' : 'a';
}
