/** What the chat says by itself; apart, as the browser needs only these. */
export const welcome = {
  greeting: 'Hello, I’m Pip! I answer from {child}’s own days. What shall we talk about?',
  opening: {
    tips: 'Let me see what would help {child} most right now.',
    rewards: 'Let me see what {child} could look forward to.',
    recommendations: 'Let me see what the next good step for {child} could be.',
  },
  failed: 'Something got in my way just now. Shall we go on with one of these?',
  footer: 'General information, not medical advice.',
} as const
