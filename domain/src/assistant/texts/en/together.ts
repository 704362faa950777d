import type { WordsFor } from '../../guidance/guidance.ts'
import type { together as guidance } from '../../guidance/together.ts'

export const together: WordsFor<typeof guidance> = {
  siblings: {
    tips: {
      fair: 'Fair is not the same as equal: what counts is that children find it fair, so explain why.',
      mediate: 'Instead of judging, agree the rules, hear both sides and their feelings, then let them find ideas.',
      near: 'While both are young, they still need you close by when they quarrel.',
      older: 'Older ones were closer when their parents let them settle it themselves.',
      noRanking: 'Tell each what you saw them do, without ranking.',
    },
    tries: {
      behavior: 'Try today: catch one kind act between them, and record it in {behaviors}.',
      moment: 'Try today: ten minutes alone with {child}, kept in {moments}.',
    },
  },
  lying: {
    tips: {
      glad: 'Say: “I will be glad if you tell me the truth.” That helped at four to eight.',
      calm: 'Stay calm when the truth comes: a child who expects to be punished listens less to conscience.',
      noFine: 'No deduction for owning up; put the deed right together.',
      reason: 'Ask what made the truth difficult, and solve that.',
      wishes: 'At this age wishes and facts still mix; say calmly what happened.',
    },
    tries: {
      behavior: 'Try today: thank {child} for one honest word, and record it in {behaviors}.',
      moment: 'Try today: tell a true story of the day together, and keep it in {moments}.',
    },
  },
  hitting: {
    tips: {
      stop: 'Stop it calmly: “We don’t hurt. Say: stop.”',
      words: 'Teach words to use instead, avoid threats, and praise gentle hands.',
      never: 'Never hit back: physical punishment is linked to harm.',
      wayOut: 'Plan a way out together: step back, breathe, fetch a grown-up.',
    },
    tries: {
      behavior: 'Try today: record one gentle moment in {behaviors}, and name it aloud.',
      moment: 'Try today: practise gentle hands in play, and keep it in {moments}.',
    },
    flag: 'Injuries, hurting animals or playing with fire: please talk to a professional soon.',
  },
  listening: {
    tips: {
      near: 'Go near, stay calm, make one clear request, remind once, and praise.',
      childTime: 'Give five to ten minutes a day in which {child} leads and you give no commands.',
      consequence: 'Announce a consequence beforehand, one that belongs to the deed.',
      agreement: 'Write an agreement together, and let {child} negotiate.',
      noShaming: 'Spanking, yelling and shaming do not work in the long run.',
      needs: 'Food, sleep, the toilet and closeness are never taken away, and nobody is locked in or out.',
    },
    tries: {
      behavior: 'Try today: record one request that was heard the first time in {behaviors}.',
      moment: 'Try today: follow {child}’s lead for five minutes, and keep it in {moments}.',
    },
  },
  bullying: {
    tips: {
      listen: 'Listen, and say clearly: “It is not your fault.”',
      school: 'Write down who, what, when and where, and contact the school.',
      phone: 'No retaliation, and don’t take the phone away as a matter of course.',
      fetch: 'No hitting back: practise walking away and fetching a grown-up.',
    },
    tries: {
      moment: 'Try today: keep what {child} tells you in {moments}; the date comes by itself.',
    },
    flag: 'Injuries or fear of school: involve school and doctor now. Any talk of self-harm: get help at once.',
  },
}
