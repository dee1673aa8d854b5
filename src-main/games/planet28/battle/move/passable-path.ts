import type { CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import type { Settings } from '#shared/games/planet28/tables/rulings.ts'
import { listUnitEffects, filterEffectsByShape } from '../effects-in-force.ts'
import { type Transaction, getUnit } from '../transaction.ts'
import type { MoveInput } from './cross-ground.ts'

/**
 * Throws if a path leads through other models or over impassable ground. Units that pass obstacles also pass models,
 * and impassable ground only by setting (P28-MOVE-3, P28-TERR-1, P28-TR-incorporeal, `passFriends`,
 * `incorporealImpassable`).
 */
export function requirePassablePath(
  transaction: Transaction,
  unit: CharacterOrSquadUnit,
  { through = [], isImpassable = false }: MoveInput,
): void {
  const { settings } = transaction.rules
  const isPassing = canPeoplePassObstacles(transaction, unit)
  if (isImpassable && !(isPassing && settings.incorporealImpassable)) {
    const rule = isPassing ? 'P28-TR-incorporeal' : 'P28-TERR-1'
    transaction.refuse('impassable', `${unit.name} cannot enter impassable ground: it goes round.`, rule)
  }
  for (const id of isPassing ? [] : through) {
    const otherUnit = getUnit(transaction, id)
    if (otherUnit.side !== unit.side || !settings.passFriends)
      transaction.refuse('in-the-way', `${otherUnit.name} blocks the way of ${unit.name}: it goes round.`, 'P28-MOVE-3')
  }
}

/** Whether a unit ignores obstacles and models (P28-TR-incorporeal). */
export function canPeoplePassObstacles({ rules }: Pick<Transaction, 'rules'>, unit: CharacterOrSquadUnit): boolean {
  return filterEffectsByShape(listUnitEffects(unit, rules), 'passes-obstacles').length > 0
}

/**
 * Members out of coherency after a move, or undefined if not entered: those with no other member near, or by setting
 * all but the largest group (P28-SQ-4, `coherency`).
 */
export function findStragglers(
  { apart, groups }: MoveInput,
  { coherency }: Pick<Settings, 'coherency'>,
): readonly string[] | undefined {
  if (groups === undefined) return apart
  const [largest] = groups.toSorted((a, b) => b.length - a.length)
  return groups.filter((group) => (coherency === 'chain' ? group !== largest : group.length === 1)).flat()
}
