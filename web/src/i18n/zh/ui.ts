import { translation } from '../translate.ts'

export const ui = translation('ui', {
  back: '返回',
  cancel: '取消',
  close: '关闭',
  dismiss: '知道了',
  loading: '加载中……',
  retry: '再试一次',
})
