import type { feelings as guidance } from '../../guidance/feelings.ts'
import type { WordsFor } from '../../guidance/guidance.ts'

export const feelings: WordsFor<typeof guidance> = {
  tantrums: {
    tips: {
      calm: 'Keep everyone safe, use few words, redirect, and praise the first bit of calming down.',
      young: 'Tantrums are commonest at two to four; being tired, hungry or frustrated sets them off.',
      older: 'After five they become rare; look for what came before: tired, hungry, frustrated?',
      keepPoints: 'Points that were earned stay earned, whatever the storm.',
      afterwards: 'Once it is calm, name the feeling in one sentence, and go on with the day.',
    },
    tries: {
      behavior: 'Try today: record one moment of calming down, however small, in {behaviors}.',
      moment: 'Try today: note in {moments} what came just before the storm.',
    },
    flag: 'Longer than 15 minutes, several a day, injuries, or often after five: please ask your paediatrician.',
  },
  shyness: {
    tips: {
      gently: 'Encourage gently: neither push nor rescue. Children who were over-protected drew back more later.',
      ladder: 'Build a ladder: a wave, a word, a question. Stay on each rung until it is easy.',
      tries: 'Give points for trying, however it turns out.',
      words: 'When others comment, say that {child} likes to look first.',
    },
    tries: {
      behavior: 'Try today: choose one rung together, and record the try in {behaviors}.',
      moment: 'Try today: wave to somebody together, and keep it in {moments}.',
    },
  },
  worry: {
    tips: {
      both: 'Say both halves: “This is hard, and you can handle it.”',
      steps: 'Go back to what is avoided in small steps, the easiest first.',
      listen: 'Listen first; “it is nothing” can wait.',
    },
    tries: {
      moment: 'Try today: ask what was hard and what helped, and choose the mood in {moments}.',
    },
    flag: 'School refusal, unexplained aches or weeks of worry that get in the way: please ask a professional.',
  },
  losing: {
    tips: {
      feelings: 'Feelings first: “That was hard.” Only then: “What next?”',
      effort: 'Praise effort and strategy; praise of the person makes failing feel worse.',
      mistakes: 'Let {child} see your own mistakes, and how you go on.',
    },
    tries: {
      skill: 'Try today: record a score in {skills}, whatever it is, and praise the try.',
      behavior: 'Try today: play one short game, and record playing to the end in {behaviors}.',
      moment: 'Try today: laugh about a mistake of your own, and keep it in {moments}.',
    },
    flag: 'If {child} drops activities that were loved before, a professional can help.',
  },
  mood: {
    tips: {
      talk: 'Talk through what happened, how it felt and why; children who have such talks know feelings better.',
      name: 'Put a name to the feeling; in a lab study, that calmed the brain’s reaction.',
      noPoints: 'No points for feelings: all of them may come.',
    },
    tries: {
      moment: 'Try today: choose today’s mood together in {moments}, and ask what it is about.',
    },
  },
  parentStress: {
    tips: {
      step: 'When {child} is safe, step away for a few minutes and breathe.',
      enough: 'One good-enough thing is plenty for today.',
      help: 'Ask one person for one concrete thing: a meal, an hour, a walk.',
      repair: 'After a loud moment, a short “I am sorry, I was tired” mends a lot.',
    },
    tries: {
      timeline: 'Try today: open {timeline} and read three good things that you noticed yourself.',
    },
  },
}
