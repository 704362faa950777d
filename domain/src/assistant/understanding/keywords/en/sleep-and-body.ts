import type { sleepAndBody as subjects } from '../../../guidance/sleep-and-body.ts'
import type { Keywords } from '../../keywords.ts'

/** Beginnings of words, in plain letters. A full stop ends the word: 'lie.' is not in 'lies'. */
export const sleepAndBody: Keywords<typeof subjects> = {
  bedtime: `
    comes into our room, into our room, comes to our bed, every night at, own bed, his bed at, bad dream, dreams,
    sleep, sleeping, asleep, bedtime, bed time, ~nightmare, nightmares, had a nightmare, nap., naps., awake at night, up at night, go to bed,
    going to bed, in bed, out of bed, wakes up at night, wakes at night, night terror, stay up late, stays up late,
    up until midnight, tuck, into our bed, at night, insomnia, tired all day, stays awake, still awake, wide awake,
    dozes off, lie next to him, lie with her, lie down with, lie with him, lie next to her, doze, lights out, pyjamas,
    pajamas, night light, night waking, overtired, wont settle, settle down at night, up at 5, sleepwalk,
    own room at night, bath and bed, sleeps, bouncing off, ~wakes up, wakes up the second, wakes up crying,
    wakes up every, waking up at night, waking at, wake ups, only go down, goes down for, wont go down, naps, ~9pm,
    ~10pm, ~11pm, ~10 pm, ~11 pm, ~midnight, past her bedtime, past his bedtime, rub her back, rub his back,
    rock him to, rock her to, one more story, more stories, another story, ~tired but, fights sleep, cosleep,
    co sleep, climbs out of the cot, crib, cot., snore, early riser, up before 6, our bed, lullaby, wind down,
    winding down, pjs, another hug, one more hug, one more kiss, another drink, holding her hand, holding his hand,
    hold her hand, hold my hand, still up at, past ten, past nine, sat on the landing, outside his door,
    outside her door, leave the room, the dark hours, calls me back`,
  mornings: `
    morning, dawdl, get ready, getting ready, get dressed, getting dressed, late for school, out the door,
    out of the house, leave the house, brush teeth, brushing teeth, brush his teeth, brush her teeth, ~toothbrush,
    school bus, miss the bus, up for school, her shoes on, his shoes on, their shoes on, shoes and coat, jacket on,
    put on shoes, getting up, wakes up grumpy, hurry up, rush out, always late, too slow, so slow, slowpoke,
    takes forever to, ready on time, wake him up, wake her up, for brushing teeth a fight, school run, shoes on,
    put ur shoes, put your shoes, your shoes, coat on, out of bed for school, get up for school, gets up late,
    drag her out, drag him out, out of the door, alarm clock, ~before school, get him dressed, get her dressed,
    ~dressed, late every, running late, be late, late again, one sock, rushing, ready for school, lollygag, pokey,
    from waking, carrying him to the car, carrying her to the car, carry him to the car, ~to the car, ~into the car,
    leave on time, to leave for, get going in, backpack, school bag, lunchbox, cant find his shoes,
    cant find her shoes`,
  eating: `
    picky, eating, eat., eats., eater, vegetable, veggies, broccoli, food, ~dinner, ~lunch, meal, ~breakfast,
    fussy eater, wont eat, refuses to eat, taste, appetite, sweets, sugar, snack, anything green, everything green,
    spits out, that is green, swallow food, spit out food, sits at the table, leave the table, table manners, hungry,
    fruit, plate, chicken nuggets, only wants pasta, milk only, overeat, too much candy, new foods, chew, gag on,
    feed him, feed her, spoon, pasta, nuggets, mac and cheese, veg., veggie, pizza, fries, crisps, cookies,
    wont touch, only eats, only wants to eat, lives on, refuses food, soup, salad, meat, fish., ~bread, cereal, fussy,
    bites of, bites and, mealtime, supper, high chair, ~at the table, teatime, cucumber, carrots, peas., eats like,
    hates food, junk food, butter, licks the, cheese, plain food, sauce, only beige, beige food, ~yogurt,
    fingers food, cooked, ~cook separate, separate meals, second helping, gags, throws his food, throws her food,
    throws food`,
  bedwetting: `
    the night dry, through the night dry, stay dry, bedwet, bed wet, wet the bed, wets the bed, wetting the bed,
    wet bed, wets his bed, wets her bed, wet nights, wet night, pees in bed, pee the bed, peed in bed, pees the bed,
    pee in bed, pull ups, wet sheets, accident at night, night accident, accidents at night, dry at night,
    nappy at night, wet., diapers at night, nappies at night, diaper at night, pull up at, potty at night, potty,
    toilet trained at night, dry nights, dry all night, wakes up wet, pee at night, wee in bed, weeing in, soaked bed,
    mattress, sheets every, the sheets, change sheets, changed sheets, changing sheets, washing sheets, ~accidents,
    had an accident, pee, peed, peeing, pees, wee., wees, pull up, soaked, soaks, nite nappy, dry at,
    still in nappies, still in diapers, out of nappies, out of diapers, nighttime dry, wetting, not dry,
    still not dry, dry yet, sleepovers, ~wet again, ~wets, smells of pee, alarm mat, school trip and wets`,
}
