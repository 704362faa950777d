import { translation } from '../translate.ts'

export const timeline = translation('timeline', {
  title: '{name}的日子',
  subtitle: '最新的在前。点开可以看全文，也可以撤销。',
  empty: '还没有活动',
  hint: '开始一个活动，这里就会出现记录。',
  start: '开始一个活动',
  more: '加载更多',
  end: '{name}的记录从这里开始。',
  moreFailed: '更早的记录没能加载',
  habitCompleted: { other: '{title}：连续 {count} 天' },
  skillCompleted: '挑战完成：{title}',
  redeemed: '已兑换',
  forDay: '补记{day}',
  makesGood: '弥补了：{title}',
  makesGoodEarlier: '弥补了之前的一次扣分',
  madeGood: '弥补方式：{title}',
  record: {
    by: '由{name}记录',
    repairs: '它弥补的是',
    repairedBy: '后来的弥补',
    takesBack: { other: '撤销会收回 {count} 积分。' },
    givesBack: { other: '撤销会退还 {count} 积分。' },
    removes: '撤销后它会从“时光”里消失，积分不变。',
    removesStory: '撤销后它会从“时光”里消失，写下的话也会一起删除，无法恢复。',
    goesAlong: '会一并撤销',
  },
})
