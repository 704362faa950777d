import { expect, test } from 'vitest'
import { alarmIn } from '../screen.ts'

const cut = (messages: string) => messages.trim().split(/\s*\/\s*/)
const alarming = (messages: string) => cut(messages).filter((message) => alarmIn(message) !== null)
const silent = (messages: string) => cut(messages).filter((message) => alarmIn(message) === null)

test('cutting that says no more is not of paper', () => {
  expect(
    silent(`
      my daughter is cutting / how do i stop my son from cutting / my 13 year old has been cutting for months /
      i think my teen cuts / how can i get her to quit cutting, there are scars / se anda cortando / mi hija se ha estado cortando / anda cortandose / 孩子割手`),
  ).toEqual([])
  expect(
    alarming(`
      my son loves cutting and pasting / how do i stop him from cutting class / how do i help my 4 year old with cutting /
      she stopped cutting her food / we are cutting back on sugar / he is cutting a molar / se anda cortando el pelo /
      la llamada se esta cortando / 孩子在剪纸 / 割草`),
  ).toEqual([])
})

test('food that does not stay, or is not taken for days, is more than a picky eater', () => {
  expect(
    silent(`
      she makes herself vomit after eating / she sticks her fingers down her throat after meals / 她偷偷吃泻药减肥 /
      she hasnt eaten in five days / my daughter refuses food and is skin and bones / 女儿吃完就催吐 瘦得皮包骨 /
      mi hija vomita a proposito despues de comer / lleva cuatro dias sin comer nada / 女儿绝食三天了 /
      mi hija se mata de hambre y esta en los huesos / 女儿好几天不吃东西 瘦成皮包骨`),
  ).toEqual([])
  expect(
    alarming(`
      he makes himself sick with worry before tests / he refuses to eat dinner / throws up in the car / 三天没吃水果 / se mete los dedos en la boca /
      he is all skin and bones but healthy / lleva tres dias sin comer verdura / 孩子吃什么吐什么 / 两天不吃饭只喝奶`),
  ).toEqual([])
})

test('who wants to go, and to take the child along, is in danger; who wants to jump in puddles is not', () => {
  expect(
    silent(`
      i want to jump with my baby in my arms / i think about driving into a wall with the kids / 想抱着宝宝跳下去 /
      quiero tirarme con mi bebe por la ventana / me dan ganas de estrellarme con el coche con los niños / 想开车带孩子冲下桥 / 我带孩子跳河算了 / he tries to choke himself /
      me voy a pegar un tiro / se quiere volar la cabeza / mi hija dice que se va a aventar / se quiere lanzar al metro /
      she unalived herself in her story and wants to do it too / she said he wants to blow his brains out / 她说想4 / 自鲨`),
  ).toEqual([])
  expect(
    alarming(`
      i want to jump with my baby on the trampoline / driving with the kids in the car is chaos / 想带孩子一起跳绳 /
      i want to take the kids with me on a trip / se quiere tirar por el tobogán / se quiere tirar a la piscina /
      me pego un tiro si vuelve a sonar baby shark / quiero llevarme a los niños de vacaciones / 买了个紫砂杯 / 想4个玩具 /
      se quiere aventar un clavado en la alberca / 抱着孩子跳舞 / 带着孩子一起走路上学`),
  ).toEqual([])
})

test('a baby that was shaken, and a partner who beats or rules, are heard', () => {
  expect(
    silent(`
      刚才没忍住摇晃了宝宝 / zamarrié a mi hijo / le di una sacudida al bebé / mi pareja zamarrea al bebe /
      mi marido me cagó a piñas / mi esposo me madrea / me pone una madriza mi pareja / me deja morada mi esposo /
      my husband controls my money and wont let me see my family / my partner tracks me and i am scared of him /
      no me deja trabajar ni salir, me revisa el celular y le tengo miedo / 老公控制我的手机和钱 不让我出门 我很害怕 /
      la maestra pincha a los niños con agujas / 老师用针扎孩子 / teacher taped her mouth shut / teacher sticks the kids with pins /
      le pidieron el pack a mi hija / mandó su pack y ahora la amenazan`),
  ).toEqual([])
  expect(
    alarming(`
      抱着摇一摇才睡 / 宝宝喜欢摇摇马 / me cago de risa / me caga la paciencia con los deberes / le reviso el celular? /
      my wife wont let me drive the new car / my husband checks my phone for photos of the baby / 孩子不让我出去 一直哭 /
      mi hijo no me deja hablar con nadie por telefono / mi hija me quita el celular / compré un pack de rotuladores /
      the teacher taped his drawing to the wall / 打针怕针`),
  ).toEqual([])
})

test('what is under the sink, the wrong dose, and a body that dries out are heard', () => {
  expect(
    silent(`
      my toddler drank pine sol / she drank windex / tomo Pinol / se trago ajax / tomo diluyente / 喝了蓝月亮 / 喝了滴露 /
      i gave him the wrong syrup / gave the baby adult ibuprofen / me equivoque y le di mas dosis / le di el doble de jarabe /
      药喂多了一倍 / 喂错药了 / he took the whole bottle / bleach got in his eyes / le salto cloro en los ojos /
      his blood sugar is 500 / tiene el azucar en 450 y el aliento huele a fruta / 血糖很高 一直吐 /
      no orina hace 12 horas / crying without tears and no pee since yesterday / 宝宝十个小时没尿了 嘴唇干`),
  ).toEqual([])
  expect(
    alarming(`
      mop with pine sol as a chore / limpia pisos como tarea por puntos / hoy comió fabuloso / 用蓝月亮洗手 /
      gave my baby the wrong toy / i gave him double points by mistake / 给了双倍积分 / shampoo in her eyes / he made 450 points /
      too much sugar / no hace pis en el orinal / 一天没尿床 / he has had no pee accidents in 3 days / no pee in bed since monday / 八个小时没睡好`),
  ).toEqual([])
})

test('a child that was lost in a crowd, or taken along by the other parent, is missing', () => {
  const messages = `
    孩子在超市走散了 / 在商场孩子找不到了 / se me perdio mi hija en el centro comercial / no encuentro a mi hijo en la feria / su papa se lo llevo y no se donde estan / my ex took the kids and wont tell me where /
    mi ex se llevó a los niños y no sé dónde están / el papá se llevó al niño y no me lo regresa`
  expect(cut(messages).filter((message) => alarmIn(message) !== 'missing')).toEqual([])
  expect(
    alarming(`
      孩子找不到了书包 / i lost my daughter's favourite doll in the mall / 找不到孩子喜欢的书 / no encuentro a mi hijo motivado / 前夫把孩子带走过周末 /
      mi ex se llevó a los niños al parque / el papá se llevó al niño a la escuela / my ex took the kids to the zoo`),
  ).toEqual([])
})

test('voices, plans for tonight and a noose that was used are heard', () => {
  expect(
    silent(`
      oigo voces que me hablan / she is seeing things that arent there / my teen hears people talking when no one is there /
      孩子老说看到不存在的人 / tonight it ends i have everything planned / esta noche se acaba todo / 今晚就结束一切 / 一了百了 /
      se colgó con una sábana / lo encontre colgado / 她说想去另一个世界 / she begs me to kill her / mi hijo me pidió que lo mate /
      my daughters wrists have lines / we have a gun and my son is really down / dice que para que seguir`),
  ).toEqual([])
  expect(
    alarming(`
      escucha voces en el cuento / oye voces de sus amigos en el patio / imaginary friend / esta noche se acaba el campamento /
      今晚就搬家 / he asked me to kill the spider / 想去另一个城市玩 / colgó su chaqueta / lines on her drawing / nerf gun in his room /
      me pidio que lo mate en el videojuego / dice que para que seguir con piano / 死鸭子嘴硬 / 跳绳跳到吐血哈哈`),
  ).toEqual([])
})

test('a dare that takes the breath, a stranger who grabs and a list of whom to kill are heard', () => {
  expect(
    silent(`
      choking game / my son does the pass out challenge / reto del apagon / 孩子玩窒息游戏 / mi hija se empepó / fentanyl /
      heat stroke, confused and not sweating / 中暑了 不出汗 说胡话 / 骨头都露出来了 / fell through the ice /
      a man tried to take my son at the park / un desconocido quiso llevarse a mi hija / 有陌生人要抱走我女儿 / 有人要抢我孩子 /
      he has a hit list / 说要报复全班，家里有刀`),
  ).toEqual([])
  expect(
    alarming(`
      choking hazard toys for toddlers / the mannequin challenge / juego de la silla / 中暑怎么预防 / heat wave and no sleep /
      骨头汤 / fell on the ice rink / someone wanted to take him to the park / 爷爷要抱走孩子去公园 / hit list songs / wish list`),
  ).toEqual([])
})

test('what is said of tomorrow, of a place, or of nobody in particular, is heard as well', () => {
  expect(
    silent(`
      he took pills to die / she says she will hurt herself / se quiere hacer daño / dice que se va a hacer daño / 活着太累了 /
      he has a noose / she talks about dying all the time / no para de hablar de morirse / 停不下来打他 / 打孩子停不下来 /
      药吃多了 / 退烧药吃多了 / he's been stung and can't swallow / can't move his legs / no puede mover las piernas / 他的腿不能动了 /
      孩子没反应了 / we cannot find our son / no encontramos a nuestro hijo / my daughter ran away / el abuelo la toca /
      he makes her take her clothes off / la están acosando por internet para que mande fotos / I locked him in the cellar`),
  ).toEqual([])
  expect(
    alarming(`
      he says he will hurt his brother if he loses / can't stop hitting his sister / 弟弟打他停不下来 / 停不下来看电视 / 干活着急累 /
      we cannot find our rhythm / no encuentro los zapatos de mi hijo / my daughter ran away from the dog / 零食吃多了 / 叫他吃饭没反应 /
      she keeps talking about dying since grandpa passed / he asks about death / el abuelo toca la guitarra / la guitarra, mi tío la toca /
      mañana le toca al abuelo / the doctor makes her take her coat off / I locked him out of the tablet / she can't swallow pills`),
  ).toEqual([])
})
