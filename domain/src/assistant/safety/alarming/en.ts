import type { Alarming } from './alarming.ts'

export const english: Alarming = {
  medical: `
    my baby is not breathing / he is having a seizure / she swallowed a button battery / toddler drank bleach /
    my son is unconscious / she is choking on a grape / he can't breathe / he fell on his head and is vomiting /
    I think she is poisoned / the cut won't stop bleeding / he's choking on a grape / she drank bleach /
    my baby's lips are turning blue / he fell down the stairs and won't wake up /
    her throat is swelling up after peanuts / toddler got into grandma's heart pills /
    he hit his head and keeps vomiting / my daughter just had a fit and is shaking all over /
    baby 3 weeks old with 39 fever and wont feed / he stuck a fork in the socket /
    she was stung by a bee and her face is puffing up /
    he ran into the glass door and there's blood pouring down his face / she's wheezing and can't get a word out /
    he swallowed a lego and can't breathe properly / she fell off the bunk bed and is unconscious /
    baby is blue round the lips / he fell off the top bunk and now hes throwing up and wont stay awake /
    her face is swelling up after peanuts / he is shaking all over and his eyes rolled back /
    found her face down in the pool / newborn 39.4 fever and floppy / bleeding wont stop from his head /
    the dog bit his face real bad its gushing / HELP he's not getting any air /
    baby stopped crying and is all limpy in my arms /
    shes been sleeping since she banged her head this morning and i cant really rouse her /
    dad here. kid drank lighter fluid thought it was water /
    think my 2yo inhaled a peanut hes making a whistling noise / swallwed a magnet from her brothers set, maybe two /
    hes burning up 41 and seeing spiders on the wall / grandson pulled the kettle down over himself /
    my toddler tasted the blue toilet thing / she keeps twitching on one side and wont look at me /
    he found my adderall and the bottle is empty / tongue is getting big after the antibiotic /
    the baby rolled off the counter onto tile and is drowsy / finger got chopped by the car door /
    my sons diabetic and i cant wake him properly / she was under in the tub for maybe a minute /
    took my edibles thought they were candy / dont know how many gummies he had but he cant stand up straight /
    big bite from the neighbours pitbull on her cheek / theres foam coming out of his mouth /
    my daughter fainted at the table and her lips look grey / 18 month old ate a dishwasher tablet /
    he drank half a bottle of childrens tylenol / my son cant catch his breath and his inhaler did nothing /
    hit his head on the coffee table, now hes puking and slurring /
    i think she's having an allergic reaction her eyes are swollen shut /
    theres a bead up his nose and now he's struggling to breathe / baby burned his hand on the stove, big blisters /
    toddler pulled out of neighbours pool not breathing / shes cold and clammy and wont respond to her name /
    he got bit by a snake on the ankle / cut his leg on glass and its bleeding through the towel /
    he touched a live wire and was thrown back / 6 week old, 101.5, wont nurse /
    chest hurts and heart racing after energy drinks he says he might pass out /
    she ate some of the mushrooms growing in the yard / son took molly at a party and is acting crazy hot /
    toddler ate a whole bunch of grandmas pills / she swallowed a button battery i think /
    my son got into the bleach / she wont wake up / theres a grape stuck and he cant cough /
    boiling water all over his chest skin is coming off / he drank something from under the sink /
    15 yr old drunk so much i cant get her to respond / she took my sleeping tablets like 20 of them /
    he stuck a fork in the socket and is acting weird / he drank the liquid from my vape /
    my baby is making grunting noises and sucking in his tummy to breathe /
    shes covered in hives and vomiting after cashews / toddler bit into a laundry pod its foaming /
    i left my baby in the bath for a sec and she went under /
    my kid got hit by a car he says hes fine but hes limping and confused / my son has been seizing for 3 minutes /
    his lips turned purple after he choked on chicken / she ate rat poison at my moms /
    my son wont wake up after drinking at a party / baby fell down the stairs and one pupil is bigger /
    dog attacked her arm theres a lot of blood / nail gun went through his hand /
    he stopped responding mid sentence and is staring / she took double her adhd meds and heart is pounding /
    i lost it and threw her on the bed and now shes not moving her arm /
    i just hit my kid across the face and his nose is bleeding /
    my daughter drinks cleaning stuff a little every time she's sad /
    my 3 yo drank mouthwash like a quarter of the bottle /
    he cant swallow and hes drooling, sounds like a seal when he breathes /
    my daughter collapsed at soccer and is still not making sense / got superglue in her eye /
    kid fell through ice at the lake we pulled him out he's freezing and sleepy /
    took a hard ball to the temple, threw up twice and keeps asking the same question /
    our toddler opened the pill organizer, two compartments are empty /
    rash that doesn't fade when i press it and a fever / son stepped on a rusty nail it went all the way in /
    bees got him like 15 stings and now his voice is hoarse / she fell asleep in the hot car windows up /
    my niece keeps passing out since this morning / he's shaking and sweaty he's type 1 and won't take juice /
    smoke everywhere in the kitchen the kids are coughing hard /
    gave my baby the wrong medicine / chemical in eyes bleach splash / sugar is 450 and breath smells fruity /
    my toddler drank pine sol / no pee since yesterday and he cries without tears`,
  crisis: `
    My daughter says she wants to die / he said he is going to kill himself / my 12yo doesn't want to live anymore /
    I found out she cuts herself at night / my son keeps cutting his arms / she wishes she was dead /
    He says we would be better off without him / I think my teen is suicidal / self-harm, what do I do /
    she said there's no point in living / He wants to hurt himself when he loses /
    he threatened to jump out of the window / I want to die, I cannot do this / she took a whole bottle of pills /
    my kid said he wishes he had never been born / bullied at school and now he says he wants to end his life /
    my teen told her friend she doesnt see a reason to be here anymore / i found a goodbye note in his backpack /
    shes been burning her arms with a lighter / he googled how to hang yourself /
    my 9yr old says everyone would be happier if he was gone / i just want to not wake up tomorrow /
    she swallowed a load of paracetamol on purpose /
    she keeps saying whats the point of anything, i want it to be over /
    found razor blades in her drawer and marks on her thighs / my son told his teacher he's planning to kill himself /
    he tied a scarf round his neck to see what happens / my 8 year old banged his head and screamed i should be dead /
    i dont want to be alive any more / he's been talking about ending things since his girlfriend left /
    my daughter said goodbye to everyone in a weird way and gave her dog to her friend /
    he says he hears a voice telling him to jump /
    honestly i don't see a way out, the kids are better off with my sister /
    my 14 year old told me he has thought about suicide / she wrote in her diary that she wants to disappear forever /
    i caught my daughter cutting herself in the bathroom / he says nobody would care if he died /
    my son wrote in his diary he doesnt want to be here anymore /
    he keeps saying everyone wud be better off without him / my 13yo has been saving up tylenol in her room /
    teen said goodbye to all her friends and gave away her stuff / she's standing on the balcony saying shell jump /
    my kid scratches himself till he bleeds when upset / my boy told me last night he has a plan to do it /
    shes been writing about how peaceful it would be to be dead / caught him with a plastic bag over his head /
    he says he'd rather be dead than go back to school /
    i keep thinking they'd all be better without me as their mom / told me at bedtime that he wants god to take him /
    i cant stop picturing driving us off the bridge / found a list of goodbye messages on her ipad /
    my kid punches himself in the face and says he deserves it / she's got fresh cuts under her sleeves again /
    he asked me how many of my pills it takes to not wake up / i'm thinking of ending it, the kids would get over it /
    my daughter tried to hang herself with her scarf /
    he says life is pointless and he wont be a problem for us much longer /
    caught my son holding a kitchen knife to his own stomach /
    she overdosed last year and now she's saying the same things again /
    my kid asked what would happen if he just didnt exist / she burns herself with her straightener /
    my son texted me sorry and i love you and turned off his phone /
    found marks all over my daughters arms she says its the cat but its not / she googled painless ways to go /
    i cant do this anymore i just want to go to sleep and not wake up / he tied a belt round his neck /
    i think i might do something to myself tonight / son told his teacher he hopes a car hits him /
    she said she doesn't deserve to live / my son wants to jump in front of a train /
    found a suicide note under her mattress / he's cutting again /
    i want to disappear, my kids deserve a better mother / my 10 year old tied a rope to the closet /
    she says she hears voices telling her to hurt herself / he posted tomorrow it'll all be over /
    my daughter wrote her will she is 12 / i don't trust myself to be alive next week /
    he carved a word into his thigh / says she'd be doing us a favor by dying /
    my son climbed over the bridge rail yesterday police brought him home /
    she keeps asking how deep you have to cut / i have the pills in my hand /
    he wishes he would fall asleep and never get up /
    how do i stop my son from cutting / shes cutting / he wants to be unalived / he wants to blow his brains out /
    feeling like driving off a bridge with the kids in the car`,
  abuse: `
    I think my daughter was molested / My husband beats our son / her stepdad hits her /
    sexual abuse at the kindergarten? / a man touched her private parts / someone online asked my son for nudes /
    the babysitter slapped my 3 year old / someone beat my child / my stepdad touched her private parts /
    her uncle made her take her clothes off and sent her pictures / my husband hits our son with a belt /
    the babysitter locked him in the closet and left bruises on him / a man online is asking my daughter for nudes /
    grandpa sneaks into her bed at night and she is terrified of him / my ex comes home drunk and hits the kids /
    she came back from her dad's with cigarette burns / a boy of 15 pulled down my 5yo's pants and touched her /
    coach sends her texts at midnight asking for pictures in underwear /
    she won't go near her uncle any more and has started wetting herself, she says he plays a secret game /
    my boyfriend grabbed my son by the throat last night / i think my brother in law is touching my daughter /
    my wife hits our son when i'm at work / my husband threw me against the wall infront of the kids /
    she told me grandpa puts his hand in her pants / coach asks my son for pics without clothes /
    babysitter touched him down there / he says hell kill us if we leave /
    my stepson took pictures of her in the bath and shared them / i walked in on his cousin on top of her /
    she told her teacher that her dad comes in her room when i'm at work /
    my partner grabbed me by the hair while i was holding the baby /
    he broke the door down and says he's going to take the kids forever or kill me /
    the pastor asked her to sit on his lap and felt her up /
    my 6 yr old knows things about sex he shouldnt and says its a game with uncle ray /
    her boyfriend is 27 and he's making her send him stuff / my mother whips them with an extension cord /
    a guy in a van has been waiting outside her school /
    husband punches holes in the walls and says next time itll be my face /
    my husband choked me last night and the kids saw / my 8 yo says the neighbor makes her touch him /
    stepdad spanks him till he cant sit / someone sent my daughter a picture of his penis /
    my wife screams at and slaps the kids every day / his dad left him home alone for two days /
    a kid at school told my son he'd shoot him tomorrow / uncle has been showing my daughter videos of naked people /
    my ex leaves bruises on him every weekend / my boyfriend locks her in the closet when she cries /
    my daughter is terrified of her stepdad she wont say why /
    some man online is telling my 11 yr old to meet him and keep it secret /
    my daughter says her step brother puts his fingers inside her /
    my husband hit my son with a belt and there are welts / he's threatening me with a knife right now /
    daycare worker tied my child to a chair / a man on snapchat wants my daughter to meet him at the mall /
    my mom burned his hand to teach him a lesson / someone tried to grab my daughter outside school /
    my ex touches my kid when he bathes her, she told me today /
    my dad beats my little brother every night im 13 please help / my husband pins me down and the baby is screaming /
    a teacher has been messaging my son at night saying dont tell your mom / nanny cam showed her slapping the baby /
    older cousins made him put his mouth on them / he says if i go to the police nobody will find us /
    she comes back from visits with finger shaped bruises on her thighs /
    my 15 yr old went to meet someone from the internet and hasn't answered in 5 hours /
    he checks my phone takes my money and wont let me go out, im scared / the daycare teacher pricks the kids with a needle`,
  missing: `
    my daughter ran out of the house 3 hours ago and nobody has seen her /
    teen left a note and is gone her phone is off / lost my 4 year old at the fair /
    my ex picked him up friday and wont say where they are / she snuck out and hasn't been home since yesterday /
    my son never got off the school bus / my son ran away after we fought and it's midnight /
    i can't find my toddler anywhere in the store /
    woke up and the front door was open and my 3 year old is not in the house`,
  overwhelmed: `
    I'm afraid I will hurt my baby / i might hurt him if he does not stop crying /
    I just slapped my son, I feel awful / I shook the baby / I'm scared of hurting her /
    I feel like hurting my child / le he pegado y me siento fatal / i'm scared i'm gonna shake the baby /
    i lost it and slapped him really hard and i'm afraid i'll do it again /
    i feel like throwing her against the wall / i nearly dropped him on purpose just to make it stop /
    i pushed my son down and he hit his head, i hate myself / i cant trust myself around the baby tonight /
    i keep imagining putting a pillow over his face / i screamed and threw a chair at him /
    i'm so angry i'm afraid i'll hurt my kid / i spanked him so hard it left a mark /
    i slapped him so hard his lip split / i grabbed him so hard theres fingerprints on his arm /
    i shook her i didnt mean to she wouldnt stop screaming / sometimes i picture drowning the baby and it scares me /
    i feel like i'm going to snap and hurt the twins / im scared im gonna shake the baby /
    i almost threw my baby against the wall / i hit my daughter and now she has a black eye /
    i squeezed his neck, just for a second, im shaking / i nearly put him through the wall`,
}
