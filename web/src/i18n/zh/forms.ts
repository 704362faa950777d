import { translation } from '../translate.ts'

export const forms = translation('forms', {
  discardTitle: '放弃刚才填写的内容？',
  discard: '放弃',
  keep: '继续填写',
  save: '保存',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
})
