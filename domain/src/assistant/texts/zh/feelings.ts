import type { feelings as guidance } from '../../guidance/feelings.ts'
import type { WordsFor } from '../../guidance/guidance.ts'

export const feelings: WordsFor<typeof guidance> = {
  tantrums: {
    tips: {
      calm: '先确保安全，少说话，引开注意；刚平静一点就夸。',
      young: '发脾气在 2–4 岁最常见，多因为累、饿或受挫。',
      older: '5 岁后会少很多；看看之前发生了什么：累、饿，还是受挫？',
      keepPoints: '已经得到的积分不收回，闹得再凶也一样。',
      afterwards: '平静后用一句话说出感受，然后该做什么做什么。',
    },
    tries: {
      behavior: '今天试试：哪怕一点点平静下来，也记到“{behaviors}”里。',
      moment: '今天试试：把发脾气之前发生的事记到“{moments}”。',
    },
    flag: '超过 15 分钟、一天几次、会受伤，或 5 岁后仍常见，请问儿科医生。',
  },
  shyness: {
    tips: {
      gently: '温和地鼓励：不硬推，也不代劳。过度保护与日后更退缩有关。',
      ladder: '搭一架梯子：挥手、说一个词、问一句；轻松了再上一级。',
      tries: '为“试一试”给积分，结果怎样都行。',
      words: '别人议论时，就说{child}喜欢先看看。',
    },
    tries: {
      behavior: '今天试试：一起选一级台阶，试过就记到“{behaviors}”。',
      moment: '今天试试：一起向人挥挥手，记到“{moments}”。',
    },
  },
  worry: {
    tips: {
      both: '难处和信心都要说：“这很难，但你能应付。”',
      steps: '把躲开的事拆成小步，从最容易的开始。',
      listen: '先听完，“没事的”晚点再说。',
    },
    tries: {
      moment: '今天试试：问问哪里难、什么有用，在“{moments}”里选一下心情。',
    },
    flag: '不肯上学、原因不明的疼痛，或几周都影响生活，请找专业人士。',
  },
  losing: {
    tips: {
      feelings: '先接住感受：“真不好受。”再问：“接下来呢？”',
      effort: '夸努力和方法；夸人“真棒”，失败时反而更难受。',
      mistakes: '让{child}看到你也会出错，以及你怎样继续。',
    },
    tries: {
      skill: '今天试试：在“{skills}”里记一次成绩，高低都行，夸这次尝试。',
      behavior: '今天试试：玩一局短游戏，玩到底就记到“{behaviors}”。',
      moment: '今天试试：笑着讲一个自己的失误，记到“{moments}”。',
    },
    flag: '如果{child}放弃了以前很爱的活动，可以请专业人士帮忙。',
  },
  mood: {
    tips: {
      talk: '聊聊发生了什么、什么感受、为什么；这样的谈话与情绪能力有关。',
      name: '帮孩子说出是什么感受；实验里，说出来能让大脑平静些。',
      noPoints: '感受不计分：什么感受都可以有。',
    },
    tries: {
      moment: '今天试试：一起在“{moments}”选今天的心情，问问为什么。',
    },
  },
  parentStress: {
    tips: {
      step: '确认{child}安全后，走开几分钟，慢慢呼吸。',
      enough: '今天做好一件“差不多就行”的事，就够了。',
      help: '请一个人帮个具体的忙：做顿饭、带一小时、陪散步。',
      repair: '吼过之后，一句“对不起，我累了”很管用。',
    },
    tries: {
      timeline: '今天试试：打开“{timeline}”，读三件你自己发现的好事。',
    },
  },
}
