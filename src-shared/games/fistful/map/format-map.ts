import type { ColonyView, FistfulFleetView, FistfulGameHeader } from '#shared/contract/fistful/views.ts'
import { formatShips } from '#shared/games/fistful/format-ships.ts'
import type { Side } from '#shared/games/fistful/model.ts'

/** Formats the ships of a fleet, or that they are unknown. */
export function formatFleetShips({ ships }: Pick<FistfulFleetView, 'ships'>): string {
  return ships === null ? 'unknown ships' : formatShips(ships)
}

/** Formats a side with its player: “A, Mira”. */
export function formatSideWithPlayer(side: Side, { seats }: Pick<FistfulGameHeader, 'seats'>): string {
  return `${side}, ${seats[side].name}`
}

/** Formats a colony: “size 3, fortified, under siege”. */
export function formatColony(colony: ColonyView): string {
  const { size, isFortified, isBesieged, isHomeworld, fortProgress, seenOn } = colony
  const parts = [
    isHomeworld ? 'homeworld' : '',
    size === null ? 'size unknown' : `size ${size}`,
    isFortified ? 'fortified' : '',
    fortProgress === null ? '' : 'half a fort paid',
    isBesieged ? 'under siege' : '',
    seenOn === null ? '' : `seen last in turn ${seenOn}`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** Formats a chance in per cent: “89 %”. Rounding never yields 0 % or 100 % unless exact. */
export function formatChance(chance: number): string {
  if (chance > 0 && chance < 0.005) return '< 1 %'
  if (chance < 1 && chance > 0.995) return '> 99 %'
  return `${Math.round(chance * 100)} %`
}
