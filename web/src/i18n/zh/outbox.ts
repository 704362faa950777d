import { translation } from '../translate.ts'

export const outbox = translation('outbox', {
  offline: '当前没有网络。',
  away: '小芽暂时没有回应。',
  from: '显示的是 {when} 的内容。',
  latest: { one: '{count} 条待发送：{title}', other: '{count} 条待发送，最近：{title}' },
  show: '查看等待发送的记录',
  sending: '正在发送 {count} 条…',
  allSent: '全部已发送',
  ofAnother: { other: '{name} 有 {count} 条记录留在这部手机上，等 {name} 重新登录后发送。' },
  kept: '已保存在这部手机上，有信号时就会发送。',
  noRoom: '没有信号，这部手机也没有空间保存。请等有信号时再试。',
  title: '等待发送',
  refused: '没有记上',
  forDay: '算在 {day}',
  remove: '不发送“{title}”',
  seen: '知道了',
  lostSight: '一个多星期前已发送，但没有收到答复。到时光里看看是否已经记上。',
  unreadable: '它来自另一个版本的小芽，无法发送。请重新记录。',
  priceNow: '这个奖励现在要 {count} 分。还想要的话，请再兑换一次。',
  tooDear: { other: '它要 {cost} 分，现在有 {count} 分。攒够了就能兑换。' },
  already: '那一天已经算上了，不用再做什么。',
})
