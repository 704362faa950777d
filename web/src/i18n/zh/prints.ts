import { translation } from '../translate.ts'

export const prints = translation('prints', {
  title: '打印',
  paper: '纸张',
  papers: { a4: 'A4 纸', letter: '信纸（美国）' },
  print: '打印',
  week: {
    way: '{name}的习惯打勾表',
    hint: '每个习惯都配了图，还不识字的孩子也看得懂。已经打过卡的日子会先填好。',
    none: '还没有进行中的习惯',
    noneHint: '先种下一个，才有东西可以打勾。',
    kept: '已完成',
    open: '还没打勾',
  },
  book: {
    way: '把一年的点滴做成一本小册子',
    year: '年份',
    cover: '{name}的 {year} 年',
    moments: { other: '{count} 条点滴' },
    none: '还没有点滴',
    noneHint: '记下第一条，成长册就从它开始。',
    by: '{name}记录',
  },
})
