import { translation } from '../translate.ts'

export const landing = translation('landing', {
  signIn: '登录',
  heroTitle: '小小一步，天天看见',
  heroText: '夸奖做得好的事，养成习惯，挑战技能，留住点滴。全家一起来。',
  start: '免费开始',
  startHint: '核心功能永久免费，一分钟就能用上。',
  features: {
    title: '四件小事，陪孩子长大',
    behaviors: { age: '4 岁起', text: '主动问好、收好玩具、搭把手：看见了就记下来，积分随之而来。' },
    habits: { age: '6 岁起', text: '每天打一次卡，看着坚持的日子连成串；忘记的那天也能补上。' },
    skills: { age: '7 岁起', text: '跳绳一百下、背诗十首：每试一次，都离目标更近一点。' },
    moments: { age: '不限年龄', text: '天气、心情，再加几句话：把舍不得忘的日子留下来。' },
  },
  stats: {
    title: '数字里的小芽',
    habitDays: '天，走到第一个里程碑',
    skillChallenges: '项技能挑战等你来试',
    memories: '无限回忆',
  },
  reasons: {
    title: '为真实的家庭日常而做',
    points: { title: '好事都有积分', text: '做得好就得分，孩子看得见积累。' },
    achievements: { title: '值得骄傲的成就', text: '完成一个习惯或一项挑战，就点亮一枚徽章。' },
    store: { title: '自家的奖励商店', text: '看场电影、晚睡一会儿：奖励和价格都由你定。' },
    assistant: {
      title: 'AI 助手',
      soon: '即将推出',
      text: 'Pip 会回答日常的育儿问题，也会为这一周出出主意。',
    },
    learning: { title: '学习像玩游戏', text: '目标小、夸得快，下一步总在眼前。' },
    sharing: { title: '全家共享', text: '邀请另一半或爷爷奶奶，大家看到的都一样。' },
    method: { title: '科学方法', text: '21 天是第一个里程碑；研究发现，习惯稳定下来通常要 66 天。' },
    free: { title: '核心功能永久免费', text: '行为、习惯、技能、点滴和奖励，统统不收费。' },
  },
  promotionPlaceholder: { label: '新', text: '今天种下你家的小花园，所有核心功能一直免费。' },
  socialProofPlaceholder: '来做小花园里最早的 {count} 个家庭之一。',
  closing: { title: '你家会长出什么？', text: '从一个孩子、一个小习惯开始。Pip 在等你们。' },
  agreement: '继续使用即表示你同意下面两份简短说明：',
  texts: { terms: '使用条款', privacy: '隐私说明' },
})
