import type { growing as guidance } from '../../guidance/growing.ts'
import type { WordsFor } from '../../guidance/guidance.ts'

export const growing: WordsFor<typeof guidance> = {
  homework: {
    tips: {
      place: '时间和地点固定；先做哪样、怎么做，{child}自己选。',
      choices: '帮忙时给孩子留选择，成绩往往更好；插手太多，数学反而较差。',
      start: '夸孩子肯动手、方法好，不只夸结果。',
      near: '这个年龄，你坐在旁边做自己的事就好。',
      review: '9 岁起，做完看一遍就好，不替孩子重做。',
      early: '这个年龄，听故事、玩耍、帮忙就学得够多。',
    },
    tries: {
      behavior: '今天试试：孩子没等提醒就开始，记到“{behaviors}”。',
      moment: '今天试试：{child}自己弄明白的一件事，记到“{moments}”。',
    },
    flag: '如果成绩持续下滑，请和学校谈谈。',
  },
  screens: {
    tips: {
      normToddler: '6 岁以下，尽量不用屏幕。',
      normPreschool: '6 岁以下，尽量不用屏幕。',
      normSchool: '娱乐看屏幕：一次不超过 15 分钟，一天不超过 1 小时。',
      normTeen: '娱乐看屏幕：一次不超过 15 分钟，一天不超过 1 小时。',
      plan: '先定地点和时间：吃饭时、卧室里不用屏幕。',
      reward: '拿屏幕当奖励或威胁的家庭，孩子看得更多；因果还没证实。',
      minutes: '屏幕时间若还当奖励：分钟数固定，睡前不用。',
      together: '一起写计划，把你自己的手机也写进去。',
    },
    tries: {
      reward: '今天试试：在“{rewards}”里加一个代替屏幕的奖励，比如桌游之夜。',
      moment: '今天试试：吃一顿没有屏幕的饭，记到“{moments}”。',
    },
  },
  chores: {
    tips: {
      toddler: '两三岁能做：收玩具、帮忙拿买回来的菜。',
      preschool: '这个年龄能做：铺床、喂宠物、收拾餐桌。',
      school: '这个年龄能做：擦桌子、收衣服、扫地。',
      preteen: '这个年龄能做：洗衣服、刷锅、打扫卫生间。',
      teen: '这个年龄能做：做饭、列购物单、打理院子。',
      together: '先一起做，说好什么样算“做完”。',
      basics: '基本家务是家人的本分，额外的可得积分；专家看法不一。',
      thanks: '小宝宝帮了忙，谢谢就好，不用奖品。',
    },
    tries: {
      behavior: '今天试试：完成一件就记到“{behaviors}”，写清做了什么。',
      moment: '今天试试：一起做一件小事，记到“{moments}”。',
    },
  },
  motivation: {
    tips: {
      step: '定一个{child}看得见的近目标；8 岁左右，近目标胜过远目标。',
      choices: '给两个选择，并说清为什么要做。',
      love: '{child}本来就爱的不给积分：说好的奖品会冲淡兴趣。',
      reasons: '没劲头可能是太难、太累或担心：问问是哪一样。',
    },
    tries: {
      skill: '今天试试：一起在“{skills}”里定下一个小目标。',
      behavior: '今天试试：把迈出的第一小步记到“{behaviors}”。',
      moment: '今天试试：{child}乐意做的一件事，记到“{moments}”。',
    },
  },
  habits: {
    tips: {
      cue: '小到不费力，并绑在每天固定的一件事后面。',
      missing: '成人研究里，漏一天并不要紧，接着做就好。',
      one: '一次只养一个习惯，由{child}来挑。',
      time: '第 21 天是第一个里程碑；成人用了 18 到 254 天。',
      early: '这个年龄，和大人一起按顺序做，比打卡更合适。',
    },
    tries: {
      habit: '今天试试：在“{habits}”里加个小习惯，比如“{offer}”。',
      keep: '今天试试：一起看看“{habits}”里的打卡记录，问问怎样做起来最容易。',
      behavior: '今天试试：一起做完一个流程，记到“{behaviors}”。',
      moment: '今天试试：按昨天的顺序再做一遍，记到“{moments}”。',
    },
    offers: { habit: '刷完牙读两页书' },
  },
  praise: {
    tips: {
      deed: '说出做了什么、怎么做到的；马上说，真心说。',
      phrase: '比如：“你第一次就把鞋放好了。”',
      person: '被夸“你真棒”的孩子，失败后更羞愧；被夸过程的不会这样。',
      often: '课堂上，表扬相对批评越多，孩子越专心。',
      teen: '对青少年，私下短短一句更容易接受。',
    },
    tries: {
      behavior: '今天试试：晚饭前把一件好事记到“{behaviors}”，并说出来。',
      moment: '今天试试：用一句话夸一件事，记到“{moments}”。',
    },
  },
  points: {
    tips: {
      recipe: '选一两个具体行为，说“要做什么”；做到马上给分，并说出是哪件事。',
      goal: '每天有小奖励，再加一个攒分目标，和{child}一起挑。',
      everyday: '一天的积分，约 60% 应能换日常小特权。',
      agreed: '奖励要事先说好；闹起来才给的，是收买。',
      fresh: '两周没效果？换奖励，或把任务变小。',
      early: '4 岁前：谢谢、拥抱和固定流程，不用积分。',
      helping: '小宝宝帮忙，夸奖比奖品好。',
    },
    tries: {
      reward: '今天试试：在“{rewards}”里加一个一两天就能换到的小奖励。',
      moment: '今天试试：为一件事谢谢{child}，记到“{moments}”。',
    },
  },
}
