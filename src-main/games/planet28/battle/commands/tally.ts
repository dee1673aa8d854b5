import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { PeopleUnit, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { emit, Illegal, modelIn, peopleIn, type Scene, unitIn } from '../scene.ts'
import { splitWhereSmall } from '../squads.ts'
import { endOfTurn } from '../turn-end.ts'
import { letOut } from '../vehicles/passengers.ts'
import { sectionAt } from '../vehicles/section-at.ts'
import { beginTurn } from './turns.ts'

type Tally = BattleCommandOf<'tally'>

/** What is known of a fact that was only told. */
const TOLD = { by: null, cause: 'Told by the table', rule: 'P28-CAMP-1' } as const

/** A fact as the table tells it, without its dice (P28-CAMP-1, P28-CAMP-2, P28-VCAMP-1). */
export function tally(scene: Scene, command: Tally): void {
  const { unit, fact } = command
  const found = unitIn(scene, unit)
  if (fact === 'hit') return emit(scene, { type: 'succeeded', unit })
  if (fact === 'kill') return emit(scene, { type: 'credited', unit })
  if (fact === 'section') return emit(scene, { type: 'credited', unit, isSection: true })
  if (found.kind === 'vehicle') return tallyHull(scene, found, command)
  tallyModel(scene, peopleIn(scene, unit), command)
  splitWhereSmall(scene, unit)
}

function tallyModel(scene: Scene, found: PeopleUnit, { model: named, fact }: Tally): void {
  const { id: unit } = found
  const model = modelIn(found, named)
  if (fact === 'fled') return emit(scene, { type: 'lost', unit, model: model.id, fate: 'fled', by: null })
  if (fact === 'hurt' && model.hitPoints <= 1)
    throw new Illegal('last-point', `${found.name} has one hit-point left: it falls.`, 'P28-DMG-1')
  emit(scene, { type: 'hurt', unit, model: model.id, hitPoints: fact === 'hurt' ? 1 : model.hitPoints, ...TOLD })
  if (fact === 'slain') emit(scene, { type: 'lost', unit, model: model.id, fate: 'slain', by: null })
}

/** A section of a vehicle that lost a hit-point or all, or the whole of it (P28-VEH-DMG-3). */
function tallyHull(scene: Scene, vehicle: VehicleUnit, { fact, cell }: Tally): void {
  const { id: unit, name } = vehicle
  if (fact === 'fled') throw new Illegal('vehicle', `${name} is a vehicle: it does not flee.`, 'P28-VEH-BREAK-2')
  const sections = cell === undefined ? vehicle.sections : [sectionAt(vehicle, cell)]
  const left = sections.filter(({ hitPoints }) => hitPoints > 0)
  const [first] = left
  if (first === undefined) throw new Illegal('gone', `Nothing is left of that of ${name}.`, 'P28-VEH-DMG-3')
  if (fact === 'hurt' && first.hitPoints <= 1)
    throw new Illegal('last-point', `Section ${first.cell} has one hit-point left: it is destroyed.`, 'P28-VEH-DMG-3')
  const hurt =
    fact === 'hurt' ? [{ ...first, hitPoints: first.hitPoints - 1 }] : left.map((one) => ({ ...one, hitPoints: 0 }))
  for (const section of hurt) {
    emit(scene, { type: 'section-hurt', unit, section, by: null })
    if (section.hitPoints === 0) letOut(scene, { vehicle: unit, cell: section.cell })
  }
}

/** The end of a turn and the beginning of the next, for a table that keeps no order of acting (P28-TURN-9). */
export function nextTurn(scene: Scene): void {
  const { battle } = scene
  if (battle.phase === 'turn') endOfTurn(scene)
  if (scene.battle.phase === 'between')
    beginTurn(scene, { by: '', type: 'begin-turn', near: battle.near.map((one) => ({ ...one })) })
}
