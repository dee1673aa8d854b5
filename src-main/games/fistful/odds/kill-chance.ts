import { ARMED_KINDS, type ArmedKind, COMBAT_CHART } from '#shared/games/fistful/tables/ships.ts'

type Chart = Readonly<Record<ArmedKind, Readonly<Partial<Record<ArmedKind, number>>>>>

const CHART: Chart = COMBAT_CHART

/** The chance that a die between two ships destroys the second, by the combat chart (FIST-COMBAT-4). */
export function computeKillChance(ship: ArmedKind, enemy: ArmedKind): number {
  const firstDies = CHART[enemy][ship]
  if (firstDies !== undefined) return firstDies / 6
  return 1 - (CHART[ship][enemy] ?? 0) / 6
}

/** Kill chances by index in ARMED_KINDS: ship × 3 + enemy. */
export const KILL_CHANCES_BY_KIND_PAIR = Float64Array.from(
  ARMED_KINDS.flatMap((ship) => ARMED_KINDS.map((enemy) => computeKillChance(ship, enemy))),
)
