import { BADGES, type Badge, type BadgeKind } from '@sprout/domain/badges/model'

/** A place on the wall: what was earned, or what is still to earn. */
export type Place = { readonly kind: BadgeKind; readonly badge: Badge | undefined }

/** Every badge there is: the earned first, each part in the order of the wall. */
export function badgeWall(earned: readonly Badge[]): Place[] {
  const places = (Object.keys(BADGES) as BadgeKind[]).map((kind) => ({
    kind,
    badge: earned.find((badge) => badge.kind === kind),
  }))
  return [...places.filter(({ badge }) => badge), ...places.filter(({ badge }) => !badge)]
}
