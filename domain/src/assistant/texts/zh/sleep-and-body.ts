import type { WordsFor } from '../../guidance/guidance.ts'
import type { sleepAndBody as guidance } from '../../guidance/sleep-and-body.ts'

export const sleepAndBody: WordsFor<typeof guidance> = {
  bedtime: {
    tips: {
      steps: '每晚按同样几步来：一万多名幼儿中，这样的夜晚越多，睡得越好。',
      screens: '睡前一小时关掉屏幕，手机、平板留在卧室外。',
      pass: '试试“睡前通行证”：一张卡可以下床找大人一次，很快就回；没用掉就加几分（小规模研究）。',
      nightmare: '做了噩梦：抱一抱，少说话，开盏小灯，再回床上；白天再聊。',
      wake: '起床时间固定，周末也一样，入睡往往会容易些。',
      normToddler: '1–2 岁建议每天睡 11–14 小时，3 岁起 10–13 小时。',
      normPreschool: '这个年龄建议每天睡 10–13 小时，含午睡。',
      normSchool: '小学生每天建议睡够 10 小时，初中生 9 小时。',
      normTeen: '初中生每天建议睡够 9 小时，高中生 8 小时。',
    },
    tries: {
      habit: '今天试试：在“{habits}”里加上“{offer}”，让{child}自己打卡。',
      wake: '今天试试：商量好时间，让{child}在“{habits}”里加上“{offer}”。',
      moment: '今天试试：定好睡前三步，再到“{moments}”记下效果。',
    },
    flag: '如果睡觉时打鼾、喘不上气或呼吸暂停，请带孩子看医生。',
    offers: { habit: '准时关灯睡觉', wake: '每天同一时间起床' },
  },
  mornings: {
    tips: {
      pictures: '画一张步骤图，下一步做什么看图就行，不用你催。',
      checklist: '让{child}自己写晨间清单，自己打勾。',
      tonight: '衣服、书包、早餐，前一晚就备好。',
      cue: '把要做的事接在固定的事后面：“吃完早饭就刷牙。”6–10 岁的研究里有效。',
      teeth: '7 岁前，刷牙最好由大人帮一把。',
      sameOrder: '每天早上顺序不变，动起来的第一步就夸。',
    },
    tries: {
      habit: '今天试试：在“{habits}”里加上“{offer}”，让{child}自己打卡。',
      behavior: '今天试试：早上不用催的第一步，记到“{behaviors}”里。',
      moment: '今天试试：今早哪一步最顺，记到“{moments}”里。',
    },
    offers: { habit: '吃完早饭就准备好出门' },
  },
  eating: {
    tips: {
      roles: '吃什么、何时、在哪由你定；吃不吃、吃多少由{child}定。',
      tastes: '小口尝就好：3 岁孩子每天尝一口、得张贴纸，14 天后更爱吃。',
      noPrize: '别拿食物当奖励或威胁，甜点也不例外。',
      cook: '每周让{child}选一道菜，一起做。',
    },
    tries: {
      behavior: '今天试试：请孩子尝一小口，“尝”了就记到“{behaviors}”，不看吃完。',
      moment: '今天试试：请孩子尝一小口，反应记到“{moments}”。',
    },
    flag: '体重下降、常呛噎、只吃极少几样或怕胖，请问儿科医生。',
  },
  bedwetting: {
    tips: {
      nobody: '这不是谁的错。绝不因为尿床扣分。',
      steps: '奖励说好的步骤，不奖励“没尿床”：白天多喝水、睡前上厕所。',
      sheets: '帮忙换床单也可以算一步，平静地做，不评论。',
      early: '这个年龄夜里尿湿很平常，平静地换好就行。',
    },
    tries: {
      habit: '今天试试：在“{habits}”里加上“{offer}”，让{child}自己打卡。',
      behavior: '今天试试：说好一步，比如睡前上厕所，做到就记到“{behaviors}”。',
      moment: '今天试试：夸一个平静的睡前步骤，记到“{moments}”。',
    },
    flag: '本来已好又突然尿床，或伴有疼痛、特别口渴，请看医生。',
    offers: { habit: '睡前上厕所' },
  },
}
