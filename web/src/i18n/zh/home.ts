import { translation } from '../translate.ts'

export const home = translation('home', {
  title: '{name}的今天',
  empty: '今天也适合长大',
  hint: '今天看见、夸过的好事，明天{name}会做得更多。',
  behaviors: { today: { other: '今天有 {count} 件好事' }, none: '今天有什么好事？' },
  habits: { open: { other: '{open} 个没打卡，共 {count} 个' }, done: '今天都完成了', none: '种下一个新习惯' },
  skills: { none: '找一个挑战' },
  moments: { last: '上次：{mood}', none: '记下第一条点滴' },
  moods: {
    very_happy: '特别开心',
    happy: '开心',
    excited: '兴奋',
    proud: '自豪',
    grateful: '感激',
    calm: '平静',
    surprised: '惊讶',
    neutral: '一般',
    tired: '累了',
    worried: '担心',
    angry: '生气',
    sad: '难过',
    very_sad: '特别难过',
  },
  birthday: {
    turns: { other: '{name}就要 {count} 岁了' },
    today: '{name}，生日快乐！',
    age: { other: '今天满 {count} 岁' },
  },
  week: { title: '这一周', columns: '每天的积分：{days}', none: '这一周还没有积分' },
})
