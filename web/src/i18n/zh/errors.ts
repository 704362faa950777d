import { translation } from '../translate.ts'

export const errors = translation('errors', {
  unauthorized: '未登录',
  loggedOut: '登录已失效，正在重新登录……',
  unreachable: '连不上网络，请检查后再试。',
  unknown: '出错了',
  notLoaded: '这里没能加载出来',
  reload: '重新加载小芽，一般就好了。',
})
