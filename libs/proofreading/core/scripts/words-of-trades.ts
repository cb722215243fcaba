import type { Locale } from '@tercet/contracts';

/**
 * Words of trades that people write at work and the collections hold too seldom to vouch for: computing, law, medicine,
 * business, science, kitchen and workshop.
 */
const WORDS: Readonly<Record<Locale, string>> = {
  en: `failover failovers hostname hostnames stdout stdin stderr param params dev devs sysadmin sysadmins env envs arg args
    boolean booleans enum enums struct structs tuple tuples async await callback callbacks middleware middlewares endpoint
    endpoints payload payloads timestamp timestamps namespace namespaces regex regexes filename filenames filepath
    filesystem filesystems subdirectory subdirectories subdomain subdomains subfolder subfolders symlink symlinks
    permalink permalinks favicon favicons viewport viewports stylesheet stylesheets typeface typefaces mockup mockups
    wireframe wireframes storyboard storyboards prototyper dataviz datatype datatypes metadata metamodel subquery
    subqueries unindexed deserialize deserialized serializer serializers tokenize tokenizes tokenized tokenizing
    tokenization tokenise tokenised tokenisation lowercased uppercased camelcase boilerplate monorepo monorepos
    changeset changesets rebase rebased rebasing reverted cherry-pick rollout rollouts rollback rollbacks uptime
    downtime throughput autoscaling autoscale load-balancer multithreaded multithreading singleton singletons
    virtualization virtualisation containerized containerised containerization hypervisor hypervisors datacenter
    datacenters datacentre datacentres cybersecurity cyberattack cyberattacks phishing spearphishing infosec keylogger
    keyloggers botnet botnets passphrase passphrases passkey passkeys authenticator authenticators biometrics biometric
    geofence geofencing geolocation wearables smartwatch smartwatches chipset chipsets firmwares gamify gamified
    gamification onboard onboards onboarded offboarding upsell upselling upsold cross-sell deliverable deliverables
    scalable scalability interoperability interoperable actionable granularity operationalize operationalise
    stakeholder stakeholders takeaways roadmap roadmaps kanban scrum backlog backlogs workaround workarounds
    freelancer freelancers gig fintechs crowdsourcing monetize monetized monetise monetised monetization rebrand
    rebranded rebranding copywriter copywriters copywriting outsource outsources nearshoring reshoring offshoring
    invoicing payroll payrolls timesheet timesheets vesting amortize amortized amortise amortised backdated
    estop estopped estoppel estops indemnitee indemnitor indemnify indemnified severability sublessee sublessor
    sublicense sublicensee tortfeasor tortious voidable unenforceable justiciable arbitrability interlocutory
    echocardiogram echocardiograms echocardiography electrocardiogram angioplasty angiogram statin statins metformin
    tachycardia bradycardia arrhythmia arrhythmias hypertensive hypotension comorbidity comorbidities prophylaxis
    immunotherapy immunosuppressed monoclonal antiretroviral antiretrovirals intubate intubated extubated subcutaneous
    periodontal orthodontist orthodontists telemetry genomics proteomics transcriptome bioinformatics epigenetic
    epigenetics mitochondrial microbiome microbiomes metagenomics spectrometry chromatography nanoparticle
    nanoparticles photovoltaics electrolyzer electrolyser desalination wastewater stormwater groundwater agroforestry
    agritech permaculture monoculture pollinator pollinators moka frother frothers panini paninis bao banh gochujang
    miso dashi shakshuka zaatar harissa labneh baba ganoush tzatziki tagliatelle rigatoni gnocchi arancini
    tiramisu panna cotta sourdough levain airfryer crockpot spatchcock sous-vide veggies charcuterie
    downcycling zero-waste carpool carpooling ebike ebikes e-bike e-bikes bikeshare glamp campervan campervans
    homebuyer homebuyers homeowner homeowners landlordism sublet sublets subletting drywall countertop countertops
    backsplash showerhead declutter decluttered decluttering repurpose repurposed repurposing`,
  fr: `crypto cryptos cryptoactif cryptoactifs mindset full-stack fullstack stack stacks stdout stdin backoffice front-end
    back-end endpoint endpoints callback callbacks middleware middlewares payload timestamp timestamps booléen booléens
    booléenne booléennes asynchrone asynchrones synchrone synchrones sous-domaine sous-domaines sous-dossier
    sous-dossiers sous-requête sous-requêtes métadonnée métadonnées autocomplétion sérialiser sérialisé sérialisation
    désérialiser tokeniser tokenisation virtualisation conteneurisation hyperviseur hyperviseurs cybersécurité
    cyberattaque cyberattaques cybercriminalité hameçonnage rançongiciel rançongiciels pare-feu
    authentificateur biométrie biométrique biométriques géolocalisation géolocaliser géolocalisé
    dématérialiser dématérialisé dématérialisée dématérialisation interopérabilité interopérable
    scalabilité scalable gamification gamifier ludification livrable livrables roadmap kanban scrum sprint sprints
    backlog backlogs freelance freelances fintech fintechs monétiser monétisé monétisation rebranding copywriting
    externaliser externalisé externalisation relocalisation relocaliser sous-traitance prestataire prestataires
    facturation télépaiement prélèvements avenant avenants clause clauses nullité nullités préjudiciable inopposable
    inopposables opposabilité usufruitier usufruitière nue-propriété échocardiographie électrocardiogramme angioplastie
    statine statines tachycardie bradycardie arythmie arythmies hypotension comorbidité comorbidités prophylaxie
    immunothérapie immunodéprimé immunodéprimée monoclonal monoclonaux antirétroviral antirétroviraux intuber intubé
    sous-cutané parodontal orthodontiste orthodontistes télémétrie génomique protéomique bio-informatique épigénétique
    mitochondrial mitochondriale microbiome microbiomes spectrométrie chromatographie nanoparticule nanoparticules
    électrolyseur dessalement agroforesterie monoculture pollinisateur pollinisateurs décarboner décarboné décarbonée
    décarbonation bas-carbone zéro-déchet recyclerie ressourcerie compostage composteur composteurs mocktail poke
    bowl bowls bao gochujang miso harissa labneh tzatziki tagliatelle rigatoni gnocchi gnocchis tiramisu panna cotta
    airfryer vélo-cargo autopartage trottinettiste trottinettistes camping-car camping-cars
    désencombrer désencombrement relooking relooker upcycling surcyclage vide-dressing vide-dressings
    start-up start-ups scale-up pitch pitcher pitchs networking coworkings afterwork afterworks onboarder`,
  es: `wiki wikis benchmark benchmarks superbién superbien supermal benchmarking full-stack fullstack stack stacks crypto
    cripto criptoactivo criptoactivos mindset stdout stdin endpoint endpoints middleware payload timestamp booleano
    booleana booleanos booleanas asíncrono asíncrona asíncronos asíncronas síncrono síncrona subdominio subdominios
    subcarpeta subcarpetas subconsulta subconsultas metadato metadatos autocompletado autocompletar serializar
    serializado serialización deserializar tokenizar tokenización virtualización contenerización hipervisor
    hipervisores ciberdelincuencia ciberdelincuente ciberdelincuentes suplantación phishing autenticador autenticadores
    biometría biométrico biométrica biométricos biométricas geolocalizar geolocalizado wearable wearables
    desmaterializar interoperabilidad interoperable interoperables escalabilidad escalable escalables gamificación
    gamificar ludificación entregable entregables kanban scrum sprint sprints backlog freelance fintech fintechs
    monetizar monetizado monetización rebranding copywriting externalizar externalizado externalización deslocalización
    subcontratar subcontratación facturación teletrabajador teletrabajadora teletrabajadores videollamar
    descarbonizar descarbonizado descarbonización descarbonizada inoponible inoponibles usufructuario usufructuaria
    ecocardiograma ecocardiogramas ecocardiografía electrocardiograma electrocardiogramas angioplastia estatina estatinas
    taquicardia bradicardia arritmia arritmias hipotensión comorbilidad comorbilidades profilaxis inmunoterapia
    inmunodeprimido inmunodeprimida monoclonal monoclonales antirretroviral antirretrovirales intubar intubado
    subcutáneo subcutánea periodontal ortodoncista ortodoncistas telemetría genómica proteómica bioinformática
    epigenética epigenético mitocondrial mitocondriales microbioma microbiomas espectrometría cromatografía
    nanopartícula nanopartículas electrolizador desalinización desaladora desaladoras agroforestal monocultivo
    monocultivos polinizador polinizadores polinizadora compostaje compostera composteras reciclaje suprarreciclaje
    mocktail poke bao gochujang miso harissa tzatziki tagliatelle rigatoni ñoqui ñoquis tiramisú airfryer
    cicloturismo carsharing patinete patinetes autocaravana autocaravanas caravaning precuela precuelas secuela
    spoilear spoileo spoileado empoderada empoderado empoderadas empoderados emprendedurismo emprendimiento
    emprendimientos networking afterwork pitch pitchear mentorizar mentorizado tutorizar tutorizado`,
};

export const wordsOfTrades = (language: Locale): string[] => WORDS[language].trim().split(/\s+/u);
