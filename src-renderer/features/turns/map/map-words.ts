import type { ColonyView, FistfulFleetView, FistfulHead } from '../../../../src-shared/contract/fistful-views.ts'
import type { Ships, Side } from '../../../../src-shared/games/fistful/model.ts'
import { SHIP_KINDS, SHIPS } from '../../../../src-shared/games/fistful/tables/ships.ts'

/** Ships in words: “2 scouts, 1 cruiser”. */
export function shipWords(ships: Ships): string {
  const parts = SHIP_KINDS.flatMap((kind) => {
    const count = ships[kind] ?? 0
    return count === 0 ? [] : [`${count} ${SHIPS[kind].name.toLowerCase()}${count === 1 ? '' : 's'}`]
  })
  return parts.length === 0 ? 'no ships' : parts.join(', ')
}

/** Ships as order sheets write them: “2S1C”. */
export function shipCode(ships: Ships): string {
  return SHIP_KINDS.flatMap((kind) => (ships[kind] ? [`${ships[kind]}${kind}`] : [])).join('')
}

/** How many ships there are. */
export function shipCount(ships: Ships): number {
  return SHIP_KINDS.reduce((sum, kind) => sum + (ships[kind] ?? 0), 0)
}

/** What a fleet is made of, or that it is not known. */
export function fleetWords({ ships }: Pick<FistfulFleetView, 'ships'>): string {
  return ships === null ? 'unknown ships' : shipWords(ships)
}

/** A side with its player's name: “A, Mira”. */
export function sideWords(side: Side, { seats }: Pick<FistfulHead, 'seats'>): string {
  return `${side}, ${seats[side].name}`
}

/** A colony in words: “size 3, fortified, under siege”. */
export function colonyWords({ size, isFortified, isBesieged, isHomeworld, fortProgress }: ColonyView): string {
  const parts = [
    isHomeworld ? 'homeworld' : '',
    size === null ? 'size unknown' : `size ${size}`,
    isFortified ? 'fortified' : '',
    fortProgress === null ? '' : 'half a fort paid',
    isBesieged ? 'under siege' : '',
  ]
  return parts.filter(Boolean).join(', ')
}

/** A chance in hundredths: “89 %”; what is neither sure nor impossible never reads as if it were. */
export function chanceWords(chance: number): string {
  if (chance > 0 && chance < 0.005) return '< 1 %'
  if (chance < 1 && chance > 0.995) return '> 99 %'
  return `${Math.round(chance * 100)} %`
}
