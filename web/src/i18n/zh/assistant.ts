import { translation } from '../translate.ts'

export const assistant = translation('assistant', {
  title: '和 Pip 聊聊',
  hello: '你好，我是 Pip！先添加孩子，我就能从第一天开始帮你。',
  pip: 'Pip 说：',
  you: '你：',
  messages: '对话',
  thinking: 'Pip 正在想……',
  stop: '停止',
  stopped: '你停止了这条回复。',
  goOn: '接着聊',
  oftenAsked: '家长常问',
  field: '写给 Pip 的话',
  placeholder: '问问{name}的事……',
  send: '发送',
  about: '正在聊{name}，切换孩子',
  offline: '我要联网才能回答，现在没有网络。等有网了再问我吧。',
  tooMany: '一下子问了好多问题，让我歇一分钟，再来问我吧。',
  by: { pip: '来自 Pip 自己的规则', model: '借助语言模型生成' },
  model: {
    label: '让语言模型帮助 Pip',
    hint: '会发送你的问题（去掉孩子的名字）和一些数字，不含生日和点滴内容。',
    failed: '没能更改',
  },
  offers: { habit: '添加这个习惯', reward: '添加这个奖励', praise: '记录一次表扬' },
  noChild: '未选择孩子',
  noChildHint: 'Pip 得先知道你说的是谁。',
})
