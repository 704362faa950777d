import { contract } from '../endpoint.ts'
import { question } from './model.ts'

export const assistantCalls = contract({
  chat: {
    method: 'POST',
    path: '/api/ai/chat/stream',
    says: 'Asks Pip. Each event is `data: {"chunk": "…"}`, at the end `data: {"done": true, "followUpActions": ["…"], "offers": […], "by": "pip"}`, or `data: {"error": "…"}`.',
    body: question,
    streams: true,
  },
})
