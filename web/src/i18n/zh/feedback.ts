import { translation } from '../translate.ts'

export const feedback = translation('feedback', {
  title: '意见反馈',
  hint: '哪里不对，缺了什么，喜欢什么',
  type: '关于什么？',
  types: { bug: '出了问题', feature: '新想法', improvement: '可以更好', general: '其他' },
  subject: '主题',
  message: '内容',
  send: '发送',
  sent: '反馈已发送',
  thanks: '谢谢，小芽会因此长得更好。',
  failed: '发送失败',
  later: '请稍后再试。',
})
