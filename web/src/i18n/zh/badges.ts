import { translation } from '../translate.ts'

export const badges = translation('badges', {
  title: '徽章',
  seeAll: '查看全部',
  all: '全部徽章',
  locked: '还没解锁',
  times: { other: '获得 {count} 次' },
  once: '{day}获得',
  often: { other: '获得 {count} 次，最近是{day}' },
  kinds: {
    habit_master: { title: '习惯养成大师', takes: '完成一个习惯' },
    skill_master: { title: '技能大师', takes: '完成一个技能挑战' },
    first_moment: { title: '小小故事家', takes: '记下第一条点滴' },
    run_7: { title: '坚持一周', takes: '一个习惯连续坚持 7 天' },
    run_21: { title: '第一个里程碑', takes: '一个习惯连续坚持 21 天' },
    run_66: { title: '扎下深根', takes: '一个习惯连续坚持 66 天' },
    behaviors_50: { title: '五十件好事', takes: '记录 50 次好行为' },
    first_redemption: { title: '第一次兑换', takes: '兑换第一个奖励' },
  },
})
