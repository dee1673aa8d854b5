import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { CharacterOrSquadUnit, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { splitSmallSquad } from '../morale/squads.ts'
import { getFightingModel, getPeopleUnit, type Transaction, getUnit } from '../transaction.ts'
import { resolveTurnEnd } from '../turn/turn-end.ts'
import { beginTurn } from '../turn/turns.ts'
import { getSection } from '../vehicles/get-section.ts'
import { recordPassengersOut } from '../vehicles/passengers.ts'

type Tally = BattleCommandOf<'tally'>

/** Details of a fact that was entered manually. */
const TALLIED_DAMAGE = { by: null, cause: 'Told by the table', rule: 'P28-CAMP-1' } as const

/** Records a fact from the table without its dice (P28-CAMP-1, P28-CAMP-2, P28-VCAMP-1). */
export function recordTally(transaction: Transaction, command: Tally): void {
  const { unit, fact } = command
  const found = getUnit(transaction, unit)
  if (fact === 'hit') return transaction.apply({ type: 'succeeded', unit })
  if (fact === 'kill') return transaction.apply({ type: 'credited', unit })
  if (fact === 'section') return transaction.apply({ type: 'credited', unit, isSection: true })
  if (found.kind === 'vehicle') return tallyHull(transaction, found, command)
  tallyModel(transaction, getPeopleUnit(transaction, unit), command)
  splitSmallSquad(transaction, unit)
}

function tallyModel(
  transaction: Transaction,
  found: CharacterOrSquadUnit,
  { model: named, fact, hitPoints: lost = 1 }: Tally,
): void {
  const { id: unit } = found
  const model = getFightingModel(found, named)
  if (fact === 'fled') return transaction.apply({ type: 'lost', unit, model: model.id, fate: 'fled', by: null })
  if (fact === 'hurt' && model.hitPoints <= lost) {
    const left = formatPoints(model.hitPoints)
    transaction.refuse('last-point', `${found.name} has ${left} left: it falls.`, 'P28-DMG-1')
  }
  transaction.apply({
    type: 'hurt',
    unit,
    model: model.id,
    hitPoints: fact === 'hurt' ? lost : model.hitPoints,
    ...TALLIED_DAMAGE,
  })
  if (fact === 'slain') transaction.apply({ type: 'lost', unit, model: model.id, fate: 'slain', by: null })
}

/** Records a damaged or destroyed section of a vehicle, or the loss of the vehicle (P28-VEH-DMG-3). */
function tallyHull(transaction: Transaction, vehicle: VehicleUnit, { fact, cell, hitPoints: lost = 1 }: Tally): void {
  const { id: unit, name } = vehicle
  if (fact === 'fled') transaction.refuse('vehicle', `${name} is a vehicle: it does not flee.`, 'P28-VEH-BREAK-2')
  const sections = cell === undefined ? vehicle.sections : [getSection(vehicle, cell)]
  const left = sections.filter(({ hitPoints }) => hitPoints > 0)
  const [first] = left
  if (first === undefined) transaction.refuse('gone', `Nothing is left of that of ${name}.`, 'P28-VEH-DMG-3')
  if (fact === 'hurt' && first.hitPoints <= lost) {
    const points = formatPoints(first.hitPoints)
    transaction.refuse('last-point', `Section ${first.cell} has ${points} left: it is destroyed.`, 'P28-VEH-DMG-3')
  }
  const hurt =
    fact === 'hurt'
      ? [{ ...first, hitPoints: first.hitPoints - lost }]
      : left.map((section) => ({ ...section, hitPoints: 0 }))
  for (const section of hurt) {
    transaction.apply({ type: 'section-hurt', unit, section, by: null })
    if (section.hitPoints === 0) recordPassengersOut(transaction, { vehicle: unit, cell: section.cell })
  }
}

const formatPoints = (count: number) => (count === 1 ? 'one hit point' : `${count} hit points`)

/** Ends the turn and begins the next, for players who do not track the order of acting (P28-TURN-9). */
export function advanceToNextTurn(transaction: Transaction): void {
  const { battle } = transaction
  if (battle.phase === 'turn') resolveTurnEnd(transaction)
  if (transaction.battle.phase === 'between')
    beginTurn(transaction, { by: '', type: 'begin-turn', near: battle.near.map((item) => ({ ...item })) })
}
