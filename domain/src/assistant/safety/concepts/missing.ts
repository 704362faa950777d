import type { Words } from './words.ts'

/** A child whom nobody can find. */
export const missing = {
  childGone: {
    en: `
      (my|our|the) (\\w+ ){0,2}(son|daughter|child|kid|kids|toddler|boy|girl|baby|teen|\\d+ ?(yo|year old)) (\\w+ ){0,2}(is|has been|went|gone|been|s) (missing|gone|lost|nowhere)(?! (school|class|teeth|his|her|a|the|out|to|with|all|for|on|into|through|at)),
      (hes|shes|he is|she is|kid is|son is|daughter is) (missing|nowhere|lost)( (since|for|from|somewhere|at|in)|$),
      went missing, has disappeared, has gone missing, nobody has seen (him|her), no ?one has seen (him|her),
      and (nobody|no one) (\\w+ )?(seen|knows where|can find),
      (cant|cannot|couldnt|can not) find (him|her|(my|our) (son|daughter|kid|child|toddler|baby|boy|girl))( (anywhere|at|in)|$),
      (my|our) (\\w+ )?(son|daughter|child|kid|teen\\w*|(\\d+|\\w+) year old) (has |have )?(ran|run) away( from (home|us))?( (again|today|yesterday|tonight|this morning|last night))?(?= ·|$),
      lost (him|her|my (son|daughter|kid|child|toddler)) (at|in) (the|a) (\\w+),
      (hasnt|has not|didnt|never|not) (come|came|returned) (back )?home(?! with), (run|ran|running) away from home,
      ran away ((last|this|yesterday|in the|an hour|\\w+ hours|\\d+|and (we|i|nobody|hasnt|didnt|wont answer))),
      ran out (of the house )?(and|\\w+ hours) (\\w+ )?(ago|nobody|cant|hasnt), (kidnap|abduct|snatch)*,
      (someone|a man|a stranger|my ex|his dad|her dad) took (him|her|my (son|daughter|child)) (and|away|without|from),
      (sneaked|snuck) out (and|last night) (\\w+ ){0,3}(not|hasnt|wont|cant), left a note and (is|has|s) (gone|left),
      (picked|took) (him|her|them|the kids) (up )?(\\w+ ){0,3}(and )?(wont|hasnt|didnt|refuses) (\\w+ )?(say|tell|bring|return|answer|give),
      wont (bring|give|return) (him|her|them|my \\w+) back,
      lost my (\\d+ year old|\\w+ (daughter|son|kid)|kid|toddler|child|son|daughter),
      (phone|cell) is off (\\w+ ){0,3}(gone|missing), (is|s) gone (and )?(her|his) phone,
      (never|didnt) (get|got|come|came|arrive*|make it|made it|show up|showed up) (off the (school )?bus|at school|to school|home),
      home since (yesterday|last night|this morning), (snuck|sneaked) out and, (is|was)(nt| not) in the house,
      (bed|room) (is|was) empty( and)?`,
    es: `
      se (me )?(ha )?(escap|fug|march)(o|ado) (de casa|de la casa|anoche|ayer|hace|esta|del),
      se (fue|ha ido) de (la )?casa (y|anoche|ayer|hace|sin), se (fue|ha ido) de casa, se escapo de casa,
      no (ha )?(volvi|vuelto|vuelve|regres|llego|llegado)\\w* (a casa|anoche|a dormir|todavia|aun|desde|del (cole|colegio|instituto)),
      no aparece, no (lo|la|le) enc(ue|o)ntr(o|amos), no enc(ue|o)ntr(o|amos) a (mi|la|el|mis|nuestr\\w+) \\w+(?! (motivad|interesad|bien|con ganas|contento|feliz)),
      (ex|padre|papa|madre|mama|el) (\\w+ ){0,3}se ((lo|la|los|las) )?(llevo|ha llevado)( (a|al) (\\w+ ){0,2}(hij|nin|nen|bebe|peque)\\w*)?( y)? (no (se|sabemos|me) (donde|dice|contesta|lo|la|los|las)|sin (mi )?(permiso|avisar|decir\\w*)|no (lo|la|los|las|me)|desaparec),
      (hij[oa]|nin[oa]|peque|bebe) (\\w+ )?(desapareci|esta desaparecid|ha desaparecid|perdid)\\w*,
      se (me )?(ha )?perdi(o|do) (el|la|mi|en (la|el) (playa|centro|calle|monte|parque|feria|super)),
      (he )?perdi(do)? (de vista )?a mi (hij|nin|peque)\\w*, secuestr\\w*,
      se (lo|la) (ha )?llev(o|ado|aron) (un|una|alguien|sin|su padre y no),
      nadie (sabe donde|la ha visto|lo ha visto), dejo una nota y se (fue|ha ido),
      se (lo|la|los) llevo (\\w+ ){0,3}(y )?no (da senales|los? devuelve|la devuelve|contesta|aparece|los trae),
      perdi a mi (hij|nin|peque)\\w*, no (se bajo|bajo|llego) (d?el|al|a) (autobus|bus|cole|colegio|instituto|casa),
      (nin|hij)\\w+ (\\w+ ){0,3}no esta en casa`,
    zh: `
      离家出走, 走散, (孩子|儿子|女儿|闺女|娃|宝宝)找不到了(?!.{0,3}(书|作业|玩具|鞋|笔|水杯|帽|衣|橡皮)), 走丢, 走失, 失踪, 跑丢, 被拐, 被带走, 拐走, 抱走了,
      (孩子|儿子|女儿|闺女|娃|宝宝|他|她)(就|突然|也|一转眼|人)?(不见了|丢了|没影)(?!.{0,3}(笔|书|玩具)),
      找不到(孩子|人|儿子|女儿|娃|她人|他人|他了|她了)(?![^他她我你]{0,4}的),
      (儿子|女儿|孩子|闺女|娃|他|她|学).{0,10}(没回家|没有回家|没回来|还没到家|一夜未归|夜不归)(?!吃饭),
      (?<![器雪小])人(就|都|也|已经)?不见了, 联系不上(他|她|孩子|女儿|儿子), 留了.{0,2}(纸条|信|字条).{0,8}(走|不见|离开), 跟丢,
      接走.{0,4}(孩子|他|她).{0,10}(联系不上|不还|不送回), 孩子.{0,8}再也联系不上, 没(下|上)校车, 没到(学校|家),
      从.{0,4}到现在(都|还)?没, 偷跑出去, (孩子|娃|儿子|女儿|岁的).{0,4}不在家(里)?`,
  },
  ranOff: {
    en: 'ran (away|off|out), run off, took off, run away, ran into the (street|road|woods|crowd|forest), left (the house|home), stormed out, snuck out, walked out',
    es: 'se (fue|iba|marcho|escapo|largo|ha ido|ha escapado|ha marchado), salio corriendo',
    zh: '跑(出去|了|走|掉), 离开家, 出走, 摔门(走|出)',
  },
  lateHour: {
    en: `
      midnight, hours (ago|later), (two|three|four|five|six) hours, all night,
      since (yesterday|last night|this morning), (now|and) (he|she|hes|shes) (is )?gone(?! (to|for|from)), and (is|was) gone(?! (to|for|from)), now (he|she|hes|shes) (is )?gone, its dark, getting dark, still (not|hasnt|isnt), not back,
      hasnt (come|been) (back|home)`,
    es: `
      doce de la noche, de madrugada, (hace )?(\\w+ )?horas, todavia no, aun no, desde (ayer|anoche), ya es de noche,
      no ha vuelto`,
    zh: '半夜, 几个小时, 小时(都|还)?没(消息|联系|回), 还没(找|回), 天黑, 一夜, 凌晨, 一整晚, 到现在',
  },
  playfullyGone: {
    en: `
      hide and seek, teeth, tooth, assignment*, grandparents, sleepover, camp, homework, cat, dog, hamster, bunny, pet`,
    es: 'escondite, diente*, campamento, deberes, perro, gato, hamster, examen*, juguete*, chaqueta',
    zh: '捉迷藏, 门牙, 作业, 夏令营, 橡皮, 仓鼠, 小狗, 小猫',
  },
} as const satisfies Record<string, Words>
