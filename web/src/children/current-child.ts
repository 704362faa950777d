import { shownChild } from '@sprout/domain/children/chosen'
import { childCalls } from '@sprout/domain/children/contract'
import type { Child } from '@sprout/domain/children/model'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { load } from '../api/load.ts'
import { useWithWaiting } from '../outbox/waiting.ts'
import { chooseChild, useChosenChild } from './chosen-child.ts'

export const childList = load(childCalls.list, {})

/** The child that the screens speak of. Their points are what they will be once all that waits is sent. */
export function useCurrentChild(): Child | undefined {
  const { data: children = [] } = useQuery(childList)
  const child = shownChild(children, useChosenChild())
  const withWaiting = useWithWaiting()
  return child && withWaiting(child)
}

/** So that the next visit begins with the same child. */
export function useRememberChild(child: Child | undefined) {
  const id = child?.id
  useEffect(() => {
    if (id) chooseChild(id)
  }, [id])
}
