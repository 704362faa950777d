import type { WordsFor } from '../../guidance/guidance.ts'
import type { sleepAndBody as guidance } from '../../guidance/sleep-and-body.ts'

export const sleepAndBody: WordsFor<typeof guidance> = {
  bedtime: {
    tips: {
      steps:
        'Keep the same few steps every night: among 10,085 young children, those with more such nights slept better.',
      screens: 'Turn screens off an hour before bed, and let them spend the night outside the bedroom.',
      pass: 'Try a bedtime pass: one card is good for one short trip out of bed. Unused, it earns a few points (a tiny study).',
      nightmare: 'After a nightmare: a hug, few words, a soft light, back to bed. Talk about it by day.',
      wake: 'Keep the getting-up time steady, at weekends too; falling asleep often becomes easier.',
      normToddler: 'From one to two, 11–14 hours of sleep a day are recommended; from three, 10–13 hours.',
      normPreschool: 'At this age, 10–13 hours of sleep a day are recommended, naps included.',
      normSchool: 'At this age, 9–12 hours of sleep a night are recommended.',
      normTeen: 'Teenagers are recommended 8–10 hours of sleep a night.',
    },
    tries: {
      habit: 'Try today: add “{offer}” in {habits}, and let {child} tick it.',
      wake: 'Try today: let {child} add “{offer}” in {habits}, at a time you both agree on.',
      moment: 'Try today: choose three evening steps, and note in {moments} how they went.',
    },
    flag: 'Snoring, gasping or pauses in breathing at night: please have a doctor look at it.',
    offers: { habit: 'Lights out on time', wake: 'Up at the same time every day' },
  },
  mornings: {
    tips: {
      pictures: 'A list in pictures shows what comes next, so that you need not say it.',
      checklist: 'Let {child} write the morning checklist and tick it without you.',
      tonight: 'Lay out clothes, bag and breakfast the evening before.',
      cue: 'Tie it to something fixed: “After breakfast, I brush.” Such plans worked at six to ten.',
      teeth: 'Help with tooth-brushing until about seven.',
      sameOrder: 'Keep the same order every morning, and praise the first step that gets going.',
    },
    tries: {
      habit: 'Try today: add “{offer}” in {habits}, and let {child} tick it.',
      behavior: 'Try today: record the first morning step done without a reminder in {behaviors}.',
      moment: 'Try today: note in {moments} which step went smoothly this morning.',
    },
    offers: { habit: 'Ready right after breakfast' },
  },
  eating: {
    tips: {
      roles: 'You choose what, when and where; {child} chooses whether and how much.',
      tastes:
        'Tiny tastes help: at age three, a taste a day for fourteen days, with a sticker for tasting, made children like it more.',
      noPrize: 'Leave food out of prizes and threats, dessert too.',
      cook: 'Let {child} choose and cook one dish a week.',
    },
    tries: {
      behavior: 'Try today: offer one tiny taste, and record the tasting, not the eating up, in {behaviors}.',
      moment: 'Try today: offer one tiny taste, and note in {moments} how it went.',
    },
    flag: 'Weight loss, choking, very few foods or fear of weight: please ask your paediatrician.',
  },
  bedwetting: {
    tips: {
      nobody: 'It is nobody’s fault. Never deduct points for a wet night.',
      steps: 'Reward agreed steps, not dry nights: drinking by day, the toilet before bed.',
      sheets: 'Helping to change the sheets can be one of those steps, calmly and without comment.',
      early: 'At this age wet nights are ordinary; a calm change of clothes is enough.',
    },
    tries: {
      habit: 'Try today: add “{offer}” in {habits}, and let {child} tick it.',
      behavior: 'Try today: record one agreed step, such as the toilet before bed, in {behaviors}.',
      moment: 'Try today: praise one calm evening step, and keep it in {moments}.',
    },
    flag: 'Wetting that has newly returned, pain or great thirst: please see a doctor.',
    offers: { habit: 'Toilet before bed' },
  },
}
