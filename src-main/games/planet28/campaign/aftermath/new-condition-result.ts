import type { AftermathResult } from '#shared/games/planet28/campaign/aftermath.ts'
import type { Condition } from '#shared/games/planet28/campaign/conditions.ts'
import { getConditionRow } from '../growth/condition-rows.ts'
import { ageConditions } from '../growth/conditions.ts'
import type { ConditionDraft } from '../growth/injury-roll.ts'
import type { AnyTalliedUnit } from './aftermath-input.ts'

/**
 * Builds the result of a new condition. A cumulative one is kept beside the old one. Any other replaces it and combines
 * the worse values of both (P28-INJ-0, P28-VDT-1, P28-VDT-2).
 */
export function buildNewConditionResult(
  { unit, rules }: AnyTalliedUnit,
  suffered: ConditionDraft,
): Pick<AftermathResult, 'newConditions' | 'ended'> {
  const old = unit.conditions.find(({ condition }) => condition === suffered.condition)
  const { id: unitId, kind: unitKind } = unit
  if (old === undefined || getConditionRow(suffered.condition).addsUp)
    return { newConditions: [{ ...suffered, unitId, unitKind }], ended: [] }
  const [aged] = ageConditions([old], true, rules.settings).aged
  const worse = worseOf({ ...old, gamesLeft: aged?.gamesLeft ?? null }, suffered)
  return { newConditions: [{ ...worse, unitId, unitKind }], ended: [old.id] }
}

function worseOf(old: Condition, suffered: ConditionDraft): ConditionDraft {
  const games = [old.gamesLeft, suffered.gamesLeft].filter((left) => left !== null)
  return {
    ...suffered,
    agilityLost: Math.max(old.agilityLost, suffered.agilityLost),
    gamesLeft: games.length === 0 ? null : Math.max(...games),
    lostCells: [...new Set([...old.lostCells, ...suffered.lostCells])],
  }
}
