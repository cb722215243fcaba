import type { Locale } from '@tercet/contracts';

/**
 * Right words that long running texts showed to be missing, by kind: dishes and drinks, chat, sport, medicine and
 * chemistry, music and dress, politics, law and trades. Written by hand; the inflected forms that people use are listed.
 */
const WORDS: Readonly<Record<Locale, string>> = {
  en: `powerbank powerbanks doenjang oud ouds shakuhachi hurdy-gurdy za'atar crème yukata yukatas ryokan kaiseki haka
    hakas brb ttyl ngl smh irl fyi imho afaik dm dms thx pls plz lmk omg wtf rofl ikr iirc afterparty afterparties
    genderqueer autofix autofixes deps babyccino babyccinos pfft brrr grr argh eek meh saudade maltodextrin xanthan
    enoxaparin levothyroxine pantoprazole omeprazole atorvastatin metformin paracetamol sertraline amlodipine
    rivaroxaban apixaban tramadol pregabalin semaglutide ibuprofen acetaminophen prograde meteoritic precipitable
    coloboma diasporic cadherins matchup matchups filmmaking filmmaker filmmakers weeklong monthlong yearlong
    tallgrass foosball dieticians requestor requestors distributees mujahideen narrowband heartbreakers yaml json css
    html svg csv url urls api apis sdk regex regexes stdin stdout localhost jpg png gif counterparty counterparties
    megrim landers hella dwarves hotline hotlines timespan timespans realtor realtors telecom telecoms schemas
    anonymize anonymized anonymizing anonymization triaging triages siloed omnichannel fundraise fundraises strategize
    strategizing strategized useable moveable hurray videoconference videoconferences helpdesk helpdesks barcode
    barcodes homeownership mixin mixins toolchain toolchains subnet subnets ideate ideation commenters frontlines
    videographer videographers journaling copayment copayments chikungunya benzodiazepine benzodiazepines gatekeeping
    affective maladaptive evidentiary heritability glial pineal thyroiditis immunosuppressive endosymbiotic phagocytic
    humoral prodromal dysgraphia dyscalculia midwestern offscreen onscreen parallelize observability idempotency
    virtualized hairstyling rollercoaster rollercoasters badass mailroom rockstar rockstars gothic utopian wirelessly
    collegial licensure artisanal enforceability deductibility reputational bolded bolding curation comms notecards
    headspace workaround work-arounds pixelated grayscale nitty-gritty tic-tac-toe helter-skelter pell-mell
    bric-a-brac tete-a-tete vis-à-vis naïveté entrée entrées laissez-faire`,
  fr: `tahini tahin kimchi kimchis paneer ghee gochujang yukata yukatas ryokan ryokans kaiseki tote-bag shakuhachi
    za'atar sumac babyccino babyccinos flat-white kombucha mdr ptdr lol jsp tkt slt stp svp bcp afterparty
    afterparties xanthane lévothyroxine pantoprazole énoxaparine oméprazole atorvastatine metformine bisoprolol
    tramadol alendronate hryvnia hryvnias tokénisation remasteriser remasterisé remasterisée
    remasterisés remasterisées remasterisation numpy nazairien nazairienne nazairiens nazairiennes lepéniste
    lepénistes sarkozyste sarkozystes macroniste macronistes déchèterie déchèteries refactoriser refactorisé
    refactorisée requêter débugger débuggez débuggé versionnement pseudonymiser pseudonymisé pseudonymisée
    pseudonymisation syllabifier barbouzard réidentification superpouvoir superpouvoirs crypto-actif crypto-actifs
    goliard goliards dédiabolisation bêta-bloquant bêta-bloquants pts webdiffusion télétravaillable inclusivité
    intersectionnalité intersectionnel intersectionnelle grossophobie validisme validiste sexisation masculinisme
    masculiniste masculinistes wokisme complotiste complotistes complotisme survivaliste survivalistes décroissant
    écoanxiété solastalgie biodéchet biodéchets agrivoltaïsme vapoter vapotage vapoteuse vapoteuses vapoteur
    trottinettes gyropode hoverboard visioconférencier déboguer débogage débogueur déréférencement référenceur
    cybersécurité hameçonnage rançongiciel rançongiciels infox vidéoprotection podcasteur podcasteuse streameur
    streameuse mème mèmes binge-watcher divulgâcher interprofession écopâturage maraîchage oenotourisme néorural
    néoruraux thrombopénie hyperkaliémie hypokaliémie glomérulonéphrite polykystose cœlioscopie arthroscopie
    lymphopénie sérologie sérologies sérologique PCR antigénique antigéniques vaccinodrome comorbidité comorbidités`,
  es: `tahini tahin kimchi paneer ghee gochujang yukata yukatas ryokan kaiseki tatami tatamis shakuhachi kombucha
    babyccino babyccinos afterparty xq tqm bss porfa porfi finde xd ups yupi puaj uf brr hackatón hackatones lecitina
    lecitinas xantana aórtico aórtica aórticos aórticas carotídeo carotídea zloty zlotys agénero agénera
    remasterizar remasterizó remasterizado remasterizada remasterización prerregistrar metarregresión metaanálisis
    correísta correístas mileísta mileístas uribista uribistas ayusista ayusistas sanchista sanchistas filantropía
    filántropo filántropa filántropos filantrópico filantrópica filantrópicos filantrópicas misántropo misantropía
    epidemiológico epidemiológica epidemiológicos epidemiológicas exhumación exhumaciones galimatías cannabis diesel
    diésel quantum registral registrales binomial binomiales caución cauciones convalidación convalidaciones
    consanguíneo consanguínea consanguíneos consanguíneas edificante edificantes preferencial preferenciales zoom
    devaluación devaluaciones fans fan sismógrafo sismógrafos anglófono anglófona francófono francófona francófonos
    francófonas hispanófono hispanófonos lusófono lusófonos coima coimas virguería cursilería cursilerías atomizador
    atomizadores espacialmente represaliado represaliados represaliada piba pibe pibes electrólitos electrolito
    electrolitos legionela andrólogo andróloga cuadriciclos heterocigoto heterocigota homocigoto homocigotos
    homocigota plusmarquistas medalleros rojiblancos rojiblancas blanquiazules albiceleste albicelestes azulgrana
    azulgranas blaugrana blaugranas blanquinegro blanquinegra albinegro albinegros verdiblanco verdiblancos
    verdiblanca azulón azulones aurinegro aurinegros rojinegro rojinegra madridistas barcelonistas sevillista
    sevillistas bético bética béticos merengue merengues colchonero colchoneros rojillo rojillos albivioleta
    albivioletas semipesado semipesados ligando ligandos polimérico polimérica poliméricos poliméricas monomérico
    heterocíclico heterocíclica macrociclo macrociclos ftalocianina porfirina porfirinas solitón polarón catión
    cationes dicatión anión aniones catiónico catiónica aniónico aniónica kilobase plasto plastos cladogramas maxi
    western westerns sprinter manager managers ultimátum ultimátums marajá marajás burocratizar burocratizados
    objetivables jueguecito dificilísimo dificilísima sucre sucres eduardianos victoriano look regulatorio regulatoria
    regulatorios regulatorias acuícola acuícolas prelación tarifario tarifaria tarifarios tarifarias satelital
    satelitales gerencial gerenciales expropiatorio expropiatoria comiso comisos acápite acápites expendio expendios
    indelegable indelegables impugnante impugnantes aportante aportantes indemnizatorio indemnizatoria indemnizatorios
    tercerización tercerizar tercerizado indefensión ducto ductos accionante accionantes oralidad zoosanitario
    zoosanitaria intercepción intercepciones favorecimiento concedente concedentes violatorio violatoria violatorios
    violatorias isotópico isotópica isotópicos avalúo avalúos oncológico oncológica oncológicos oncológicas recusación
    recusaciones comparabilidad efectivizar efectivizado efectivizada delegante delegantes conferencista
    conferencistas cambiario cambiaria cambiarios cambiarias vehicular vehiculares muestral muestrales presupuestal
    presupuestales concubino concubinos rectoría rectorías extractivo extractiva extractivas percentil percentiles
    derechohabiente derechohabientes debenture debentures lixiviación fáctico fáctica fácticos fácticas monitorear
    monitoreado monitoreados monitoreo conminación conminaciones sevicia sevicias impulsión centelleo centelleos
    saltarín saltarina ameritar amerita ameritan heurístico heurística heurísticos heurísticas hardcodear instanciar
    instanciado instancia datagrama datagramas inodo inodos indentar indentado indentación decrementar sobrescritura
    recompilar inicializador inicializadores especificador especificadores subsanación dación normado normada normados
    cuarentenario cuarentenaria punitorio punitorios fideicomitente fideicomitentes fideicomisario incorporante
    extático extática riente oíd oídme permítame dígame edificable salita carita amita vocecilla ratito ratitos
    restaurant laptop laptops polka cognac champagne dandy toilette testear testeo testeado tester testers softwares
    drivers driver router routers chi-cuadrado big-endian little-endian back-end front-end backend frontend sticky
    offline online backup sanitización desambiguación descarbonización gentrificación gentrificado gentrificada
    turistificación micromachismo micromachismos aporofobia sororidad poliamor poliamoroso poliamorosa transfobia
    transfóbico lesbofobia homofóbico homofóbica bifobia misoginia misógino misógina heteropatriarcado
    heteropatriarcal hemiplejia hemiplejía paraplejia paraplejía tetraplejia fibromialgia osteoartritis endometriosis
    preeclampsia glomerulonefritis trombocitopenia hiperpotasemia hipopotasemia hiperglucemia hipoglucemia
    colecistectomía apendicectomía mastectomía histerectomía laparoscopia artroscopia endoscopia colonoscopia
    quimioterapia radioterapia enoxaparina levotiroxina pantoprazol omeprazol atorvastatina metformina paracetamol
    ibuprofeno tramadol amoxicilina telemático telemática telemáticos telemáticas infografía infografías ciberacoso
    vapear vapeo vapeador vapeadores faláropo faláropos alopátrico alopátrica jacarandá chafarrinón impepinable
    impepinables hormigueante espumeante acalambrados diríase`,
};

export const wordsByKind = (language: Locale): string[] => WORDS[language].trim().split(/\s+/u);
