import { translation } from '../translate.ts'

export const notFound = translation('notFound', {
  title: '404 页面不存在',
  text: '这条小路上什么也没长。Pip 已经找过了。',
  home: '回首页',
  developerHint: '给开发者：是不是忘了把页面加进路由？',
})
