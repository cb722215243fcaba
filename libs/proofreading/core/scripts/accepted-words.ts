import type { Locale } from '@tercet/contracts';

/**
 * Words that the writers of this list vouch for, because the dictionaries lack them or may, and the counted collections
 * hold too few texts of today: things of the net, of food, sport, politics, medicine and families, loan words, names of
 * inhabitants and capitals, interjections. Many are not in general use ("hijinks", "fíbula", "webcómic"): some were
 * added when a text in which they are right had them flagged. Some stand in a dictionary too, which does no harm.
 */
const ACCEPTED: Readonly<Record<Locale, string>> = {
  en: `app apps blog blogs blogger blogging blogged email emails emailed emailing online offline website websites
    webpage webpages smartphone smartphones podcast podcasts vlog selfie selfies startup startups login logins
    username usernames screenshot screenshots wifi hashtag hashtags emoji emojis vegan vegans barista latte
    onboarding workflow workflows timeline timelines dataset datasets codebase backend frontend malware ransomware
    crowdfunding cryptocurrency cryptocurrencies blockchain bitcoin chatbot chatbots tweet tweets tweeted unfriend
    teleworking coworking coworker coworkers livestream livestreams influencer influencers paywall
    ok okay gonna wanna gotta lol lmao yeah yep nope hmm ugh duh huh uh um wow yay haha ha ah oh hey hi dude dudes
    mom moms dad dads grandpa grandma kiddo pic pics vs etc aka tbh imo btw asap
    café cafés naïve résumé résumés fiancé fiancée cliché clichés décor façade déjà vu à née protégé jalapeño piñata
    healthcare childcare daycare workplace workplaces mindset mindsets skillset skillsets wellbeing fundraiser
    fundraisers fundraising caregiver caregivers sustainability biodiversity renewables geopolitical multicultural
    eurozone tele hijinks maglev shockwave shockwaves bootloader bootloaders ecommerce spinoff spinoffs glitchy erm
    paywalls firmware middleware spyware adware freeware webcam webcams touchscreen touchscreens voicemail voicemails
    laptop laptops tablet tablets router routers modem modems pixel pixels megapixel megapixels gigabyte gigabytes
    terabyte terabytes homepage homepages playlist playlists setlist soundtrack soundtracks sitcom sitcoms biopic
    jihadist jihadists islamist islamists eurosceptic geotagged undercooked overcooked takeaway takeaways playdate
    babysitter babysitting grandkids stepdad stepmom coronavirus covid vape vaping telehealth telemedicine antivirus
    bipartisan incel cisgender transgender nonbinary intersex neurodivergent neurotypical mansplain microplastics
    photovoltaic hydropower geothermal biofuel biofuels fracking rewilding upcycle upcycled upcycling greenwashing
    gluten probiotic probiotics keto quinoa hummus sushi ramen tofu`,
  fr: `email emails mail mails web blog blogs blogueur blogueurs blogueuse site smartphone smartphones selfie selfies
    podcast podcasts hashtag hashtags tweet tweets tweeter startup startups start-up marketing manager managers
    management coach coachs coaching burn-out brunch cool feedback feedbacks online offline wifi wi-fi newsletter
    newsletters streaming gamer gamers design designer designers workshop workshops crowdfunding cloud hacker hackers
    malware logiciel e-mail e-mails webinaire webinaires visioconférence visioconférences télétravail télétravailler
    covoiturage covoiturages autrice autrices influenceur influenceuse influenceurs influenceuses cryptomonnaie
    cryptomonnaies blockchain bitcoin bitcoins chatbot chatbots emoji emojis ok okay euh bof hein ouais haha
    coronavirus covid écran écrans tablette tablettes webcam webcams routeur routeurs modem modems pixel pixels
    climatosceptique climatosceptiques eurosceptique eurosceptiques souverainiste souverainistes djihadiste djihadistes
    islamophobie transgenre transgenres non-binaire cisgenre féminicide féminicides lanceur lanceuse greenwashing
    écologiste écologistes zadiste zadistes bobo bobos geek geeks fake news buzz spoiler spoilers scroller liker
    likes followers follower playlist playlists clip clips remix rap rappeur rappeuse rappeurs slam slameur
    télétravailleur télétravailleurs visio visios slide slides open-space reporting benchmark benchmarks
    permaculture écoresponsable écoresponsables biodiversité bienveillance numérique sans-papiers néobanque
    microbiote surtourisme véganisme végane véganes vegan antivax confinement déconfinement reconfinement
    autoentrepreneur autoentrepreneurs autoentrepreneuse week-end weekend weekends sac-à-dos parka parkas`,
  es: `email emails web webs blog blogs bloguero blogueros smartphone smartphones selfie selfies podcast podcasts
    hashtag hashtags tuit tuits tuitear tuiteó app apps online offline wifi software hardware marketing startup
    startups coworking crowdfunding feedback ranking rankings hacker hackers malware streaming gamer gamers youtuber
    youtubers influencer influencers emoji emojis chatbot chatbots blockchain bitcoin bitcoins criptomoneda
    criptomonedas ciberseguridad ciberataque ciberataques teletrabajo teletrabajar videollamada videollamadas
    videoconferencia videojuego videojuegos sostenibilidad biodiversidad empoderar empoderamiento feminicidio
    feminicidios visibilizar visibilizó migrante migrantes resiliencia resiliente resilientes implementación
    implementaciones implementar globalización privatización interactivo interactiva interactivos interactivas
    multimedia digitalización digitalizar geolocalización medioambiental medioambientales medioambiente
    fútbol básquet básquetbol vóley voleibol béisbol récord récords estrés máster másters eslogan eslóganes
    gen genes pyme pymes dj djs film films filme filmes sushi kebab kebabs pizzería pizzerías crepe crepes brunch
    fitness pilates spa spas jet jets kernel callback backup backups router routers módem módems píxel píxeles
    megapíxel gigabyte gigabytes tablet tablets chip chips clip clips gay gays jazz rock pop rap punk reggae reguetón
    rasta rastas dub remix playlist playlists webcómic webcómics youtube coronavirus covid ébola psoriasis alzhéimer
    párkinson sida vih carátula carátulas visón visones fíbula fíbulas tití titíes decatlón decatlones heptatlón
    yihadista yihadistas yihad talibán talibanes yazidí yazidíes etarra etarras zapatista zapatistas chavista chavistas
    peronista peronistas kirchnerista kirchneristas sandinista sandinistas sensei culé culés bailaor bailaora bailaores
    bailaoras cantaor cantaora cantaores tocaor decimotercer decimotercero decimotercera decimocuarto decimocuarta
    decimoquinto decimoquinta decimosexto decimosexta decimoséptimo decimoséptima decimoctavo decimoctava liguero ligueros
    liguera ligueras estrellato escapista escapistas touroperador touroperadores cerebrovascular cerebrovasculares
    neurodegenerativo neurodegenerativa neurodegenerativos neurodegenerativas conservacionista conservacionistas
    parapléjico parapléjica parapléjicos tetrapléjico tetrapléjica heterónomo heterónoma limeño limeña limeños limeñas
    bonaerense bonaerenses caraqueño caraqueña quiteño quiteña paceño paceña habanero habanera porteño porteña
    marrón marrones hincha hinchas hinchada golazo golazos penalti penaltis córner córneres gol goles
    sudoccidental suroccidental noroccidental suroriental nororiental apuñalamiento apuñalamientos borbotón borbotones
    gladiolo gladiolos várice várices karate ilíaco ilíaca ilíacos ilíacas geriatra geriatras fórceps cúbito cúbitos
    pecarí pecaríes sánscrito mesénquima géiser géiseres
    Moscú Ucrania Kiev Pekín Tokio Londres París Berlín Ámsterdam Bruselas Ginebra Bogotá Lima Quito Caracas Managua
    vegano vegana veganos veganas okey ok jaja jajaja uf eh ay posgrado posgrados pregrado
    guion guiones guión estadounidense estadounidenses euro euros eurozona europeísta euroescéptico`,
};

export const acceptedWords = (language: Locale): string[] => ACCEPTED[language].split(/\s+/u);
