/** A rectangle of a tile in its pixels; right and bottom are beyond it. */
export interface Patch {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** How many pixels a patch has; none where it ends before it begins. */
export function getPatchArea({ left, top, right, bottom }: Patch): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top)
}

/** What two patches share; maybe nothing. */
export function intersectPatches(a: Patch, b: Patch): Patch {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  }
}

/** The patch about two. */
export function unitePatches(a: Patch, b: Patch): Patch {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  }
}

/** Splits a patch in two along one side of what is in sight: all that is seen of it and is wanted now, and as much as can wait. */
export function splitPatch(patch: Patch, seen: Patch): { readonly now: Patch; readonly later: Patch } {
  const { left, top, right, bottom } = intersectPatches(patch, seen)
  if (left >= right || top >= bottom) return { now: { ...patch, right: patch.left }, later: patch }
  const cuts = [
    { now: { ...patch, right }, later: { ...patch, left: right } },
    { now: { ...patch, left }, later: { ...patch, right: left } },
    { now: { ...patch, bottom }, later: { ...patch, top: bottom } },
    { now: { ...patch, top }, later: { ...patch, bottom: top } },
  ]
  return cuts.reduce((best, cut) => (getPatchArea(cut.later) > getPatchArea(best.later) ? cut : best))
}
