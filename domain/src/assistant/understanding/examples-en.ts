import type { Examples } from './examples.ts'

export const english: Examples = {
  bedtime: `
    he comes into our room every night at 3 / he wants me to lie next to him until he dozes off / my daughter stays
    awake until 11 / She just won’t fall asleep before 10 / how do I get him to stay in his own bed all night / my
    4yo keeps getting out of bed for water / bad dreams every night this week / what time should a 7 year old go to
    bed / slepping is a disaster here / its 10pm and this child is STILL bouncing off the walls, send help / my
    toddler will only go down if i rub her back for like an hour and then wakes up the second i leave the room, we
    are all zombies / naps are gone and now shes a monster by 6pm / every evening the same circus, teeth, pjs,
    water, wee, another hug, it's 9.45 and im still sat on the landing / wont sleep w o me holding her hand /
    she calls us again and again once the light is off`,
  mornings: `
    getting my kids out the door on time is impossible / she takes an hour to put her shoes on / mornings are chaos
    / Every morning is a battle to get out of the door / he dawdles and we are late for school / getting dressed
    takes forever / how do I get her to brush her teeth without a fight / We always miss the bus / school run is
    killing us, im yelling put ur shoes on every 2 min / we get up at 6.30 and somehow still leave the house at 8.20
    with no breakfast and one sock / it takes us an hour from waking to leaving and i end up carrying him to the car
    half naked /
    before we leave the house i remind him of every single step, teeth, shoes, bag`,
  eating: `
    lunch is a nightmare, he hardly eats anything / he spits out everything that is green / He only eats pasta and bread / she
    refuses vegetables / my toddler is such a picky eater / how to get kids to try new foods / dinner is a
    nightmare, he won’t touch anything green / all he wants is plain pasta and nuggets / wont touch anything green /
    she licks the butter off the bread and calls it a day /
    i end up making a separate meal for him every evening`,
  bedwetting: `
    how can we get through the night dry / still in pull-ups at five / My 6 year old still wets the bed / he pees in
    bed almost every night / should I wake her at night to go to the toilet so she stays dry at night / wet sheets
    again, what can we do / bedwetting at 8, is that normal / had to change the sheets again at 4am, hes 6 /
    accidents at nite, is it normal at 5? / my nephew is 9 and sleepovers are impossible because he's still not dry /
    his pyjamas were soaked and he hid them under the bed`,
  tantrums: `
    he had a huge fit at the playground when we had to go / my toddler loses it over the wrong cup / huge meltdown
    in the supermarket today / He screams when I say no / she throws herself on the floor / how do I handle temper
    outbursts / tantrumms all day long / total freak out in the supermarket cuz i said no to a kinder egg / she
    threw herself on the floor at target and kicked until people stared, i honestly did not know where to look or
    what to do / i gave him the blue plate instead of the red one and the world ended`,
  shyness: `
    she won't go to birthday parties without me / he doesn't talk to anyone at playgroup / my son is so shy at
    birthday parties / she hides behind my leg when people talk to her / He has no friends at kindergarten / how can
    I help her make friends / doesn’t dare to speak up in class / he hides behind my leg whenever someone says hi /
    she's not got any mates at the new nursery and plays alone / at the playground he just watches the others from
    the bench`,
  worry: `
    my boy keeps asking what if something happens to you / she is terrified of thunderstorms / She worries about
    everything / he is scared of the dark / My daughter gets tummy aches before school because she is anxious /
    separation anxiety at drop off / he’s afraid of dogs / so nervous before swimming lessons / keeps asking if
    we're going to die in a crash / tummy ache every sunday evening before school, doctor says nothing is wrong with
    her tummy / since we saw the news she checks all the doors before bed`,
  losing: `
    she refuses to play if she might not win / my kid quits football because he missed a goal / He can’t stand
    losing at board games / she tears up her drawing at the smallest mistake / my perfectionist daughter / he gives
    up as soon as something is difficult / cries every time he loses a game / board games always end w him flipping
    the table / tears up her drawing if one line is off / my 8yo screws up his paper and says it's rubbish even when
    its lovely /
    a single error and she says she is the stupidest of all`,
  mood: `
    how do I help my child name his emotions / my son seems unhappy since we moved / She has been so sad lately /
    how do I talk with my son about feelings / He cries a lot since the divorce / my daughter seems down and moody /
    grandma died and he keeps asking about it / he's been so down lately and won't say why / she came home from
    school grumpy and just shut herself in her room, should i ask or leave her be? / hes not been his cheerful self
    these past weeks`,
  parentStress: `
    I just feel so tired and guilty all the time / I am at the end of my rope / I’m exhausted and can’t cope / I
    keep yelling at them and feel terrible / I feel like a bad mother / so burned out, no patience left / I need a
    break / i lost my temper again today / i'm running on empty / i snapped at them again and now i feel like the
    worst mum ever / i love my kids but i kinda want to run off to a hotel for a week`,
  siblings: `
    my older daughter is mean to her sister / the twins argue constantly / My kids fight all the time / he is
    jealous of the new baby / She bosses her little brother around / sibling rivalry help / they argue over every
    toy, the older one always wins / they fight over who sits in the front ALL the time / since the baby came our
    3yo wants to be a baby too / the 9yo treats the 5yo like her servant / how do I stop them
    fighting / they keep fighting over toys`,
  lying: `
    he took candy from the shop without paying / she says she brushed her teeth but she didn't, is that lying / My
    son lied about his homework / she keeps lying to me / he makes up stories and denies everything / caught her
    stealing coins from my purse / how do I get him to tell the truth / he swore he brushed his teeth, toothbrush
    bone dry / found candy wrappers under the bed and she looked me in the eye and said it wasn't her / says no
    homework, then teacher emails me theres three missing /
    claims the chapter is done, the book isn't even open`,
  hitting: `
    our toddler scratches our faces / my 3 year old pulls the cat's tail and bites me / He hits other kids at
    daycare / my two year old bites / She slapped me when I said no to ice cream / why is he so aggressive / he
    kicks and pushes his little sister / he keeps whacking the other kids at daycare / my 2 yr old bit someone at
    nursery today / got called by daycare AGAIN, he pinched a girl till she cried /
    he hurled a toy car at another kid`,
  listening: `
    she rolls her eyes at every request / my kid does the opposite of everything I say / He never listens / I have
    to say everything ten times / my teenager talks back constantly / she ignores me when I call her / should I
    spank him when he is naughty / how can I discipline without punishing / i have to say everything 10 times / goes
    in one ear and out the other, he just does whatever he wants and laughs when i tell him to stop / my 13yo thinks
    the curfew is a suggestion`,
  bullying: `
    some boys steal his cap every day / a boy in her class is mean to her every day / My son is being bullied / kids
    at school make fun of her glasses / He gets picked on during recess / they left her out of the birthday group
    chat / other children call him names / the other girls leave her out at recess and call her names / some kid in
    his class keeps taking his lunch money and pushing him / some girl made a mean tiktok about her and everyone in
    class has seen it /
    the other girls don't let her join their table at lunch`,
  homework: `
    reading practice is a nightmare / how do I make him study without nagging / Homework takes three hours and ends
    in tears / he doesn’t want to study for his exam / how can I help her with maths / My son can’t concentrate on
    his worksheets / her grades are dropping / maths worksheet = 2 hour war every evening / spelling words every
    week and she refuses to even open the folder / kid cant read yet and all his classmates can`,
  screens: `
    he watches videos the whole weekend / she is glued to the ipad / How much screen time is ok for a 5 year old /
    he is always on his phone / She wants to watch YouTube all day / turning off the tablet always ends in a fight /
    my boy is addicted to Fortnite / ipad zombie / when i switch off youtube he goes mental / 4 hrs of brawl stars
    on a saturday is that a lot`,
  chores: `
    what can my 10 year old do in the kitchen / who should take out the trash / What chores can a 6 year old do /
    she never tidies her room / how to get him to help around the house / his toys are everywhere / My teens leave a
    mess in the kitchen / his room looks like a bomb hit it / how do i get a teenager to put a plate in the
    dishwasher /
    clothes on the floor and he says it wasn't him who left them / blocks all over the living room, nobody picks up`,
  motivation: `
    my teen sleeps until noon and has no goals / he can't be bothered to do anything / He is so unmotivated / she
    has no interest in anything / my daughter is bored all the time / He won’t practise the piano / my son is lazy /
    she quits every club after 2 weeks`,
  habits: `
    how to make exercise a daily thing / we want to start reading every night / how do we build a reading habit /
    She broke her streak and wants to stop / How long does it take until something becomes a habit / we can never
    stick to a routine / he forgets his daily practice, how do we keep it up / she bites her nails / what comes
    after the 21 days are done`,
  praise: `
    does it hurt to say good girl all the time / which words should I use to praise effort / How should I praise my
    child / am I praising too much / what to say instead of good job / she needs more confidence, how can I
    encourage her / how do I build his self-esteem / is it bad to say good job all the time? / what do i tell her
    after a good report without making it all about marks`,
  points: `
    he wants a reward for everything now / is 20 points too much for brushing teeth / How many points should I give
    for making the bed / is a sticker chart useful for a 9 year old / isn’t this just bribing my kid / should I
    deduct points when he is rude / How do I set the price of a prize / how much should the toy car cost, do i give
    too much for little things`,
}
