import type { Words } from './words.ts'

const PILLS = '(pills?|tablets?|capsules?|medicines?|medications?|meds|antibiotics?|vitamins?)'
const PASTILLAS =
  '(pastillas?|comprimidos?|capsulas?|jarabes?|medicinas?|medicamentos?|medicacion|antibioticos?|vitaminas?|pildoras?)'
const TALKING_TO =
  '(al (hablar|saludar|pedir|preguntar|conocer)|cuando (le|la|lo|los) (habl|salud|pregunt|mir)\\w+|cuando (hay|viene|ve) (gente|visitas?|extranos)|con (la |otra )?gente|con (los |las |l[oa]s )?(desconocid\\w+|visitas?|mayores|adultos|extranos|demas|personas|otros|otras)|en publico|delante de (la gente|tod\\w+|otr\\w+|desconocid\\w+|extranos)|para (hablar|pedir|saludar))'

/** What children do and dread while they grow up, told with words of danger. */
export const growingUp = {
  cannotSwallowPills: {
    en: `
      (refus(es|ing|ed) to|wont|cant|cannot|(doesnt|dont) (want|like) to|(not able|unable) to|trouble|struggl(es|ing)( to)?|hates( to)?|(afraid|scared) (of|to)|learn(ing)?( to)?|teach (\\w+ ){1,3}to|how (do|can|to|should) (\\w+ ){0,6}|tries to) (swallow|swallowing|take|taking) (\\w+ ){0,2}${PILLS},
      (gags|gagging) (on|when) (\\w+ ){0,5}${PILLS}, spits? (out )?(his|her|the|their) ${PILLS}( out)?`,
    es: `
      no (se )?(puede|quiere|logra|consigue|sabe|quiso|pudo|traga|toma)( (tragar|tomar)(se)?)? (\\w+ )?${PASTILLAS},
      (cuesta|niega a|miedo( a)?|asco|ensen\\w+ a|como (hago|consigo|logro) (para )?que( se)?|aprender a) (tragar|tomar|trague|tome|tomarse|tragarse) (\\w+ )?${PASTILLAS},
      escup\\w+ (\\w+ )?${PASTILLAS}`,
    zh: `
      (不肯|不会|不愿意?|不敢|不想|怕|学不会|怎么教.{0,4}|怎么让.{0,6})(吞|咽|吃)(药片?|胶囊|药丸), (吞|咽)不(下|了|进)去?(药片?|胶囊|药丸),
      (药片?|胶囊|药丸)(总是|老是|都)?(吞不下|咽不下|吐出来)`,
  },
  fearsForMe: {
    en: `
      (he|she|hes|shes|son|daughter|kid|child|old|and) (is )?(afraid|scared|worried|worries|terrified|fears) (that )?(i|we|mommy|mummy|mom|mum|dad|daddy|of (me|us|mommy|mom|dad|daddy)) (will|might|could|am going to|are going to|is going to|would )?(die|dying)`,
    es: '(miedo (de|a) que|teme que|preocupa que|asusta que) (yo |su |sus |mama |papa |padres |madre |padre )*(me|nos|se) (muera|muramos|mueran)',
    zh: `
      (孩子|女儿|儿子|他|她|娃|宝|岁|闺女)[^我]{0,8}(怕|担心)(我们?|妈妈?|爸爸?|爸妈)(以后|突然|哪天|会|要)?(死|去世)(掉|了)?(没人陪(他|她))?,
      ^(怕|害怕)(我们?|妈妈|爸爸|爸妈)会?(死|去世)(掉|了)?`,
  },
  threatensToLeave: {
    en: `
      (says?|said|threat\\w+|wants?|wanna|going|gonna|keeps saying|talks about|packed (a|his|her) bag and) (?:(?!has|have|had|ran)\\w+ ){0,6}(run|running) away( from home)?`,
    es: `
      (dice|dijo|amenaza|amenazo|quiere|quiero|grita|ganas) (?:(?!ha|habia)\\w+ ){0,6}(irse|irme|ir|escapar(se|me)?|fugar(se|me)?|marchar(se|me)?|largar(se|me)?|se va|me voy) de (la )?casa`,
    zh: '(说|喊|嚷|吵|闹|威胁|想|要|会)着?[说着要想会去]{0,3}离家出走',
  },
  tongueTied: {
    en: 'clams up',
    es: `
      se (corta|cortaba|queda cortad[oa])( (mucho|un poco|bastante|siempre))? ${TALKING_TO}, cortad[oa] ${TALKING_TO},
      (timid|vergonzos)\\w+ y se corta, se corta( (mucho|un poco|bastante))? (porque |pues )?es (\\w+ )?(timid|vergonzos)\\w+,
      se corta( (mucho|un poco))? (de|por) (la )?verguenza`,
    zh: '害羞得?不说话',
  },
  triesSubstance: {
    en: `
      (caught|found|saw|finding) (\\w+ ){0,5}(beers?|cigarettes?|vapes?|joints?|smoking(?! (meth|crack|heroin|fentanyl))|vaping|drinking( (beers?|alcohol))?)( in (his|her|my \\w+) (room|bag|backpack|drawer))?,
      (tried|tries|smok(es|ed|ing)|had|drank|drinks|drinking) (a |his first |her first |some |one )?(cigarettes?|joints?|beers?|vape|weed|pot),
      vapes, vaping, vaped, smokes, smells (like|of) (weed|smoke|beer|alcohol|cigarettes)`,
    es: `
      (encontre|encontramos|pille|pillamos|cache|vi|encontrado) (\\w+ ){0,5}(porros?|cigarr\\w+|cervezas?|tabaco|vapeador\\w*|vaper|fumando|vapeando|bebiendo( cerveza)?),
      (probo|fuma|fumo|bebio|tomo|bebe) (una? |su primera? )?(cervezas?|cigarr\\w+|porros?|calada|tabaco), fuma(?= |$), vapea, huele a (porro|tabaco|cerveza|humo)`,
    zh: '(偷偷?|学会?|在|开始|躲着)?(抽|吸)(电子)?烟, 偷?偷?喝了?(点|一口|一罐)?啤酒, (身上|满身|嘴里)有?烟味',
  },
} as const satisfies Record<string, Words>
