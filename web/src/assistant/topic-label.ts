import { labels } from '@sprout/domain/assistant/reply/chips'
import type { Topic } from '@sprout/domain/assistant/topics'
import type { Language } from '@sprout/domain/language'

/** What the chip for a topic says. */
export const topicLabel = (topic: Topic, language: Language) => labels([topic], language).join()
