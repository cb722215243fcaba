import type { Locale } from '@tercet/contracts';

/** Words in general use that neither the dictionaries nor the counted collections vouch for. */
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
    gluten probiotic probiotics keto quinoa hummus sushi ramen tofu`,
  fr: `email emails mail mails web blog blogs blogueur blogueurs blogueuse site smartphone smartphones selfie selfies
    podcast podcasts hashtag hashtags tweet tweets tweeter startup startups start-up marketing manager managers
    management coach coachs coaching burn-out brunch cool feedback feedbacks online offline wifi wi-fi newsletter
    newsletters streaming gamer gamers design designer designers workshop workshops crowdfunding cloud hacker hackers
    malware logiciel e-mail e-mails webinaire webinaires visioconférence visioconférences télétravail télétravailler
    covoiturage covoiturages autrice autrices influenceur influenceuse influenceurs influenceuses cryptomonnaie
    cryptomonnaies blockchain bitcoin bitcoins chatbot chatbots emoji emojis ok okay euh bof hein ouais haha
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
    vegano vegana veganos veganas okey ok jaja jajaja uf eh ay posgrado posgrados pregrado
    guion guiones guión estadounidense estadounidenses euro euros eurozona europeísta euroescéptico`,
};

export const acceptedWords = (language: Locale): string[] => ACCEPTED[language].split(/\s+/u);
