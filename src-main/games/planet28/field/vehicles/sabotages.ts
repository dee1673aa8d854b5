import { rulesOf } from '#main/games/planet28/battle/scene.ts'
import { saboteurOf } from '#main/games/planet28/battle/vehicles/sabotage.ts'
import { workingSections } from '#main/games/planet28/battle/vehicles/sections.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { PeopleUnit } from '#shared/games/planet28/battle/units.ts'
import { type Outlook, seenBy } from '../outlook.ts'
import { nearestFirst } from '../shots.ts'
import { distanceCm } from '../sight.ts'

/** The sabotage of vehicles within reach, the nearest first: the section with most crew or a weapon, where there is one (P28-AB-sabotage). */
export function sabotagesOf(outlook: Outlook, unit: PeopleUnit): BattleCommandOf<'sabotage'>[] {
  const rules = rulesOf(outlook.battle)
  const skill = saboteurOf(unit.profile.abilities, rules)
  const body = outlook.places[unit.id]
  if (skill === null || body === undefined) return []
  return nearestFirst(outlook, body, seenBy(outlook, unit)).flatMap((foe) => {
    const there = outlook.places[foe.id]
    if (foe.kind !== 'vehicle' || there === undefined) return []
    const far = Math.round(100 * distanceCm(outlook.field, body, there)) / 100
    if (far > skill.reachCm) return []
    const wishes = workingSections(foe, rules)
      .toSorted((one, other) => worthOf(other.row) - worthOf(one.row))
      .map(({ cell }) => cell)
    const base = { type: 'sabotage', by: unit.side, unit: unit.id, vehicle: foe.id, distanceCm: far } as const
    return [{ ...base, wishes }]
  })
}

function worthOf({ crew = 0, mounts = 0 }: { readonly crew?: number; readonly mounts?: number }): number {
  return 2 * crew + mounts
}
