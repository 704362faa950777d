import type { welcome as english } from '../en/welcome.ts'
import { likeEnglish } from '../like-english.ts'

export const welcome = likeEnglish<typeof english>()({
  greeting: '你好，我是 Pip！我会根据{child}的记录来回答，想聊点什么？',
  opening: {
    tips: '我来看看现在什么对{child}最有帮助。',
    rewards: '我来看看{child}可以期待什么。',
    recommendations: '我来看看{child}下一步做什么好。',
  },
  failed: '刚才卡了一下。要不从下面选一个继续？',
  footer: '一般信息，不是医疗建议。',
})
