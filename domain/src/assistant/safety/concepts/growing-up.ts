import type { Words } from './words.ts'

const PILLS = '(pills?|tablets?|capsules?|medicines?|medications?|meds|antibiotics?|vitamins?)'
const PASTILLAS =
  '(pastillas?|comprimidos?|capsulas?|jarabes?|medicinas?|medicamentos?|medicacion|antibioticos?|vitaminas?|pildoras?)'
const TALKING_TO =
  '(al (hablar|saludar|pedir|preguntar|conocer)|cuando (le|la|lo|los) (habl|salud)\\w+|cuando (hay|viene|ve) (gente|visitas?|extranos)|con (la |otra )?gente|con (los |las |l[oa]s )?(desconocid\\w+|visitas?|mayores|adultos|extranos|demas|personas|otros|otras)|en publico|delante de (la gente|tod\\w+|otr\\w+|desconocid\\w+|extranos)|para (hablar|pedir|saludar))'
/** Only words that say nothing of their own may stand between: with what is everyday they are taken out. */
const HOW_TO =
  '(?:(?:i|we|you|get|make|help|teach|my|our|a|the|him|her|them|kid|child|son|daughter|toddler|year|old|\\d+|to) )'
const WHICH = '(?:(?:his|her|their|the|any|a|an|some|big|large|small|whole|one|daily|allergy) )'
const QUE = '(?:(?:las?|los|el|sus?|un[oa]?s?|ningun[oa]?|est[ae]s?|es[ae]s?) )'

/** What children do and dread while they grow up, told with words of danger. */
export const growingUp = {
  cannotSwallowPills: {
    en: `
      (refus(es|ing|ed) to|wont|cant|cannot|(doesnt|dont) (want|like) to|(not able|unable) to|trouble|struggl(es|ing)( to)?|hates( to)?|(afraid|scared) (of|to)|learn(ing)?( to)?|teach ${HOW_TO}{1,4}|how (do|can|to|should) ${HOW_TO}{0,6}) (swallow|swallowing|take|taking) ${WHICH}{0,2}${PILLS},
      (gags|gagging) (on|when) (?:(?:he|she|tries|trying|to|swallow|swallowing|take|taking|i|we|give|him|her) ){0,5}${WHICH}{0,2}${PILLS}, spits? (out )?(his|her|the|their) ${PILLS}( out)?`,
    es: `
      no (se )?(puede|quiere|logra|consigue|sabe|quiso|pudo|traga|toma)( (tragar|tomar)(se)?)? ${QUE}?${PASTILLAS},
      (cuesta|niega a|miedo( a)?|asco|ensen\\w+ a|como (hago|consigo|logro) (para )?que( se)?|aprender a) (tragar|tomar|trague|tome|tomarse|tragarse) ${QUE}?${PASTILLAS},
      escup\\w+ ${QUE}?${PASTILLAS}`,
    zh: `
      (不肯|不会|不愿意?|不敢|不想|怕|学不会|怎么(教|让)(孩子|宝宝|娃|儿子|女儿|他|她)?(学会?|愿意|肯|能)?)(吞|咽|吃)(药片?|胶囊|药丸), (吞|咽)不(下|了|进)去?(药片?|胶囊|药丸),
      (药片?|胶囊|药丸)(总是|老是|都)?(吞不下|咽不下|吐出来)`,
  },
  fearsForMe: {
    en: `
      (he|she|hes|shes|son|daughter|kid|child|old|and) (is )?(afraid|scared|worried|worries|terrified|fears) (that )?(i|we|mommy|mummy|mom|mum|dad|daddy|of (me|us|mommy|mom|dad|daddy)) (will|might|could|am going to|are going to|is going to|would )?(die|dying)`,
    es: '(miedo (de|a) que|teme que|preocupa que|asusta que) (yo |su |sus |mama |papa |padres |madre |padre )*(me|nos|se) (muera|muramos|mueran)',
    zh: `
      (孩子|女儿|儿子|他|她|娃|宝|岁|闺女)[他她说总老又都很最近一直突然开始特别非常晚上睡前现在有点会就害]{0,8}(怕|担心)(我们?|妈妈?|爸爸?|爸妈)(以后|突然|哪天|会|要)?(死|去世)(掉|了)?(没人陪(他|她))?,
      ^(怕|害怕)(我们?|妈妈|爸爸|爸妈)会?(死|去世)(掉|了)?`,
  },
  threatensToLeave: {
    en: `
      (says?|said|threat\\w+|wants?|wanna|going|gonna|keeps saying|talks about|packed (a|his|her) bag and) (?:(?:he|she|hes|shes|they|that|is|will|would|to|wants?|wanna|going|gonna|just|always|about|if|and|i|my|son|daughter|old|year|\\d+) ){0,6}(run|running) away( from home)?`,
    es: `
      (dice|dijo|amenaza|amenazo|quiere|quiero|grita|ganas) (?:(?:que|se|quiere|va|a|y|o|siempre|mi|hij[oa]|nos|me) ){0,6}(irse|irme|ir|escapar(se|me)?|fugar(se|me)?|marchar(se|me)?|largar(se|me)?|se va|me voy) de (la )?casa`,
    zh: '(说|喊|嚷|吵|闹|威胁|想|要|会)着?[说着要想会去]{0,3}离家出走',
  },
  tongueTied: {
    en: 'clams up',
    es: `
      se (corta|cortaba|queda cortad[oa])( (mucho|un poco|bastante|siempre))? ${TALKING_TO}, cortad[oa] ${TALKING_TO},
      (timid|vergonzos)\\w+ y se corta, se corta( (mucho|un poco|bastante))? (porque |pues )?es (?:(?:muy|tan|bastante|super) )?(timid|vergonzos)\\w+,
      se corta( (mucho|un poco))? (de|por) (la )?verguenza(?! de)`,
    zh: '害羞得?不说话',
  },
  triesSubstance: {
    en: `
      (caught|found|saw|finding) (?:(?:my|our|his|her|a|an|some|the|him|son|daughter|teen\\w*|kid|year|old|\\w*\\d+\\w*|empty|can|cans|pack|of|in|with) ){0,5}(beers?|cigarettes?|vapes?|joints?|smoking(?! (meth|crack|heroin|fentanyl))|vaping|drinking( (beers?|alcohol))?)( in (his|her|my \\w+) (room|bag|backpack|drawer))?,
      (tried|tries|smok(es|ed|ing)|had|drank|drinks|drinking) (a |his first |her first |some |one )?(cigarettes?|joints?|beers?|vape|weed|pot),
      vapes, vaping, vaped, smokes, smells (like|of) (weed|smoke|beer|alcohol|cigarettes)`,
    es: `
      (encontre|encontramos|pille|pillamos|cache|vi|encontrado) (?:(?:a|mi|su|sus|un|una|unos|unas|el|la|en|con|hij[oa]|de|\\d+|anos|adolescente|lata|paquete|caja) ){0,5}(porros?|cigarr\\w+|cervezas?|tabaco|vapeador\\w*|vaper|fumando|vapeando|bebiendo( cerveza)?),
      (probo|fuma|fumo|bebio|tomo|bebe) (una? |su primera? )?(cervezas?|cigarr\\w+|porros?|calada|tabaco), fuma(?= |$), vapea, huele a (porro|tabaco|cerveza|humo)`,
    zh: '(偷偷?|学会?|在|开始|躲着)?(抽|吸)(电子)?烟, 偷?偷?喝了?(点|一口|一罐)?啤酒, (身上|满身|嘴里)有?烟味',
  },
} as const satisfies Record<string, Words>
