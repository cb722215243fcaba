import type { Locale } from '@tercet/contracts';
import { spanishInhabitants } from './spanish-inhabitants';

/**
 * Words of today that the collections, mostly older or official texts, hold too seldom to vouch for: what people do on
 * the net, play, eat, wear and hear on the news, and the commands and tools that they name in lower case.
 */
const WORDS: Readonly<Record<Locale, string>> = {
  en: `gamer gamers gaming podcaster podcasters podcasting vlogger vloggers vlogging vlogs vlogged youtuber youtubers
    streamer streamers livestreamer livestreamers livestreaming livestreamed influencing unboxing speedrun speedruns
    speedrunner speedrunners esports e-sports noob noobs newbie newbies cosplay cosplayer cosplayers fanfic fanfics fandom
    fandoms meme memes memed gif gifs subreddit subreddits redditor redditors retweet retweets retweeted hashtagged
    doomscrolling clickbait catfished catfishing ghosted ghosting unfollow unfollowed unfollowing unfriended unfriending
    unmute unmuted screenshotted photobomb photobombed crowdsource crowdsourced crowdsourcing crowdfund crowdfunded
    sideload sideloaded paywalled bingeable binge-watch deepfake deepfakes metaverse fintech edtech biotech medtech
    proptech nan nans nanna nannas naan naans gran grans mum mums mummy mummies telly tellies bestie besties
    hangry mocktail mocktails brunches foodie foodies pho kimchi sriracha kombucha tahini halloumi edamame matcha chai
    lattes macchiato macchiatos cappuccinos flat-white açaí acai burrata focaccia ciabatta prosciutto bruschetta gelato
    onesie onesies hoodie hoodies jeggings athleisure leggings flip-flops pilates zumba parkrun kettlebell
    kettlebells staycation staycations glamping airbnb couchsurfing minibreak homeschool homeschooled homeschooling
    coparent coparenting stepkids mindfulness neurodiversity neurodiverse ableism ableist transphobia transphobic
    gaslight gaslit gaslighting microaggression microaggressions mansplaining manspreading upskill upskilling reskill
    reskilling gigafactory decarbonise decarbonize decarbonisation decarbonization heatwave heatwaves wildfire wildfires
    rewild rewilded repo repos git commit commits devops frontend backends fullstack codec codecs config
    configs serverless microservice microservices kubernetes docker dockerfile localhost webhook webhooks tokenizer
    tokenizers parser parsers linter linters refactor refactors refactored refactoring autocomplete autocompletes
    autocorrect autocorrects autocorrected autosave autosaves autosaved autofill autofills dropdown dropdowns tooltip
    tooltips checkbox checkboxes hyperlink hyperlinks changelog changelogs todo todos wiki wikis signup signups
    bivalirudin paracetamol ibuprofen
    mentees conformant reachability upvote upvoted upvotes downvote downvoted hardcode hardcoded runtimes whitespace
    touchpoint touchpoints learnings workstream workstreams timebox timeboxed hotfix hotfixes bugfix bugfixes
    wayfinding copays caregiving breakroom rideshare ridesharing tweens grandparenting copyedit copyeditor
    tercet tercets sestet sestets villanelle villanelles ghazal ghazals pantoum pantoums homeschooler homeschoolers
    dodgeball pickleball kickball sudoku sudokus lego legos wi-fi gyoza gyozas udon boba paneer masala masalas macaron
    macarons guac goldendoodle goldendoodles labradoodle labradoodles cockapoo cockapoos cavapoo cavapoos doggo doggos
    pupper puppers gramps wifey woohoo argh aargh mmm oof tsk eww housesit dogsit fave faves doomscroll
    Scouser Scousers Brummie Brummies Geordie Geordies Dubliner Dubliners Bostonian Bostonians Chicagoan Chicagoans
    Houstonian Houstonians Philadelphian Philadelphians Seattleite Seattleites Angeleno Angelenos Utahn Utahns
    Torontonian Torontonians Montrealer Montrealers Vancouverite Vancouverites Sydneysider Sydneysiders Melburnian
    Melburnians Aucklander Aucklanders Beijinger Beijingers Mumbaikar Mumbaikars Madrilenian Madrilenians TikTok WhatsApp
    Xbox Minecraft Fortnite Roblox`,
  fr: `git commit commits committer merger docker linux ubuntu python kubernetes backend backends
    frontend frontends framework frameworks plugin plugins token tokens parser dev devs devops repo repos bug bugs bugué
    bugués buguée buguées buguer debug débug déboguer débogage débogueur débogueurs hackathon hackathons deepfake
    deepfakes métavers podcasteur podcasteurs podcasteuse podcasteuses podcaster vlog vlogs vlogueur vlogueurs vlogueuse
    vlogueuses youtubeur youtubeurs youtubeuse youtubeuses streamer streamers streameur streameurs streameuse streameuses
    gameur gameurs gaming gameuse gameuses e-sport esport mème mèmes gif gifs liker liké likée scroller swiper matcher
    ghoster spoiler spoilé divulgâcher divulgâché cosplay cosplays hoodie hoodies legging leggings brunchs burger burgers
    smoothie smoothies matcha kombucha houmous falafel falafels ramen tofu quinoa granola chiffonnade trottinettes
    vapoter vapoteur vapoteurs vapoteuse vapotage co-working coworking openspace teambuilding onboarding burn-outs
    brainstorming brainstormer checker checklist checklists deadline deadlines mailing prompt prompts chatbot vegan vegans
    flexitarien flexitariens flexitarienne flexitariennes zéro-déchet upcycling écoanxiété éco-anxiété écoanxieux
    glamping cohabitation charge mentale parentalité coparentalité monoparental monoparentale monoparentales
    bivalirudine paracétamol ibuprofène amoxicilline metformine clopidogrel enoxaparine énoxaparine rivaroxaban apixaban
    dabigatran abciximab eptifibatide tirofiban héparine héparines pembrolizumab nivolumab trastuzumab bévacizumab
    rituximab immunothérapie immunothérapies
    brief briefs débrief débriefs call calls rdv story stories freelance freelances svp stp asap aprèm dispo impec
    duty-free véto vétos ostéo ostéos chiro pharmaco muscu cardio poto potos papi papis exams bibli réu réus assmat assmats
    p'tit-déj petit-déj bobun bobuns bo-bun canelé canelés butternut butternuts mozza panisse panisses socca tempeh pho
    accras houmos padel paddle paddles crossfit zumba meme memes mooc moocs phishing ghosting hater haters cringe
    bluetooth usb sms reels instagrammeur instagrammeurs instagrammeuse instagrammeuses tiktokeur tiktokeurs tiktokeuse
    tiktokeuses followeur followeurs googler googliser photoshoper photoshoppé photoshoppée doliprane coliving
    babysitter babysitters baby-sitteuse babysitteuse vaccinodrome gênance malaisant bisontin bisontins bisontine bisontines
    vannetais vannetaise palois paloise biarrot biarrots biarrote mulhousien mulhousiens mulhousienne tourquennois
    tourquennoise nanterrien nanterriens nanterrienne montreuillois montreuilloise tournaisien tournaisiens tournaisienne
    beyrouthin beyrouthins beyrouthine abidjanais abidjanaise dakarois dakaroise doualais doualaise yaoundéen yaoundéens
    yaoundéenne torontois torontoise vancouvérois vancouvéroise gatinois gatinoise trifluvien trifluviens trifluvienne
    saguenéen saguenéens saguenéenne gaspésien gaspésiens gaspésienne`,
  es: `coconut frontman frontmen tanganas tangana órale ándale híjole besazo besazos abrazote abrazotes
    resetear reseteo vlog vlogs vloguero vlogueros vloguera blogueras youtubero podcastero podcasteros podcaster podcasters
    streamer streamers gaming gamers esports meme memes gif gifs hashtag retuit retuits retuitear deepfake deepfakes
    metaverso spoiler spoilers cosplay cosplays fandom fandoms hater haters friki frikis random cringe crush ghosting
    brunch brunches smoothie smoothies matcha kombucha hummus ramen tofu quinoa kimchi falafel poke burrata hoodie
    leggings runner runners running zumba spinning coach coaches coaching networking freelance freelancer
    freelancers deadline deadlines branding prompt prompts token tokens bug bugs commit commits git docker linux
    python backend frontend framework frameworks plugin plugins repo repos tutorial tutoriales login wifi
    ecoansiedad poliamor poliamoroso heteropatriarcado heteropatriarcal sororidad micromachismo micromachismos
    mansplaining aporofobia edadismo gordofobia transfobia lgtbi okupa okupas mileurista mileuristas riders
    bivalirudina paracetamol ibuprofeno amoxicilina metformina clopidogrel enoxaparina rivaroxabán apixabán heparina
    pádel pickleball wasap wasaps guasap audios finde findes porfa porfi bici bicis cole coles peli pelis profe profes
    seño seños boli bolis tele teles compi compis chuche chuches curro curros currar mola molan flipar flipante
    facilitador facilitadora facilitadores facilitadoras script scripts croissant croissants gadget gadgets selfi
    selfis pódcast pódcasts cáterin currículums güey güeyes wey chévere chéveres chido chida chidos chidas márquetin
    mánagers eslalon wiski pirsin campin banner banners link links newsletter newsletters shopping stock stocks tests
    ticket tickets trending vintage outfit outfits outlet outlets parking parkings performance piercing piercings
    rafting reality realities rímel snack snacks snowboard staff surf chambear chela chelas palta pibe piba pibes
    laburo laburar boludo cuate cuates chamaco bacán bacano parcero jitomate mija popote plis bro cracks nerd nerds
    geek geeks jefaza mentoría mentorías dashboard dashboards briefing briefings checklist checklists
    mail mails post posts like likes followers unfollow viralizar viralizó bloguear ebook ebooks zapping password
    cookie cookies click clicks cliquear clicar hípster hipster hípsters sexi
    calabacín calabacines chelo chelos rúter rúteres spam spams antispam uni unis insti instis fideuá fideuás fideuà
    alioli allioli arepa arepas buñuelo buñuelos brownie brownies muffin muffins cañita cañitas carpaccio chía chilaquiles
    chimichurri chistorra chistorras choripán choripanes dónut dónuts edamame enchilada enchiladas escalivada fuet fuets
    gambón gambones kéfir kétchup kétchups lulo maracuyá maracuyás michelada micheladas mofongo mozzarella pesto pintxo
    pintxos pozole provoleta risotto risottos rúcula sashimi seitán sobao sobaos tamal tamales tapeo tlayuda tlayudas
    esquites tupper tuppers táper táperes wasabi wok woks currante currantes finde litrona litronas friqui friquis furgo
    furgos majete majetes pitis progre progres podemita podemitas zasca zascas cuñao hype criptos bizum bizums bluetooth
    bullying ciberbullying grooming sexting coliving contactless crossfit barranquismo rápel rapel boulder futsal gamepad
    joystick touchpad trackpad hub hubs hidrogel firmware indie fake fakes kitesurf maratoniano maratoniana maratonianos
    maratonianas memear padelista padelistas paddle parkour pendrive pendrives reguetonero reguetonera reguetoneros
    reguetoneras reguetonear perreo perreos cumbiero cumbiera cumbieros cumbieras resacón skater skaters smartwatch sticker
    stickers techno tiktok tiktoker tiktokers webcam webcams whatsapp whatsapps vacunódromo papi papis mami mamis churri
    churris gym gyms spaghetti cello cellos camper campers`,
};

/** Stems of Spanish verbs in -ear that the net has brought. */
const SPANISH_EAR_VERBS =
  'reset chat tuit retuit wasap guasap googl hack test surf scroll spoil stalk flash trol stream logu perr'.split(
    ' ',
  );
const EAR_ENDINGS =
  `ear eo eas ea eamos eáis ean eé easte eó easteis earon eaba eabas eábamos eabais eaban earé earás
  eará earemos earéis earán earía earías earíamos earíais earían ee ees eemos eéis een eara earas eáramos earais earan
  ease eases eásemos easeis easen ead eando eado eada eados eadas`.split(/\s+/u);

const SPANISH_AR_VERBS = ['currel', 'flip', 'pixel'];
const AR_ENDINGS =
  `ar o as a amos áis an é aste ó asteis aron aba abas ábamos abais aban aré arás ará aremos aréis arán aría arías
  aríamos aríais arían e es emos éis en ara aras áramos arais aran ase ases ásemos aseis asen ad ando ado ada ados
  adas`.split(/\s+/u);

/** Surnames and first names that the news of the last decades hold, alike in the three languages. */
const NAMES = `Aznar Rajoy Zapatero Feijóo Abascal Iglesias Errejón Montero Ayuso Puigdemont Junqueras Almodóvar Bardem
  Nadal Alcaraz Iniesta Piqué Casillas Guardiola Messi Ronaldo Neymar Mbappé Haaland Modrić Zidane Benzema Griezmann
  Beckham Federer Djokovic Sampras Agassi Serena Osaka Hamilton Verstappen Schumacher Alonso Phelps Ledecky Biles Bolt
  Obama Biden Trump Clinton Reagan Kennedy Nixon Pence Harris Pelosi Sanders Warren Blair Thatcher Cameron Starmer Sunak
  Truss Corbyn Farage Johnson Merkel Scholz Merz Kohl Macron Sarkozy Hollande Chirac Mitterrand Mélenchon Zemmour Pécresse
  Attal Barnier Bayrou Hidalgo Jospin Juppé Fillon Giscard Balladur Royal Dati Bardella Renzi Berlusconi Meloni Draghi
  Prodi Putin Poutine Zelensky Zelenski Zelenskyy Navalny Medvedev Gorbachev Gorbatchev Gorbachov Yeltsin Xi Modi Gandhi
  Mandela Netanyahu Rabin Arafat Erdoğan Erdogan Orbán Lula Bolsonaro Dilma Maduro Chávez Milei Kirchner Macri Bukele
  Petro Uribe Boric Piñera Bachelet Evo Morales Correa Castillo Fujimori Castro Guevara López Obrador Sheinbaum Trudeau
  Ardern Guterres Lagarde Leyen Draghi Stoltenberg Thunberg Malala Zuckerberg Bezos Musk Gates Jobs Wozniak Altman Pichai
  Nadella Buffett Soros Knausgård Murakami Ishiguro Houellebecq Ernaux Modiano Camus Sartre Beauvoir Foucault Derrida
  Bourdieu Saramago Borges Cortázar Neruda Allende Vargas Llosa Bolaño Rulfo Fuentes Lorca Machado Unamuno Cervantes
  Shakespeare Dickens Austen Woolf Joyce Beckett Orwell Tolkien Rowling Atwood Hemingway Faulkner Morrison Nietzsche Kant
  Hegel Marx Freud Jung Kafka Brecht Goethe Einstein Hawking Newton Darwin Curie Pasteur Turing Feynman Mozart Beethoven
  Bach Chopin Vivaldi Verdi Wagner Debussy Ravel Stravinsky Piazzolla Picasso Dalí Miró Goya Velázquez Kahlo Rivera Monet
  Manet Renoir Cézanne Matisse Gauguin Rodin Botero Warhol Basquiat Banksy Beyoncé Rihanna Shakira Rosalía Swift Eilish
  Bowie Dylan Lennon McCartney Jagger Springsteen Prince Madonna Adele Spielberg Scorsese Tarantino Kubrick Hitchcock
  Nolan Villeneuve Cuarón Iñárritu Buñuel Godard Truffaut Binoche Cotillard Depardieu DiCaprio Clooney Streep Kidman`;

/** First names and surnames with accents, which people bear in any country. Those without are in the collections. */
const ACCENTED_NAMES = `
  Aarón Abigaíl Adélaïde Adrián Agnès Águeda Agustín Aïcha Aída Alarcón Álex Álvarez Álvaro Amélie Anaël Anahí Anaïs
  André Andrée Andrés Ángel Ángela Antolín Aragón Aurélie Ávila Báez Bárbara Barthélemy Begoña Belén Beltrán Benítez
  Benjamín Benoît Bermúdez Beyoncé Björn Cáceres Cádiz Calderón Cándida Cécile Cédric Célia Céline César Chacón Chloë
  Chloé Ciarán Clément Clémentine Córdoba Cristián Daithí Damián Daphné Débora Déborah Desirée Díaz Domínguez Durán
  Éamon Édouard Efraín Éilis Elías Élisabeth Élise Élodie Eloísa Éloïse Émile Émilie Éric Érica Érika Esaú Estefanía
  Étienne Eugénie Fabián Farías Félix Fermín Fernández François Françoise Frédéric Gaël Gaëlle Gaëtan Garbiñe García
  Garzón Geneviève Gérard Germán Gómez González Gráinne Grégory Günther Gutiérrez Guzmán Héctor Hélène Héloïse Hernán
  Hernández Hervé Hipólito Ibáñez Iñaki Inès Inés Íñigo Irène Isaías Ismaël Iván Jazmín Jeremías Jérémie Jérémy
  Jérôme Jesús Jiménez Joaquín Joël Jonás Jonatán Jörg José Joséphine Josué Julián Jürgen Käthe Léa Léo León Léon
  Leónidas Léonie Loïc Loïs López Lucía Macías Maël Maëlle Maialén Máire Maïté Málaga María Marín Márquez Martín
  Martínez Matías Mejía Mélanie Mélissa Méndez Mérida Michaël Mickaël Millán Moïse Moisés Mónica Müller Muñoz Naïma
  Nathanaël Nicolás Noé Noël Noëlle Noemí Noémie Núñez Núria Oisín Ordóñez Órla Ortín Óscar Pádraig Pavón Peláez Peña
  Pérez Pinzón Plácido Ramírez Ramón Raphaël Raphaëlle Raúl Régis Rémi Rémy Rendón René Renée Ríos Rocío Rodríguez
  Róisín Roldán Rosalía Rubén Ruíz Sáenz Sáez Saïd Salomé Sánchez Saúl Seán Séan Sebastián Sébastien Serafín Séverine
  Siân Sinéad Siobhán Sofía Solé Solène Solís Stéphane Stéphanie Suárez Terán Thaïs Théo Thérèse Timothée
  Tobías Tomás Tomé Úrsula Valentín Valérie Vázquez Velásquez Verónica Véronique Víctor Yasmín Zacarías Zélie Zoë Zoé
  Zúñiga`;

const words = (list: string): string[] => list.trim().split(/\s+/u);

/** A letter that one word brings makes all words with it the language's to judge. */
const LETTERS: Readonly<Record<Locale, RegExp>> = {
  en: /^\p{L}+$/u,
  fr: /^\p{L}+$/u,
  es: /^[a-zñáéíóúü]+$/iu,
};

export function wordsOfToday(language: Locale): string[] {
  const verbs = [
    ...SPANISH_EAR_VERBS.flatMap((stem) => EAR_ENDINGS.map((ending) => stem + ending)),
    ...SPANISH_AR_VERBS.flatMap((stem) => AR_ENDINGS.map((ending) => stem + ending)),
  ];
  const accented = words(ACCENTED_NAMES).filter((name) => LETTERS[language].test(name));
  return [
    ...words(WORDS[language]),
    ...words(NAMES),
    ...accented,
    ...(language === 'es' ? [...verbs, ...spanishInhabitants()] : []),
  ];
}
