import { translation } from '../translate.ts'

export const children = translation('children', {
  select: '选择孩子',
  add: '添加孩子',
  years: { other: '{count} 岁' },
  first: {
    title: '谁在这里一天天长大？',
    hint: '添加第一个孩子，种下小花园的第一棵苗。',
  },
})
