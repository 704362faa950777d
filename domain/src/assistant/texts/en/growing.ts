import type { growing as guidance } from '../../guidance/growing.ts'
import type { WordsFor } from '../../guidance/guidance.ts'

export const growing: WordsFor<typeof guidance> = {
  homework: {
    tips: {
      place: 'Fix a time and a place; {child} chooses the order and the method.',
      choices: 'Where help left choices, results were better; where it took over, maths was weaker.',
      start: 'Praise getting started and how it was done, not only the result.',
      near: 'At this age, sit nearby with something of your own.',
      review: 'From about nine, look over what is done; don’t redo it.',
      early: 'At this age, stories, play and helping along teach plenty.',
    },
    tries: {
      behavior: 'Try today: record one start without a reminder in {behaviors}.',
      moment: 'Try today: keep one thing {child} worked out alone in {moments}.',
    },
    flag: 'If grades keep falling, please talk with the school.',
  },
  screens: {
    tips: {
      normToddler: 'No screens at age one, and an hour a day at most from two to four.',
      normPreschool: 'Up to five: an hour a day at most, watched together.',
      normSchool: 'From six: consistent limits that protect sleep and activity.',
      normTeen: 'For teenagers too: consistent limits that protect sleep and activity.',
      plan: 'Plan where and when: meals and bedrooms stay free of screens.',
      reward: 'Where screens are a prize or a threat, children use them more; the cause is not proven.',
      minutes: 'If screen time stays a reward: fixed minutes, and not before bed.',
      together: 'Write the plan together, with your own phone in it.',
    },
    tries: {
      reward: 'Try today: add one swap for screen time in {rewards}, such as a game night.',
      moment: 'Try today: have one meal without screens, and keep it in {moments}.',
    },
  },
  chores: {
    tips: {
      toddler: 'At two or three: putting toys away, helping with the groceries.',
      preschool: 'At this age: making the bed, feeding the pet, clearing the table.',
      school: 'At this age: wiping tables, putting laundry away, sweeping.',
      preteen: 'At this age: laundry, pots, the bathroom.',
      teen: 'At this age: cooking, the shopping list, the lawn.',
      together: 'Do it together first, and agree what “done” looks like.',
      basics: 'Basics belong to family life, extras can earn points; experts differ here.',
      thanks: 'Thank a toddler who helps, and leave prizes out.',
    },
    tries: {
      behavior: 'Try today: record one finished job in {behaviors}, and name what was done.',
      moment: 'Try today: do one small job together, and keep it in {moments}.',
    },
  },
  motivation: {
    tips: {
      step: 'Set one near step that {child} can see; at around eight, near goals beat distant ones.',
      choices: 'Offer two choices, and say why it matters.',
      love: 'No points for what {child} loves anyway: expected prizes can cool the interest.',
      reasons: 'Not wanting to can mean too hard, too tired or worried: ask which.',
    },
    tries: {
      skill: 'Try today: set the next small goal together in {skills}.',
      behavior: 'Try today: record the first small step in {behaviors}.',
      moment: 'Try today: keep something {child} did gladly in {moments}.',
    },
  },
  habits: {
    tips: {
      cue: 'Make it tiny, and put it right after something that happens every day.',
      missing: 'Missing one day did no harm in research with adults; simply go on.',
      one: 'One habit at a time, and {child} picks it.',
      time: 'Day 21 is a first checkpoint; in adults it took 18 to 254 days.',
      early: 'At this age, routines done together do more than ticking a list.',
    },
    tries: {
      habit: 'Try today: add a tiny one in {habits}, such as “{offer}”.',
      keep: 'Try today: look at the streak in {habits} together, and ask what makes it easy.',
      behavior: 'Try today: do one routine together, and record it in {behaviors}.',
      moment: 'Try today: do one routine in the same order as yesterday, and keep it in {moments}.',
    },
    offers: { habit: 'Two pages after brushing teeth' },
  },
  praise: {
    tips: {
      deed: 'Name the deed and how it was done, at once, and mean it.',
      phrase: 'For example: “You put your shoes away the first time.”',
      person: 'Praised for who they are, children felt ashamed after failing; praised for the effort, they didn’t.',
      often: 'In classrooms, the more praise for each reprimand, the longer children kept to their task.',
      teen: 'With teenagers, short and in private is easier to take.',
    },
    tries: {
      behavior: 'Try today: record one good thing in {behaviors} before dinner, and say it aloud.',
      moment: 'Try today: praise one deed in a single sentence, and keep it in {moments}.',
    },
  },
  points: {
    tips: {
      recipe: 'One or two specific behaviours, worded positively; points at once, with praise that names the deed.',
      goal: 'Small daily rewards, plus one goal to save for that {child} helps to choose.',
      everyday: 'About 60% of a day’s points should buy everyday privileges.',
      agreed: 'Rewards are agreed beforehand; what is offered mid-tantrum is a bribe.',
      fresh: 'No effect in two weeks? Change the reward or shrink the task.',
      early: 'Under four: thanks, hugs and routine instead of points.',
      helping: 'For a toddler’s helping, praise is better than prizes.',
    },
    tries: {
      reward: 'Try today: add one small reward in {rewards} that a day or two can earn.',
      moment: 'Try today: thank {child} for one thing, and keep it in {moments}.',
    },
  },
}
