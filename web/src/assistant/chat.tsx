import type { Child } from '@sprout/domain/children/model'
import { useState } from 'react'
import { type Beginning, useBeginning } from './chat-address.ts'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import { useConversation } from './use-conversation.ts'

/** What is said about a child. With another child it begins anew, from the greeting. */
export function Chat({ child }: { child: Child }) {
  const beginning = useBeginning()
  const [began, setBegan] = useState({ childId: child.id, beginning, isAnew: false })
  if (began.childId !== child.id) setBegan({ childId: child.id, beginning: null, isAnew: true })
  return <Conversation key={child.id} child={child} {...began} />
}

type ConversationProps = { child: Child; beginning: Beginning | null; isAnew: boolean }

function Conversation({ child, beginning, isAnew }: ConversationProps) {
  const { messages, isPending, ask, stop } = useConversation(child, beginning, isAnew)
  return (
    <>
      <MessageList {...{ child, messages, ask, stop }} />
      <Composer name={child.name} isPending={isPending} onSend={ask} />
    </>
  )
}
