import { translation } from '../translate.ts'

export const ui = translation('ui', {
  back: '返回',
  cancel: '取消',
  close: '关闭',
  dismiss: '知道了',
  discardTitle: '放弃刚才填写的内容？',
  discard: '放弃',
  keep: '继续填写',
  loading: '加载中……',
  retry: '再试一次',
  save: '保存',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
})
