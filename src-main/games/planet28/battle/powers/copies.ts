import { sumModifiers } from '#main/games/kit/modifier.ts'
import type { CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { listSkillParts } from '../rolls/skills.ts'
import { getPeopleUnit, type Transaction, getUnit } from '../transaction.ts'

/** The condition whose end removes a copy (P28-ARC-8). */
const COPY = 'copy'

/**
 * Creates an exact copy of a character for some turns, controlled by the caster. It acts this turn if its place in the
 * order is still to come (P28-ARC-8).
 */
export function summonCopy(
  transaction: Transaction,
  { unit, target, turns, rule }: { unit: string; target: string; turns: number; rule: string },
): void {
  const original = getPeopleUnit(transaction, target)
  const id = freeId(transaction, target)
  const agility = sumModifiers(listSkillParts(transaction, { unit: original, skill: 'A', moments: ['turn-order'] }))
  const now = transaction.battle.order.find((place) => place.unit === unit)?.agility ?? 0
  const until = transaction.battle.turn + turns - (transaction.rules.settings.durationStart === 'current' ? 1 : 0)
  const condition = { id: COPY, source: 'Copy', rule, effects: [], until, by: unit }
  const copy: CharacterOrSquadUnit = {
    ...original,
    id,
    name: `${original.name} (copy)`,
    side: getUnit(transaction, unit).side,
    warbandId: null,
    copyOf: target,
    conditions: [...original.conditions, condition],
    turn: {
      ...original.turn,
      actions: original.actionsEach,
      isActivated: agility > now,
      hasActed: false,
      isHolding: false,
      moves: 0,
      hasJustMoved: false,
      charges: 0,
    },
    models: original.models.map((model, at) => ({ ...model, id: `${id}.${at + 1}` })),
  }
  transaction.apply({ type: 'appeared', unit: copy })
  const awareness = sumModifiers(listSkillParts(transaction, { unit: original, skill: 'AW' }))
  const place = { unit: id, agility, awareness, rollOff: 0, isLast: false, isLater: false }
  const order = [...transaction.battle.order, place].toSorted(
    (a, b) => Number(a.isLast) - Number(b.isLast) || b.agility - a.agility,
  )
  transaction.apply({ type: 'ordered', order })
}

/** An unused id: other copies of the same character may exist, and earlier ones may be gone. */
function freeId({ battle }: Transaction, target: string): string {
  let count = 1
  while (battle.units.some(({ id }) => id === `${target}+${count}`)) count += 1
  return `${target}+${count}`
}

/** Removes copies whose turns are over (P28-ARC-8). */
export function removeExpiredCopies(transaction: Transaction): void {
  for (const { id, conditions } of transaction.battle.units) {
    const copy = conditions.find((condition) => condition.id === COPY)
    if (copy?.until !== undefined && copy.until !== null && copy.until < transaction.battle.turn)
      transaction.apply({ type: 'vanished', unit: id })
  }
}
