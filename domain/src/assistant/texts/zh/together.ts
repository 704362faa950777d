import type { WordsFor } from '../../guidance/guidance.ts'
import type { together as guidance } from '../../guidance/together.ts'

export const together: WordsFor<typeof guidance> = {
  siblings: {
    tips: {
      fair: '公平不等于一样：关键是孩子觉得公平，所以把理由讲清楚。',
      mediate: '别急着判谁对：先定规矩，听两边各说经过和感受，再让他们想办法。',
      near: '孩子都还小时，吵起来需要你在旁边。',
      older: '大一些的孩子，父母让他们自己解决，关系更近。',
      noRanking: '分别告诉每个孩子你看到他做了什么，不排名次。',
    },
    tries: {
      behavior: '今天试试：找出他们之间的一件好事，记到“{behaviors}”。',
      moment: '今天试试：单独陪{child}十分钟，记到“{moments}”。',
    },
  },
  lying: {
    tips: {
      glad: '可以说：“你说实话，我会高兴。”4–8 岁的研究里有用。',
      calm: '听到实话要平静：怕挨罚时，跟孩子讲良心就不管用了。',
      noFine: '主动承认不扣分，一起把事情补好。',
      reason: '问问是什么让实话难说出口，先解决它。',
      wishes: '这个年龄愿望和事实还会混在一起，平静说出发生了什么就好。',
    },
    tries: {
      behavior: '今天试试：为一句实话谢谢{child}，记到“{behaviors}”。',
      moment: '今天试试：一起讲今天真实的一件事，记到“{moments}”。',
    },
  },
  hitting: {
    tips: {
      stop: '平静地拦住：“我们不伤人，可以说‘停’。”',
      words: '教孩子用话说出来，别吓唬；手轻下来时，马上夸。',
      never: '绝不打回去：体罚与伤害有关。',
      wayOut: '一起想好脱身的办法：退一步、深呼吸、找大人。',
    },
    tries: {
      behavior: '今天试试：记一次温和的举动到“{behaviors}”，并说出来。',
      moment: '今天试试：玩的时候练“轻轻的手”，记到“{moments}”。',
    },
    flag: '有人受伤、伤害动物或玩火，请尽快找专业人士谈。',
  },
  listening: {
    tips: {
      near: '走近、平静、只说一个清楚的要求，提醒一次，做到就夸。',
      childTime: '每天 5–10 分钟由{child}做主，你不下指令。',
      consequence: '后果提前说好，并且和事情有关。',
      agreement: '一起写一份约定，让{child}来谈条件。',
      noShaming: '打、吼、羞辱，长远看都不管用。',
      needs: '吃饭、睡觉、上厕所和亲近，都不能拿来罚，也不能把孩子关起来或锁在门外。',
    },
    tries: {
      behavior: '今天试试：一说就听的那一次，记到“{behaviors}”。',
      moment: '今天试试：五分钟跟着{child}玩，记到“{moments}”。',
    },
  },
  bullying: {
    tips: {
      listen: '先听，明确说：“这不是你的错。”',
      school: '记下谁、什么事、何时、何地，并联系学校。',
      phone: '不报复，也别二话不说就没收手机。',
      fetch: '不打回去：练习走开、找大人。',
    },
    tries: {
      moment: '今天试试：把{child}说的记到“{moments}”，日期会自动留下。',
    },
    flag: '受伤或怕上学：马上联系学校和医生；提到伤害自己：立刻求助。',
  },
}
