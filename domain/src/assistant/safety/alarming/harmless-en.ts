export const english = `
  He is dying to go to the park / these tantrums are killing me / my phone died during homework /
  Grandma died and he is sad / he beat my son at chess / she cut her own hair /
  he won't wake up in the morning for school / she bumped her knee and cried / He hits his little brother /
  another boy hits my son at school / my daughter hurt her finger in the door yesterday /
  how do I kill time on a rainy day / my son learned about poison dart frogs / she hurt his feelings /
  my husband lets him stay up / she said the book was to die for / her teacher hit the table /
  I nearly died of embarrassment / maltrata sus juguetes / i'm dying of laughter, she put the cat in a dress /
  he killed it at his piano recital / that game is to die for according to him / she cut her hair by herself /
  he's choking up at sad movies / my kid is obsessed with poisonous frogs / i could kill for a nap /
  he hurt my feelings / homework is torture / she burned the cookies / he's killing it in maths this term /
  she's drowning in homework / i could strangle whoever invented slime /
  he wants to be a shark and bite everything / fell off his bike, scraped knee, refuses to ride again /
  gave him paracetamol for the teething, still not sleeping / her doll is dead she says, and we had a funeral /
  asks me what happens when we die / he hit his sister with a stick / her teacher says she never stops talking /
  he choked during the penalty shootout and cried / i'm at the end, homework will be the end of me /
  she poisons the mood at dinner with her whining / he jumped off the swing and laughed /
  grandpa comes into her room to read bedtime stories / she's dying to go to the zoo / he hit his first home run /
  i could die laughing at what she said / she cut her own bangs / bath bombs as a reward? /
  she screams bloody murder when i brush her hair / she swallowed her pride and said sorry /
  he choked in the spelling bee and now wont try again / he hides under the bed when its homework time /
  he jumps on the couch all day / my son is scared of the dark /
  she's obsessed with true crime and murder podcasts / grandma passed away and she keeps asking about death /
  he only eats beige food / she's attached to her blanket and cant sleep without it /
  he doesn't want to be in the school play anymore / she beat her brother at chess and he melted down /
  my teen won't wake up for school / he blew up at me over the xbox / she bled my wallet dry at the toy store /
  he sticks his tongue out at grandpa / potty training: he holds it in all day and hides /
  he bangs his drum all day / my daughter wants to know if we go to heaven / she hides her broccoli in her pockets /
  she took all her toys to bed / he cant breathe through his nose because of a cold and wakes up at night /
  he falls off his chair at dinner because he wont sit still / he says school is killing him /
  she threw up her hands and quit / our dog died last week and he wants to be with him /
  how can he learn to swallow pills for his allergy / she bumped her head lightly and is playing fine /
  he wants to be a ninja with a knife for halloween / the baby likes to sleep on my chest /
  she gets blue paint everywhere / he licks his plate / kids hit each other in the back of the car /
  my husband and i disagree about bedtime / grandma lets her watch tv in bed / teacher says he punches other kids /
  she picks her skin when nervous / he has scratches on his knees from soccer /
  she is scared of her new swim coach / uncle joe tickles her and she laughs /
  he wants to stay up and play with strangers on roblox / should i take photos of his progress chart /
  she wont wear underwear with seams / potty training, he pees his pants at daycare /
  my ex lets him play fortnite all weekend / she wants to move out at 18, lol /
  he lost his backpack at school again / she cant find her shoes in the morning /
  can i give a reward for getting a shot / she gives away all her snacks at school /
  he searches up minecraft cheats / she cant live without her ipad / he said i wish i had a different mom /
  i want to scream / i feel like i'm drowning in laundry and work / she says nobody likes her at school /
  he eats too many gummies (vitamins lol he loves the taste) / he refuses his asthma inhaler in the mornings /
  my baby drinks 8oz bottles / i fell asleep before him again / my son keeps hitting his baby sister /
  she bites other kids at daycare when they take her toy / he kicks me when i change his diaper /
  my daughter slams the door and yells at us / he throws his food at his brother /
  the twins push each other off the couch / she pulls the dog's tail / he spits when he is angry /
  my four year old hit his teacher yesterday / she screams at her dad every morning /
  my husband is too strict with him / his grandmother gives him candy behind my back /
  he cries when his dad drops him off / my wife thinks we should take the phone away /
  she hates going to her dads on weekends because of the rules there /
  he wants to be alone in his room all the time / she says she hates me / he told me i'm the worst mom ever /
  my teen lies in bed all day on his phone / she is tired of practicing violin /
  he doesn't see the point of homework / nobody wants to play with him at recess /
  she gets nervous before tests and bites her lip / he wets the bed when he sleeps at grandma's /
  she had a fever last week and now her sleep is off / after the flu he eats nothing but crackers /
  how do i get him to drink more water / he won't stop playing in the bath / she's afraid of swimming under water /
  my boy climbs on everything / he jumped off the sofa 20 times / she fell off her scooter and won't try again /
  he broke his brother's toy on purpose / he plays dead when i ask him to clean up /
  her friend moved away and she misses her / we lost our cat and the kids are sad /
  how do i tell him his grandpa is in hospital / my daughter wants to shower by herself now /
  he takes pictures of everything with my phone / he hides candy under his pillow /
  she steals cookies from the drawer / he wants a pocket knife for his birthday, is 9 too young /
  my stepson ignores me / her uncle spoils her with gifts / the coach is really nice but he's scared to try /
  he talks to friends online for hours / i get so angry i yell /
  i'm exhausted and snapped at her this morning, how do i repair it / i feel guilty for shouting /
  can't get them out of the door in the morning / my 2 year old hits the new baby /
  he slaps his cousin when she takes his truck / she scratched a boy at kindergarten /
  the older one pushes the little one all day / my kids punch each other in the car / he hits me when i say no /
  she yells at me every day and i yell back / this homework is killing me / my kid is drowning in homework /
  he is dead tired after practice / he's shooting hoops all day how do i get him to study /
  kids fighting over who gets the blue cup / i'd kill for a nap /
  he poisoned the zombies in his game and wont log off / she wants to give away her old toys, how many points /
  she runs away when i call her for bath / how do i get her to take her vitamins / she is afraid of dogs /
  her pet fish died how do i tell her / he bites his nails till theyre tiny / i'm so done with the laundry battles /
  the baby keeps waking her up / he hits the snooze button ten times /
  the battery of his tablet died and he had a meltdown / he is blue about losing the match /
  he won't touch vegetables / he's been ghosting his friends since we moved /
  she threw her brother's lego at the wall / that tantrum nearly gave me a heart attack /
  my baby has gas and cries at night / he bit his tongue at dinner /
  she burned her finger on the iron last year and is still careful / how do i stop him from climbing the bookshelf /
  my son broke his arm last summer and lost his routine / she faints dramatically when we say no to tv lol /
  he says his brain is exploding from math / my daughter dyes her hair blue /
  he wants to know how poison works for a school project / her best friend told her a secret /
  we play hide and seek and he panics / the kids got into the candy jar / he took too many cookies /
  she has a lot of bruises from learning to skate / the swimming pool is closed and he is sad /
  his teacher takes photos for the class album / she sends me voice messages from her dads phone /
  grandpa takes him fishing at the river / my ex brings her home late on school nights /
  he runs out of the room when he loses / my husband yells at the tv and the kids copy him /
  she throws up in the car on long trips / he wakes up crying from nightmares /
  my kids hit the piggy bank for coins / i feel like a failure at bedtime / she wants to die her easter eggs /
  he talks about death since his goldfish / my son plays with toy guns, is it ok /
  she took medicine for her cold and won't brush her teeth after / can he have a phone so he's reachable /
  her loose tooth finally came out with a bit of blood / he pretends to be a vampire at bedtime /
  my daughter says math is torture / he wants a hamster to sleep in his bed / she put stickers all over her arms /
  can i mix his medicine into yogurt / he's scared of thunder and comes into our bed at night /
  my husband reads to him in bed / she falls apart when plans change / he keeps kicking the seat in the car /
  our daughter won't get out of the pool / they wrestle like puppies every evening /
  he says i'm ruining his life because of screen limits / my mom gives him too much sugar /
  i could use a break, the whining is endless / he takes forever to swallow his food /
  she burns through her allowance / he shot up two inches and eats like a horse / she's addicted to slime videos /
  the dentist says he grinds his teeth / he lost a game and cried himself to sleep /
  she talks to strangers at the store, how do i teach her safety / he won't let me cut his nails /
  she wants to cut back on piano / how do i explain a shooting in the news /
  i lock myself in the bathroom for five minutes to breathe / he threw a toy car at another kid /
  we practise breathing together when he is upset / i need a moment to breathe / teach her to take deep breaths before a test /
  she sits in the bathroom with her phone / my son threw a ball and it hit his friend on the head / he threw sand at her face /
  he drank his whole cup of juice / she ate the entire plate of broccoli /
  he cries until he throws up when we leave him with grandma /
  we want to jump with the kids in the bounce house / i jump with the baby on my lap and she giggles / the nurse pricks his finger and he screams /
  my ex and i send messages about the kids / my daughter's doll got lost at the shop /
  i want to swim and jump off the edge of the pool with my daughter /
  vomits when he cries too hard`
