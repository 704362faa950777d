import { useSearchParams } from 'wouter'

export const tabs = ['home', 'timeline', 'rewards', 'profile'] as const
export type Tab = (typeof tabs)[number]

/** The tab in the address; what is no tab is home. */
export function useTab(): Tab {
  const [search] = useSearchParams()
  return tabs.find((tab) => tab === search.get('tab')) ?? 'home'
}

export const addressOfTab = (tab: Tab) => (tab === 'home' ? '/' : `/?tab=${tab}`)
