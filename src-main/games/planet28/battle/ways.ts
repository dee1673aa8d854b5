import type { PeopleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Settings } from '#shared/games/planet28/tables/rulings.ts'
import { effectsOn, ofShape } from './effects-in-force.ts'
import type { MoveSaid } from './moves.ts'
import { Illegal, type Scene, unitIn } from './scene.ts'

/** Throws where a way leads through who stands there, or over ground that nobody enters; who passes obstacles passes models too, impassable ground by ruling alone (P28-MOVE-3, P28-TERR-1, P28-TR-incorporeal, `passFriends`, `incorporealImpassable`). */
export function requireWay(scene: Scene, unit: PeopleUnit, { through = [], isImpassable = false }: MoveSaid): void {
  const { settings } = scene.rules
  const isPassing = passesObstacles(scene, unit)
  if (isImpassable && !(isPassing && settings.incorporealImpassable)) {
    const rule = isPassing ? 'P28-TR-incorporeal' : 'P28-TERR-1'
    throw new Illegal('impassable', `${unit.name} cannot enter impassable ground: it goes round.`, rule)
  }
  for (const id of isPassing ? [] : through) {
    const other = unitIn(scene, id)
    if (other.side !== unit.side || !settings.passFriends)
      throw new Illegal('in-the-way', `${other.name} blocks the way of ${unit.name}: it goes round.`, 'P28-MOVE-3')
  }
}

/** Whether obstacles and models are no hindrance to a unit (P28-TR-incorporeal). */
export function passesObstacles({ rules }: Pick<Scene, 'rules'>, unit: PeopleUnit): boolean {
  return ofShape(effectsOn(unit, rules), 'passes-obstacles').length > 0
}

/** Members that are out of their squad after a move, or undefined where the table said nothing of it: whoever has no other near, by ruling all but the largest group (P28-SQ-4, `coherency`). */
export function membersApart(
  { apart, groups }: MoveSaid,
  { coherency }: Pick<Settings, 'coherency'>,
): readonly string[] | undefined {
  if (groups === undefined) return apart
  const [largest] = groups.toSorted((one, other) => other.length - one.length)
  return groups.filter((group) => (coherency === 'chain' ? group !== largest : group.length === 1)).flat()
}
