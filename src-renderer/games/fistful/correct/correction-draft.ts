import type { PositionView } from '#shared/contract/fistful/views.ts'
import type { Correction } from '#shared/games/fistful/correction.ts'
import { getOtherSide, type Ships, type Side } from '#shared/games/fistful/model.ts'
import { SHIP_KINDS, type ShipKind } from '#shared/games/fistful/tables/ships.ts'

/** Form fields of a correction. Which of them apply depends on its kind. */
export interface CorrectionDraft {
  what: Correction['what']
  star: string | null
  side: Side
  fleet: string | null
  ships: Record<ShipKind, number | null>
  owner: Side | 'nobody'
  size: number | null
  isFortified: boolean
  lost: string[]
}

/** Returns the empty form. */
export function createCorrectionDraft(): CorrectionDraft {
  const ships = { T: 0, S: 0, C: 0, D: 0 }
  return { what: 'fleet', star: null, side: 'A', fleet: null, ships, owner: 'A', size: 1, isFortified: false, lost: [] }
}

/** Lists the letters of a side's fleets with their locations. */
export function listFleets({ fleets }: Pick<PositionView, 'fleets'>, side: Side) {
  return fleets.flatMap(({ owner, id, at, ships }) =>
    owner === side && id !== null ? [{ letter: id, at, ships: ships ?? {} }] : [],
  )
}

/** Fills the form with the current values of an existing fleet or colony. */
export function fillCorrectionDraft(
  draft: CorrectionDraft,
  position: Pick<PositionView, 'fleets' | 'colonies'>,
): CorrectionDraft {
  const fleet = listFleets(position, draft.side).find(({ letter }) => letter === draft.fleet)
  const colony = position.colonies.find(({ star }) => star === draft.star)
  const counted = SHIP_KINDS.map((kind) => [kind, fleet?.ships[kind] ?? 0] as const)
  return {
    ...draft,
    ships: Object.fromEntries(counted) as CorrectionDraft['ships'],
    owner: colony?.owner ?? draft.owner,
    size: colony?.size ?? draft.size,
    isFortified: colony?.isFortified ?? false,
  }
}

/** Builds the correction. Null if something is missing. */
export function buildCorrection(draft: CorrectionDraft): Correction | null {
  const { what, star, side, fleet, owner, size, isFortified, lost } = draft
  if (star === null) return null
  switch (what) {
    case 'fleet':
      return fleet === null ? null : { what, side, fleet, at: star, ships: shipsOf(draft) }
    case 'colony':
      return size === null ? null : { what, star, owner: owner === 'nobody' ? null : owner, size, isFortified }
    case 'battle':
      return fleet === null ? null : { what, star, winner: side, survivors: { [fleet]: shipsOf(draft) }, lost }
    case 'capture':
      return { what, star, by: side }
  }
}

function shipsOf({ ships }: CorrectionDraft): Ships {
  return Object.fromEntries(Object.entries(ships).filter(([, count]) => (count ?? 0) > 0))
}

/** Lists the other side's fleets, which a battle may have destroyed. */
export function listEnemyFleets(position: Pick<PositionView, 'fleets'>, side: Side) {
  return listFleets(position, getOtherSide(side))
}
