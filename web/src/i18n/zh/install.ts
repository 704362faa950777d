import { translation } from '../translate.ts'

export const install = translation('install', {
  updateReady: '新版本已就绪',
  updateHint: '片刻即可打开，什么都不会丢。',
  update: '更新',
  typing: '请先保存或放弃正在输入的内容',
  title: '把小芽放在手边',
  text: '添加到主屏幕，点一下就能打开，没有信号也能用。',
  ios: '点按分享按钮，再选择“添加到主屏幕”。',
  install: '安装',
  later: '以后再说',
  close: '关闭提示',
})
