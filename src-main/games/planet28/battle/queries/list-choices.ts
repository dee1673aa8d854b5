import type { Choices } from '#shared/games/planet28/battle/choices.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { getBattleRules } from '../transaction.ts'
import { buildChoice, type ChoiceDraft } from './build-choice.ts'
import { listPendingChoices } from './pending-choices.ts'
import { listPeopleChoices } from './people-choices.ts'
import { listTurnChoices } from './turn-choices.ts'
import { listVehicleChoices } from './vehicle-choices.ts'

/** Lists all commands possible now, and the refused ones with their rule (P28-ACT-4). */
export function listBattleChoices(battle: Battle, asked?: string): Choices {
  const desk = { battle, rules: getBattleRules(battle) }
  const unit = battle.units.find(({ id }) => id === (asked ?? battle.active))
  const all = (drafts: readonly ChoiceDraft[]) => drafts.map((draft) => buildChoice(desk, draft))
  const [due] = battle.due
  if (battle.phase === 'over') return { unit: null, waitsFor: null, turn: [], orders: [] }
  if (due !== undefined)
    return { unit: due.unit, waitsFor: due.ask, turn: [], orders: all(listPendingChoices(desk, due)) }
  const turn = all(listTurnChoices(desk))
  if (unit === undefined) return { unit: null, waitsFor: null, turn, orders: [] }
  const drafts = unit.kind === 'vehicle' ? listVehicleChoices(desk, unit) : listPeopleChoices(desk, unit)
  return { unit: unit.id, waitsFor: null, turn, orders: all(drafts) }
}
