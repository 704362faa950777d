/** What an entry moves a balance by: where points stop at zero, a deduction takes only what is there. */
export const movedBy = (points: number, balance: number, family: { readonly keepBalancesAtZero: boolean }) =>
  family.keepBalancesAtZero ? Math.max(points, Math.min(0, -balance)) : points
