import type { Examples } from './examples.ts'

/** As `unseen`: learned from by nobody. The last of each language says it in a way that nobody would think of first. */
export const unseenShort: Examples = {
  bedtime: `
    10pm and still asking for one more glass of water / she comes out of her room five times a night /
    the second story is over and she wants a third and a fourth / 都十点半了还在床上翻来翻去 /
    一个晚上要起来五六次找我陪 / 讲完两个故事还要第三第四个 / son las once y sigue dando vueltas en la cama /
    sale de su cuarto cinco veces cada noche / acaba el segundo cuento y quiere el tercero y el cuarto`,
  homework: `
    we sit over math for two hours every evening /
    he forgets his worksheets at school and doesnt revise for spelling /
    spelling words take all night and he slides off the chair / 数学题一错就要我坐旁边陪 / 写字慢 一个生字写半天 /
    听写要弄一晚上 屁股坐不住 / dos horas para hacer cuatro sumas /
    no repasa para el examen de lengua y se olvida los cuadernos /
    el dictado nos lleva toda la tarde y se escurre de la silla`,
  tantrums: `
    threw himself on the floor of the store because i said no to candy /
    total freakout when its time to leave the playground / i said no ice cream and he lay on the pavement yelling /
    不给买玩具就躺地上打滚 / 一不如意就尖叫跺脚 / 不给买冰淇淋就趴在马路边喊 /
    se tira al suelo en el súper si no le compro algo / se pone a chillar y patalear cuando nos vamos del parque /
    le dije que no al helado y se tumbó en la acera gritando`,
  screens: `
    shes glued to youtube all weekend / how long should an 8 yr old be on the ipad /
    we can't have dinner without a cartoon running / 一放学就要平板 / 看动画片停不下来 / 不放动画片就不吃饭 /
    no suelta la tablet ni para cenar / cuánto rato de youtube es normal a los 8 / no hay cena sin dibujos puestos`,
  siblings: `
    the two of them fight over every little thing / my oldest is jealous of the new baby /
    my daughter says i love her brother more / 老大总觉得我偏心老二 / 姐姐和妹妹整天吵 / 女儿说我更爱她弟弟 /
    los dos se pelean por todo / la mayor tiene pelusa del bebé / mi hija dice que quiero más a su hermano`,
  chores: `
    how do i get her to put her dirty clothes in the hamper / nobody helps set the table here /
    how do i get my teen to do the dishes without a fight / 让他倒个垃圾都喊不动 / 房间乱得下不去脚 /
    怎么让大孩子洗碗不吵架 / cómo hago para que ponga la mesa / su cuarto es una pocilga /
    cómo logro que mi adolescente friegue los platos sin bronca`,
  motivation: `
    he gives up before even starting, nothing interests him /
    she used to love piano now cant be bothered to practise / he has no drive, everything is meh /
    练琴三天打鱼两天晒网 没劲头 / 整个人没劲 什么都说无所谓 / nada le interesa, todo le da igual /
    antes le gustaba el piano y ahora pasa de practicar / no tiene empuje, todo le parece bah`,
  eating: `
    only eats pasta and chicken nuggets / dinner is a battle, he gags at anything green /
    fruit yes, anything cooked no / 青菜一口都不碰 / 只肯吃白米饭和肉 / 水果可以 炒菜一口不动 /
    solo quiere macarrones / escupe todo lo verde / fruta sí, guisos ni uno`,
  shyness: `
    hides behind my legs whenever we meet people / he doesnt dare talk to other kids at the playground /
    he won't say hi to the neighbors, just looks at his shoes / 见了生人就躲我身后 / 课堂上不敢举手发言 /
    见邻居不打招呼 低头看鞋 / se esconde detrás de mí cuando saluda alguien /
    no se atreve a hablar con otros niños / no dice hola a los vecinos, se mira los zapatos`,
  worry: `
    her tummy hurts every sunday night before school / she keeps asking what if something happens to us /
    she needs to hear ten times that we will pick her up / 总问我会不会出车祸 特别紧张 / 一到考试前就肚子疼 /
    要反复确认我会来接她 / le duele la barriga cada domingo antes del cole /
    todo el rato pregunta si nos va a pasar algo malo / necesita oír diez veces que iremos a buscarla`,
  lying: `
    he swears he brushed but the toothbrush is dry / took money from my purse and said it wasnt her /
    there was chocolate on his face and he said it was the dog / 明明没刷牙却说刷了 / 偷偷拿了我的零钱还不承认 /
    满嘴巧克力还说是狗吃的 / dice que se lavó los dientes y el cepillo está seco /
    me cogió dinero del bolso y lo niega / tenía chocolate en la cara y dijo que fue el perro`,
  hitting: `
    kicked a kid at daycare again / she pinches and scratches the baby when i look away /
    when he's frustrated he swings at whoever is closest / 在幼儿园推小朋友 / 生气就动手抓人 /
    一急就朝旁边的人挥拳头 / le dio una patada a un niño en la guarde / pellizca al bebé cuando no miro /
    cuando se frustra suelta manotazos al que está cerca`,
  listening: `
    i say it ten times and he just ignores me / he talks back and does the exact opposite of what i ask /
    i ask nicely, i ask firmly, she looks right through me / 说了八百遍就是当耳边风 / 越说他越对着干 /
    好声好气说 严厉说 她都当没听见 / le repito las cosas veinte veces y ni caso /
    me contesta y hace justo lo contrario / se lo pido bien, se lo pido serio, y me mira como si nada`,
  mornings: `
    we're late every single day because she wont put her shoes on / getting dressed takes an hour before school /
    he dawdles so much that we miss the bus / 每天出门跟打仗一样 总迟到 / 起床穿衣服要半个小时 /
    磨磨唧唧老赶不上校车 / llegamos tarde todos los días por culpa de los zapatos /
    vestirse antes del cole nos lleva una hora / remolonea tanto que perdemos el autobús`,
  habits: `
    how can i make reading every day stick / we keep forgetting our routine after a few days /
    how many days until brushing teeth becomes automatic / 怎么才能坚持每天阅读 / 怎样养成饭前洗手的规矩 /
    刷牙要多少天才能成自然 / cómo consigo que lea cada día /
    empezamos la rutina de leer y a los tres días se nos olvida /
    cuántos días hasta que lavarse los dientes sea automático`,
  praise: `
    what should i say when she does something well / i tend to say good job all the time is that ok /
    does saying you're so smart do harm / 他做得好的时候我该说点啥 / 夸多了会不会骄傲 / 老夸他聪明是不是不好 /
    qué le digo cuando hace algo bien / digo muy bien todo el rato, ¿está bien? / ¿es malo decirle qué listo eres?`,
  losing: `
    he rips up his drawing if one line is wrong / she cries whenever she doesnt win the board game /
    he flips the board when his sister wins / 下棋一输就掀棋盘 / 一道题做不好就说自己笨 / 姐姐赢了他就把棋子全打翻 /
    rompe el dibujo si le sale una raya mal / llora si no gana al parchís / tira el tablero si gana su hermana`,
  mood: `
    she came home gloomy and wont tell me whats up / he seems down lately, how do i talk with him about feelings /
    my son came home with tears and shrugs when i ask / 放学回来闷闷不乐 / 最近动不动就掉眼泪 /
    儿子回来眼睛红红的 问就摇头 / ha vuelto del cole muy apagada y no me cuenta nada /
    anda de bajón, cómo hablo con él de lo que siente / mi hijo llegó con lágrimas y se encoge de hombros`,
  bullying: `
    kids at school call him names and leave him out at lunch /
    someone in her class keeps taking her lunch and laughing at her /
    they laugh about his lisp and nobody picks him for teams / 班里同学给他起难听的外号 还孤立他 /
    放学路上被高年级的堵 / 同学笑他大舌头 分组没人选他 / en clase le llaman gordo y no le dejan jugar /
    unas niñas se ríen de ella y le quitan el bocadillo / se burlan de cómo habla y nadie lo elige para el equipo`,
  bedwetting: `
    sheets are soaked again, hes 7 / still in pull ups at night at age 6 /
    he's nine and needs a mattress cover still / 半夜又把床单弄湿了 / 七岁了晚上还要穿纸尿裤 /
    九岁了床上还得垫隔尿垫 / otra vez las sábanas mojadas / con 6 años sigue con pañal por la noche /
    tiene nueve y aún necesita empapador en la cama`,
  points: `
    how many stars should a toy car cost / is it ok to pay him for good behavior /
    what price should a movie night have in the store / 一朵小红花换多少东西合适 / 用零花钱鼓励他好不好 /
    看一场电影该标多少分 / cuántas estrellas debería costar un juguete / ¿está mal pagarle por portarse bien? /
    qué precio pongo a una noche de peli en la tienda`,
  parentStress: `
    im running on empty and yell at everyone / i feel like a bad mom, i have no energy left /
    i snap at the kids over nothing and then feel awful / 天天吼完孩子又后悔 我撑不住了 / 一个人带娃 快扛不住了 /
    一点小事就冲孩子发火 过后难受 / estoy al límite, grito por todo /
    siento que soy mala madre, no me quedan fuerzas / salto con los niños por nada y luego me siento fatal`,
}
