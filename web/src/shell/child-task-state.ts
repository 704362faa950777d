import { useState } from 'react'
import type { ChildTask } from '../children/child-task.ts'

/** The dialogs stand ready from the first that is opened. */
export function useChildTask() {
  const [task, setTask] = useState<ChildTask | null>(null)
  const [wanted, setWanted] = useState(false)
  if (task && !wanted) setWanted(true)
  const ways = { onAdd: () => setTask({ kind: 'add' }), onClose: () => setTask(null) }
  return { task, setTask, wanted, ways }
}
