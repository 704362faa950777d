import type { Child } from '@sprout/domain/children/model'

/** What the parent is doing with the children's profiles: one dialog at a time. */
export type ChildTask =
  | { readonly kind: 'select' }
  | { readonly kind: 'add' }
  | { readonly kind: 'edit'; readonly child: Child }
  | { readonly kind: 'remove'; readonly child: Child }
