/** A rectangle of a tile in its pixels. `right` and `bottom` are exclusive. */
export interface TilePatch {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Area of a patch in pixels; 0 if it is empty. */
export function getPatchArea({ left, top, right, bottom }: TilePatch): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top)
}

/** Intersection of two patches, possibly empty. */
export function intersectPatches(a: TilePatch, b: TilePatch): TilePatch {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  }
}

/** Bounding rectangle of two patches. */
export function unitePatches(a: TilePatch, b: TilePatch): TilePatch {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  }
}

/**
 * Splits a patch along one edge of the visible rectangle: `now` contains everything visible, `later` is as large as
 * possible.
 */
export function splitPatch(patch: TilePatch, seen: TilePatch): { readonly now: TilePatch; readonly later: TilePatch } {
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
