import type { CommandChoices } from '#shared/games/planet28/battle/choices.ts'
import type { ChoiceDraft, BattleWithRules } from './build-choice.ts'
import { listPendingChoices } from './pending-choices.ts'
import { listPeopleChoices } from './people-choices.ts'
import { listTurnChoices } from './turn-choices.ts'
import { listVehicleChoices } from './vehicle-choices.ts'

/** Commands to offer, not yet tested. */
interface ChoiceDrafts extends Pick<CommandChoices, 'unit' | 'waitsFor'> {
  readonly turn: readonly ChoiceDraft[]
  readonly orders: readonly ChoiceDraft[]
}

/** Lists what may come into question now, for the turn and for this unit, by default the acting one. */
export function listChoiceDrafts(context: BattleWithRules, asked?: string): ChoiceDrafts {
  const { battle } = context
  const unit = battle.units.find(({ id }) => id === (asked ?? battle.active))
  const [due] = battle.due
  if (battle.phase === 'over') return { unit: null, waitsFor: null, turn: [], orders: [] }
  if (due !== undefined)
    return { unit: due.unit, waitsFor: due.ask, turn: [], orders: listPendingChoices(context, due) }
  const turn = listTurnChoices(context)
  if (unit === undefined) return { unit: null, waitsFor: null, turn, orders: [] }
  const orders = unit.kind === 'vehicle' ? listVehicleChoices(context, unit) : listPeopleChoices(context, unit)
  return { unit: unit.id, waitsFor: null, turn, orders }
}
