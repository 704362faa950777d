import { expect, test } from 'vitest'
import { mayBeSerious } from '../hints.ts'
import { alarmIn } from '../screen.ts'

const cut = (messages: string) => messages.trim().split(/\s*\/\s*/)
/** Neither an alarm nor a word about where help is. */
const expectEveryday = (messages: string) =>
  expect(cut(messages).filter((message) => alarmIn(message) !== null || mayBeSerious(message))).toEqual([])
const expectAlarm = (messages: string) =>
  expect(cut(messages).filter((message) => alarmIn(message) === null)).toEqual([])

test('a small child who bangs its head in a tantrum is everyday; an older one, or one that is hurt, is not', () => {
  expectEveryday(`
    my toddler bangs her head against the wall when mad / bangs his head on the floor when angry 18 months /
    my 3 year old hits himself in the head when frustrated / 20 month old hits her own head when upset /
    mi bebé se pega en la cabeza cuando se enoja / se tira al suelo y se golpea la cabeza en sus berrinches /
    mi hijo de 2 años se da cabezazos contra la pared / 两岁宝宝一发脾气就拿头撞墙 / 宝宝生气打自己的头`)
  expectAlarm(`
    my 10 year old bangs his head on the wall when upset / my daughter hits herself when she is sad, she is 12 /
    my 2 year old bangs his head on the floor until he passes out / toddler bangs head during tantrum and now he is drowsy /
    bangs his head when angry and says he wants to die / i banged my toddlers head on the floor when i was angry /
    mi hija de 12 se golpea la cabeza contra la pared cuando se enoja / mi hijo se golpea la cabeza hasta sangrar /
    mi marido le golpea la cabeza contra el suelo cuando se enoja / 十二岁女儿生气就用头撞墙 / 宝宝发脾气撞头后一直吐`)
})

test('a child who touches itself is everyday; who else does, and what hurts, is not', () => {
  expectEveryday(`
    my 4 year old keeps touching her private parts / my son has his hand down his pants all day /
    my daughter touches herself down there / my son touches his private parts in class / my 5 year old masturbates /
    se toca sus partes antes de dormir, 4 años / mi hija de 5 se toca la vulva es normal /
    mi hijo se toca los genitales cuando ve la tele / se toca las partes íntimas delante de la gente /
    睡前摸自己小鸡鸡 四岁正常吗 / 三岁儿子总摸小鸡鸡 / 孩子睡觉前摸下体 / 男孩五岁经常摸自己的私处正常吗`)
  expectAlarm(`
    he touches her private parts / my 12 year old touches his little sisters privates /
    my daughter touches her private parts and says uncle taught her / she touches her privates and it bleeds /
    my 4 year old touches himself and says it is a secret game with the babysitter /
    my 5 year old touches her private parts and is scared of her dad / my daughter says he touched her private parts /
    le toca las partes / mi hija dice que su primo le toca sus partes / mi hijo de 12 toca las partes de su hermana /
    se toca sus partes y dice que le duele mucho y sangra / mi hija se toca y dice que es un secreto con el tio /
    摸孩子的隐私部位 / 哥哥摸妹妹的下体 / 女儿摸自己下面 说是老师教的 / 她摸自己下面说很痛还出血 / 隔壁男孩摸她小鸡鸡`)
})

test('what a child cannot get down is no poisoning', () => {
  expectEveryday(`
    my daughter refuses to swallow pills any tips / she can't swallow tablets / she gags when she tries to swallow pills /
    how do i get my kid to swallow a tablet / he spits out his pills every morning / is afraid of swallowing pills /
    no puede tragar pastillas / mi hijo no se traga las pastillas, algún truco? / le cuesta tragar pastillas /
    se niega a tomar pastillas / mi hijo escupe las pastillas / 孩子不会吞药片 / 儿子咽不下药片 / 女儿不肯吞胶囊 / 孩子怕吞药片`)
  expectAlarm(`
    she can't swallow anything not even water / she cant swallow pills anymore her throat is swollen /
    my daughter wont take her pills and wants to die / he refuses his meds and took the whole bottle last night /
    se trago unas pastillas / no puede tragar ni agua / no quiere tomar las pastillas y quiere morir /
    吞不下口水 喉咙肿 / 女儿吞了一把药 不肯去医院 / 不肯吃药 说想死`)
})

test('a child who dreads that a parent dies is no parent who dreads to hurt it', () => {
  expectEveryday(`
    怕我死掉 / 孩子怕我死掉 / 儿子担心我死了没人陪他 / 四岁突然怕我们死掉 / she's afraid i will die /
    my daughter is scared of me dying / tiene miedo de que me muera / le preocupa que nos muramos`)
  expectAlarm(`
    我怕我会死 / 我怕我会伤害孩子 / 孩子怕我打死他 / 怕我把孩子掐死 / 孩子说怕自己会自杀 / i am afraid he will kill me /
    im scared im going to hurt my baby / tengo miedo de que me mate / tengo miedo de matarme`)
})

test('who says that it will run away is still there, unless more is said', () => {
  expectEveryday(`
    说要离家出走 因为不给玩平板 / 孩子威胁说要离家出走 / 我想离家出走哈哈 / 动不动就喊离家出走 /
    my 6 year old says he will run away from home / he threatens to run away when i take the tablet /
    amenaza con irse de casa cuando le quito la tablet / dice que se va a ir de casa porque no le compro el iphone`)
  expectAlarm(`
    孩子离家出走了 / 说要离家出走 现在人不见了 / 威胁要离家出走 现在还没回来 / 说离家出走就离家出走了 一夜没回 /
    女儿要离家出走 跟网友见面 / 说要离家出走 还说不想活了 / she said she would run away and now she is gone /
    my daughter wants to run away with a man she met online / dijo que se iba de casa y no ha vuelto`)
})

test('in Spanish who is shy cuts itself short, not its skin', () => {
  expectEveryday(`
    se corta cuando le habla gente, es timido / mi hijo se corta al hablar en clase / se corta delante de la gente /
    mi hija es tímida y se corta / se queda cortada cuando la saludan / se quema las pestañas estudiando`)
  expectAlarm(`
    mi hija se corta / se corta cuando esta triste / mi hija es tímida y se corta los brazos con una cuchilla /
    se corta delante de mi / se corta en clase con el compas / mi hija se corta a escondidas`)
})

test('a teenager with beer or a cigarette is no emergency, a stupor is, and so is a small child', () => {
  expectEveryday(`
    i caught my 15yo drinking beer / my son tried a cigarette / i found a joint in his backpack / le encontre un porro /
    mi hijo probó una cerveza / pille a mi hijo fumando / 儿子抽电子烟 / 儿子偷喝啤酒 / 发现孩子抽烟`)
  expectAlarm(`
    my toddler drank my beer / my 4 year old drank beer / my teen drank a beer and wont wake up / caught him smoking meth /
    he smoked something and is seeing things / mi bebé tomó cerveza / se fumo un porro y no reacciona / 宝宝喝了啤酒 /
    抽了电子烟之后呕吐头晕 / 儿子喝醉了叫不醒 / 喝了啤酒又吃了头孢`)
})

test('a child who eats or drinks all up is no emergency, whatever it was unless it is food', () => {
  expectEveryday('se tomo toda la leche yay / drank a whole glass of water / 喝光了牛奶 / se comió la manzana entera')
  expectAlarm('se tomo todo el jarabe / se bebio todo el perfume / tomó leche y le salieron ronchas')
})
